import { beforeAll, expect, it } from "vitest";
import { findTeamIds, type TeamPage } from "../../../service/src/teams/team-pages.js";
import { peopledProject } from "../../support/people.js";
import { explain, type Statement } from "../../support/plans.js";

let statements: Statement[] = [];
const home = peopledProject({}, { onStatement: (statement) => statements.push(statement) });

beforeAll(async () => {
  for (const display_name of ["Crew", "Night shift"])
    await home.project.server("POST", "/teams", { display_name });
});

const CURSOR = "1~00000000-0000-4000-8000-000000000000";
const BY_INDEX =
  /COVERING INDEX teams_by_creation|Index Only Scan (?:Backward )?using teams_by_creation/;
const READS_MORE = /^SCAN teams\b|Seq Scan|TEMP B-TREE|Sort /m;

async function plansOf(page: TeamPage): Promise<string[]> {
  const { service, id } = home.project;
  statements = [];
  await findTeamIds(service.context.db, id, page);
  return explain(service.context.db, [...statements]);
}

it.each([
  ["a page", { limit: 50 }],
  ["a page, newest first", { limit: 50, desc: true }],
  ["a further page", { cursor: CURSOR }],
  ["a further page, newest first", { cursor: CURSOR, desc: true }],
  ["a search for two words", { query: "night crew" }],
  ["a search for two words, newest first", { query: "night crew", cursor: CURSOR, desc: true }],
])("%s reads the index of the order alone", async (_, page) => {
  const plans = await plansOf(page);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toMatch(BY_INDEX);
    expect(plan).not.toMatch(READS_MORE);
  }
});

it("an id is looked for by an index", async () => {
  const [plan] = await plansOf({ query: "00000000-0000-4000-8000-000000000000" });
  expect(plan).toMatch(/\(project_id=\? AND id=\?\)|Index Cond: .*\(id = /);
});
