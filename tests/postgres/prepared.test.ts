import { sql } from "kysely";
import { expect, it } from "vitest";
import { findCaller } from "../../service/src/api/caller-query.js";
import { systemClock } from "../../service/src/core/clock.js";
import { migrate } from "../../service/src/db/migrate.js";
import { openDatabase } from "../../service/src/db/open.js";
import { freshDatabase } from "../support/service.js";

const PROOF = {
  projectId: "nobody",
  level: "client",
  key: "none",
  token: undefined,
  now: 0,
  withUser: false,
} as const;

/** How many plans a connection keeps after it identified callers several times. */
async function keptPlans(options: string): Promise<number> {
  await using opened = await openDatabase({
    url: `${await freshDatabase()}${options}`,
    connections: 1,
  });
  await migrate(opened.db, systemClock);
  for (let times = 0; times < 3; times++) await findCaller(opened.db, PROOF);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from pg_prepared_statements`.execute(opened.db);
  return rows[0]?.count ?? 0;
}

it("a connection keeps the plan of what most requests ask", async () => {
  expect(await keptPlans("")).toBe(1);
});

it("behind a transaction pooler, none is kept", async () => {
  expect(await keptPlans("?pgbouncer=true")).toBe(0);
});
