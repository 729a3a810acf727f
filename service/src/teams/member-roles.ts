import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import { type Member, memberKey, readDirectPermissions } from "../permissions/grants.js";
import { requireMembership } from "../permissions/require-team-permission.js";
import type { MemberProfile } from "./member-profiles.js";
import {
  assignableRoles,
  managesMembers,
  outranks,
  readRoleRules,
  rolesOf,
  type Standing,
} from "./team-roles.js";

export interface Reading {
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
  const rules = await readRoleRules(db, project);
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
  const seesAddresses = reader === undefined || managesMembers(reader, rules);
  return profiles.map((profile) => {
    const member = standingOf(profile);
    const isShown = seesAddresses || profile.userId === readerId || !profile.displayName;
    const assignable = reader ? assignableRoles(reader, member, rules) : rules.roles;
    const roleIds = rolesOf(member, rules).map(({ id }) => id);
    return {
      ...profile,
      email: isShown ? profile.email : undefined,
      roleId: roleIds[0] ?? null,
      roleIds,
      assignableRoleIds: assignable.map(({ id }) => id),
      managesMembers: managesMembers(member, rules),
    };
  });
}

/**
 * Throws `TEAM_PERMISSION_REQUIRED` unless a member has the rank that changing another member's role
 * needs. A membership that is suspended counts by its permissions. The transaction must have locked
 * the team.
 */
export async function requireRank(
  project: Project,
  tx: Database,
  reader: Member,
  { userId, suspended }: { readonly userId: string; readonly suspended: string[] | undefined },
): Promise<void> {
  const rules = await readRoleRules(tx, project);
  const directOf = (id: string) =>
    requireMembership(tx, project.id, { teamId: reader.teamId, userId: id });
  const own: Standing = { userId: reader.userId, direct: await directOf(reader.userId) };
  const target: Standing = { userId, direct: suspended ?? (await directOf(userId)) };
  if (!outranks(own, target, rules))
    throw new KnownErrors.TeamPermissionRequired({
      team_id: reader.teamId,
      user_id: reader.userId,
      permission_id: rolesOf(target, rules)[0]?.id ?? "$remove_members",
    });
}
