import type { projectPermission, Row, teamPermission } from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import { type Batches, readBatches } from "../core/batches.js";
import { BATCH_OF_ROWS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import { type EventContext, emitEvent } from "../events/emit-event.js";
import { definedAmong } from "./definitions.js";

export type TeamPermission = Row<typeof teamPermission>;
export type ProjectPermission = Row<typeof projectPermission>;

export interface Member {
  readonly teamId: string;
  readonly userId: string;
}

/** A member's direct permissions in a team; `undefined` for non-members. */
export async function findDirectPermissions(
  db: Database,
  projectId: string,
  { teamId, userId }: Member,
): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom("memberships as m")
    .leftJoin("team_permissions as p", (join) =>
      join
        .onRef("p.project_id", "=", "m.project_id")
        .onRef("p.team_id", "=", "m.team_id")
        .onRef("p.user_id", "=", "m.user_id"),
    )
    .select("p.permission_id")
    .where("m.project_id", "=", projectId)
    .where("m.team_id", "=", teamId)
    .where("m.user_id", "=", userId)
    .execute();
  return rows.length === 0 ? undefined : rows.flatMap(({ permission_id }) => permission_id ?? []);
}

/** The direct permissions of several members, by {@link memberKey}. */
export async function readDirectPermissions(
  db: Database,
  projectId: string,
  members: readonly Member[],
): Promise<Map<string, string[]>> {
  const direct = new Map(members.map((member) => [memberKey(member), [] as string[]]));
  if (members.length === 0) return direct;
  const rows = await db
    .selectFrom("team_permissions")
    .select(["team_id", "user_id", "permission_id"])
    .where("project_id", "=", projectId)
    .where("team_id", "in", [...new Set(members.map(({ teamId }) => teamId))])
    .where("user_id", "in", [...new Set(members.map(({ userId }) => userId))])
    .execute();
  for (const { team_id, user_id, permission_id } of rows)
    direct.get(memberKey({ teamId: team_id, userId: user_id }))?.push(permission_id);
  return direct;
}

export const memberKey = ({ teamId, userId }: Member): string => `${teamId} ${userId}`;

/** Direct grants in teams. */
export const listTeamPermissions = (
  db: Database,
  projectId: string,
  { teamId, userId }: Partial<Record<keyof Member, string | undefined>>,
): Batches<TeamPermission> =>
  readBatches(BATCH_OF_ROWS, async (limit, last) => {
    let query = db.selectFrom("team_permissions").selectAll().where("project_id", "=", projectId);
    if (teamId !== undefined) query = query.where("team_id", "=", teamId);
    if (userId !== undefined) query = query.where("user_id", "=", userId);
    if (last)
      query = query.where(
        sql<boolean>`(team_id, user_id, permission_id) > (${last.teamId}, ${last.userId}, ${last.id})`,
      );
    const rows = await query
      .orderBy("team_id")
      .orderBy("user_id")
      .orderBy("permission_id")
      .limit(limit)
      .execute();
    return rows.map(({ permission_id, team_id, user_id }) => ({
      id: permission_id,
      teamId: team_id,
      userId: user_id,
    }));
  });

/** Direct grants in the project. */
export const listProjectPermissions = (
  db: Database,
  projectId: string,
  userId: string | undefined,
): Batches<ProjectPermission> =>
  readBatches(BATCH_OF_ROWS, async (limit, last) => {
    let query = db
      .selectFrom("project_permissions")
      .selectAll()
      .where("project_id", "=", projectId);
    if (userId !== undefined) query = query.where("user_id", "=", userId);
    if (last)
      query = query.where(sql<boolean>`(user_id, permission_id) > (${last.userId}, ${last.id})`);
    const rows = await query.orderBy("user_id").orderBy("permission_id").limit(limit).execute();
    return rows.map(({ permission_id, user_id }) => ({ id: permission_id, userId: user_id }));
  });

/** Grants the existing ones of these permissions to a member and emits events for new grants. */
export async function grantTeamPermissions(
  tx: Database,
  context: EventContext,
  projectId: string,
  { teamId, userId }: Member,
  ids: readonly string[],
): Promise<void> {
  const defined = await definedAmong(tx, projectId, "team", ids);
  if (defined.length === 0) return;
  const granted = await tx
    .insertInto("team_permissions")
    .values(
      defined.map((id) => ({
        project_id: projectId,
        team_id: teamId,
        user_id: userId,
        permission_id: id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("permission_id")
    .execute();
  for (const { permission_id } of granted) {
    await emitEvent(tx, context, projectId, "team_permission.created", {
      id: permission_id,
      teamId,
      userId,
    });
  }
}

/** Revokes a member's direct permission and emits the event. Returns whether they had it. */
export async function revokeTeamPermission(
  tx: Database,
  context: EventContext,
  projectId: string,
  { teamId, userId }: Member,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("team_permissions")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .where("permission_id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await emitEvent(tx, context, projectId, "team_permission.deleted", { id, teamId, userId });
  return true;
}

/** Grants the existing ones of these permissions to a user and emits events for new grants. */
export async function grantProjectPermissions(
  tx: Database,
  context: EventContext,
  projectId: string,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const defined = await definedAmong(tx, projectId, "project", ids);
  if (defined.length === 0) return;
  const granted = await tx
    .insertInto("project_permissions")
    .values(defined.map((id) => ({ project_id: projectId, user_id: userId, permission_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("permission_id")
    .execute();
  for (const { permission_id } of granted) {
    await emitEvent(tx, context, projectId, "project_permission.created", {
      id: permission_id,
      userId,
    });
  }
}

/**
 * Revokes a user's direct permission in the project and emits the event. Returns whether they had
 * it.
 */
export async function revokeProjectPermission(
  tx: Database,
  context: EventContext,
  projectId: string,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("project_permissions")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("permission_id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await emitEvent(tx, context, projectId, "project_permission.deleted", { id, userId });
  return true;
}
