import { createHash } from "node:crypto";
import { KnownErrors } from "@stackkit/next/protocol/internal";
import { findByChoice } from "../../accounts/addresses/choose-account.js";
import { askToConfirm } from "../../accounts/suspended/ask-to-confirm.js";
import { hashOf } from "../../core/random.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { passFirstFactor, signedInOrThrow } from "../first-factor.js";
import { connectLink, openChosen, openLink } from "./pending-link.js";
import { findAuthorizationCode, spendAuthorizationCode } from "./table.js";

/** A request of the token endpoint with an authorization code. */
export interface CodeExchange {
  readonly project: Project;
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
  /** Asks before the provider is connected to an existing account. */
  readonly asks: boolean;
  /** Which account to open, if unverified ones signed up with the provider's address. */
  readonly account: string | undefined;
  readonly accountPassword: string | undefined;
  readonly info: RequestInfo;
}

/** The tokens that an authorization code gave. */
export interface ExchangedCode {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly isNewUser: boolean;
  readonly afterCallbackRedirectUrl: string | null;
}

/**
 * Exchanges an authorization code for a session, once. The code of a link connects its account
 * first. Throws `INVALID_AUTHORIZATION_CODE` if it is unknown, used, expired or another app's,
 * `REDIRECT_URL_NOT_WHITELISTED` for another redirect URI, and
 * `MULTI_FACTOR_AUTHENTICATION_REQUIRED`; with `asks`, `OAUTH_CONNECTION_CONFIRMATION_REQUIRED`,
 * and with an `account` `ACCOUNT_CHOICE_REQUIRED`, which both leave the code usable.
 */
export async function exchangeCode(
  context: Context,
  { project, code, redirectUri, codeVerifier, asks, info, ...choice }: CodeExchange,
): Promise<ExchangedCode> {
  const codeHash = hashOf(code);
  const now = context.clock.now();
  const stored = await findAuthorizationCode(context.db, project.id, codeHash, now);
  if (!stored || stored.codeChallenge !== challengeOf(codeVerifier))
    throw new KnownErrors.InvalidAuthorizationCode();
  if (stored.redirectUri !== redirectUri) throw new KnownErrors.RedirectUrlNotWhitelisted();
  const { userId, isNewUser, afterCallbackRedirectUrl } = stored;
  const link = stored.pendingLink === null ? undefined : openLink(context, stored.pendingLink);
  if (asks && link?.connectsBy !== undefined)
    throw new KnownErrors.OAuthConnectionConfirmationRequired({
      provider_id: link.providerId,
      email: link.connectsBy,
    });
  if (link?.isSuspended) {
    if (!(await spendAuthorizationCode(context.db, codeHash, now)))
      throw new KnownErrors.InvalidAuthorizationCode();
    throw await askToConfirm(context, info, project, userId);
  }
  const email = link?.undecided?.profile.email;
  const opened = email ? await findByChoice({ context, info, project }, email, choice) : {};
  const { passed, isNew } = await transact(context, async (tx) => {
    if (!(await spendAuthorizationCode(tx, codeHash, now)))
      throw new KnownErrors.InvalidAuthorizationCode();
    const joined = link?.undecided
      ? await openChosen(tx, context, project, info, link, opened)
      : { userId, isNewUser };
    if (link && !link.undecided) await connectLink(tx, context, project, info, link);
    const factor = { projectId: project.id, ...joined, info };
    return { passed: await passFirstFactor(tx, context, factor), isNew: joined.isNewUser };
  });
  const { accessToken, refreshToken } = signedInOrThrow(passed);
  return { accessToken, refreshToken, isNewUser: isNew, afterCallbackRedirectUrl };
}

const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");
