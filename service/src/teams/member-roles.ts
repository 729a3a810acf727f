import { KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import type { EventContext } from "../events/emit-event.js";
import type { Containment } from "../permissions/containment.js";
import { readContainment } from "../permissions/definitions.js";
import {
  grantTeamPermissions,
  type Member,
  memberKey,
  readDirectPermissions,
  revokeTeamPermission,
} from "../permissions/grants.js";
import {
  requireMembership,
  requireTeamPermission,
} from "../permissions/require-team-permission.js";
import type { MemberProfile } from "./member-profiles.js";
import {
  assignableRoles,
  managesMembers,
  outranks,
  roleOf,
  type Standing,
  teamRoles,
} from "./team-roles.js";

interface Reading {
  readonly project: Project;
  /** The signed-in user who asks; undefined for a server, which sees and changes everything. */
  readonly readerId: string | undefined;
}

/** Adds roles to profiles, and hides addresses that the caller may not see. */
export async function withRoles(
  { project, readerId }: Reading,
  db: Database,
  profiles: readonly MemberProfile[],
): Promise<MemberProfile[]> {
  const roles = teamRoles(project);
  const containment = await readContainment(db, project.id, "team");
  // A client lists the members of one team.
  const readers = profiles
    .slice(0, 1)
    .flatMap(({ teamId }) => (readerId === undefined ? [] : { teamId, userId: readerId }));
  const direct = await readDirectPermissions(db, project.id, [...profiles, ...readers]);
  const standingOf = (member: Member): Standing => ({
    userId: member.userId,
    direct: direct.get(memberKey(member)) ?? [],
  });
  const reader = readers[0] && standingOf(readers[0]);
  const seesAddresses = reader === undefined || managesMembers(reader, containment);
  return profiles.map((profile) => {
    const member = standingOf(profile);
    const isShown = seesAddresses || profile.userId === readerId || !profile.displayName;
    const assignable = reader ? assignableRoles(reader, member, roles, containment) : roles;
    return {
      ...profile,
      email: isShown ? profile.email : undefined,
      roleId: roleOf(member, roles)?.id ?? null,
      assignableRoleIds: assignable.map(({ id }) => id),
      managesMembers: managesMembers(member, containment),
    };
  });
}

/**
 * Replaces a member's role. For a client, the transaction must have locked the team. Throws `PERMISSION_NOT_FOUND` for one that is no role, and
 * `TEAM_PERMISSION_REQUIRED` if the caller may not give it to this member.
 */
export async function changeRole(
  { project, readerId }: Reading,
  tx: Database,
  context: EventContext,
  member: Member,
  roleId: string,
): Promise<void> {
  const roles = teamRoles(project);
  const role = roles.find(({ id }) => id === roleId);
  if (role === undefined) throw new KnownErrors.PermissionNotFound({ permission_id: roleId });
  const direct = await requireMembership(tx, project.id, member);
  if (readerId !== undefined) {
    const own = { teamId: member.teamId, userId: readerId };
    if (member.userId !== readerId)
      await requireTeamPermission(tx, project.id, own, "$remove_members");
    const reader = { userId: own.userId, direct: await requireMembership(tx, project.id, own) };
    const containment = await readContainment(tx, project.id, "team");
    const target = { userId: member.userId, direct };
    if (!assignableRoles(reader, target, roles, containment).includes(role))
      throw new KnownErrors.TeamPermissionRequired({
        team_id: member.teamId,
        user_id: own.userId,
        permission_id: roleId,
      });
    const isOwn = member.userId === readerId;
    const after = { userId: readerId, direct: role.permissionIds };
    if (isOwn && managesMembers(reader, containment) && !managesMembers(after, containment))
      await requireOtherManager(tx, project.id, member, containment);
  }
  await grantTeamPermissions(tx, context, project.id, member, role.permissionIds);
  const lost = roles.flatMap(({ permissionIds }) =>
    permissionIds.filter((id) => direct.includes(id) && !role.permissionIds.includes(id)),
  );
  for (const id of new Set(lost)) await revokeTeamPermission(tx, context, project.id, member, id);
}

/**
 * Throws a plain 403 if a member who leaves is the last who manages the others. The transaction must
 * have locked the team.
 */
export async function requireSuccessor(
  projectId: string,
  tx: Database,
  member: Member,
): Promise<void> {
  const containment = await readContainment(tx, projectId, "team");
  const direct = await requireMembership(tx, projectId, member);
  if (managesMembers({ userId: member.userId, direct }, containment))
    await requireOtherManager(tx, projectId, member, containment);
}

/** Throws a plain 403 if nobody else manages the members of a team that has others. */
async function requireOtherManager(
  tx: Database,
  projectId: string,
  { teamId, userId }: Member,
  containment: Containment,
): Promise<void> {
  const others = (
    await tx
      .selectFrom("memberships")
      .select("user_id")
      .where("project_id", "=", projectId)
      .where("team_id", "=", teamId)
      .where("user_id", "!=", userId)
      .limit(1)
      .execute()
  ).length;
  if (others === 0) return;
  const managing = await tx
    .selectFrom("team_permissions")
    .select("permission_id")
    .distinct()
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "!=", userId)
    .execute();
  const direct = managing.map(({ permission_id }) => permission_id);
  if (!managesMembers({ userId, direct }, containment))
    throw new PlainError(
      403,
      "Nobody else manages the members of this team. Give someone your role first.",
    );
}

/**
 * Throws `TEAM_PERMISSION_REQUIRED` unless a member has the rank that changing another member's role
 * needs. The transaction must have locked the team.
 */
export async function requireRank(
  project: Project,
  tx: Database,
  reader: Member,
  userId: string,
): Promise<void> {
  const containment = await readContainment(tx, project.id, "team");
  const standingOf = async (id: string): Promise<Standing> => {
    const member = { teamId: reader.teamId, userId: id };
    return { userId: id, direct: await requireMembership(tx, project.id, member) };
  };
  const [own, target] = [await standingOf(reader.userId), await standingOf(userId)];
  if (!outranks(own, target, teamRoles(project), containment))
    throw new KnownErrors.TeamPermissionRequired({
      team_id: reader.teamId,
      user_id: reader.userId,
      permission_id: roleOf(target, teamRoles(project))?.id ?? "$remove_members",
    });
}
