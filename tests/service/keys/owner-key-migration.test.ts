import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createDatabase } from "../../../scripts/postgres/server.mjs";
import { migrations } from "../../../service/src/db/migrations/index.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { makeFolder } from "../../support/folder.js";
import { freshDatabase } from "../../support/service.js";

it("whoever had all permissions of a team manages its keys, nobody else", async () => {
  const url = await freshDatabase();
  const name = `before_${randomUUID().replaceAll("-", "")}`;
  await using opened = await openDatabase({
    file: join(makeFolder(), "before.db"),
    url: url === undefined ? undefined : await createDatabase(url, name),
  });
  const { db } = opened;
  const isEarlier = ({ name: step }: { name: string }) => step < "048";
  for (const { up } of migrations.filter(isEarlier)) await up(db as never);
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
  for (const { up } of migrations.filter((step) => !isEarlier(step))) await up(db as never);
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
