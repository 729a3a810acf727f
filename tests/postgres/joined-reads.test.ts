import { type CompiledQuery, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../service/src/core/clock.js";
import type { Database, OnStatement, OpenDatabase } from "../../service/src/db/database.js";
import { migrate } from "../../service/src/db/migrate.js";
import { openDatabase } from "../../service/src/db/open.js";
import { prepared } from "../../service/src/db/prepared.js";
import { freshDatabase, startTestProject } from "../support/service.js";

let opened: OpenDatabase;
let db: Database;
let statements: Parameters<OnStatement>[0][];
beforeEach(async () => {
  statements = [];
  opened = await openDatabase({
    url: await freshDatabase(),
    onStatement: (statement) => statements.push(statement),
    joinsReads: true,
  });
  db = opened.db;
  await migrate(db, systemClock);
  await db
    .insertInto("leases")
    .values([
      { name: "a", holder: "ada", expires_at: 1 },
      { name: "b", holder: "bob", expires_at: 2 ** 40 },
    ])
    .execute();
  statements = [];
});
afterEach(() => opened[Symbol.asyncDispose]());

const leases = prepared<{ name: string; after: number }, { holder: string; expires_at: number }>(
  (from, slot) =>
    from
      .selectFrom("leases")
      .select(["holder", "expires_at"])
      .where("name", "=", slot("name"))
      .where("expires_at", ">", slot("after")),
  { name: "text", after: "bigint" },
);
const holdersOf = async (from: Database, ...names: string[]) =>
  Promise.all(
    names.map(async (name) => (await leases(from, { name, after: 0 })).map(({ holder }) => holder)),
  );

describe("reads of one tick", () => {
  it("become one statement, and each gets its own rows", async () => {
    expect(await holdersOf(db, "a", "none", "b", "a")).toEqual([["ada"], [], ["bob"], ["ada"]]);
    expect(statements).toHaveLength(1);
    const later = await Promise.all([
      leases(db, { name: "a", after: 2 ** 39 }),
      leases(db, { name: "b", after: 2 ** 39 }),
    ]);
    expect(later.map((rows) => rows.map(({ expires_at }) => expires_at))).toEqual([[], [2 ** 40]]);
  });

  it("become several statements if they are many", async () => {
    const names = Array.from({ length: 150 }, (_, index) => (index % 2 ? "a" : "b"));
    expect((await holdersOf(db, ...names)).flat()).toEqual(
      names.map((name) => (name === "a" ? "ada" : "bob")),
    );
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.length).toBeLessThan(names.length / 10);
  });

  it("accept any text", async () => {
    const names = [
      'quote "',
      "back \\ slash",
      "{brace, comma}",
      "null",
      "",
      "ünï ☃ 😀",
      "line\nend",
    ];
    await db
      .insertInto("leases")
      .values(names.map((name) => ({ name, holder: `holder of ${name}`, expires_at: 1 })))
      .execute();
    statements = [];
    expect(await holdersOf(db, ...names)).toEqual(names.map((name) => [`holder of ${name}`]));
    expect(statements).toHaveLength(1);
  });

  it("fail alone if PostgreSQL rejects a value", async () => {
    const settled = await Promise.allSettled(
      ["a", "a\0b", "b"].map((name) => leases(db, { name, after: 0 })),
    );
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("all fail if the database is unavailable", async () => {
    const closed = await openDatabase({ url: await freshDatabase(), joinsReads: true });
    await closed[Symbol.asyncDispose]();
    const settled = await Promise.allSettled(
      ["a", "b"].map((name) => leases(closed.db, { name, after: 0 })),
    );
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

it("a read in another tick, or in a transaction, is a statement of its own", async () => {
  await holdersOf(db, "a");
  await holdersOf(db, "b");
  expect(statements.map(({ parameters }) => parameters)).toEqual([
    ["a", 0],
    ["b", 0],
  ]);
  statements = [];
  const inside = await db.transaction().execute(async (tx) => {
    await tx.updateTable("leases").set({ holder: "eve" }).where("name", "=", "a").execute();
    return holdersOf(tx, "a", "b");
  });
  expect(inside).toEqual([["eve"], ["bob"]]);
});

it("a connection keeps one plan for lists of any length", async () => {
  await using one = await openDatabase({
    url: await freshDatabase(),
    connections: 1,
    joinsReads: true,
  });
  await migrate(one.db, systemClock);
  for (let count = 2; count < 16; count++)
    await holdersOf(one.db, ...Array.from({ length: count }, () => "a"));
  const { rows } = await sql<{ generic: number; custom: number }>`
    select generic_plans as generic, custom_plans as custom from pg_prepared_statements
    where statement like '%wanted%'`.execute(one.db);
  expect(rows).toEqual([{ generic: 9, custom: 5 }]);
});

/** Enough that reading all of them would be slower than an index. */
const PEOPLE = 20_000;

/** Copies a user with their address and session under other ids. */
async function multiply(to: Database, userId: string): Promise<void> {
  const copies = {
    users: sql`'id', one.id || n`,
    contact_channels: sql`'id', one.id || n, 'user_id', one.user_id || n, 'canonical', n || one.canonical`,
    sessions: sql`'id', one.id || n, 'user_id', one.user_id || n, 'token_hash', one.token_hash || n`,
  };
  for (const [table, changes] of Object.entries(copies)) {
    const owner = sql.ref(table === "users" ? "one.id" : "one.user_id");
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(one, jsonb_build_object(${changes}))).*
      from ${sql.table(table)} as one, generate_series(1, ${sql.lit(PEOPLE)}) as n
      where ${owner} = ${userId}`.execute(to);
    await sql`analyze ${sql.table(table)}`.execute(to);
  }
}

it("joined, the service's reads use an index among many users", async () => {
  const project = await startTestProject(
    {},
    {
      databaseUrl: await freshDatabase(),
      joinedReads: true,
      onStatement: (statement) => statements.push(statement),
    },
    1,
  );
  await using service = project.service;
  const people = [await project.signUp(), await project.signUp()];
  await multiply(service.context.db, people[0]?.userId ?? "");
  statements = [];
  const answers = await Promise.all(
    people.flatMap(({ userId, accessToken, refreshToken }) => [
      project.call("GET", "/users/me", { token: accessToken }),
      project.call("GET", `/users/${userId}`, { level: "server" }),
      project.call("POST", "/auth/sessions/current/refresh", { refreshToken }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const joined = statements.filter(({ sql: text }) => text.includes('"wanted"'));
  expect(joined.length).toBeGreaterThanOrEqual(3);
  for (const { sql: text, parameters } of joined) {
    const explain: CompiledQuery<{ "QUERY PLAN": string }> = {
      ...sql<{ "QUERY PLAN": string }>`select 1`.compile(service.context.db),
      sql: `explain ${text}`,
      parameters,
    };
    const { rows } = await service.context.db.executeQuery(explain);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toMatch(
      /Seq Scan on (users|sessions|contact_channels|passkeys|oauth_accounts)/,
    );
  }
});
