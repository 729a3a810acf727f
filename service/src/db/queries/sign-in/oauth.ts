import { randomId } from "../../../core/random.js";
import type { Database } from "../../database.js";
import type { Hash, Millis, Sealed } from "../../tables/columns.js";

export interface StoredOAuthRequest {
  readonly stateHash: Hash;
  readonly projectId: string;
  readonly providerId: string;
  readonly request: Sealed;
  readonly createdAt: Millis;
  readonly expiresAt: Millis;
}

/** Keeps what an app asked for while a person is at a provider. */
export async function insertOAuthRequest(
  db: Database,
  { stateHash, projectId, providerId, request, createdAt, expiresAt }: StoredOAuthRequest,
): Promise<void> {
  await db
    .insertInto("oauth_requests")
    .values({
      state_hash: stateHash,
      project_id: projectId,
      provider_id: providerId,
      request,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** Hands over a request that is waiting, once: of several who ask for it, one gets it. */
export async function takeOAuthRequest(
  db: Database,
  stateHash: Hash,
): Promise<StoredOAuthRequest | undefined> {
  const row = await db
    .selectFrom("oauth_requests")
    .selectAll()
    .where("state_hash", "=", stateHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { numDeletedRows } = await db
    .deleteFrom("oauth_requests")
    .where("state_hash", "=", stateHash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return undefined;
  return {
    stateHash,
    projectId: row.project_id,
    providerId: row.provider_id,
    request: row.request,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** The user who has an account of a provider. */
export async function findAccountHolder(
  db: Database,
  projectId: string,
  providerId: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("oauth_accounts")
    .select("user_id")
    .where("project_id", "=", projectId)
    .where("provider_id", "=", providerId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.user_id;
}

/** The account that a user has at a provider. */
export async function findAccountOf(
  db: Database,
  projectId: string,
  userId: string,
  providerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("oauth_accounts")
    .select("account_id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return row?.account_id;
}

/** Takes an account from a user, with its tokens. Says whether there was one. */
export async function deleteAccountOf(
  tx: Database,
  projectId: string,
  userId: string,
  providerId: string,
): Promise<boolean> {
  for (const table of ["oauth_tokens", "oauth_accounts"] as const) {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where("project_id", "=", projectId)
      .where("user_id", "=", userId)
      .where("provider_id", "=", providerId)
      .executeTakeFirst();
    if (table === "oauth_accounts") return numDeletedRows > 0n;
  }
  return false;
}

export interface AuthorizationCode {
  readonly codeHash: Hash;
  readonly projectId: string;
  readonly userId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly isNewUser: boolean;
  readonly afterCallbackRedirectUrl: string | null;
  readonly createdAt: Millis;
  readonly expiresAt: Millis;
  readonly pendingLink: Sealed | null;
}

export async function insertAuthorizationCode(
  db: Database,
  code: AuthorizationCode,
): Promise<void> {
  await db
    .insertInto("authorization_codes")
    .values({
      code_hash: code.codeHash,
      project_id: code.projectId,
      user_id: code.userId,
      redirect_uri: code.redirectUri,
      code_challenge: code.codeChallenge,
      is_new_user: code.isNewUser ? 1 : 0,
      after_callback_redirect_url: code.afterCallbackRedirectUrl,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      used_at: null,
      pending_link: code.pendingLink,
    })
    .execute();
}

/** A code of a project that has not been used and has not expired. */
export async function findAuthorizationCode(
  db: Database,
  projectId: string,
  codeHash: Hash,
  now: Millis,
): Promise<AuthorizationCode | undefined> {
  const row = await db
    .selectFrom("authorization_codes")
    .selectAll()
    .where("code_hash", "=", codeHash)
    .where("project_id", "=", projectId)
    .where("expires_at", ">", now)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return (
    row && {
      codeHash,
      projectId,
      userId: row.user_id,
      redirectUri: row.redirect_uri,
      codeChallenge: row.code_challenge,
      isNewUser: row.is_new_user === 1,
      afterCallbackRedirectUrl: row.after_callback_redirect_url,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      pendingLink: row.pending_link,
    }
  );
}

/** Whether the code was still unused: of several who spend it, one does. */
export async function spendAuthorizationCode(
  tx: Database,
  codeHash: Hash,
  at: Millis,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("authorization_codes")
    .set({ used_at: at })
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ProviderTokenDraft {
  readonly projectId: string;
  readonly userId: string;
  readonly providerId: string;
  readonly accountId: string;
  readonly accessToken: Sealed | null;
  readonly refreshToken: Sealed | null;
  readonly scopes: readonly string[];
  readonly expiresAt: Millis | null;
  readonly createdAt: Millis;
}

export interface StoredProviderToken extends ProviderTokenDraft {
  readonly id: string;
}

/** Keeps a provider's tokens, and drops older ones of the account that can do no more than these. */
export async function saveProviderToken(tx: Database, draft: ProviderTokenDraft): Promise<void> {
  const { projectId, userId, providerId } = draft;
  for (const old of await listProviderTokens(tx, projectId, userId, providerId)) {
    const isCovered =
      old.accountId !== draft.accountId ||
      old.scopes.every((scope) => draft.scopes.includes(scope));
    if (isCovered && (draft.refreshToken !== null || old.refreshToken === null))
      await deleteProviderToken(tx, projectId, old.id);
  }
  await tx
    .insertInto("oauth_tokens")
    .values({
      project_id: projectId,
      id: randomId(),
      user_id: userId,
      provider_id: providerId,
      account_id: draft.accountId,
      access_token: draft.accessToken,
      refresh_token: draft.refreshToken,
      scopes: JSON.stringify(draft.scopes),
      expires_at: draft.expiresAt,
      created_at: draft.createdAt,
    })
    .execute();
}

/** The tokens of a user's account at a provider, newest first. */
export async function listProviderTokens(
  db: Database,
  projectId: string,
  userId: string,
  providerId: string,
): Promise<StoredProviderToken[]> {
  const rows = await db
    .selectFrom("oauth_tokens")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("provider_id", "=", providerId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    projectId,
    userId,
    providerId,
    accountId: row.account_id,
    accessToken: row.access_token,
    refreshToken: row.refresh_token,
    scopes: JSON.parse(row.scopes) as string[],
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  }));
}

export async function deleteProviderToken(
  db: Database,
  projectId: string,
  id: string,
): Promise<void> {
  await db
    .deleteFrom("oauth_tokens")
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .execute();
}
