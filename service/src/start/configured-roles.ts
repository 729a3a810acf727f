import type { Clock } from "../core/clock.js";
import type { Database } from "../db/database.js";
import { transact } from "../db/transact.js";
import { readDefinitions } from "../permissions/definitions.js";
import { findProject } from "../projects/projects.js";
import type { ConfiguredProject, ConfiguredRole } from "../settings/configured-project.js";
import { changeRole, insertRole } from "../teams/role-definitions.js";
import { naming } from "./configured-permissions.js";

type WithRoles = Pick<ConfiguredProject, "id" | "roles">;

/** Whether a project defines every role of its configuration. */
export async function hasRoles(db: Database, { id, roles = [] }: WithRoles): Promise<boolean> {
  if (roles.length === 0) return true;
  const defined = (await readDefinitions(db, id, "team")).filter(({ givenBy }) => givenBy);
  return roles.every((role) => defined.some((one) => one.id === role.id));
}

/** Defines or changes the roles of a configured project. Removes none. */
export async function ensureRoles(
  db: Database,
  clock: Clock,
  { id: projectId, roles = [] }: WithRoles,
): Promise<void> {
  if (roles.length === 0) return;
  await transact({ db }, async (tx) => {
    const project = await findProject(tx, projectId);
    if (!project) return;
    // The first one defines those of before, too.
    const define = async ({ id }: ConfiguredRole) => {
      if (!(await hasRoles(tx, { id: projectId, roles: [{ id }] })))
        await insertRole(tx, project, { id }, clock.now());
    };
    // All exist before the first one names another.
    for (const role of roles) await naming("role", projectId, role, () => define(role));
    for (const { id, ...change } of roles)
      await naming("role", projectId, { id }, () => changeRole(tx, project, id, change));
  });
}
