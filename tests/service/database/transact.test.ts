import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../service/src/db/database.js";
import { afterCommit, transact } from "../../../service/src/db/transact.js";
import { startTestService } from "../../support/service.js";

let service: Awaited<ReturnType<typeof startTestService>>;
let db: Database;
beforeAll(async () => {
  service = await startTestService();
  db = service.context.db;
});
afterAll(() => service.stop());

const note = (tx: Database, name: string) =>
  tx.insertInto("leases").values({ name, holder: "test", expires_at: 0 }).execute();
const noted = async (prefix: string) =>
  (
    await db
      .selectFrom("leases")
      .select("name")
      .where("name", "like", `${prefix}%`)
      .orderBy("name")
      .execute()
  ).map(({ name }) => name);

/** What an engine says of a transaction that must start over. */
const conflict = (code: string) => Object.assign(new Error("could not serialize access"), { code });

/** Writes a row, and fails in the first `failures` of its runs. */
const work = (prefix: string, failures: number, error: Error) => {
  let runs = 0;
  return async (tx: Database) => {
    runs++;
    await note(tx, `${prefix}-${runs}`);
    if (runs <= failures) throw error;
    return runs;
  };
};

describe("a transaction", () => {
  it.each(["40001", "40P01"])(
    "that met another one (%s) starts over, and nothing of the lost runs stays",
    async (code) => {
      expect(await transact({ db }, work(`met ${code}`, 2, conflict(code)))).toBe(3);
      expect(await noted(`met ${code}`)).toEqual([`met ${code}-3`]);
    },
  );

  it("is followed once by what waits for its commit, which sees its rows", async () => {
    const seen: Promise<string[]>[] = [];
    const run = work("followed", 1, conflict("40001"));
    await transact({ db }, async (tx) => {
      afterCommit(tx, () => void seen.push(noted("followed")));
      return run(tx);
    });
    expect(await Promise.all(seen)).toEqual([["followed-2"]]);
    afterCommit(db, () => void seen.push(noted("followed")));
    expect(seen).toHaveLength(2);
  });

  it("that never comes through fails after five runs", async () => {
    const error = conflict("40001");
    await expect(transact({ db }, work("never", 5, error))).rejects.toMatchObject({
      name: "DatabaseUnavailable",
      reason: "lock",
    });
    expect(await noted("never")).toEqual([]);
  });

  it("that fails for a reason of its own is not run again", async () => {
    const error = new Error("no");
    await expect(transact({ db }, work("own", 1, error))).rejects.toBe(error);
    expect(await noted("own")).toEqual([]);
  });
});
