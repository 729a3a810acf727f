import { sql } from "kysely";
import { expect, it } from "vitest";
import { findTeamIds } from "../../../service/src/teams/team-pages.js";
import { openEarlierDatabase } from "../../support/earlier-database.js";

/** More than one batch of the migration. */
const TEAMS = 1003;
const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;
const ODD_NAMES: Readonly<Record<number, string>> = {
  0: "Zoë’s ÅNGSTRÖM",
  1: "",
  500: "İstanbul 'quoted' \\ 100%",
  1002: "\u{1f600}".repeat(100) + "ﷺ".repeat(100),
};
const nameOf = (place: number) => ODD_NAMES[place] ?? `Team ${place}`;

it("a database of the version before finds its teams by their names", async () => {
  await using earlier = await openEarlierDatabase("104");
  const { db } = earlier;
  const rows = Array.from({ length: TEAMS }, (_, place) => {
    const project = place % 2 === 0 ? "p" : "q";
    return sql`(${project}, ${idOf(place)}, ${nameOf(place)}, 'null', 'null', 'null', ${sql.lit(place)})`;
  });
  for (let from = 0; from < TEAMS; from += 200)
    await sql`insert into teams (project_id, id, display_name, client_metadata,
      client_read_only_metadata, server_metadata, created_at)
      values ${sql.join(rows.slice(from, from + 200))}`.execute(db);

  await earlier.migrate();
  const found = async (projectId: string, query: string) =>
    (await findTeamIds(db, projectId, { query })).ids;
  expect(await found("p", "angstrom zoe")).toEqual([idOf(0)]);
  expect(await found("p", "istanbul 100%")).toEqual([idOf(500)]);
  expect(await found("p", "\u{1f600}")).toEqual([idOf(1002)]);
  expect(await found("p", "team 998")).toEqual([idOf(998)]);
  expect(await found("q", "team 999")).toEqual([idOf(999)]);
  expect(await found("q", "team 998")).toEqual([]);
  const named = await db
    .selectFrom("teams")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("search_name", "like", "team %")
    .executeTakeFirst();
  expect(Number(named?.count)).toBe(TEAMS - Object.keys(ODD_NAMES).length);
});
