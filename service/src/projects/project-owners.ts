import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import { lockRow } from "../db/lock-row.js";

/** The project whose users own the other projects. */
export const INTERNAL = "internal";

/** Stands for every project, those to come too. */
export const ALL_PROJECTS = "*";

type Metadata = Record<string, unknown>;

const idsOf = (metadata: Metadata): string[] =>
  Array.isArray(metadata.managedProjectIds)
    ? metadata.managedProjectIds.filter((id): id is string => typeof id === "string")
    : [];

/**
 * Changes the projects that a user of the internal project owns. Other server metadata is
 * unchanged.
 */
async function changeManaged(
  db: Database,
  userId: string,
  change: (ids: readonly string[]) => readonly string[],
): Promise<void> {
  for (;;) {
    const row = await db
      .selectFrom("users")
      .select("server_metadata")
      .where("project_id", "=", INTERNAL)
      .where("id", "=", userId)
      .executeTakeFirst();
    if (!row) return;
    const stored: unknown = JSON.parse(row.server_metadata);
    const metadata: Metadata =
      typeof stored === "object" && stored !== null && !Array.isArray(stored)
        ? (stored as Metadata)
        : {};
    const { numUpdatedRows } = await db
      .updateTable("users")
      .set({
        server_metadata: JSON.stringify({
          ...metadata,
          managedProjectIds: change(idsOf(metadata)),
        }),
      })
      .where("project_id", "=", INTERNAL)
      .where("id", "=", userId)
      .where("server_metadata", "=", row.server_metadata)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
}

export const addManagedProject = (db: Database, userId: string, projectId: string): Promise<void> =>
  changeManaged(db, userId, (ids) => [...new Set([...ids, projectId])]);

/** Removes a deleted project from all its owners. */
export async function forgetManagedProject(db: Database, projectId: string): Promise<void> {
  const owners = await db
    .selectFrom("users")
    .select("id")
    .where("project_id", "=", INTERNAL)
    .where("server_metadata", "like", `%"${projectId}"%`)
    .execute();
  for (const { id } of owners)
    await changeManaged(db, id, (ids) => ids.filter((other) => other !== projectId));
}

/** The projects that a user of the internal project owns. */
export async function listManagedProjectIds(db: Database, userId: string): Promise<string[]> {
  const row = await db
    .selectFrom("users")
    .select("server_metadata")
    .where("project_id", "=", INTERNAL)
    .where("id", "=", userId)
    .executeTakeFirst();
  const metadata: unknown = row && JSON.parse(row.server_metadata);
  const ids =
    typeof metadata === "object" && metadata !== null
      ? (metadata as { managedProjectIds?: unknown }).managedProjectIds
      : undefined;
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
}

/** Owners that are listed. More share an account, or are mistakes. */
const MAX_OWNERS = 200;

/** The ids of owners by role in any of these scopes, whose accounts exist. */
export async function listOwnersByRole(db: Database, scopes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("administrators")
    .innerJoin("users", (join) =>
      join.onRef("users.id", "=", "administrators.user_id").on("users.project_id", "=", INTERNAL),
    )
    .select("administrators.user_id")
    .where("administrators.project_id", "in", scopes)
    .where("administrators.role", "=", "owner")
    .limit(MAX_OWNERS)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Refuses a change after which no owner would be left. */
export const ownerRequired = (): PlainError =>
  new PlainError(400, "Make another administrator the owner first: one must be left.");

/** Takes all roles from a user of the internal project. Throws for the only owner of all projects. */
export async function removeRoles(tx: Database, userId: string): Promise<void> {
  await lockRow(tx, "projects", { id: INTERNAL });
  const owners = await listOwnersByRole(tx, [ALL_PROJECTS]);
  if (owners.length === 1 && owners[0] === userId) throw ownerRequired();
  await tx.deleteFrom("administrators").where("user_id", "=", userId).execute();
}
