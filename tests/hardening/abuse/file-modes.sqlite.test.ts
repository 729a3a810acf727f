import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { backup } from "../../../service/src/commands/data/backup.js";
import { configurationFindings } from "../../../service/src/commands/doctor/findings.js";
import { startService } from "../../../service/src/index.js";
import { makeFolder } from "../../support/folder.js";
import { countCases, describeSuite } from "../support.js";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (directory: string) =>
  Object.fromEntries(readdirSync(directory).map((name) => [name, modeOf(join(directory, name))]));

describeSuite(
  "abuse: files",
  "files of the service that other users of its machine can read",
  () => {
    it("B17: a new data directory and all files in it are private", async () => {
      const directory = join(makeFolder(), "data");
      await using _service = await startService({ dataDirectory: directory });
      expect(modeOf(directory)).toBe("700");
      const modes = modesIn(directory);
      expect(Object.keys(modes)).toEqual(
        expect.arrayContaining([
          "secret",
          "service.lock",
          "service.pid",
          "stackkit.db",
          "stackkit.db-shm",
          "stackkit.db-wal",
        ]),
      );
      expect(new Set(Object.values(modes))).toEqual(new Set(["600"]));
      countCases(Object.keys(modes).length + 1);
    });

    it("B17: an existing one that others can read is tightened at the start, and reported by doctor before", async () => {
      const directory = join(makeFolder(), "data");
      await (await startService({ dataDirectory: directory })).stop();
      chmodSync(directory, 0o755);
      for (const name of readdirSync(directory)) chmodSync(join(directory, name), 0o644);
      const [, found] = await configurationFindings({ dataDirectory: directory });
      expect(found?.problem).toMatch(/^Other users may read .*secret/);
      await using _service = await startService({ dataDirectory: directory });
      expect(modeOf(directory)).toBe("700");
      expect(new Set(Object.values(modesIn(directory)))).toEqual(new Set(["600"]));
      expect(
        (await configurationFindings({ dataDirectory: directory }))[1]?.problem,
      ).toBeUndefined();
      countCases(2);
    });

    it("B17: a file that is not the service's own is left as it is", async () => {
      const directory = join(makeFolder(), "data");
      await (await startService({ dataDirectory: directory })).stop();
      const own = join(directory, "notes.txt");
      writeFileSync(own, "", { mode: 0o644 });
      await (await startService({ dataDirectory: directory })).stop();
      expect(modeOf(own)).toBe("644");
    });

    it("B17: a backup is private", async () => {
      const directory = join(makeFolder(), "data");
      await (await startService({ dataDirectory: directory })).stop();
      const to = join(makeFolder(), "copy.db");
      await backup(["--data", directory, "--to", to]);
      expect(existsSync(to)).toBe(true);
      expect(modeOf(to)).toBe("600");
    });
  },
);
