import type { Database } from "../db/database.js";
import type { Hash } from "../db/tables/columns.js";

/** The number of a user's unused recovery codes. */
export async function countRecoveryCodes(
  db: Database,
  projectId: string,
  userId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends all recovery codes of a user. */
export async function deleteRecoveryCodes(
  tx: Database,
  projectId: string,
  userId: string,
): Promise<void> {
  await tx
    .deleteFrom("recovery_codes")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .execute();
}

/** Replaces a user's recovery codes. The transaction must have locked the user's row. */
export async function replaceRecoveryCodes(
  tx: Database,
  projectId: string,
  userId: string,
  hashes: readonly Hash[],
): Promise<void> {
  await deleteRecoveryCodes(tx, projectId, userId);
  await tx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ project_id: projectId, user_id: userId, code_hash })))
    .execute();
}

/** Uses up a recovery code. Returns false if the user has no such code. */
export async function takeRecoveryCode(
  tx: Database,
  projectId: string,
  userId: string,
  hash: Hash,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("recovery_codes")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
