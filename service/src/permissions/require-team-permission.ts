import { KnownErrors, type SystemPermission } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import { withContained } from "./containment.js";
import { readContainment } from "./definitions.js";
import { findDirectPermissions, type Member } from "./grants.js";

/** Whether a user is in a team and has a permission there. */
export async function hasTeamPermission(
  db: Database,
  projectId: string,
  member: Member,
  permission: SystemPermission,
): Promise<boolean> {
  const direct = await findDirectPermissions(db, projectId, member);
  return direct !== undefined && contains(db, projectId, direct, permission);
}

/**
 * Throws `TEAM_MEMBERSHIP_NOT_FOUND` for non-members and `TEAM_PERMISSION_REQUIRED` for members
 * without the permission.
 */
export async function requireTeamPermission(
  db: Database,
  projectId: string,
  { teamId, userId }: Member,
  permission: SystemPermission,
): Promise<void> {
  const direct = await requireMembership(db, projectId, { teamId, userId });
  if (await contains(db, projectId, direct, permission)) return;
  throw new KnownErrors.TeamPermissionRequired({
    team_id: teamId,
    user_id: userId,
    permission_id: permission,
  });
}

async function contains(
  db: Database,
  projectId: string,
  direct: readonly string[],
  permission: SystemPermission,
): Promise<boolean> {
  if (direct.includes(permission)) return true;
  const containment = await readContainment(db, projectId, "team");
  return direct.some((id) => withContained(id, containment).has(permission));
}

/** The member's direct permissions. Throws `TEAM_MEMBERSHIP_NOT_FOUND`, also for unknown teams. */
export async function requireMembership(
  db: Database,
  projectId: string,
  { teamId, userId }: Member,
): Promise<string[]> {
  const direct = await findDirectPermissions(db, projectId, { teamId, userId });
  if (!direct) throw new KnownErrors.TeamMembershipNotFound({ team_id: teamId, user_id: userId });
  return direct;
}
