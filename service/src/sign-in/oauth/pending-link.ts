import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import type { AccountChoice } from "../../accounts/addresses/choose-account.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { isSessionAlive } from "../../sessions/table.js";
import { findSignInAccounts } from "../../users/credentials.js";
import { announceProtection } from "../../users/protection.js";
import { type Account, connectAccount, type Joined, signInWithAccount } from "./join-account.js";
import { keepTokens } from "./keep-tokens.js";
import type { LinkTarget } from "./outer-request.js";
import type { ProviderTokens } from "./provider-client.js";

/** A provider account to connect when the initiating browser exchanges its code. */
interface PendingLink {
  readonly target: LinkTarget;
  readonly providerId: string;
  readonly accountId: string;
  readonly email: string | null;
  readonly scopes: readonly string[];
  readonly tokens: ProviderTokens | undefined;
  /** For a sign-in: the user's address that the provider vouches for. */
  readonly connectsBy?: string | undefined;
  /** The provider account is suspended. Its use needs a mailed code, which connects it again. */
  readonly isSuspended?: boolean | undefined;
  /** Accounts claim the address, and the code exchange decides which one it opens. */
  readonly undecided?: Omit<Account, "project"> | undefined;
}

/** Seals an account into the code that connects it. */
export function sealLink(
  { vault }: Context,
  { providerId, profile }: Account,
  link: Pick<
    PendingLink,
    "target" | "scopes" | "tokens" | "connectsBy" | "isSuspended" | "undecided"
  >,
): string {
  const { accountId, email } = profile;
  return vault.seal(
    JSON.stringify({ ...link, providerId, accountId, email } satisfies PendingLink),
  );
}

export const openLink = ({ vault }: Context, sealed: string): PendingLink =>
  JSON.parse(vault.open(sealed)) as PendingLink;

/**
 * Connects the account of a code, in the transaction that spends it. Throws
 * `INVALID_AUTHORIZATION_CODE` if the session that requested it has ended, or the user no longer has
 * the address.
 */
export async function connectLink(
  tx: Database,
  context: Context,
  project: Project,
  info: RequestInfo,
  link: PendingLink,
): Promise<void> {
  const { target, providerId, accountId, email, scopes, tokens, connectsBy } = link;
  const { userId, sessionId } = target;
  if (connectsBy !== undefined && !(await isHolder(tx, project.id, connectsBy, userId)))
    throw new KnownErrors.InvalidAuthorizationCode();
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
  const at = context.clock.now();
  await connectAccount(tx, context, { project, providerId, profile, locale: null }, userId);
  const call = { context, project, info, level: "client" } as const;
  await announceProtection(tx, call, userId, [{ type: "provider_connected", providerId, at }]);
  if (tokens)
    await keepTokens(
      tx,
      context,
      { projectId: project.id, userId, providerId, accountId, scopes },
      tokens,
    );
}

/**
 * Opens the account that a sign-in chose, in the transaction that spends its code. Throws
 * `ACCOUNT_CHOICE_REQUIRED`, and `INVALID_AUTHORIZATION_CODE` if the address was proved meanwhile.
 */
export async function openChosen(
  tx: Database,
  context: Context,
  project: Project,
  info: RequestInfo,
  { undecided, scopes, tokens }: PendingLink,
  choice: AccountChoice,
): Promise<Joined> {
  if (!undecided) throw new KnownErrors.InvalidAuthorizationCode();
  const joined = await signInWithAccount(tx, context, info, { ...undecided, project }, choice);
  const { userId, connectsBy, isSuspended } = joined;
  if (isSuspended || connectsBy !== undefined) throw new KnownErrors.InvalidAuthorizationCode();
  const { providerId, profile } = undecided;
  const owner = { projectId: project.id, userId, providerId, accountId: profile.accountId, scopes };
  if (tokens) await keepTokens(tx, context, owner, tokens);
  return joined;
}

async function isHolder(
  tx: Database,
  projectId: string,
  address: string,
  userId: string,
): Promise<boolean> {
  const { holder } = await findSignInAccounts(tx, projectId, canonicalEmail(address));
  return holder?.userId === userId;
}
