import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { CheckedCode } from "../../codes/verification-codes.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import { lockDefinition } from "../../permissions/definitions.js";
import { requireMembership } from "../../permissions/require-team-permission.js";
import {
  invitableRoles,
  type RoleRules,
  readRoleRules,
  requireRole,
  type TeamRole,
} from "../team-roles.js";

interface Inviter {
  readonly teamId: string;
  /** Undefined for a server, which gives every role. */
  readonly inviterId: string | undefined;
}

/** The roles that an invitation may give now. Throws `TEAM_MEMBERSHIP_NOT_FOUND`. */
async function readInvitable(
  db: Database,
  project: Project,
  rules: RoleRules,
  { teamId, inviterId: userId }: Inviter,
): Promise<readonly TeamRole[]> {
  if (userId === undefined) return rules.roles;
  const direct = await requireMembership(db, project.id, { teamId, userId });
  return invitableRoles({ userId, direct }, rules);
}

/**
 * Throws `PERMISSION_NOT_FOUND` for one that is no role, and `TEAM_PERMISSION_REQUIRED` for one that
 * the inviter may not give.
 */
export async function requireInvitable(
  db: Database,
  project: Project,
  { roleIds, ...inviter }: Inviter & { readonly roleIds: readonly string[] | undefined },
): Promise<void> {
  if (!roleIds?.length) return;
  const rules = await readRoleRules(db, project);
  const invitable = await readInvitable(db, project, rules, inviter);
  const roles = roleIds.map((id) => requireRole(rules, id));
  const refused = roles.find((role) => !invitable.includes(role));
  if (refused && inviter.inviterId !== undefined)
    throw new KnownErrors.TeamPermissionRequired({
      team_id: inviter.teamId,
      user_id: inviter.inviterId,
      permission_id: refused.id,
    });
}

/**
 * What an invited person gets instead of the defaults: those of the invitation's roles that still
 * exist and that the inviter may still give, and defaults that are no roles. Undefined if none is
 * left. The transaction must have locked the team.
 */
export async function readInvitedPermissions(
  tx: Database,
  project: Project,
  { subject, data }: CheckedCode<"team_invitation">,
): Promise<readonly string[] | undefined> {
  if (!data.roleIds) return undefined;
  for (const id of [...new Set(data.roleIds)].sort())
    await lockDefinition(tx, project.id, "team", id);
  const rules = await readRoleRules(tx, project);
  const inviter = { teamId: subject, inviterId: data.inviterId };
  const invitable = await readInvitable(tx, project, rules, inviter);
  const given = invitable.filter(({ id }) => data.roleIds?.includes(id));
  if (given.length === 0) return undefined;
  const ofRoles = new Set(rules.roles.flatMap(({ permissionIds }) => permissionIds));
  const rest = project.config.teamMemberDefaultPermissions.filter((id) => !ofRoles.has(id));
  return [...rest, ...given.flatMap(({ permissionIds }) => permissionIds)];
}
