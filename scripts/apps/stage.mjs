import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { stopChildren } from "../demo/child.mjs";
import { say } from "../demo/say.mjs";
import { createDatabase, startPostgres } from "../postgres/server.mjs";
import { createReport } from "./report.mjs";

/**
 * What a script that makes apps works in: a folder, databases and a report. A signal cleans up too.
 * @param {{ name: string, keep: boolean }} options `keep` leaves the folder and prints it
 */
export function createStage({ name, keep }) {
  const report = createReport(say);
  const directory = mkdtempSync(join(tmpdir(), `stackkit-${name}-`));
  /** @type {Promise<import("../postgres/server.mjs").Postgres> | undefined} */
  let postgres;
  let databases = 0;

  async function cleanUp() {
    await stopChildren();
    await (await postgres)?.stop();
    if (keep) say(`\nKept: ${directory}`);
    else rmSync(directory, { recursive: true, force: true });
  }
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.once(signal, async () => {
      await cleanUp();
      process.exit(1);
    });
  }

  return {
    directory,
    report,
    /** The URL of an empty PostgreSQL database. */
    async newDatabase() {
      postgres ??= startPostgres();
      return createDatabase((await postgres).url, `app_${++databases}`);
    },
    /** Cleans up, and sets the exit code by the report. */
    async close() {
      await cleanUp();
      process.exitCode = report.close() ? 0 : 1;
    },
  };
}
