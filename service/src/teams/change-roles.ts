import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import type { EventContext } from "../events/emit-event.js";
import { lockDefinition } from "../permissions/definitions.js";
import { grantTeamPermissions, type Member, revokeTeamPermission } from "../permissions/grants.js";
import {
  requireMembership,
  requireTeamPermission,
} from "../permissions/require-team-permission.js";
import { requireOtherManager } from "./dependent-teams.js";
import type { Reading } from "./member-roles.js";
import {
  assignableRoles,
  managesMembers,
  type RoleRules,
  readRoleRules,
  requireRole,
  rolesOf,
  type Standing,
  type TeamRole,
} from "./team-roles.js";

/**
 * Replaces a member's roles. For a client, the transaction must have locked the team. Throws
 * `PERMISSION_NOT_FOUND` for one that is no role, and `TEAM_PERMISSION_REQUIRED` if the caller may
 * not give or take one.
 */
export async function changeRoles(
  reading: Reading,
  tx: Database,
  context: EventContext,
  member: Member,
  roleIds: readonly string[],
): Promise<void> {
  const { project } = reading;
  // A role that is deleted meanwhile must not be granted afterwards.
  for (const id of [...new Set(roleIds)].sort())
    if (!(await lockDefinition(tx, project.id, "team", id)))
      throw new KnownErrors.PermissionNotFound({ permission_id: id });
  const rules = await readRoleRules(tx, project);
  const roles = roleIds.map((id) => requireRole(rules, id));
  const direct = await requireMembership(tx, project.id, member);
  const target = { userId: member.userId, direct };
  const granted = new Set(roles.flatMap(({ permissionIds }) => permissionIds));
  const lost = new Set(
    rules.roles.flatMap(({ permissionIds }) =>
      permissionIds.filter((id) => direct.includes(id) && !granted.has(id)),
    ),
  );
  if (reading.readerId !== undefined) {
    const after = [...direct.filter((id) => !lost.has(id)), ...granted];
    const change = { member, target, roles, after };
    await requireMayChange(project, tx, rules, reading.readerId, change);
  }
  await grantTeamPermissions(tx, context, project.id, member, [...granted]);
  for (const id of lost) await revokeTeamPermission(tx, context, project.id, member, id);
}

interface RolesChange {
  readonly member: Member;
  readonly target: Standing;
  /** What the member shall have. */
  readonly roles: readonly TeamRole[];
  /** The direct permissions afterwards. */
  readonly after: readonly string[];
}

async function requireMayChange(
  project: Project,
  tx: Database,
  rules: RoleRules,
  readerId: string,
  { member, target, roles, after }: RolesChange,
): Promise<void> {
  const own = { teamId: member.teamId, userId: readerId };
  const isOwn = member.userId === readerId;
  if (!isOwn) await requireTeamPermission(tx, project.id, own, "$remove_members");
  const reader = { userId: readerId, direct: await requireMembership(tx, project.id, own) };
  const assignable = assignableRoles(reader, target, rules);
  const current = rolesOf(target, rules);
  const given = roles.filter((role) => !current.includes(role));
  // One's own roles can always be given up.
  const taken = isOwn ? [] : current.filter((role) => !roles.includes(role));
  const refused = [...given, ...taken].find((role) => !assignable.includes(role));
  if (refused)
    throw new KnownErrors.TeamPermissionRequired({
      team_id: member.teamId,
      user_id: readerId,
      permission_id: refused.id,
    });
  if (isOwn && !managesMembers({ userId: readerId, direct: after }, rules))
    await requireOtherManager(tx, project.id, member);
}
