import { KnownErrors } from "@stackkit/next/protocol/internal";
import { replaceInvitedRole } from "../codes/invited-roles.js";
import { type Database, orIfTaken } from "../db/database.js";
import { requireRoom } from "../db/require-room.js";
import type { Project } from "../db/tables/project-config.js";
import type { Scope } from "../db/tables/teams.js";
import { updateProject } from "../projects/projects.js";
import {
  DEFAULTS,
  definedAmong,
  lockDefinition,
  lockDefinitions,
  type PermissionDefinition,
  readDefinitions,
} from "./definitions.js";
import { replaceSuspendedGrant } from "./suspended-grants.js";

const MAX_DEFINITIONS_PER_PROJECT = 500;

export interface DefinitionChange {
  readonly id?: string | undefined;
  readonly description?: string | undefined;
  readonly containedPermissionIds?: readonly string[] | undefined;
}

/** What makes a team permission a role. */
export interface RoleChange {
  readonly displayName?: string | null | undefined;
  readonly givenBy?: readonly string[] | undefined;
}

/**
 * Throws `PERMISSION_ID_ALREADY_EXISTS` (both scopes share ids) or
 * `CONTAINED_PERMISSION_NOT_FOUND`.
 */
export async function insertDefinition(
  tx: Database,
  projectId: string,
  scope: Scope,
  draft: DefinitionChange & { id: string },
  now: number,
): Promise<PermissionDefinition> {
  const contained = sorted(draft.containedPermissionIds ?? []);
  await lockDefinitions(tx, projectId);
  await requireContained(tx, projectId, scope, contained);
  await requireRoom(tx, {
    table: "permission_definitions",
    owner: { project_id: projectId },
    most: MAX_DEFINITIONS_PER_PROJECT,
    what: "permissions of a project",
  });
  await orIfTaken(
    tx
      .insertInto("permission_definitions")
      .values({
        project_id: projectId,
        id: draft.id,
        scope,
        description: draft.description ?? null,
        contained_ids: JSON.stringify(contained),
        created_at: now,
      })
      .execute(),
    idTaken(draft.id),
  );
  return { id: draft.id, description: draft.description, containedPermissionIds: contained };
}

/**
 * Updates a definition. A new id replaces the old one in grants, containing permissions and
 * defaults.
 */
export async function updateDefinition(
  tx: Database,
  projectId: string,
  scope: Scope,
  id: string,
  change: DefinitionChange,
): Promise<PermissionDefinition> {
  await lockDefinitions(tx, projectId);
  if (!(await lockDefinition(tx, projectId, scope, id)))
    throw new KnownErrors.PermissionNotFound({ permission_id: id });
  const newId = change.id ?? id;
  const contained = change.containedPermissionIds && sorted(change.containedPermissionIds);
  if (contained) await requireContained(tx, projectId, scope, contained);
  await orIfTaken(
    tx
      .updateTable("permission_definitions")
      .set((set) => ({
        id: newId,
        description: change.description ?? set.ref("description"),
        contained_ids: contained ? JSON.stringify(contained) : set.ref("contained_ids"),
      }))
      .where("project_id", "=", projectId)
      .where("id", "=", id)
      .execute(),
    idTaken(newId),
  );
  if (newId !== id) {
    const table = scope === "team" ? "team_permissions" : "project_permissions";
    await tx
      .updateTable(table)
      .set({ permission_id: newId })
      .where("project_id", "=", projectId)
      .where("permission_id", "=", id)
      .execute();
    await replaceMentions(tx, projectId, scope, id, newId);
    await replaceInvitedRole(tx, projectId, id, newId);
    await replaceSuspendedGrant(tx, projectId, id, newId);
  }
  const changed = (await readDefinitions(tx, projectId, scope)).find(
    (definition) => definition.id === newId,
  );
  if (!changed) throw new KnownErrors.PermissionNotFound({ permission_id: id });
  return changed;
}

/** Makes a team permission a role, or changes one. The transaction must have locked it. */
export async function updateRole(
  tx: Database,
  projectId: string,
  id: string,
  { displayName, givenBy }: RoleChange,
): Promise<void> {
  const givers = givenBy && sorted(givenBy);
  if (givers) await requireContained(tx, projectId, "team", givers);
  await tx
    .updateTable("permission_definitions")
    .set((set) => ({
      display_name: displayName === undefined ? set.ref("display_name") : displayName,
      given_by: givers ? JSON.stringify(givers) : set.ref("given_by"),
    }))
    .where("project_id", "=", projectId)
    .where("scope", "=", "team")
    .where("id", "=", id)
    .execute();
}

/**
 * Deletes a definition with its grants and mentions. Throws `PERMISSION_NOT_FOUND`, also for system
 * permissions. `successor` takes its place in the defaults of new members and users.
 */
export async function deleteDefinition(
  tx: Database,
  projectId: string,
  scope: Scope,
  id: string,
  successor?: string,
): Promise<void> {
  await lockDefinitions(tx, projectId);
  const { numDeletedRows } = await tx
    .deleteFrom("permission_definitions")
    .where("project_id", "=", projectId)
    .where("scope", "=", scope)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new KnownErrors.PermissionNotFound({ permission_id: id });
  await tx
    .deleteFrom(scope === "team" ? "team_permissions" : "project_permissions")
    .where("project_id", "=", projectId)
    .where("permission_id", "=", id)
    .execute();
  await replaceMentions(tx, projectId, scope, id, undefined, successor);
}

/** Replaces or removes an id in other definitions and in the defaults of new members and users. */
async function replaceMentions(
  tx: Database,
  projectId: string,
  scope: Scope,
  id: string,
  by: string | undefined,
  successor = by,
): Promise<void> {
  const replacing =
    (other: string | undefined) =>
    (ids: readonly string[]): string[] => [
      ...new Set(ids.flatMap((each) => (each === id ? (other ?? []) : each))),
    ];
  const [replace, replaceDefault] = [replacing(by), replacing(successor)];
  for (const { givenBy, ...definition } of await readDefinitions(tx, projectId, scope)) {
    const mentions = [...definition.containedPermissionIds, ...(givenBy ?? [])];
    if (!mentions.includes(id)) continue;
    await tx
      .updateTable("permission_definitions")
      .set({
        contained_ids: JSON.stringify(sorted(replace(definition.containedPermissionIds))),
        given_by: givenBy ? JSON.stringify(sorted(replace(givenBy))) : null,
      })
      .where("project_id", "=", projectId)
      .where("id", "=", definition.id)
      .execute();
  }
  await updateProject(tx, projectId, (project: Project) => ({
    ...project,
    config: {
      ...project.config,
      ...Object.fromEntries(
        DEFAULTS[scope].map((name) => [name, replaceDefault(project.config[name])]),
      ),
    },
  }));
}

const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

async function requireContained(
  tx: Database,
  projectId: string,
  scope: Scope,
  ids: readonly string[],
): Promise<void> {
  const defined = new Set(await definedAmong(tx, projectId, scope, ids));
  const missing = ids.find((id) => !defined.has(id));
  if (missing !== undefined)
    throw new KnownErrors.ContainedPermissionNotFound({ permission_id: missing });
}

const idTaken = (id: string) => () =>
  new KnownErrors.PermissionIdAlreadyExists({ permission_id: id });
