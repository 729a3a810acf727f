import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../service/src/core/clock.js";
import type { Database, OnStatement, OpenDatabase } from "../../../service/src/db/database.js";
import { migrate } from "../../../service/src/db/migrate.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { prepared } from "../../../service/src/db/prepared.js";
import { makeFolder } from "../../support/folder.js";
import { freshDatabase } from "../../support/service.js";

let opened: OpenDatabase;
let db: Database;
let statements: Parameters<OnStatement>[0][];
beforeEach(async () => {
  statements = [];
  opened = await openDatabase({
    file: join(makeFolder(), "test.db"),
    url: await freshDatabase(),
    onStatement: (statement) => statements.push(statement),
  });
  db = opened.db;
  await migrate(db, systemClock);
});
afterEach(async () => {
  await opened[Symbol.asyncDispose]();
});

const leases = prepared<{ name: string }, { holder: string; expires_at: number }>((from, slot) =>
  from.selectFrom("leases").select(["holder", "expires_at"]).where("name", "=", slot("name")),
);
const leaseOf = async (from: Database, { name }: { name: string }) =>
  (await leases(from, { name })).map(({ holder, expires_at }) => ({ holder, expires_at }));
const divided = prepared<{ by: number }, { quotient: number | null }>((from, slot) =>
  from
    .selectFrom("migrations")
    .select(sql<number>`json_array_length('[1') / cast(${slot("by")} as integer)`.as("quotient")),
);
const note = (to: Database, name: string, holder: string) =>
  to
    .insertInto("leases")
    .values({ name, holder, expires_at: 2 ** 40 })
    .execute();

describe("a prepared read", () => {
  it("hands over rows as every other read does: texts, numbers of 64 bits, nothing", async () => {
    await note(db, "a", "ada");
    expect(await leaseOf(db, { name: "a" })).toEqual([{ holder: "ada", expires_at: 2 ** 40 }]);
    expect(await db.transaction().execute((tx) => leaseOf(tx, { name: "a" }))).toEqual([
      { holder: "ada", expires_at: 2 ** 40 },
    ]);
    expect(await leaseOf(db, { name: "b" })).toEqual([]);
  });

  it("hands over rows of one kind on every way, so that what reads them fails on all or on none", async () => {
    await note(db, "a", "ada");
    const ways = [
      await leases(db, { name: "a" }),
      await db.transaction().execute((tx) => leases(tx, { name: "a" })),
      ...(await Promise.all([1, 2].map(() => leases(db, { name: "a" })))),
    ];
    expect(ways).toHaveLength(4);
    expect(new Set(ways.map(([row]) => row?.constructor)).size).toBe(1);
  });

  it("sees what was committed, waits for no transaction, and inside one sees what that has written", async () => {
    await note(db, "a", "before");
    const seen = await db.transaction().execute(async (tx) => {
      await tx.updateTable("leases").set({ holder: "after" }).where("name", "=", "a").execute();
      return {
        inside: await leaseOf(tx, { name: "a" }),
        outside: await leaseOf(db, { name: "a" }),
      };
    });
    expect([seen.inside[0]?.holder, seen.outside[0]?.holder]).toEqual(["after", "before"]);
    expect((await leaseOf(db, { name: "a" }))[0]?.holder).toBe("after");
  });

  it("that fails fails alone", async () => {
    await note(db, "a", "ada");
    const [failed, ...others] = await Promise.allSettled([
      divided(db, { by: 1 }),
      ...Array.from({ length: 8 }, () => leaseOf(db, { name: "a" })),
    ]);
    expect(failed.status).toBe("rejected");
    expect(others).toEqual(
      others.map(() => ({ status: "fulfilled", value: [{ holder: "ada", expires_at: 2 ** 40 }] })),
    );
  });

  it("is reported like every other statement, whether it fails or not", async () => {
    statements.length = 0;
    await leaseOf(db, { name: "a" });
    await expect(divided(db, { by: 1 })).rejects.toThrow();
    expect(statements).toEqual([
      { sql: expect.stringContaining("leases"), parameters: ["a"], millis: expect.any(Number) },
      { sql: expect.stringContaining("migrations"), parameters: [1], millis: expect.any(Number) },
    ]);
  });
});
