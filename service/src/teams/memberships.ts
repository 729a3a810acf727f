import { KnownErrors, type membership, type Row } from "@stackkit/next/protocol/internal";
import { type Database, orIfTaken } from "../db/database.js";
import { insertion } from "../db/mapping.js";
import { profileFields, profileIdentity, profileOrigin } from "../db/mappings/member-profile.js";
import { requireRoom } from "../db/require-room.js";
import type { Project } from "../db/tables/project-config.js";
import { type EventContext, emitEvent } from "../events/emit-event.js";
import { revokeKeysOfMember } from "../keys/table.js";
import { grantTeamPermissions, type Member } from "../permissions/grants.js";
import { forgetRequest } from "./domains/requests.js";

/** Teams that a user may create or join; servers may add more. */
export const MAX_TEAMS_PER_USER = 200;

export interface NewMember {
  readonly teamId: string;
  readonly userId: string;
  /** Decides the initial permissions. */
  readonly as: "creator" | "member";
  /** Instead of the project's default permissions. */
  readonly permissionIds?: readonly string[] | undefined;
  /** The address of the invitation that they accepted. */
  readonly invitedEmail?: string;
}

/** The memberships `own` of a user in teams with other members. */
export const sharedMemberships = (db: Database, projectId: string, userId: string) =>
  db
    .selectFrom("memberships as own")
    .where("own.project_id", "=", projectId)
    .where("own.user_id", "=", userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("memberships as other")
          .select("other.user_id")
          .whereRef("other.project_id", "=", "own.project_id")
          .whereRef("other.team_id", "=", "own.team_id")
          .whereRef("other.user_id", "!=", "own.user_id"),
      ),
    );

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
 * Adds a member with their first permissions and emits the event. The transaction must
 * have locked both rows. Throws `TEAM_MEMBERSHIP_ALREADY_EXISTS`.
 */
export async function insertMember(
  tx: Database,
  context: EventContext,
  project: Project,
  { teamId, userId, as, permissionIds, ...origin }: NewMember,
): Promise<void> {
  await orIfTaken(
    tx
      .insertInto("memberships")
      .values({
        ...insertion(profileIdentity, { teamId, userId }),
        ...insertion(profileOrigin, origin),
        ...insertion(profileFields, {}),
        project_id: project.id,
        created_at: context.clock.now(),
      })
      .execute(),
    () => new KnownErrors.TeamMembershipAlreadyExists(),
  );
  await forgetRequest(tx, project.id, { teamId, userId });
  await emitEvent(tx, context, project.id, "team_membership.created", { teamId, userId });
  const { teamCreatorDefaultPermissions, teamMemberDefaultPermissions } = project.config;
  await grantTeamPermissions(
    tx,
    context,
    project.id,
    { teamId, userId },
    permissionIds ??
      (as === "creator" ? teamCreatorDefaultPermissions : teamMemberDefaultPermissions),
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
  await revokeKeysOfMember(tx, projectId, userId, context.clock.now(), { teamId });
  await announceMembershipDeleted(tx, context, projectId, { teamId, userId });
}

const nameOfTeam = (teamId: string) => `%${JSON.stringify({ team_id: teamId }).slice(1, -1)}%`;

/**
 * Deletes a membership that was suspended, so that a confirmation does not bring it back. Returns its
 * permissions; undefined without one.
 */
export async function deleteSuspendedMembership(
  tx: Database,
  projectId: string,
  { teamId, userId }: Member,
): Promise<string[] | undefined> {
  const deleted = await tx
    .deleteFrom("suspended_rows")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("source", "=", "memberships")
    .where("row", "like", nameOfTeam(teamId))
    .returning("row")
    .execute();
  if (deleted.length === 0) return undefined;
  return deleted.flatMap(({ row }) => (JSON.parse(row) as { permissions: string[] }).permissions);
}

export const announceMembershipDeleted = (
  tx: Database,
  context: EventContext,
  projectId: string,
  left: Row<typeof membership>,
): Promise<void> => emitEvent(tx, context, projectId, "team_membership.deleted", left);
