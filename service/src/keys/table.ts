import type { ownerKey, Row } from "@stackkit/next/protocol/internal";
import { hashOf } from "../core/random.js";
import type { Database } from "../db/database.js";
import {
  type Change,
  type ColumnsOf,
  type Draft,
  insertion,
  reader,
  select,
  update,
} from "../db/mapping.js";
import { ownerKeyColumns, ownerKeyFields } from "../db/mappings/owner-key.js";
import type { KeyOwner } from "./format.js";

/** A stored API key of a user or a team. */
export type OwnerKey = Omit<Row<typeof ownerKey>, "isPaused">;

const COLUMNS = select(ownerKeyColumns, "owner_keys");
const read: (row: ColumnsOf<typeof ownerKeyColumns>) => Omit<OwnerKey, "type"> =
  reader(ownerKeyColumns);
const toKey = (row: ColumnsOf<typeof ownerKeyColumns>): OwnerKey => ({
  ...read(row),
  type: row.team_id === null ? "user" : "team",
});

export type OwnerKeyDraft = Omit<Draft<typeof ownerKeyColumns>, "value">;

/** Stores a key by its hash. */
export async function insertOwnerKey(
  tx: Database,
  projectId: string,
  draft: OwnerKeyDraft,
  plain: string,
): Promise<void> {
  await tx
    .insertInto("owner_keys")
    .values({
      ...insertion(ownerKeyColumns, { ...draft, value: { lastFour: plain.slice(-4) } }),
      project_id: projectId,
      key_hash: hashOf(plain),
    })
    .execute();
}

const ownerColumn = { user: "user_id", team: "team_id" } as const;

/** The keys of a user or a team, newest first. */
export async function listOwnerKeys(
  db: Database,
  projectId: string,
  owner: KeyOwner,
  ownerId: string,
): Promise<OwnerKey[]> {
  const rows = await db
    .selectFrom("owner_keys")
    .select(COLUMNS)
    .where("project_id", "=", projectId)
    .where(ownerColumn[owner], "=", ownerId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toKey);
}

/** A key by its id, or undefined. */
export async function findOwnerKey(
  db: Database,
  projectId: string,
  owner: KeyOwner,
  id: string,
): Promise<OwnerKey | undefined> {
  const row = await db
    .selectFrom("owner_keys")
    .select(COLUMNS)
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .where(ownerColumn[owner], "is not", null)
    .executeTakeFirst();
  return row && toKey(row);
}

/** A key that is accepted at `now`, by the key itself. */
export async function findLiveKey(
  db: Database,
  projectId: string,
  owner: KeyOwner,
  plain: string,
  now: number,
): Promise<OwnerKey | undefined> {
  const row = await db
    .selectFrom("owner_keys")
    .select(COLUMNS)
    .where("key_hash", "=", hashOf(plain))
    .where("project_id", "=", projectId)
    .where(ownerColumn[owner], "is not", null)
    .where("revoked_at", "is", null)
    .where(({ or, eb }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirst();
  return row && toKey(row);
}

/** Changes the fields of a key. */
export async function updateOwnerKey(
  tx: Database,
  projectId: string,
  id: string,
  change: Change<typeof ownerKeyFields>,
): Promise<void> {
  const values = update(ownerKeyFields, change);
  if (Object.keys(values).length > 0)
    await tx
      .updateTable("owner_keys")
      .set(values)
      .where("project_id", "=", projectId)
      .where("id", "=", id)
      .execute();
}

/** Revokes keys permanently. Only the first revocation counts. */
const revocation = (tx: Database, projectId: string, now: number) =>
  tx
    .updateTable("owner_keys")
    .set({ revoked_at: now })
    .where("project_id", "=", projectId)
    .where("revoked_at", "is", null);

export const revokeOwnerKey = (tx: Database, projectId: string, id: string, now: number) =>
  revocation(tx, projectId, now).where("id", "=", id).execute();

export const deleteOwnerKey = (tx: Database, projectId: string, id: string) =>
  tx.deleteFrom("owner_keys").where("project_id", "=", projectId).where("id", "=", id).execute();

/** Notes the use of a key. */
export const touchOwnerKey = (db: Database, projectId: string, id: string, now: number) =>
  db
    .updateTable("owner_keys")
    .set({ last_used_at: now })
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .execute();

/** Revokes the keys that a member made for one team, or for any: who leaves still knows them. */
export async function revokeKeysOfMember(
  tx: Database,
  projectId: string,
  userId: string,
  now: number,
  { teamId }: { readonly teamId?: string } = {},
): Promise<void> {
  const keys = revocation(tx, projectId, now).where("created_by_user_id", "=", userId);
  await (teamId === undefined ? keys : keys.where("team_id", "=", teamId)).execute();
}

/** Revokes a user's keys, and those that they made for teams. */
export async function revokeKeysOf(
  tx: Database,
  projectId: string,
  userId: string,
  now: number,
): Promise<void> {
  await revokeKeysOfMember(tx, projectId, userId, now);
  await revocation(tx, projectId, now).where("user_id", "=", userId).execute();
}
