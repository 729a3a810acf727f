import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import { lockRow } from "../db/lock-row.js";

/** The project whose users own the other projects. */
export const INTERNAL = "internal";

/** Stands for every project, those to come too. */
export const ALL_PROJECTS = "*";

type Metadata = Record<string, unknown>;

const parseMetadata = (stored: string): Metadata => {
  const value: unknown = JSON.parse(stored);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Metadata)
    : {};
};

const idsOf = ({ managedProjectIds: ids }: Metadata): string[] =>
  Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];

const readMetadata = async (db: Database, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom("users")
    .select("server_metadata")
    .where("project_id", "=", INTERNAL)
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.server_metadata;
};

/** The users whose metadata has the id of a project, in this list or elsewhere. */
const usersNaming = (db: Database, projectId: string) =>
  db
    .selectFrom("users")
    .select(["id", "server_metadata"])
    .where("project_id", "=", INTERNAL)
    .where("server_metadata", "like", `%"${projectId}"%`);

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
    const stored = await readMetadata(db, userId);
    if (stored === undefined) return;
    const metadata = parseMetadata(stored);
    const changed = { ...metadata, managedProjectIds: change(idsOf(metadata)) };
    const { numUpdatedRows } = await db
      .updateTable("users")
      .set({ server_metadata: JSON.stringify(changed) })
      .where("project_id", "=", INTERNAL)
      .where("id", "=", userId)
      .where("server_metadata", "=", stored)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
}

export const addManagedProject = (db: Database, userId: string, projectId: string): Promise<void> =>
  changeManaged(db, userId, (ids) => [...new Set([...ids, projectId])]);

/** Removes a deleted project from all its owners. */
export async function forgetManagedProject(db: Database, projectId: string): Promise<void> {
  for (const { id } of await usersNaming(db, projectId).execute())
    await changeManaged(db, id, (ids) => ids.filter((other) => other !== projectId));
}

/** The projects that a user of the internal project owns. */
export async function listManagedProjectIds(db: Database, userId: string): Promise<string[]> {
  const stored = await readMetadata(db, userId);
  return stored === undefined ? [] : idsOf(parseMetadata(stored));
}

/** Owners that are listed. More share an account, or are mistakes. */
const MAX_OWNERS = 200;

/** The ids of owners of a project by the hosted service's metadata. */
export async function listMetadataOwners(db: Database, projectId: string): Promise<string[]> {
  if (projectId === ALL_PROJECTS) return [];
  const users = await usersNaming(db, projectId).limit(MAX_OWNERS).execute();
  return users
    .filter(({ server_metadata }) => idsOf(parseMetadata(server_metadata)).includes(projectId))
    .map(({ id }) => id);
}

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
