import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../service/src/core/clock.js";
import type { Database, OpenDatabase } from "../../../service/src/db/database.js";
import { migrate } from "../../../service/src/db/migrate.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { prepared } from "../../../service/src/db/prepared.js";
import type { SqliteConnection } from "../../../service/src/db/sqlite/driver.js";
import { makeFolder } from "../../support/folder.js";
import { firstColumn, openSqliteFile } from "../../support/sqlite.js";

let opened: OpenDatabase;
/** A connection as another process has it. */
let other: SqliteConnection;
beforeEach(async () => {
  const file = join(makeFolder(), "test.db");
  opened = await openDatabase({ file });
  await migrate(opened.db, systemClock);
  other = await openSqliteFile(file);
});
afterEach(async () => {
  other.close();
  await opened[Symbol.asyncDispose]();
});

const holderOf = prepared<{ name: string }, { holder: string }>((from, slot) =>
  from.selectFrom("leases").select("holder").where("name", "=", slot("name")),
);
const note = (db: Database, holder: string) =>
  db.insertInto("leases").values({ name: "a", holder, expires_at: 0 }).execute();
const holders = () => firstColumn(other, "select holder from leases");

describe("a SQLite file of several processes", () => {
  it.each([
    ["a statement", (db: Database) => note(db, "this process")],
    ["a transaction", (db: Database) => db.transaction().execute((tx) => note(tx, "this process"))],
  ])(
    "is written by %s once the other process has written, and read meanwhile",
    async (_what, write) => {
      other.exec("begin immediate");
      let written = false;
      const writing = write(opened.db).then(() => {
        written = true;
      });
      for (const _turn of [1, 2, 3]) expect(await holderOf(opened.db, { name: "a" })).toEqual([]);
      expect(written).toBe(false);
      other.exec("commit");
      await writing;
      expect(holders()).toEqual(["this process"]);
    },
  );

  it("is held by a transaction from its beginning, so that what it has read still holds when it writes", async () => {
    await opened.db.transaction().execute(async (tx) => {
      expect(await holderOf(tx, { name: "a" })).toEqual([]);
      expect(() =>
        other.exec("insert into leases (name, holder, expires_at) values ('a', 'the other', 0)"),
      ).toThrow(/locked/);
      await note(tx, "this process");
    });
    expect(holders()).toEqual(["this process"]);
  });
});
