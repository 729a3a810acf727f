import { KnownErrors, type Row, type team } from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import { deleteCodesAbout } from "../codes/table.js";
import { type Batches, readBatches } from "../core/batches.js";
import { BATCH_OF_WIDE_ROWS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import { lockRow } from "../db/lock-row.js";
import {
  type Change,
  type ColumnsOf,
  type Draft,
  insertion,
  reader,
  select,
  update,
} from "../db/mapping.js";
import { teamColumns, teamFields } from "../db/mappings/team.js";
import { searchName } from "../db/search-name.js";
import { type EventContext, emitEvent } from "../events/emit-event.js";

/** A team as stored. */
export type Team = Row<typeof team>;

const COLUMNS = select(teamColumns, "teams");
const toTeam: (row: ColumnsOf<typeof teamColumns>) => Team = reader(teamColumns);

export interface TeamDraft extends Draft<typeof teamColumns> {}

/** Reads a team, or undefined. */
export async function findTeam(
  db: Database,
  projectId: string,
  id: string,
): Promise<Team | undefined> {
  const row = await db
    .selectFrom("teams")
    .select(COLUMNS)
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toTeam(row);
}

const isAfter = (last: Team) =>
  sql<boolean>`(teams.created_at, teams.id) > (${last.createdAt.getTime()}, ${last.id})`;

/** A project's teams, oldest first. */
export const listTeams = (db: Database, projectId: string): Batches<Team> =>
  readBatches(BATCH_OF_WIDE_ROWS, async (limit, last) => {
    let query = db.selectFrom("teams").select(COLUMNS).where("project_id", "=", projectId);
    if (last) query = query.where(isAfter(last));
    return (await query.orderBy("created_at").orderBy("id").limit(limit).execute()).map(toTeam);
  });

/** A user's teams, oldest first. */
export const listTeamsOfUser = (db: Database, projectId: string, userId: string): Batches<Team> =>
  readBatches(BATCH_OF_WIDE_ROWS, async (limit, last) => {
    let query = db
      .selectFrom("memberships")
      .innerJoin("teams", (join) =>
        join
          .onRef("teams.project_id", "=", "memberships.project_id")
          .onRef("teams.id", "=", "memberships.team_id"),
      )
      .select(COLUMNS)
      .where("memberships.project_id", "=", projectId)
      .where("memberships.user_id", "=", userId);
    if (last) query = query.where(isAfter(last));
    return (await query.orderBy("teams.created_at").orderBy("teams.id").limit(limit).execute()).map(
      toTeam,
    );
  });

/** Teams by their ids, in the order of the ids. Give few: each may have a picture. */
export async function readTeams(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<Team[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("teams")
    .select(COLUMNS)
    .where("project_id", "=", projectId)
    .where("id", "in", ids)
    .execute();
  const teams = new Map(rows.map((row) => [row.id, toTeam(row)]));
  return ids.flatMap((id) => teams.get(id) ?? []);
}

/** The row of a new team. */
export const teamRow = (projectId: string, draft: TeamDraft) => ({
  ...insertion(teamColumns, draft),
  project_id: projectId,
  search_name: searchName(draft.displayName),
});

/** Inserts a team without members or event. */
export async function insertTeamRow(
  tx: Database,
  projectId: string,
  draft: TeamDraft,
): Promise<Team> {
  const row = teamRow(projectId, draft);
  await tx.insertInto("teams").values(row).execute();
  return toTeam(row);
}

/**
 * Locks a team until the transaction ends, so that no user joins it during deletion. Returns whether
 * it exists.
 */
export const lockTeam = (tx: Database, projectId: string, id: string): Promise<boolean> =>
  lockRow(tx, "teams", { project_id: projectId, id });

/** Updates a team and emits the event. Throws `TEAM_NOT_FOUND`. */
export async function updateTeam(
  tx: Database,
  context: EventContext,
  projectId: string,
  id: string,
  change: Change<typeof teamFields>,
): Promise<Team> {
  const { displayName } = change;
  const values = {
    ...update(teamFields, change),
    ...(displayName !== undefined && { search_name: searchName(displayName) }),
  };
  if (Object.keys(values).length > 0)
    await tx
      .updateTable("teams")
      .set(values)
      .where("project_id", "=", projectId)
      .where("id", "=", id)
      .execute();
  const changed = await findTeam(tx, projectId, id);
  if (!changed) throw new KnownErrors.TeamNotFound({ team_id: id });
  await emitEvent(tx, context, projectId, "team.updated", changed);
  return changed;
}

/**
 * Deletes a team with its memberships, permissions and invitations, and emits the event. Throws
 * `TEAM_NOT_FOUND`.
 */
export async function deleteTeam(
  tx: Database,
  context: EventContext,
  projectId: string,
  id: string,
): Promise<void> {
  if (!(await lockTeam(tx, projectId, id))) throw new KnownErrors.TeamNotFound({ team_id: id });
  await tx
    .updateTable("users")
    .set({ selected_team_id: null })
    .where("project_id", "=", projectId)
    .where("selected_team_id", "=", id)
    .execute();
  for (const table of [
    "team_permissions",
    "memberships",
    "owner_keys",
    "team_domains",
    "team_join_requests",
  ] as const)
    await tx
      .deleteFrom(table)
      .where("project_id", "=", projectId)
      .where("team_id", "=", id)
      .execute();
  await deleteCodesAbout(tx, projectId, id);
  await tx.deleteFrom("teams").where("project_id", "=", projectId).where("id", "=", id).execute();
  await emitEvent(tx, context, projectId, "team.deleted", { id });
}
