import { Kysely } from "kysely";
import { ServiceError } from "../../core/service-error.js";
import {
  type BackupProgress,
  type DatabaseOptions,
  logTo,
  type OpenDatabase,
} from "../database.js";
import { registerFastReads, withStatementHook } from "../prepared.js";
import type { Tables } from "../tables.js";
import { createBatchedReads } from "./batched-reads.js";
import { SharedSqliteDialect } from "./dialect.js";
import type { SqliteConnection, SqliteDriver } from "./driver.js";
import { findSqliteDriver } from "./find-driver.js";
import { reuseStatements } from "./statements.js";

const BUSY_TIMEOUT_MILLIS = 5000;
const MEMORY = ":memory:";

/** Opens a SQLite file or a database in memory. */
export async function openSqlite({
  file = MEMORY,
  copyOf,
  readonly = false,
  limits,
  onStatement,
}: DatabaseOptions): Promise<OpenDatabase> {
  const driver = await findSqliteDriver();
  const sqlite =
    copyOf && driver.openCopy
      ? openCopy(driver.openCopy, copyOf)
      : openFile(driver, file, readonly);
  // The dialect waits without blocking the process.
  sqlite.exec("pragma busy_timeout = 0");
  const db = new Kysely<Tables>({
    dialect: new SharedSqliteDialect(reuseStatements(sqlite), limits?.wait ?? BUSY_TIMEOUT_MILLIS),
    ...logTo(onStatement),
  });
  // An in-memory database has one connection only.
  const reader =
    file === MEMORY ? undefined : createBatchedReads(() => openFile(driver, file, true));
  if (reader) registerFastReads(db, withStatementHook(onStatement, reader.read));
  return {
    db,
    engine: "sqlite",
    backup: (to, onProgress) => backUp(sqlite, to, onProgress),
    serialize: file === MEMORY ? sqlite.serialize : undefined,
    async [Symbol.asyncDispose]() {
      reader?.close();
      await db.destroy();
    },
  };
}

/** Pages per step: 4 MB of a default file. */
const BACKUP_STEP_PAGES = 1024;

/**
 * Copies one snapshot of the database. The open read transaction pins it: otherwise each write of
 * another process would restart the copy.
 */
async function backUp(
  sqlite: SqliteConnection,
  to: string,
  onProgress?: (progress: BackupProgress) => void,
): Promise<void> {
  sqlite.exec("begin");
  try {
    sqlite.prepare("select count(*) from sqlite_schema").all([]);
    await sqlite.backup(to, BACKUP_STEP_PAGES, (state) => onProgress?.(state));
  } finally {
    sqlite.exec("rollback");
  }
}

const FOREIGN_KEYS = "pragma foreign_keys = ON";

function openCopy(
  open: NonNullable<SqliteDriver["openCopy"]>,
  bytes: Uint8Array,
): SqliteConnection {
  const sqlite = open(bytes);
  sqlite.exec(FOREIGN_KEYS);
  return sqlite;
}

function openFile(driver: SqliteDriver, file: string, readonly: boolean): SqliteConnection {
  try {
    const sqlite = driver.open(file, { readonly, timeoutMillis: BUSY_TIMEOUT_MILLIS });
    if (!readonly) sqlite.exec("pragma journal_mode = WAL; pragma synchronous = FULL");
    sqlite.exec(FOREIGN_KEYS);
    return sqlite;
  } catch (cause) {
    throw new ServiceError(
      "database-unusable",
      `The database ${file} cannot be opened: ${(cause as Error).message}. If it is not ` +
        "the service's, choose another directory for its data (STACKKIT_DATA); if it is " +
        "damaged, restore a copy.",
      { cause },
    );
  }
}
