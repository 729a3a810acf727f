import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import { type Containment, isSystemPermission, withContained } from "../permissions/containment.js";
import { containmentOf, readDefinitions } from "../permissions/definitions.js";

/** A role in teams: a team permission with a name, and what is granted with it. */
export interface TeamRole {
  readonly id: string;
  /** Null for one that is named after its id. */
  readonly displayName: string | null;
  readonly permissionIds: readonly string[];
  /** Whether new members get it. */
  readonly isDefault: boolean;
  /** Other permissions whose holders may give it. Undefined in a project that defines no roles. */
  readonly givenBy: readonly string[] | undefined;
}

/** A project's roles, highest first, and which permissions contain which. */
export interface RoleRules {
  readonly roles: readonly TeamRole[];
  readonly containment: Containment;
}

/**
 * The roles of a project that defines none: what creators and new members get. Other permissions
 * are no roles, because an app may sell one or grant it by its own rules.
 */
export function derivedRoles({ config }: Project): readonly TeamRole[] {
  const member = config.teamMemberDefaultPermissions;
  const roles = new Map<string, TeamRole>();
  for (const permissionIds of [config.teamCreatorDefaultPermissions, member]) {
    const id = permissionIds.find((permission) => !isSystemPermission(permission));
    if (id === undefined) continue;
    const isDefault = permissionIds === member || member.includes(id);
    if (!roles.has(id))
      roles.set(id, { id, displayName: null, permissionIds, isDefault, givenBy: undefined });
  }
  return [...roles.values()];
}

/** The roles that a project defines, else those that follow from its defaults. */
export async function readRoleRules(db: Database, project: Project): Promise<RoleRules> {
  const definitions = await readDefinitions(db, project.id, "team");
  const containment = containmentOf(definitions);
  const defaults = project.config.teamMemberDefaultPermissions;
  const size = new Map(definitions.map(({ id }) => [id, withContained(id, containment).size]));
  const defined = definitions
    .flatMap(({ id, displayName = null, givenBy }): TeamRole[] =>
      givenBy
        ? [{ id, displayName, permissionIds: [id], isDefault: defaults.includes(id), givenBy }]
        : [],
    )
    .sort((a, b) => (size.get(b.id) ?? 0) - (size.get(a.id) ?? 0) || (a.id < b.id ? -1 : 1));
  return { roles: defined.length > 0 ? defined : derivedRoles(project), containment };
}

/** A role of the project. Throws `PERMISSION_NOT_FOUND`. */
export function requireRole({ roles }: RoleRules, roleId: string): TeamRole {
  const role = roles.find(({ id }) => id === roleId);
  if (role === undefined) throw new KnownErrors.PermissionNotFound({ permission_id: roleId });
  return role;
}

/** What a member holds in a team. */
export interface Standing {
  readonly userId: string;
  readonly direct: readonly string[];
}

/** The roles that a member holds, highest first. */
export const rolesOf = ({ direct }: Standing, { roles }: RoleRules): readonly TeamRole[] =>
  roles.filter(({ id }) => direct.includes(id));

/** All permissions that follow from those of a member. */
const heldBy = ({ direct }: Standing, containment: Containment): Set<string> =>
  new Set(direct.flatMap((id) => [...withContained(id, containment)]));

export const managesMembers = (
  member: Standing,
  { containment }: Pick<RoleRules, "containment">,
): boolean => heldBy(member, containment).has("$remove_members");

/** What a role allows, without its own name. */
const contentsOf = ({ id, permissionIds, givenBy }: TeamRole, containment: Containment) =>
  givenBy === undefined
    ? permissionIds
    : [...withContained(id, containment)].filter((other) => other !== id);

/** Whether `reader` may give a role, or take it: what it contains never exceeds what they hold. */
function mayGive(reader: Standing, role: TeamRole, { containment }: RoleRules): boolean {
  const held = heldBy(reader, containment);
  const holdsContents = contentsOf(role, containment).every((id) => held.has(id));
  if (role.givenBy === undefined) return role.isDefault || holdsContents;
  const isGiver = [role.id, ...role.givenBy].some((id) => held.has(id));
  return held.has("$remove_members") && isGiver && holdsContents;
}

/**
 * Whether `reader` has the rank that changing or removing `member` needs: their roles, and what
 * they may do to the team by other permissions, do not exceed the reader's.
 */
export function outranks(reader: Standing, member: Standing, rules: RoleRules): boolean {
  const { containment } = rules;
  const held = heldBy(reader, containment);
  const hasRankOf = (role: TeamRole) =>
    role.givenBy === undefined
      ? mayGive(reader, role, rules)
      : contentsOf(role, containment).every((id) => held.has(id));
  const roles = rolesOf(member, rules);
  const byRole = new Set(roles.flatMap(({ permissionIds }) => permissionIds));
  const direct = member.direct.filter((id) => !byRole.has(id));
  return (
    held.has("$remove_members") &&
    roles.every(hasRankOf) &&
    [...heldBy({ ...member, direct }, containment)].every(
      (id) => !isSystemPermission(id) || held.has(id),
    )
  );
}

/**
 * The roles that `reader` may give to `member`, or take from them. Others' roles need the
 * permission to remove members, and rank. Who has no role cannot take one.
 */
export function assignableRoles(
  reader: Standing,
  member: Standing,
  rules: RoleRules,
): readonly TeamRole[] {
  const mayChange =
    reader.userId === member.userId
      ? rolesOf(member, rules).length > 0
      : outranks(reader, member, rules);
  return mayChange ? rules.roles.filter((role) => mayGive(reader, role, rules)) : [];
}

/** The roles that `reader` may invite with. Every invitation gives those of new members. */
export const invitableRoles = (reader: Standing, rules: RoleRules): readonly TeamRole[] =>
  rules.roles.filter(
    (role) => role.isDefault || (managesMembers(reader, rules) && mayGive(reader, role, rules)),
  );
