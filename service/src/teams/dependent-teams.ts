import { type dependentTeam, KnownErrors, type Row } from "@stackkit/next/protocol/internal";
import type { Expression } from "kysely";
import type { Database } from "../db/database.js";
import { withContained } from "../permissions/containment.js";
import { readContainment } from "../permissions/definitions.js";
import type { Member } from "../permissions/grants.js";
import { lockTeam } from "./teams.js";

/**
 * Teams of a user that no one could open without them, or whose members no one else manages,
 * oldest first.
 */
export async function listDependentTeams(
  db: Database,
  projectId: string,
  { userId, teamId }: { readonly userId: string; readonly teamId?: string | undefined },
): Promise<Row<typeof dependentTeam>[]> {
  const containment = await readContainment(db, projectId, "team");
  const managing = [...containment.keys()].filter((id) =>
    withContained(id, containment).has("$remove_members"),
  );
  const others = (team: Expression<string>) =>
    db
      .selectFrom("memberships as other")
      .select("other.user_id")
      .where("other.project_id", "=", projectId)
      .where("other.team_id", "=", team)
      .where("other.user_id", "!=", userId)
      .limit(1);
  const grants = (team: Expression<string>) =>
    db
      .selectFrom("team_permissions as grant")
      .select("grant.user_id")
      .where("grant.project_id", "=", projectId)
      .where("grant.team_id", "=", team)
      .where("grant.permission_id", "in", ["$remove_members", ...managing]);
  let query = db
    .selectFrom("memberships as m")
    .innerJoin("teams as t", (join) =>
      join.onRef("t.project_id", "=", "m.project_id").onRef("t.id", "=", "m.team_id"),
    )
    .select(["t.id", "t.display_name"])
    .select(({ ref }) => others(ref("m.team_id")).as("other_id"))
    .where("m.project_id", "=", projectId)
    .where("m.user_id", "=", userId)
    .where(({ and, exists, not, or, ref }) => {
      const team = ref("m.team_id");
      return or([
        not(exists(others(team))),
        and([
          exists(grants(team).where("grant.user_id", "=", userId)),
          not(exists(grants(team).where("grant.user_id", "!=", userId))),
        ]),
      ]);
    });
  if (teamId !== undefined) query = query.where("m.team_id", "=", teamId);
  const rows = await query.orderBy("t.created_at").orderBy("t.id").execute();
  return rows.map((row) => ({
    id: row.id,
    displayName: row.display_name,
    hasOtherMembers: row.other_id !== null,
  }));
}

/** Locks the teams of a user until the transaction ends. */
export async function lockTeamsOfUser(
  tx: Database,
  projectId: string,
  userId: string,
): Promise<void> {
  const teams = await tx
    .selectFrom("memberships")
    .select("team_id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .orderBy("team_id")
    .execute();
  for (const { team_id } of teams) await lockTeam(tx, projectId, team_id);
}

/**
 * Throws `TEAM_MANAGER_REQUIRED` if a team, or any team of a user, has other members whom no one
 * else manages. The transaction must have locked the teams.
 */
export async function requireOtherManager(
  tx: Database,
  projectId: string,
  member: Pick<Member, "userId"> & Partial<Member>,
): Promise<void> {
  const teams = await listDependentTeams(tx, projectId, member);
  if (teams.some(({ hasOtherMembers }) => hasOtherMembers))
    throw new KnownErrors.TeamManagerRequired();
}
