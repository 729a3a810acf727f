import type { Database } from "../../db/database.js";
import type { Hash, Millis, Sealed } from "../../db/tables/columns.js";
import { removeCredentials } from "../../users/former-credentials.js";
import { deleteAuthorizationCodes } from "../../users/open-attempts.js";

export interface StoredOAuthRequest {
  readonly stateHash: Hash;
  readonly projectId: string;
  readonly providerId: string;
  readonly request: Sealed;
  readonly createdAt: Millis;
  readonly expiresAt: Millis;
}

/** Stores an app's request while the user is at a provider. */
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

/** The sealed content of a pending request, which stays pending. */
export async function findOAuthRequest(
  db: Database,
  stateHash: Hash,
): Promise<Pick<StoredOAuthRequest, "request"> | undefined> {
  return db
    .selectFrom("oauth_requests")
    .select("request")
    .where("state_hash", "=", stateHash)
    .executeTakeFirst();
}

/** Takes a pending request. Only one of several callers succeeds. */
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

/** The user with a provider account. */
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

/** A user's account at a provider. */
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

/**
 * Deletes an account with its tokens, and the user's codes: one of a sign-in with the account would
 * open a session for minutes afterwards. Returns whether it existed.
 */
export async function deleteAccountOf(
  tx: Database,
  projectId: string,
  userId: string,
  providerId: string,
  now: number,
): Promise<boolean> {
  await tx
    .deleteFrom("oauth_tokens")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("provider_id", "=", providerId)
    .execute();
  await deleteAuthorizationCodes(tx, projectId, userId);
  return removeCredentials(tx, { projectId, userId }, "oauth_accounts", now, { providerId });
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

/** A project's unused and unexpired code. */
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

/** Marks a code used. Only one of several callers succeeds. */
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

/** A user's accounts at providers, oldest first. */
export const listAccountsOf = (db: Database, projectId: string, userId: string) =>
  db
    .selectFrom("oauth_accounts")
    .select(["id", "provider_id", "account_id", "email"])
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
