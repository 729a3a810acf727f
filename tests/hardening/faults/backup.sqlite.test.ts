import { statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backup } from "../../../service/src/commands/data/backup.js";
import { systemClock } from "../../../service/src/core/clock.js";
import type { OpenDatabase } from "../../../service/src/db/database.js";
import { migrate } from "../../../service/src/db/migrate.js";
import { openDatabase } from "../../../service/src/db/open.js";
import type { SqliteConnection } from "../../../service/src/db/sqlite/driver.js";
import { databaseFileOf } from "../../../service/src/start/data-directory.js";
import { makeFolder } from "../../support/folder.js";
import { firstColumn, openSqliteFile } from "../../support/sqlite.js";
import { describeSuite } from "../support.js";

const ROWS = 3000;
const PAGE_OF_TEXT = "x".repeat(4000);
/** A backup of this database takes a few steps. A restart takes far more. */
const MAX_STEPS = 50;

let folder: string;
let opened: OpenDatabase;
/** A connection as in another process. */
let writer: SqliteConnection;
beforeEach(async () => {
  folder = makeFolder();
  opened = await openDatabase({ file: databaseFileOf(folder) });
  await migrate(opened.db, systemClock);
  writer = await openSqliteFile(databaseFileOf(folder));
  const insert = writer.prepare("insert into leases (name, holder, expires_at) values (?, ?, 0)");
  writer.exec("begin");
  for (let row = 0; row < ROWS; row++) insert.run([`row ${row}`, PAGE_OF_TEXT]);
  writer.exec("commit");
});
afterEach(async () => {
  writer.close();
  await opened[Symbol.asyncDispose]();
});

describeSuite(
  "faults: backup",
  "copying a SQLite database while another process writes to it all the time",
  () => {
    it("D22: a backup ends although every step of it meets a write, and holds what was there at its beginning", async () => {
      const copy = join(folder, "copy.db");
      let steps = 0;
      await opened.backup?.(copy, () => {
        if (++steps > MAX_STEPS) throw new Error("The backup starts over at each write.");
        writer
          .prepare("insert into leases (name, holder, expires_at) values (?, 'late', 0)")
          .run([`late ${steps}`]);
      });
      const copied = await openSqliteFile(copy, true);
      expect(steps).toBeGreaterThan(1);
      expect(firstColumn(copied, "pragma integrity_check")).toEqual(["ok"]);
      expect(firstColumn(copied, "select count(*) from leases")).toEqual([ROWS]);
      copied.close();
      await opened.db
        .insertInto("leases")
        .values({ name: "after", holder: "this process", expires_at: 0 })
        .execute();
    });

    it("D22: the command shows how far it is, and only its user can read the copy", async () => {
      const lines: string[] = [];
      vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
      vi.spyOn(process.stdout, "write").mockImplementation(() => true);
      const copy = join(folder, "copy.db");
      await backup(["--data", folder, "--to", copy]);
      expect(lines.at(-1)).toMatch(/^Copied 90 % of \d+ MB\.\n$/);
      expect(statSync(copy).mode & 0o777).toBe(0o600);
    });
  },
);
