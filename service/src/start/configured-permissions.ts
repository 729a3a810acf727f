import type { Clock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import type { Database } from "../db/database.js";
import type { Scope } from "../db/tables/teams.js";
import { transact } from "../db/transact.js";
import { insertDefinition, updateDefinition } from "../permissions/change-definitions.js";
import { readDefinitions } from "../permissions/definitions.js";
import type { ConfiguredPermission, ConfiguredProject } from "../settings/configured-project.js";

const SCOPES: readonly Scope[] = ["team", "project"];

/** Whether a project has every permission of its configuration. */
export async function hasPermissions(
  db: Database,
  { id, permissions = {} }: Pick<ConfiguredProject, "id" | "permissions">,
): Promise<boolean> {
  for (const scope of SCOPES)
    if ((await missingPermissions(db, id, scope, permissions[scope])).length > 0) return false;
  return true;
}

/** Creates or updates the permissions of a configured project. Removes none. */
export async function ensurePermissions(
  db: Database,
  clock: Clock,
  { id, permissions = {} }: Pick<ConfiguredProject, "id" | "permissions">,
): Promise<void> {
  for (const scope of SCOPES) {
    const wanted = permissions[scope] ?? [];
    if (wanted.length === 0) continue;
    await transact({ db }, async (tx) => {
      // All exist before the first one contains another.
      for (const permission of await missingPermissions(tx, id, scope, wanted))
        await naming("permission", id, permission, () =>
          insertDefinition(tx, id, scope, { id: permission.id }, clock.now()),
        );
      for (const permission of wanted)
        await naming("permission", id, permission, () =>
          updateDefinition(tx, id, scope, permission.id, permission),
        );
    });
  }
}

async function missingPermissions(
  db: Database,
  projectId: string,
  scope: Scope,
  wanted: readonly ConfiguredPermission[] = [],
): Promise<readonly ConfiguredPermission[]> {
  if (wanted.length === 0) return [];
  const known = new Set((await readDefinitions(db, projectId, scope)).map(({ id }) => id));
  return wanted.filter(({ id }) => !known.has(id));
}

/** Names the project and the part in a failure, which an operator has to find in a file. */
export async function naming(
  what: "permission" | "role",
  projectId: string,
  { id }: { readonly id: string },
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw new ServiceError(
      `configured-${what}`,
      `The ${what} ${id} of the project ${projectId} in the configuration cannot be ` +
        `saved: ${(cause as Error).message}`,
      { cause },
    );
  }
}
