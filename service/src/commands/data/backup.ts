import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { sql } from "kysely";
import { Cleanup } from "../../core/cleanup.js";
import { ServiceError } from "../../core/service-error.js";
import type { BackupProgress } from "../../db/database.js";
import { pendingMigrations } from "../../db/migrate.js";
import { openDatabase } from "../../db/open.js";
import { refuseForeignTables } from "../../db/require-own-secret.js";
import { openDataDirectory } from "../../start/data-directory.js";
import { openAsIs } from "../open-beside.js";
import { readCommandLine } from "../options.js";
import { fileToRead, fileToWrite } from "./files.js";

/** Readable by the current user only. */
const PRIVATE = 0o600;
const PAGE_BYTES = 4096;
const REPORTED_STEP_PERCENT = 10;

/** `backup --to file` copies the SQLite database while the service runs. */
export async function backup(args: string[]): Promise<void> {
  const { config, own } = await readCommandLine(args, { to: { type: "string" } });
  const file = fileToWrite(own.to);
  await using opened = await openAsIs(config);
  if (!opened.backup)
    throw new ServiceError(
      "backup-not-here",
      "This database is PostgreSQL: back it up with pg_dump, or write its rows with npx " +
        "@stackkit/service export.",
    );
  // An older schema is copied as it is, for the version that runs. A newer one is refused.
  await pendingMigrations(opened.db);
  // Created empty with its final permissions, so that others can never read it.
  closeSync(openSync(file, "wx", PRIVATE));
  try {
    await opened.backup(file, reportProgress());
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  process.stdout.write(
    `Copied the database to ${file}. Keep the data directory's file "secret" (or ` +
      "STACKKIT_SECRET) with it: what is sealed opens with nothing else.\n",
  );
}

/** Reports each tenth of the progress on standard error. */
function reportProgress(): (progress: BackupProgress) => void {
  let reported = 0;
  return ({ totalPages, remainingPages }) => {
    const percent = Math.floor((100 * (totalPages - remainingPages)) / Math.max(1, totalPages));
    if (percent < reported + REPORTED_STEP_PERCENT) return;
    reported = percent - (percent % REPORTED_STEP_PERCENT);
    process.stderr.write(
      `Copied ${reported} % of ${Math.ceil((totalPages * PAGE_BYTES) / 1_000_000)} MB.\n`,
    );
  };
}

/** `restore --from file` replaces the database with a copy. The service must be stopped. */
export async function restore(args: string[]): Promise<void> {
  const { config, own } = await readCommandLine(args, {
    from: { type: "string" },
    force: { type: "boolean" },
  });
  if (config.databaseUrl !== undefined)
    throw new ServiceError(
      "restore-not-here",
      "This database is PostgreSQL: restore it with pg_restore, or read rows with npx " +
        "@stackkit/service import.",
    );
  const from = fileToRead(own.from, "--from");
  await requireWhole(from);
  await using cleanup = new Cleanup();
  const directory = cleanup.use(
    await openDataDirectory(config.dataDirectory ?? ".", { isReplaced: true }),
  );
  const target = directory.databaseFile;
  if (existsSync(target) && !own.force)
    throw new ServiceError(
      "database-exists",
      `There is a database at ${target}. Add --force to put the copy in its place.`,
    );
  // Made ready in a temporary file, so that a failure leaves the database intact.
  const copy = `${target}.restoring`;
  const removeCopy = () => remove(copy, ["", ...LOGS]);
  removeCopy();
  cleanup.defer(removeCopy);
  await prepareCopy(from, copy);
  remove(target, LOGS);
  renameSync(copy, target);
  process.stdout.write(`Restored ${target} from ${from}.\n`);
}

/** What SQLite keeps beside a database in use: its latest writes, and their index. */
const LOGS = ["-wal", "-shm"];

const remove = (file: string, suffixes: readonly string[]): void => {
  for (const suffix of suffixes) rmSync(file + suffix, { force: true });
};

/** Copies a database, with its latest writes if it is in use. Refuses one not of the service. */
async function prepareCopy(from: string, copy: string): Promise<void> {
  for (const suffix of ["", "-wal"].filter((one) => existsSync(from + one))) {
    copyFileSync(from + suffix, copy + suffix);
    chmodSync(copy + suffix, PRIVATE);
  }
  await using opened = await openDatabase({ file: copy });
  await refuseForeignTables(opened.db);
  // Restored as it is, for the version that starts. A newer one is refused.
  await pendingMigrations(opened.db);
  await sql`pragma wal_checkpoint(truncate)`.execute(opened.db);
}

async function requireWhole(file: string): Promise<void> {
  try {
    await using opened = await openDatabase({ file, readonly: true });
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      opened.db,
    );
    if (rows[0]?.integrity_check === "ok") return;
  } catch (cause) {
    throw new ServiceError(
      "broken-copy",
      `${file} is not a whole SQLite database. Nothing was changed.`,
      { cause },
    );
  }
  throw new ServiceError("broken-copy", `${file} is damaged. Nothing was changed.`);
}
