import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startService } from "@stackkit/service";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { systemClock } from "../../../service/src/core/clock.js";
import { tryLease } from "../../../service/src/db/lease.js";
import { MIGRATION_LEASE_MILLIS, migrate } from "../../../service/src/db/migrate.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { buildCommand, type Command } from "../../support/command.js";
import { makeFolder } from "../../support/folder.js";
import { startTestProject, TestClock } from "../../support/service.js";
import { describeSuite } from "../support.js";

/** An unprivileged user: root can write everywhere. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const READ_ONLY_DIRECTORY = 0o555;
const READ_ONLY_FILE = 0o444;
const READABLE = 0o755;

let folder: string;
let command: Command;
beforeAll(async () => {
  command = await buildCommand();
  // Created in a directory that other users cannot enter.
  chmodSync(join(command.file, "../../../.."), READABLE);
});
afterAll(() => command[Symbol.dispose]());
beforeEach(() => {
  folder = makeFolder();
});
const at = (name: string): string => join(folder, name);

async function used(): Promise<void> {
  await (await startService({ dataDirectory: folder })).stop();
  chmodSync(folder, READABLE);
}

function migrateAsNobody() {
  const env = { ...process.env, HOME: folder };
  return spawnSync(process.execPath, [command.file, "migrate", "--data", folder], {
    ...NOBODY,
    env,
    encoding: "utf8",
  });
}

describeSuite(
  "faults: data directory",
  "what earlier processes, full disks and other users leave in a data directory",
  () => {
    it("D30: a process number of someone else's living process doesn't block the start, a living service does", async () => {
      await used();
      writeFileSync(at("service.pid"), String(process.ppid));
      const service = await startService({ dataDirectory: folder });
      expect(readFileSync(at("service.pid"), "utf8")).toBe(String(process.pid));
      await expect(startService({ dataDirectory: folder })).rejects.toThrow(
        `in use by another service (process ${process.pid})`,
      );
      await service.stop();
      expect(existsSync(at("service.pid"))).toBe(false);
      await used();
    });

    it("D30: an emptied database beside its secret is refused, a new one is not", async () => {
      await used();
      truncateSync(at("stackkit.db"));
      await expect(startService({ dataDirectory: folder })).rejects.toThrow(
        /is empty, although this directory has been in use/,
      );
      await expect(
        startService({ dataDirectory: folder }),
        "the refusal holds no lock",
      ).rejects.toThrow(/is empty/);
      const fresh = makeFolder();
      writeFileSync(join(fresh, "stackkit.db"), "");
      await (await startService({ dataDirectory: fresh })).stop();
    });

    it("D30: a start without the secret of the data leaves no other secret beside them", async () => {
      const withSecret = {
        dataDirectory: folder,
        secret: "the secret of these data, set elsewhere",
      };
      const first = await startTestProject({}, withSecret);
      await first.signUp();
      await first.service.stop();
      await expect(startService({ dataDirectory: folder })).rejects.toThrow(
        /is not the secret with which this database was made/,
      );
      expect(existsSync(at("secret"))).toBe(false);
      await (await startService(withSecret)).stop();
    });

    it.each([
      ["a directory", async () => chmodSync(folder, READ_ONLY_DIRECTORY), "data directory"],
      [
        "a directory with a process number left in it",
        async () => {
          writeFileSync(at("service.pid"), "1");
          chmodSync(folder, READ_ONLY_DIRECTORY);
        },
        "data directory",
      ],
      [
        "a database",
        async () => {
          await used();
          chmodSync(at("stackkit.db"), READ_ONLY_FILE);
          chmodSync(at("service.lock"), 0o666);
          chmodSync(folder, 0o777);
        },
        "database",
      ],
    ])(
      "D30: %s that can't be written is refused in one sentence",
      async (_what, prepare, named) => {
        await prepare();
        const { status, stderr } = migrateAsNobody();
        chmodSync(folder, 0o700);
        expect(status).toBe(1);
        expect(stderr).toMatch(
          new RegExp(`^stackkit-service: The ${named} .* (cannot be written|is not writable)`),
        );
        expect(stderr).not.toMatch(/\n\s+at /);
      },
    );

    it("D30: a migration that died delays the next start by ten seconds at most", async () => {
      const clock = new TestClock();
      await using opened = await openDatabase({ file: at("migrated.db") });
      await migrate(opened.db, systemClock);
      await opened.db.deleteFrom("migrations").where("name", "=", "003-settled-plans").execute();
      await tryLease(opened.db, clock, "migrate", MIGRATION_LEASE_MILLIS);
      let done = false;
      const migrating = migrate(opened.db, clock).then(() => {
        done = true;
      });
      await expect.poll(() => clock.waiting).toBe(1);
      expect(done).toBe(false);
      expect(MIGRATION_LEASE_MILLIS).toBeLessThanOrEqual(10_000);
      clock.advance(MIGRATION_LEASE_MILLIS + 1);
      await migrating;
    });
  },
);
