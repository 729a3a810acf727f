import Sqlite from "better-sqlite3";
import { Kysely } from "kysely";
import { ServiceError } from "../../core/service-error.js";
import {
  type BackupProgress,
  type DatabaseOptions,
  logTo,
  type OpenDatabase,
} from "../database.js";
import { registerFastReads, withStatementHook } from "../fast-reads.js";
import type { Tables } from "../tables.js";
import { createBatchedReads } from "./batched-reads.js";
import { SharedSqliteDialect } from "./dialect.js";
import { reuseStatements } from "./statements.js";

const BUSY_TIMEOUT_MILLIS = 5000;

export function openSqlite({
  file = ":memory:",
  readonly = false,
  limits,
  onStatement,
}: DatabaseOptions): OpenDatabase {
  const sqlite = openFile(file, readonly);
  // The dialect waits without blocking the process.
  sqlite.pragma("busy_timeout = 0");
  const db = new Kysely<Tables>({
    dialect: new SharedSqliteDialect(reuseStatements(sqlite), limits?.wait ?? BUSY_TIMEOUT_MILLIS),
    ...logTo(onStatement),
  });
  // An in-memory database has one connection only.
  const reader = file === ":memory:" ? undefined : createBatchedReads(() => openFile(file, true));
  if (reader) registerFastReads(db, withStatementHook(onStatement, reader.read));
  return {
    db,
    engine: "sqlite",
    backup: (to, onProgress) => backUp(sqlite, to, onProgress),
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
  sqlite: Sqlite.Database,
  to: string,
  onProgress?: (progress: BackupProgress) => void,
): Promise<void> {
  sqlite.exec("begin");
  try {
    sqlite.prepare("select count(*) from sqlite_schema").get();
    const progress = (state: BackupProgress): number => {
      onProgress?.(state);
      return BACKUP_STEP_PAGES;
    };
    await sqlite.backup(to, { progress });
  } finally {
    sqlite.exec("rollback");
  }
}

function openFile(file: string, readonly: boolean): Sqlite.Database {
  try {
    const sqlite = new Sqlite(file, { readonly, timeout: BUSY_TIMEOUT_MILLIS });
    if (!readonly) {
      sqlite.pragma("journal_mode = WAL");
      sqlite.pragma("synchronous = FULL");
    }
    sqlite.pragma("foreign_keys = ON");
    return sqlite;
  } catch (cause) {
    throw new ServiceError(
      "database-unusable",
      `The database ${file} cannot be opened: ${(cause as Error).message}.`,
      { cause },
    );
  }
}
