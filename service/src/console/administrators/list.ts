import type { Database } from "../../db/database.js";
import type { Context } from "../../http/context.js";
import {
  ALL_PROJECTS,
  INTERNAL,
  listMetadataOwners,
  listOwnersByRole,
} from "../../projects/project-owners.js";
import { listFactors } from "../../sign-in/administrator-factors.js";
import { readUsersById } from "../../users/user-list.js";
import type { Role } from "../administrators.js";

/** Administrators in one list. More share an account of their company's, or are mistakes. */
const MOST = 200;

/** One role of one administrator, as the console shows it. */
export interface ShownAdministrator {
  readonly user_id: string;
  readonly display_name: string | null;
  readonly primary_email: string | null;
  readonly role: Role;
  /** Owners of the hosted service's metadata are changed there. */
  readonly scope: "project" | "all" | "metadata";
  readonly factors: readonly string[];
  readonly last_active_at_millis: number | null;
  readonly added_at_millis: number | null;
}

const scopesOf = (scope: string): string[] => [...new Set([scope, ALL_PROJECTS])];

/** The owners of a project or of all projects, whose accounts exist. */
export async function listOwners(db: Database, scope: string): Promise<string[]> {
  const byRole = await listOwnersByRole(db, scopesOf(scope));
  const all = [...byRole, ...(await listMetadataOwners(db, scope))];
  return [...new Set(all)];
}

/** The administrators of a project, also those of all projects. */
export async function listAdministrators(
  context: Context,
  scope: string,
): Promise<ShownAdministrator[]> {
  const { db } = context;
  const rows = await db
    .selectFrom("administrators")
    .select(["user_id", "project_id", "role", "created_at"])
    .where("project_id", "in", scopesOf(scope))
    .orderBy("created_at")
    .orderBy("user_id")
    .limit(MOST)
    .execute();
  const owners = (await listMetadataOwners(db, scope)).map((id) => ({
    user_id: id,
    project_id: "",
    role: "owner",
    created_at: null,
  }));
  const all = [...rows, ...owners];
  const users = await readUsersById(db, INTERNAL, [...new Set(all.map((row) => row.user_id))]);
  const shown = await Promise.all(
    all.map(async ({ user_id, project_id, role, created_at }) => {
      const user = users.get(user_id);
      return (
        user && {
          user_id,
          display_name: user.displayName,
          primary_email: user.primaryEmail,
          role: role as Role,
          scope: scopeName(project_id),
          factors: await listFactors(context, user_id),
          last_active_at_millis: user.lastActiveAt.getTime(),
          added_at_millis: created_at,
        }
      );
    }),
  );
  return shown.filter((one) => one !== undefined);
}

const scopeName = (projectId: string): ShownAdministrator["scope"] => {
  if (projectId === "") return "metadata";
  return projectId === ALL_PROJECTS ? "all" : "project";
};
