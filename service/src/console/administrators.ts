import type { Database } from "../db/database.js";
import { listManagedProjectIds } from "../projects/project-owners.js";
import { listProjectIds, listProjects } from "../projects/projects.js";

/** The project whose users are administrators. */
export const INTERNAL = "internal";
/** Stands for every project, those to come too. */
export const ALL_PROJECTS = "*";

/** What administrators may do; each role may do everything of those before it. */
export const ROLES = ["viewer", "support", "admin", "owner"] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** Whether a role may do what needs another. */
export const roleReaches = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

const highest = (roles: readonly Role[]): Role | undefined =>
  [...roles].sort((a, b) => ROLES.indexOf(b) - ROLES.indexOf(a))[0];

/** The role of an administrator in a project. Owners by the hosted service's metadata are owners. */
export async function findRole(
  db: Database,
  userId: string,
  projectId: string,
): Promise<Role | undefined> {
  const rows = await db
    .selectFrom("administrators")
    .select("role")
    .where("user_id", "=", userId)
    .where("project_id", "in", [projectId, ALL_PROJECTS])
    .execute();
  const roles = rows.map(({ role }) => role).filter(isRole);
  if ((await listManagedProjectIds(db, userId)).includes(projectId)) roles.push("owner");
  return highest(roles);
}

/** A project that an administrator may open. */
export interface AdministeredProject {
  readonly id: string;
  readonly displayName: string;
  readonly role: Role;
}

/** The projects of an administrator with their roles, the oldest last. */
export async function listAdministered(
  db: Database,
  userId: string,
): Promise<AdministeredProject[]> {
  const rows = await db
    .selectFrom("administrators")
    .select(["project_id", "role"])
    .where("user_id", "=", userId)
    .execute();
  const managed = await listManagedProjectIds(db, userId);
  const everywhere = rows.filter((row) => row.project_id === ALL_PROJECTS);
  const ids =
    everywhere.length > 0
      ? await listProjectIds(db)
      : [...new Set([...rows.map((row) => row.project_id), ...managed])];
  const projects = await listProjects(db, ids);
  return projects.flatMap(({ id, displayName }) => {
    const roles = rows
      .filter((row) => row.project_id === id || row.project_id === ALL_PROJECTS)
      .map(({ role }) => role)
      .filter(isRole);
    const role = highest(managed.includes(id) ? [...roles, "owner"] : roles);
    return role ? [{ id, displayName, role }] : [];
  });
}

/** Whether anyone administers the whole service. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom("administrators")
    .innerJoin("users", (join) =>
      join.onRef("users.id", "=", "administrators.user_id").on("users.project_id", "=", INTERNAL),
    )
    .select("administrators.user_id")
    .where("administrators.role", "=", "owner")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a user of the internal project a role. A role that is there is replaced. */
export async function setRole(
  db: Database,
  row: {
    readonly projectId: string;
    readonly userId: string;
    readonly role: Role;
    readonly addedBy: string | null;
    readonly at: number;
  },
): Promise<void> {
  await db
    .insertInto("administrators")
    .values({
      project_id: row.projectId,
      user_id: row.userId,
      role: row.role,
      added_by: row.addedBy,
      created_at: row.at,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "project_id"]).doUpdateSet({ role: row.role }),
    )
    .execute();
}
