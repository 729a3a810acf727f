import { sql } from "kysely";
import { expect, it } from "vitest";
import { openEarlierDatabase } from "../../support/earlier-database.js";

it("whoever had all permissions of a team manages its keys, nobody else", async () => {
  await using earlier = await openEarlierDatabase("048");
  const { db } = earlier;
  const all = [
    "$delete_team",
    "$invite_members",
    "$read_members",
    "$remove_members",
    "$update_team",
  ];
  const contained = { admin: all, member: ["$read_members"], lead: [...all, "write"] };
  for (const [id, ids] of Object.entries(contained))
    await sql`insert into permission_definitions (project_id, scope, id, description, contained_ids, created_at) values ('p', 'team', ${id}, '', ${JSON.stringify(ids)}, 1)`.execute(
      db,
    );
  await earlier.migrate();
  const rows = await db
    .selectFrom("permission_definitions")
    .select(["id", "contained_ids"])
    .orderBy("id")
    .execute();
  const after = Object.fromEntries(rows.map((row) => [row.id, JSON.parse(row.contained_ids)]));
  expect(after).toEqual({
    admin: [...all, "$manage_api_keys"].sort(),
    lead: contained.lead,
    member: contained.member,
  });
  expect(await db.selectFrom("owner_keys").selectAll().execute()).toEqual([]);
});
