import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashOf } from "../../service/src/core/random.js";
import { setReadAside } from "../../service/src/db/fast-reads.js";
import { type Ask, joinReads } from "../../service/src/db/joined-reads.js";
import type { Database } from "../../service/src/db/open.js";
import { createPipeline, type Pipeline } from "../../service/src/db/pipeline.js";
import { ServiceClient } from "../../service/src/db/postgres/client.js";
import { connectionsTo } from "../../service/src/db/postgres/open-postgres.js";
import { findCaller } from "../../service/src/db/queries/callers.js";
import { findCredentials, findSignInAccounts } from "../../service/src/db/queries/credentials.js";
import { findSessionByToken } from "../../service/src/db/queries/sessions.js";
import { findUser } from "../../service/src/db/queries/user-rows.js";
import { freshDatabase, KEYS, startTestProject, type TestProject } from "../support/service.js";

const pipelineTo = (url: string): Pipeline => {
  const settings = connectionsTo(url);
  return createPipeline(() => new ServiceClient(settings, { pipeline: true }).connect());
};

/** More people than anybody would read one by one to find a few. */
const PEOPLE = 20_000;

const LETTERS =
  "select letter, at from unnest(array['a', 'b', 'b', 'c'], array[1, 2, 3, null]::bigint[]) as letters(letter, at) where letter = $1";

/** A way to ask that notes what goes over it. */
const noting = (ask: Ask, asked: { text: string; values: unknown[] }[]): Ask => {
  return (query) => {
    asked.push({ text: query.text, values: query.values as unknown[] });
    return ask(query);
  };
};

