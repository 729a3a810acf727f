import {
  ERROR_PAGE_PARAMS,
  KnownError,
  KnownErrors,
  OAUTH_ANSWER_PARAMS,
  oauth,
} from "@stackkit/next/protocol/internal";
import { requireTrustedCallback, trustsCallback } from "../../codes/callback-url.js";
import { PlainError } from "../../core/plain-error.js";
import { hashOf, randomString } from "../../core/random.js";
import { knownError, toResponse } from "../../core/response-parts.js";
import { MINUTE } from "../../core/time.js";
import { type Database, isUniqueViolation } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { preferredLanguage } from "../../mail/locales/index.js";
import { findProject } from "../../projects/projects.js";
import { clearInnerCookie, hasInnerCookie } from "./inner-cookie.js";
import {
  type Account,
  type Joined,
  requireConnectable,
  signInWithAccount,
} from "./join-account.js";
import { keepTokens } from "./keep-tokens.js";
import { openProvider } from "./open-provider.js";
import { type OuterRequest, takeRequest, type WaitingRequest } from "./outer-request.js";
import { sealLink } from "./pending-link.js";
import { type ProviderTokens, redeemCallback } from "./provider-client.js";
import { isTestState, relayProviderTest } from "./provider-test.js";
import { insertAuthorizationCode } from "./table.js";

export const AUTHORIZATION_CODE_LIFE_MILLIS = 5 * MINUTE;

/** Attempts of a sign-in that races another. */
const SIGN_IN_ATTEMPTS = 3;

/** Handles the redirect from a provider and redirects to the app. Always deletes the cookie. */
export async function handleProviderCallback(
  context: Context,
  info: RequestInfo,
  providerId: string,
  params: URLSearchParams,
): Promise<Response> {
  const state = params.get("state") ?? "";
  if (isTestState(state)) return relayProviderTest(context, params);
  const headers = clearInnerCookie(info, state);
  const response = await redirectToApp(context, info, providerId, state, params).catch(
    (error: unknown) => {
      if (error instanceof PlainError)
        throw new PlainError(error.status, error.message, { ...error.headers, ...headers });
      if (error instanceof KnownError) return toResponse(knownError(error));
      throw error;
    },
  );
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
}

async function redirectToApp(
  context: Context,
  info: RequestInfo,
  providerId: string,
  state: string,
  params: URLSearchParams,
): Promise<Response> {
  if (!hasInnerCookie(info, state))
    throw new PlainError(
      400,
      "This sign-in was not started in this browser, or the page was loaded twice. Please " +
        "sign in again.",
    );
  const waiting = await takeRequest(context, state);
  if (!waiting || waiting.providerId !== providerId)
    throw new PlainError(400, "This sign-in is over or was never started. Please sign in again.");
  const project = await findProject(context.db, waiting.projectId);
  if (!project) throw new PlainError(400, "The project of this sign-in no longer exists.");
  try {
    const code = await redeem(context, project, waiting, info, state, params);
    return redirectTo(waiting.outer.redirectUri, {
      [OAUTH_ANSWER_PARAMS.code]: code,
      [OAUTH_ANSWER_PARAMS.state]: waiting.outer.state,
    });
  } catch (error) {
    const errorUrl = waiting.outer.errorRedirectUrl;
    if (
      !(error instanceof KnownError) ||
      errorUrl === null ||
      !trustsCallback({ context, info, project }, errorUrl)
    )
      throw error;
    const { code, details = {} } = error.toJSON();
    return redirectTo(errorUrl, {
      [ERROR_PAGE_PARAMS.code]: code,
      [ERROR_PAGE_PARAMS.message]: error.message,
      [ERROR_PAGE_PARAMS.details]: JSON.stringify(details),
    });
  }
}

function redirectTo(base: string, params: Readonly<Record<string, string>>): Response {
  const url = new URL(base);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return new Response(null, { status: oauth.callback.status, headers: { location: url.href } });
}

