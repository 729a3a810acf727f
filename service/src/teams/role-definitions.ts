import { KnownErrors, type Row, type teamRole } from "@stackkit/next/protocol/internal";
import { replaceInvitedRole } from "../codes/invited-roles.js";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import {
  deleteDefinition,
  insertDefinition,
  updateDefinition,
  updateRole,
} from "../permissions/change-definitions.js";
import { lockDefinition, lockDefinitions, readDefinitions } from "../permissions/definitions.js";
import { isGrantSuspended, replaceSuspendedGrant } from "../permissions/suspended-grants.js";
import {
  derivedRoles,
  type RoleRules,
  readRoleRules,
  requireRole,
  type TeamRole,
} from "./team-roles.js";

/** Every list of members and of roles has them all. */
const MAX_ROLES_PER_PROJECT = 50;

/** What a server sets of a role. */
export interface RoleDraft {
  readonly displayName?: string | null | undefined;
  readonly permissionIds?: readonly string[] | undefined;
  readonly givenBy?: readonly string[] | undefined;
}

/** A role as callers read it. */
export function showRole(
  { id, displayName, permissionIds, isDefault, givenBy }: TeamRole,
  { containment }: RoleRules,
  isAssignable: boolean,
): Row<typeof teamRole> {
  return {
    id,
    displayName,
    permissionIds: [...(givenBy ? (containment.get(id) ?? []) : permissionIds)],
    givenBy: [...(givenBy ?? [])],
    isDefined: givenBy !== undefined,
    isDefault,
    isAssignable,
  };
}

async function readRole(tx: Database, project: Project, id: string) {
  const rules = await readRoleRules(tx, project);
  return showRole(requireRole(rules, id), rules, true);
}

/**
 * Defines a role, also by an existing permission, whose holders have the role then. With the first
 * one, the roles that followed from the defaults are defined, too: members keep theirs.
 */
export async function insertRole(
  tx: Database,
  project: Project,
  { id, permissionIds, ...draft }: RoleDraft & { readonly id: string },
  now: number,
): Promise<Row<typeof teamRole>> {
  await lockDefinitions(tx, project.id);
  const { roles } = await readRoleRules(tx, project);
  const defined = roles.filter(({ givenBy }) => givenBy);
  if (defined.some((role) => role.id === id))
    throw new KnownErrors.PermissionIdAlreadyExists({ permission_id: id });
  if (defined.length >= MAX_ROLES_PER_PROJECT)
    throw new PlainError(400, `There may be at most ${MAX_ROLES_PER_PROJECT} roles of a project.`);
  if (defined.length === 0) await keepDerivedRoles(tx, project);
  const existing = (await readDefinitions(tx, project.id, "team")).find((it) => it.id === id);
  const contained = { containedPermissionIds: permissionIds };
  if (existing) await updateDefinition(tx, project.id, "team", id, contained);
  else await insertDefinition(tx, project.id, "team", { id, ...contained }, now);
  const { displayName, givenBy = existing?.givenBy ?? [] } = draft;
  await updateRole(tx, project.id, id, { displayName, givenBy });
  return readRole(tx, project, id);
}

async function keepDerivedRoles(tx: Database, project: Project): Promise<void> {
  const derived = derivedRoles(project);
  for (const { id, isDefault } of derived) {
    const others = derived.flatMap((role) => (role.id === id ? [] : role.id));
    await updateRole(tx, project.id, id, { givenBy: isDefault ? others : [] });
  }
}

/** Throws `PERMISSION_NOT_FOUND` for one that is no defined role. */
async function requireDefined(tx: Database, project: Project, id: string): Promise<RoleRules> {
  await lockDefinitions(tx, project.id);
  const rules = await readRoleRules(tx, project);
  if (requireRole(rules, id).givenBy === undefined)
    throw new KnownErrors.PermissionNotFound({ permission_id: id });
  return rules;
}

export async function changeRole(
  tx: Database,
  project: Project,
  id: string,
  { permissionIds, ...change }: RoleDraft,
): Promise<Row<typeof teamRole>> {
  await requireDefined(tx, project, id);
  if (permissionIds)
    await updateDefinition(tx, project.id, "team", id, { containedPermissionIds: permissionIds });
  await updateRole(tx, project.id, id, change);
  return readRole(tx, project, id);
}

/**
 * Deletes a role. Its members and those who are invited with it get the successor, without events,
 * since a project may have many. Throws a plain 400 if there are members and no successor.
 */
export async function deleteRole(
  tx: Database,
  project: Project,
  id: string,
  successorId: string | undefined,
): Promise<void> {
  const rules = await requireDefined(tx, project, id);
  if (successorId === id) throw new PlainError(400, "A role is no successor of itself.");
  const successor = successorId === undefined ? undefined : requireRole(rules, successorId);
  // Waits for those who give the role, whose members would otherwise get no successor.
  await lockDefinition(tx, project.id, "team", id);
  if (successor) {
    await replaceGrants(tx, project.id, id, successor.id);
    await replaceInvitedRole(tx, project.id, id, successor.id);
    await replaceSuspendedGrant(tx, project.id, id, successor.id);
  } else if (await isHeld(tx, project.id, id))
    throw new PlainError(
      400,
      "Members have this role, or get it back when they confirm their account. Name the role that " +
        "they get instead, as successor_id.",
    );
  await deleteDefinition(tx, project.id, "team", id, successor?.id);
}

async function isHeld(tx: Database, projectId: string, id: string): Promise<boolean> {
  const holder = await tx
    .selectFrom("team_permissions")
    .select("user_id")
    .where("project_id", "=", projectId)
    .where("permission_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined || isGrantSuspended(tx, projectId, id);
}

const replaceGrants = (tx: Database, projectId: string, id: string, by: string) =>
  tx
    .insertInto("team_permissions")
    .columns(["project_id", "team_id", "user_id", "permission_id"])
    .expression((query) =>
      query
        .selectFrom("team_permissions")
        .select((each) => ["project_id", "team_id", "user_id", each.val(by).as("permission_id")])
        .where("project_id", "=", projectId)
        .where("permission_id", "=", id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
