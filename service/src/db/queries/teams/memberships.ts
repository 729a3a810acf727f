import {
  encodeRecord,
  KnownErrors,
  type memberProfile,
  membership,
  type Row,
} from "@stackkit/next/protocol/internal";
import { type Selectable, sql } from "kysely";
import type { Project } from "../../../config/project-config.js";
import { type Batches, mapBatches, readBatches } from "../../../core/batches.js";
import { BATCH_OF_WIDE_ROWS, MAX_TEAMS_PER_USER } from "../../../core/limits.js";
import { type EventContext, emitEvent } from "../../../webhooks/emit-event.js";
import { type Database, isUniqueViolation } from "../../database.js";
import { type Change, insertion, reader, update } from "../../mapping.js";
import { profileColumns, profileFields, profileIdentity } from "../../mappings/member-profile.js";
import type { MembershipTable } from "../../tables/teams.js";
import { requireRoom } from "../projects/counts.js";
import { readUsers } from "../users/user-rows.js";
import { grantTeamPermissions } from "./permissions.js";

/** A profile with the member's address. Roles are added for the caller. */
export type MemberProfile = Row<typeof memberProfile>;

export interface Joining {
  readonly teamId: string;
  readonly userId: string;
  /** Decides the initial permissions. */
  readonly as: "creator" | "member";
}

export async function isMember(
  db: Database,
  projectId: string,
  teamId: string,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("memberships")
    .select("user_id")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Throws a plain 400 if a user is in as many teams as they may join. The transaction must have
 * locked their row.
 */
export const requireRoomForTeam = (
  tx: Database,
  projectId: string,
  userId: string,
): Promise<void> =>
  requireRoom(tx, {
    table: "memberships",
    owner: { project_id: projectId, user_id: userId },
    most: MAX_TEAMS_PER_USER,
    what: "teams of a user",
  });

/**
 * Adds a member with the project's default permissions and emits the event. The transaction must
 * have locked both rows. Throws `TEAM_MEMBERSHIP_ALREADY_EXISTS`.
 */
export async function insertMember(
  tx: Database,
  context: EventContext,
  project: Project,
  { teamId, userId, as }: Joining,
): Promise<void> {
  try {
    await tx
      .insertInto("memberships")
      .values({
        ...insertion(profileIdentity, { teamId, userId }),
        ...insertion(profileFields, {}),
        project_id: project.id,
        created_at: context.clock.now(),
      })
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new KnownErrors.TeamMembershipAlreadyExists() : error;
  }
  await emitEvent(
    tx,
    context,
    project.id,
    "team_membership.created",
    encodeRecord(membership, "server", { teamId, userId }),
  );
  const { teamCreatorDefaultPermissions, teamMemberDefaultPermissions } = project.config;
  await grantTeamPermissions(
    tx,
    context,
    project.id,
    { teamId, userId },
    as === "creator" ? teamCreatorDefaultPermissions : teamMemberDefaultPermissions,
  );
}

/** Selects a team for a user who has selected none. */
export const selectFirstTeam = (tx: Database, projectId: string, userId: string, teamId: string) =>
  tx
    .updateTable("users")
    .set({ selected_team_id: teamId })
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .where("selected_team_id", "is", null)
    .execute();

/**
 * Removes a member and emits the event. The transaction must have locked the user's row. Throws
 * `TEAM_MEMBERSHIP_NOT_FOUND`.
 */
export async function deleteMember(
  tx: Database,
  context: EventContext,
  projectId: string,
  teamId: string,
  userId: string,
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("memberships")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw new KnownErrors.TeamMembershipNotFound({ team_id: teamId, user_id: userId });
  await tx
    .deleteFrom("team_permissions")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .execute();
  await tx
    .updateTable("users")
    .set({ selected_team_id: null })
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .where("selected_team_id", "=", teamId)
    .execute();
  await announceMembershipDeleted(tx, context, projectId, { teamId, userId });
}

export const announceMembershipDeleted = (
  tx: Database,
  context: EventContext,
  projectId: string,
  left: Row<typeof membership>,
): Promise<void> =>
  emitEvent(
    tx,
    context,
    projectId,
    "team_membership.deleted",
    encodeRecord(membership, "server", left),
  );

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
  const found = await readUsers(
    db,
    db.selectFrom("users").selectAll().where("project_id", "=", projectId).where("id", "in", ids),
    { few: true },
  );
  const users = new Map(found.map((user) => [user.id, user]));
  return members.flatMap((member) => {
    const user = users.get(member.user_id);
    if (!user) return [];
    const profile = readProfile(member);
    return {
      ...profile,
      displayName: profile.displayName ?? user.displayName,
      profileImageUrl: profile.profileImageUrl ?? user.profileImageUrl,
      email: user.primaryEmail,
      joinedAt: new Date(member.created_at),
      roleId: undefined,
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