async function redeem(
  context: Context,
  project: Project,
  waiting: WaitingRequest,
  info: RequestInfo,
  state: string,
  params: URLSearchParams,
): Promise<string> {
  const { outer, providerId, isLate } = waiting;
  if (isLate) throw new KnownErrors.OuterOAuthTimeout();
  const provider = await openProvider(context, project, providerId, info.origin);
  const { tokens, profile } = await redeemCallback(
    provider,
    { callbackUrl: outer.callbackUrl, state, codeVerifier: outer.codeVerifier },
    params,
  );
  // The settings may have changed meanwhile.
  requireTrustedCallback({ context, info, project }, outer.redirectUri);
  const locale = preferredLanguage(info.headers.get("accept-language"));
  return issueCode(
    context,
    info,
    { project, providerId: provider.id, profile, locale },
    provider.isShared ? undefined : tokens,
    outer,
  );
}

/**
 * Signs in, stores the provider's tokens and issues the code, in one transaction. Links and
 * sign-ins that connect an existing account do so at the code exchange instead: another person may
 * have opened the URL of a link, and the browser may ask before it connects.
 */
async function issueCode(
  context: Context,
  info: RequestInfo,
  account: Account,
  tokens: ProviderTokens | undefined,
  outer: OuterRequest,
): Promise<string> {
  const projectId = account.project.id;
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(context, async (tx) => {
        const { linkTo, scopes } = outer;
        if (linkTo !== null) {
          await requireConnectable(tx, account, linkTo.userId);
          const joined = { userId: linkTo.userId, isNewUser: false };
          const link = sealLink(context, account, { target: linkTo, scopes, tokens });
          return insertCode(tx, context, projectId, outer, joined, link);
        }
        const joined = await signInWithAccount(tx, context, info, account);
        const { userId, connectsBy, isSuspended, isUndecided } = joined;
        if (isUndecided) {
          const { project: _, ...undecided } = account;
          const target = { userId, sessionId: undefined };
          const link = sealLink(context, account, { target, scopes, tokens, undecided });
          return insertCode(tx, context, projectId, outer, joined, link);
        }
        if (isSuspended) {
          const target = { userId, sessionId: undefined };
          const link = sealLink(context, account, { target, scopes, tokens, isSuspended });
          return insertCode(tx, context, projectId, outer, joined, link);
        }
        if (connectsBy !== undefined) {
          const target = { userId, sessionId: undefined };
          const link = sealLink(context, account, { target, scopes, tokens, connectsBy });
          return insertCode(tx, context, projectId, outer, joined, link);
        }
        const owner = {
          projectId,
          userId,
          providerId: account.providerId,
          accountId: account.profile.accountId,
          scopes,
        };
        if (tokens) await keepTokens(tx, context, owner, tokens);
        return insertCode(tx, context, projectId, outer, joined);
      });
    } catch (error) {
      // A concurrent sign-up with the account or address: the next attempt finds it.
      const isRace =
        isUniqueViolation(error) ||
        error instanceof KnownErrors.UserWithEmailAlreadyExists ||
        error instanceof KnownErrors.OAuthConnectionAlreadyConnectedToAnotherUser;
      if (!isRace || outer.linkTo !== null || attempt >= SIGN_IN_ATTEMPTS) throw error;
    }
  }
}

async function insertCode(
  tx: Database,
  { clock }: Context,
  projectId: string,
  outer: OuterRequest,
  { userId, isNewUser }: Joined,
  pendingLink: string | null = null,
): Promise<string> {
  const code = randomString();
  const createdAt = clock.now();
  await insertAuthorizationCode(tx, {
    codeHash: hashOf(code),
    projectId,
    userId,
    redirectUri: outer.redirectUri,
    codeChallenge: outer.codeChallenge,
    isNewUser,
    afterCallbackRedirectUrl: outer.afterCallbackRedirectUrl,
    createdAt,
    expiresAt: createdAt + AUTHORIZATION_CODE_LIFE_MILLIS,
    pendingLink,
  });
  return code;
}