/** Copies a person with their address and session under other ids, and lets the database count what it holds. */
async function multiply(db: Database, userId: string): Promise<void> {
  const copies: [table: string, owner: string, changed: string][] = [
    ["users", "id", "'id', original.id || n"],
    [
      "contact_channels",
      "user_id",
      "'id', original.id || n, 'user_id', original.user_id || n, 'canonical', n || original.canonical",
    ],
    [
      "sessions",
      "user_id",
      "'id', original.id || n, 'user_id', original.user_id || n, 'token_hash', original.token_hash || n",
    ],
  ];
  for (const [table, owner, changed] of copies) {
    await sql`insert into ${sql.table(table)} select (jsonb_populate_record(original, jsonb_build_object(${sql.raw(changed)}))).*
      from ${sql.table(table)} as original, generate_series(1, ${sql.lit(PEOPLE)}) as n where original.${sql.ref(owner)} = ${userId}`.execute(
      db,
    );
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}

/** Reads by it, and shows what was found as objects. */
const readingBy = (ask: Ask) => {
  const read = joinReads(ask);
  return async (text: string, values: unknown[]) => {
    const { names, rows } = await read(text, values);
    return rows.map((row) => Object.fromEntries(row.map((value, at) => [names[at], value])));
  };
};

const isJoined = ({ text }: { text: string }) => text.includes("unnest($1");

describe("reads that ask the same of other values", () => {
  let pipeline: Pipeline;
  beforeAll(async () => {
    pipeline = pipelineTo((await freshDatabase()) ?? "");
  });
  afterAll(() => pipeline[Symbol.asyncDispose]());

  const asked: { text: string; values: unknown[] }[] = [];
  beforeEach(() => void asked.splice(0));
  const ask: Ask = (query) => noting(pipeline.ask, asked)(query);

  it("are asked at once, and each gets its own rows", async () => {
    const read = readingBy(ask);
    const answers = await Promise.all(
      ["a", "b", "x", "b", "c"].map((letter) => read(LETTERS, [letter])),
    );
    const bs = [
      { letter: "b", at: 2 },
      { letter: "b", at: 3 },
    ];
    expect(answers).toEqual([[{ letter: "a", at: 1 }], bs, [], bs, [{ letter: "c", at: null }]]);
    expect(asked).toHaveLength(1);
  });

  it("are asked as they are where one comes alone, or the next in another turn", async () => {
    const read = readingBy(ask);
    expect(await read(LETTERS, ["a"])).toEqual([{ letter: "a", at: 1 }]);
    expect(await read(LETTERS, ["c"])).toEqual([{ letter: "c", at: null }]);
    expect(asked.map(({ text }) => text)).toEqual([LETTERS, LETTERS]);
  });

  it("stand apart from those that ask something else", async () => {
    const read = readingBy(ask);
    const other = "select $1::bigint + 1 as next";
    const answers = await Promise.all([
      read(LETTERS, ["a"]),
      read(other, [1]),
      read(LETTERS, ["c"]),
      read(other, [2 ** 40]),
    ]);
    expect(answers).toEqual([
      [{ letter: "a", at: 1 }],
      [{ next: 2 }],
      [{ letter: "c", at: null }],
      [{ next: 2 ** 40 + 1 }],
    ]);
    expect(asked.every(isJoined)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it("carry any text, and are not joined where a value is no text and no number", async () => {
    const read = readingBy(ask);
    const echo = "select $1::text as text";
    const texts = [
      'quote "',
      "back \\ slash",
      "{brace, comma}",
      "null",
      "",
      "ünï ☃ 😀",
      "line\nend",
    ];
    expect(await Promise.all(texts.map((text) => read(echo, [text])))).toEqual(
      texts.map((text) => [{ text }]),
    );
    expect(asked).toHaveLength(1);
    expect(await Promise.all([read(echo, ["a"]), read(echo, [null])])).toEqual([
      [{ text: "a" }],
      [{ text: null }],
    ]);
    expect(asked).toHaveLength(3);
    expect(await Promise.all([1, 2].map((number) => read(echo, [number])))).toEqual([
      [{ text: "1" }],
      [{ text: "2" }],
    ]);
    expect(asked.slice(3).map(isJoined)).toEqual([true]);
  });

  it("are answered though one of them is refused, and joined again afterwards", async () => {
    const read = readingBy(ask);
    const all = await Promise.allSettled(
      ["a", "a\0b", "c"].map((letter) => read(LETTERS, [letter])),
    );
    expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    asked.splice(0);
    await Promise.all([read(LETTERS, ["a"]), read(LETTERS, ["c"])]);
    expect(asked.map(isJoined)).toEqual([true]);
  });

  it("are asked alone from then on where the engine cannot join them", async () => {
    const read = readingBy((query) => {
      if (!isJoined(query)) return ask(query);
      asked.push({ text: query.text, values: [] });
      return Promise.reject(
        Object.assign(new pg.DatabaseError("lateral joins are not supported", 0, "error"), {
          code: "0A000",
        }),
      );
    });
    const both = () => Promise.all([read(LETTERS, ["a"]), read(LETTERS, ["c"])]);
    const answers = [[{ letter: "a", at: 1 }], [{ letter: "c", at: null }]];
    expect(await both()).toEqual(answers);
    expect(await both()).toEqual(answers);
    expect(asked.map(isJoined)).toEqual([true, false, false, false, false]);
  });

  it("are all told where the connection is lost", async () => {
    const lost = new Error("Connection terminated unexpectedly");
    const read = readingBy(() => Promise.reject(lost));
    const all = await Promise.allSettled([read(LETTERS, ["a"]), read(LETTERS, ["c"])]);
    expect(all).toEqual([
      { status: "rejected", reason: lost },
      { status: "rejected", reason: lost },
    ]);
  });
});

describe("the service's own reads", () => {
  let project: TestProject;
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    databaseUrl = await freshDatabase();
    project = await startTestProject({}, { databaseUrl });
  });
  afterAll(() => project.service.stop());

  it("are joined, answer the same as alone, and go by an index among many users", async () => {
    const { db } = project.service.context;
    const people = [await project.signUp(), await project.signUp()];
    await multiply(db, people[0]?.userId ?? "");
    const sessions = await db
      .selectFrom("sessions")
      .select(["id", "user_id"])
      .where(
        "user_id",
        "in",
        people.map(({ userId }) => userId),
      )
      .execute();

    const now = project.service.context.clock.now();
    const reads = people.flatMap(({ userId, email, refreshToken }) => {
      const sessionId = sessions.find(({ user_id }) => user_id === userId)?.id ?? "";
      const token = { userId, sessionId } as never;
      const caller = {
        projectId: project.id,
        now,
        key: KEYS(project.id).client,
        level: "client",
      } as const;
      return [
        () => findCaller(db, { ...caller, token, withUser: true }),
        () => findCaller(db, { ...caller, token: undefined, withUser: false }),
        () => findSessionByToken(db, project.id, hashOf(refreshToken), now),
        () => findCredentials(db, project.id, userId),
        () => findSignInAccounts(db, project.id, email),
        () => findUser(db, project.id, userId),
      ];
    });
    const alone: unknown[] = [];
    for (const read of reads) alone.push(await read());
    expect(alone.every(Boolean)).toBe(true);

    const asked: { text: string; values: unknown[] }[] = [];
    await using pipeline = pipelineTo(databaseUrl ?? "");
    setReadAside(db, joinReads(noting(pipeline.ask, asked)));
    expect(await Promise.all(reads.map((read) => read()))).toEqual(alone);
    expect(asked.map(isJoined)).toEqual(asked.map(() => true));
    expect(asked).toHaveLength(reads.length / 2);

    for (const { text, values } of asked) {
      const { rows } = await pipeline.ask({ text: `explain ${text}`, values });
      expect(rows.join("\n")).not.toMatch(
        /Seq Scan on (users|sessions|contact_channels|passkeys|oauth_accounts)/,
      );
    }
  });
});
