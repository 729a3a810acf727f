import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listInvitationsTo } from "../../../service/src/codes/received-invitations.js";
import { systemClock } from "../../../service/src/core/clock.js";
import type { OpenDatabase } from "../../../service/src/db/database.js";
import { migrate } from "../../../service/src/db/migrate.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { listTeamPermissions } from "../../../service/src/permissions/grants.js";
import { listProfiles } from "../../../service/src/teams/member-profiles.js";
import { listTeamsOfUser } from "../../../service/src/teams/teams.js";
import { listChannels } from "../../../service/src/users/contact-channels.js";
import { listUsers } from "../../../service/src/users/user-list.js";

let opened: OpenDatabase;
let statements: { sql: string; parameters: readonly unknown[] }[] = [];

beforeAll(async () => {
  opened = await openDatabase({ onStatement: (statement) => statements.push(statement) });
  await migrate(opened.db, systemClock);
});
afterAll(() => opened[Symbol.asyncDispose]());

/** The lines of SQLite's plans for the recorded statements. */
async function plansOf(
  ask: (db: OpenDatabase["db"]) => Promise<unknown> | AsyncGenerator,
): Promise<string[]> {
  statements = [];
  const answer = ask(opened.db);
  await ("next" in answer ? answer.next() : answer);
  const plans = [];
  for (const { sql: text, parameters } of [...statements]) {
    const query: CompiledQuery<{ detail: string }> = {
      ...sql<{ detail: string }>`select 1`.compile(opened.db),
      sql: `explain query plan ${text}`,
      parameters,
    };
    plans.push(...(await opened.db.executeQuery(query)).rows.map(({ detail }) => detail));
  }
  return plans;
}

/**
 * What reads a table, or all that a project has of it. `u`, `newest` and `(subquery-1)` are what a
 * part of the statement has selected, and `found` what it counts.
 */
const WHOLE_PROJECT = /^SCAN (?!(?:u|found|newest|\(subquery-\d+\))$)|\(project_id=\?\)$/;

it.each([
  ["the addresses of a user", (db: OpenDatabase["db"]) => listChannels(db, "p", { userId: "u" })],
  ["the teams of a user", (db: OpenDatabase["db"]) => listTeamsOfUser(db, "p", "u")],
  ["the members of a team", (db: OpenDatabase["db"]) => listProfiles(db, "p", { teamId: "t" })],
  ["a user's profiles", (db: OpenDatabase["db"]) => listProfiles(db, "p", { userId: "u" })],
  [
    "the permissions of a user in teams",
    (db: OpenDatabase["db"]) => listTeamPermissions(db, "p", { userId: "u" }),
  ],
  [
    "the users of a team",
    (db: OpenDatabase["db"]) => listUsers(db, "p", { teamId: "t", limit: 10 }),
  ],
  [
    "the invitations to a user",
    (db: OpenDatabase["db"]) => listInvitationsTo(db, "p", ["one", "other"], 1),
  ],
])("SQLite finds %s by an index that names more than the project", async (_, ask) => {
  const plans = await plansOf(ask);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((line) => WHOLE_PROJECT.test(line))).toEqual([]);
});
