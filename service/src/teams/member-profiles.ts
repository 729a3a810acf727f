import { KnownErrors, type memberProfile, type Row } from "@stackkit/next/protocol/internal";
import { type Selectable, sql } from "kysely";
import { type Batches, mapBatches, readBatches } from "../core/batches.js";
import { BATCH_OF_WIDE_ROWS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import { type Change, reader, update } from "../db/mapping.js";
import { profileColumns, profileFields } from "../db/mappings/member-profile.js";
import type { MembershipTable } from "../db/tables/teams.js";
import { readUsersById } from "../users/user-list.js";

/** A profile with the member's address. Roles are added for the caller. */
export type MemberProfile = Row<typeof memberProfile>;

export interface ProfileFilter {
  readonly teamId?: string | undefined;
  readonly userId?: string | undefined;
}

/** Member profiles of teams, in order of joining. */
export function listProfiles(
  db: Database,
  projectId: string,
  { teamId, userId }: ProfileFilter,
): Batches<MemberProfile> {
  const members = readBatches<Selectable<MembershipTable>>(BATCH_OF_WIDE_ROWS, (limit, last) => {
    let query = db.selectFrom("memberships").selectAll().where("project_id", "=", projectId);
    if (teamId !== undefined) query = query.where("team_id", "=", teamId);
    if (userId !== undefined) query = query.where("user_id", "=", userId);
    if (last)
      query = query.where(
        sql<boolean>`(created_at, team_id, user_id) > (${last.created_at}, ${last.team_id}, ${last.user_id})`,
      );
    return query.orderBy("created_at").orderBy("team_id").orderBy("user_id").limit(limit).execute();
  });
  return mapBatches(members, (some) => withUsers(db, projectId, some));
}

/** The profiles of some members of a team, in the order of the ids. */
export async function readProfiles(
  db: Database,
  projectId: string,
  teamId: string,
  userIds: readonly string[],
): Promise<MemberProfile[]> {
  if (userIds.length === 0) return [];
  const members = await db
    .selectFrom("memberships")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "in", userIds)
    .execute();
  const profiles = await withUsers(db, projectId, members);
  return userIds.flatMap((id) => profiles.find(({ userId }) => userId === id) ?? []);
}

/** A user's profile in a team, if they are a member. */
export async function findProfile(
  db: Database,
  projectId: string,
  teamId: string,
  userId: string,
): Promise<MemberProfile | undefined> {
  const { value } = await listProfiles(db, projectId, { teamId, userId }).next();
  return value?.[0];
}

const readProfile = reader(profileColumns);

async function withUsers(
  db: Database,
  projectId: string,
  members: readonly Selectable<MembershipTable>[],
): Promise<MemberProfile[]> {
  const ids = [...new Set(members.map(({ user_id }) => user_id))];
  const users = await readUsersById(db, projectId, ids);
  return members.flatMap((member) => {
    const user = users.get(member.user_id);
    if (!user) return [];
    const { invitedEmail, ...profile } = readProfile(member);
    const displayName = profile.displayName ?? user.displayName;
    const isNamed = Boolean(displayName || user.primaryEmail);
    return {
      ...profile,
      displayName,
      profileImageUrl: profile.profileImageUrl ?? user.profileImageUrl,
      email: user.primaryEmail,
      invitedEmail: isNamed ? undefined : (invitedEmail ?? undefined),
      joinedAt: new Date(member.created_at),
      roleId: undefined,
      roleIds: undefined,
      assignableRoleIds: undefined,
      managesMembers: undefined,
      user,
    };
  });
}

/** Updates a member's profile. Throws `TEAM_MEMBERSHIP_NOT_FOUND`. */
export async function updateProfile(
  tx: Database,
  projectId: string,
  teamId: string,
  userId: string,
  change: Change<typeof profileFields>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("memberships")
    // A change of nothing still needs the member.
    .set((set) => ({ display_name: set.ref("display_name"), ...update(profileFields, change) }))
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new KnownErrors.TeamMembershipNotFound({ team_id: teamId, user_id: userId });
}
