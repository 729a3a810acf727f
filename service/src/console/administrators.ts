import type { Database } from "../db/database.js";
import { ALL_PROJECTS, INTERNAL, listManagedProjectIds } from "../projects/project-owners.js";
import { listProjectIds, listProjects } from "../projects/projects.js";

/** What administrators may do; each role may do everything of those before it. */
export const ROLES = ["viewer", "support", "admin", "owner"] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** Whether a role may do what needs another. */
export const roleReaches = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** The roles of an administrator: the projects that they are for, and the role in each project. */
export interface Roles {
  /** Ids of projects, or {@link ALL_PROJECTS}. */
  readonly projectIds: readonly string[];
  readonly roleIn: (projectId: string) => Role | undefined;
}

/** The roles of an administrator. Owners by the hosted service's metadata are owners. */
export async function readRoles(db: Database, userId: string): Promise<Roles> {
  const [rows, managed] = await Promise.all([
    db
      .selectFrom("administrators")
      .select(["project_id", "role"])
      .where("user_id", "=", userId)
      .execute(),
    listManagedProjectIds(db, userId),
  ]);
  const given = [...rows, ...managed.map((id) => ({ project_id: id, role: "owner" }))];
  return {
    projectIds: [...new Set(given.map(({ project_id }) => project_id))],
    roleIn(projectId) {
      const own = given.filter(({ project_id }) => [projectId, ALL_PROJECTS].includes(project_id));
      const role = ROLES.findLast((one) => own.some((row) => row.role === one));
      // A person who changes administrators could become an owner.
      return projectId === INTERNAL && role !== "owner" ? undefined : role;
    },
  };
}

/** A project that an administrator may open. */
export interface AdministeredProject {
  readonly id: string;
  readonly displayName: string;
  readonly role: Role;
}

/** The projects of an administrator with their roles. */
export async function listAdministered(
  db: Database,
  userId: string,
): Promise<AdministeredProject[]> {
  const { projectIds, roleIn } = await readRoles(db, userId);
  const ids = projectIds.includes(ALL_PROJECTS) ? await listProjectIds(db) : projectIds;
  return (await listProjects(db, ids)).flatMap(({ id, displayName }) => {
    const role = roleIn(id);
    return role ? [{ id, displayName, role }] : [];
  });
}

/** Whether anyone owns a project of the service, or all of them. */
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

/** Who gets which role in which project, and from whom. */
export interface GivenRole {
  readonly projectId: string;
  readonly userId: string;
  readonly role: Role;
  /** The administrator who gave it; null for the first. */
  readonly addedBy: string | null;
  readonly at: number;
}

/** Gives a user of the internal project a role. A role that is there is replaced. */
export async function setRole(
  db: Database,
  { projectId, userId, role, addedBy, at }: GivenRole,
): Promise<void> {
  await db
    .insertInto("administrators")
    .values({ project_id: projectId, user_id: userId, role, added_by: addedBy, created_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "project_id"]).doUpdateSet({ role }))
    .execute();
}
