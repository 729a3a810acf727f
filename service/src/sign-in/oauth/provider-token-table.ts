import { randomId } from "../../core/random.js";
import type { Database } from "../../db/database.js";
import type { Millis, Sealed } from "../../db/tables/columns.js";

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

/** Stores a provider's tokens and deletes older ones whose scopes they cover. */
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
