import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import type { CredentialSource } from "../db/tables/users.js";

interface Owner {
  readonly projectId: string;
  readonly userId: string;
}

/** Which credentials of a kind are meant. Default: all of them. */
interface Which {
  /** The account at this provider. */
  readonly providerId?: string | undefined;
  /** This passkey. */
  readonly credentialId?: string | undefined;
}

/**
 * Removes a user's passkeys, or their accounts at providers, and keeps them for an objection. Tokens
 * of a provider are not kept. Returns whether there was one.
 */
export async function removeCredentials(
  tx: Database,
  { projectId, userId }: Owner,
  source: CredentialSource,
  now: number,
  { providerId, credentialId }: Which = {},
): Promise<boolean> {
  let query = tx
    .deleteFrom(source as "oauth_accounts")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId);
  if (providerId !== undefined) query = query.where("provider_id", "=", providerId);
  if (credentialId !== undefined) query = query.where("credential_id" as "id", "=", credentialId);
  const rows = await query.returningAll().execute();
  for (const row of rows)
    await tx
      .insertInto("former_credentials")
      .values({
        project_id: projectId,
        id: randomId(),
        user_id: userId,
        source,
        row: JSON.stringify(row),
        created_at: row.created_at,
        removed_at: now,
      })
      .execute();
  return rows.length > 0;
}

/**
 * Gives back what a user had of a kind at a time and lost since `since`: passkeys, or an account at
 * each of `providers`. One that another user has meanwhile stays theirs.
 */
export async function restoreCredentials(
  tx: Database,
  { projectId, userId }: Owner,
  source: CredentialSource,
  { at, since }: { readonly at: number; readonly since: number },
  providers?: ReadonlySet<string>,
): Promise<void> {
  const former = await tx
    .selectFrom("former_credentials")
    .select("row")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("source", "=", source)
    .where("created_at", "<", at)
    .where("removed_at", ">=", since)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  for (const stored of former) {
    const row = JSON.parse(stored.row) as { provider_id?: string };
    if (providers && !providers.has(row.provider_id ?? "")) continue;
    await tx
      .insertInto(source)
      .values(row as never)
      // The index allows one account of a provider: the newest of them.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Forgets what left an account. */
export async function forgetFormerCredentials(
  tx: Database,
  { projectId, userId }: Owner,
): Promise<void> {
  await tx
    .deleteFrom("former_credentials")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .execute();
}
