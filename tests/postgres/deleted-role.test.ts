import { sql } from "kysely";
import { expect, it } from "vitest";
import { lockDefinition } from "../../service/src/permissions/definitions.js";
import { peopledProject } from "../support/people.js";

const home = peopledProject();

const WAITING = sql<{ pid: number }>`
  select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'
`;

it.each([
  ["gets its successor", "?successor_id=member", 200, ["member"]],
  ["keeps it if there is no successor", "", 400, ["brief"]],
])("who is given a role while it is deleted %s", async (_, query, status, roleIds) => {
  const { project } = home;
  const owner = await project.inviter();
  const member = await project.person();
  const team = await project.team(owner);
  await project.join(team, member);
  await project.server("POST", "/team-roles", { id: "brief", permission_ids: [], given_by: [] });
  const { db } = project.service.context;

  const deleting = await db.transaction().execute(async (tx) => {
    // As a change of the member's roles that has not ended.
    await lockDefinition(tx, project.id, "team", "brief");
    await tx
      .updateTable("team_permissions")
      .set({ permission_id: "brief" })
      .where("team_id", "=", team)
      .where("user_id", "=", member.userId)
      .execute();
    const deleted = project.server("DELETE", `/team-roles/brief${query}`);
    await expect.poll(async () => (await WAITING.execute(db)).rows.length).toBe(1);
    return { deleted };
  });
  expect((await deleting.deleted).status).toBe(status);
  const path = `/team-member-profiles/${team}/${member.userId}`;
  expect((await project.server("GET", path)).body.role_ids).toEqual(roleIds);
});
