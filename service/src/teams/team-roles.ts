import type { Project } from "../db/tables/project-config.js";
import { type Containment, isSystemPermission, withContained } from "../permissions/containment.js";

/** A role in teams: a set of permissions, named after the first of the project's own. */
export interface TeamRole {
  readonly id: string;
  readonly permissionIds: readonly string[];
  /** Whether new members get it. */
  readonly isDefault: boolean;
}

/**
 * The roles of a project's teams: what creators and new members get. Other permissions are no roles,
 * because an app may sell one or grant it by its own rules.
 */
export function teamRoles({ config }: Project): readonly TeamRole[] {
  const member = config.teamMemberDefaultPermissions;
  const roles = new Map<string, TeamRole>();
  for (const permissionIds of [config.teamCreatorDefaultPermissions, member]) {
    const id = permissionIds.find((permission) => !isSystemPermission(permission));
    if (id === undefined) continue;
    const isDefault = permissionIds === member || member.includes(id);
    if (!roles.has(id)) roles.set(id, { id, permissionIds, isDefault });
  }
  return [...roles.values()];
}

/** What a member holds in a team. */
export interface Standing {
  readonly userId: string;
  readonly direct: readonly string[];
}

/** The role that a member holds, the highest of several. */
export const roleOf = ({ direct }: Standing, roles: readonly TeamRole[]): TeamRole | undefined =>
  roles.find(({ id }) => direct.includes(id));

/** All permissions that follow from those of a member. */
const heldBy = ({ direct }: Standing, containment: Containment): Set<string> =>
  new Set(direct.flatMap((id) => [...withContained(id, containment)]));

export const managesMembers = (member: Standing, containment: Containment): boolean =>
  heldBy(member, containment).has("$remove_members");

/** Whether a role does not exceed what `reader` holds. */
const mayGive = (
  reader: Standing,
  { permissionIds, isDefault }: TeamRole,
  containment: Containment,
): boolean => {
  const held = heldBy(reader, containment);
  return isDefault || permissionIds.every((id) => held.has(id));
};

/** Whether `reader` has the rank that changing or removing `member` needs. */
export function outranks(
  reader: Standing,
  member: Standing,
  roles: readonly TeamRole[],
  containment: Containment,
): boolean {
  const current = roleOf(member, roles);
  return (
    heldBy(reader, containment).has("$remove_members") &&
    (current === undefined || mayGive(reader, current, containment))
  );
}

/**
 * The roles that `reader` may give to `member`: their own, and the one that every new member gets.
 * Others' roles need the permission to remove members, and must not exceed the reader's. One's own
 * role can only be exchanged for a lesser one.
 */
export function assignableRoles(
  reader: Standing,
  member: Standing,
  roles: readonly TeamRole[],
  containment: Containment,
): readonly TeamRole[] {
  const mayChange =
    reader.userId === member.userId
      ? roleOf(member, roles) !== undefined
      : outranks(reader, member, roles, containment);
  return mayChange ? roles.filter((role) => mayGive(reader, role, containment)) : [];
}
