import type { Selectable } from "kysely";
import { randomId } from "../../core/random.js";
import type { Database } from "../../db/database.js";
import type { SuspendedRowTable, SuspendedSource } from "../../db/tables/users.js";

export interface SuspendedRow {
  readonly source: SuspendedSource;
  readonly lookup: string | null;
  readonly row: Readonly<Record<string, unknown>>;
}

export interface StoredSuspendedRow extends SuspendedRow {
  readonly id: string;
  readonly userId: string;
  readonly suspendedAt: number;
  /** When the owner was told of the removal; null before. */
  readonly warnedAt: number | null;
}

/** Keys of the credentials that are columns of the user and not rows. */
export const PASSWORD = "password";
export const SECOND_FACTOR = "second_factor";

/** The key of a provider account. */
export const providerLookup = (providerId: string, accountId: string): string =>
  `${providerId}\n${accountId}`;

const toRow = (stored: Selectable<SuspendedRowTable>): StoredSuspendedRow => ({
  id: stored.id,
  userId: stored.user_id,
  source: stored.source,
  lookup: stored.lookup,
  row: JSON.parse(stored.row) as Record<string, unknown>,
  suspendedAt: stored.suspended_at,
  warnedAt: stored.warned_at,
});

/** Fits the parameters of a statement on each engine. */
const ROWS_OF_STATEMENT = 200;

export async function insertSuspendedRows(
  tx: Database,
  projectId: string,
  userId: string,
  rows: readonly SuspendedRow[],
  now: number,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_OF_STATEMENT)
    await tx
      .insertInto("suspended_rows")
      .values(
        rows.slice(from, from + ROWS_OF_STATEMENT).map(({ source, lookup, row }) => ({
          project_id: projectId,
          id: randomId(),
          user_id: userId,
          source,
          lookup,
          row: JSON.stringify(row),
          suspended_at: now,
        })),
      )
      .execute();
}

/** The suspended rows of a user, oldest first. */
export const listSuspendedRows = async (
  db: Database,
  projectId: string,
  userId: string,
): Promise<StoredSuspendedRow[]> =>
  (
    await db
      .selectFrom("suspended_rows")
      .selectAll()
      .where("project_id", "=", projectId)
      .where("user_id", "=", userId)
      .orderBy("suspended_at")
      .orderBy("id")
      .execute()
  ).map(toRow);

/** The suspended rows that a sign-in with this key finds, oldest first. */
export const findSuspendedRow = async (
  db: Database,
  projectId: string,
  source: SuspendedSource,
  lookup: string,
): Promise<StoredSuspendedRow | undefined> => {
  const row = await db
    .selectFrom("suspended_rows")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("source", "=", source)
    .where("lookup", "=", lookup)
    .orderBy("suspended_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row && toRow(row);
};

/** The suspended password of a user. */
export async function findSuspendedPassword(
  db: Database,
  projectId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("suspended_rows")
    .select("row")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("source", "=", "users")
    .where("lookup", "=", PASSWORD)
    .orderBy("suspended_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && (JSON.parse(row.row) as { password_hash: string }).password_hash;
}

/** A suspended password whose hash came with an import. */
export async function findSuspendedImport(
  db: Database,
  projectId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("suspended_rows")
    .select("row")
    .where("project_id", "=", projectId)
    .where("source", "=", "users")
    .where("lookup", "=", PASSWORD)
    .where("row", "not like", '%"$argon2id%')
    .limit(1)
    .executeTakeFirst();
  return row && (JSON.parse(row.row) as { password_hash: string }).password_hash;
}

/** Deletes a user's suspended rows, or only those of their password. */
export async function deleteSuspendedRows(
  tx: Database,
  projectId: string,
  userId: string,
  lookup?: typeof PASSWORD,
): Promise<void> {
  let query = tx
    .deleteFrom("suspended_rows")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId);
  if (lookup !== undefined)
    query = query.where("source", "=", "users").where("lookup", "=", lookup);
  await query.execute();
}
