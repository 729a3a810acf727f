import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Project } from "../../config/project-config.js";
import type { Database } from "../../db/database.js";
import { isSessionAlive } from "../../db/queries/sign-in/sessions.js";
import type { RequestInfo } from "../../http/request/request-info.js";
import { writeNotice } from "../../mail/notice.js";
import type { Context } from "../../runtime/context.js";
import { type Account, connectAccount, requireConnectable } from "./join-account.js";
import { keepTokens } from "./keep-tokens.js";
import type { LinkTarget, OuterRequest } from "./outer-request.js";
import type { ProviderTokens } from "./provider-client.js";

/** A provider account to connect when the initiating browser exchanges its code. */
interface PendingLink {
  readonly target: LinkTarget;
  readonly providerId: string;
  readonly accountId: string;
  readonly email: string | null;
  readonly scopes: readonly string[];
  readonly tokens: ProviderTokens | undefined;
}

/** Checks that an account can be connected, and seals it into the code. */
export async function sealLink(
  tx: Database,
  context: Context,
  account: Account,
  outer: OuterRequest & { linkTo: LinkTarget },
  tokens: ProviderTokens | undefined,
): Promise<string> {
  const { providerId, profile } = account;
  const { linkTo: target, scopes } = outer;
  await requireConnectable(tx, account, target.userId);
  const link: PendingLink = {
    target,
    providerId,
    accountId: profile.accountId,
    email: profile.email,
    scopes,
    tokens,
  };
  return context.vault.seal(JSON.stringify(link));
}

/**
 * Connects the account of a code, in the transaction that spends it. Throws
 * `INVALID_AUTHORIZATION_CODE` if the session that requested it has ended.
 */
export async function connectLink(
  tx: Database,
  context: Context,
  project: Project,
  info: RequestInfo,
  sealed: string,
): Promise<void> {
  const { target, providerId, accountId, email, scopes, tokens } = JSON.parse(
    context.vault.open(sealed),
  ) as PendingLink;
  const { userId, sessionId } = target;
  if (
    sessionId !== undefined &&
    !(await isSessionAlive(tx, project.id, userId, sessionId, context.clock.now()))
  )
    throw new KnownErrors.InvalidAuthorizationCode();
  const profile = {
    accountId,
    email,
    displayName: null,
    emailVerified: false,
    profileImageUrl: null,
  };
  await connectAccount(tx, context, { project, providerId, profile, locale: null }, userId);
  await writeNotice(context, tx, {
    project,
    userId,
    type: "provider_connected",
    providerId,
    info,
  });
  if (tokens)
    await keepTokens(
      tx,
      context,
      { projectId: project.id, userId, providerId, accountId, scopes },
      tokens,
    );
}
