import type { SqliteConnection, SqliteDriver, SqliteQuery, SqliteValue } from "./driver.js";
import { resultCodeName } from "./result-codes.js";

type Row = Record<string, SqliteValue>;

interface Statement {
  all(...parameters: unknown[]): Row[] | SqliteValue[][];
  iterate(...parameters: unknown[]): IterableIterator<Row | SqliteValue[]>;
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  /** From Node 22.16 on, like the next. */
  columns?(): { name: string }[];
  setReturnArrays?(enabled: boolean): void;
}

interface NodeDatabase {
  /** From Node 22.16 on. */
  readonly isTransaction?: boolean;
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

/** The parts of `node:sqlite` in use. This repository's Node has no types for it. */
export interface NodeSqlite {
  readonly DatabaseSync: new (file: string, options: { readOnly: boolean }) => NodeDatabase;
  /** From Node 22.16 on. */
  readonly backup?: (
    from: NodeDatabase,
    file: string,
    options: {
      rate: number;
      progress: (state: { totalPages: number; remainingPages: number }) => void;
    },
  ) => Promise<unknown>;
}

/** The driver on the SQLite in Node itself. */
export const createNodeSqliteDriver = (sqlite: NodeSqlite): SqliteDriver => ({
  name: `node:sqlite of Node ${process.versions.node}`,
  open(file, { readonly = false, timeoutMillis }) {
    const database = naming(() => new sqlite.DatabaseSync(file, { readOnly: readonly }));
    const connection = toConnection(sqlite, database);
    connection.exec(`pragma busy_timeout = ${timeoutMillis}`);
    return connection;
  },
});

/** Names the error's code as the rest of the service expects it. */
function naming<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw named(error);
  }
}

function named(error: unknown): unknown {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === "number" && error instanceof Error
    ? Object.assign(error, { code: resultCodeName(code) })
    : error;
}

function toConnection(sqlite: NodeSqlite, database: NodeDatabase): SqliteConnection {
  let isOpen = true;
  return {
    get inTransaction() {
      return database.isTransaction ?? probeTransaction(database);
    },
    prepare: (sql) => naming(() => toQuery(database.prepare(sql), sql)),
    exec: (sql) => naming(() => database.exec(sql)),
    async backup(file, pages, onProgress) {
      if (!sqlite.backup)
        throw new Error(
          `Node ${process.versions.node} cannot copy a database in use. Use Node 22.16 or ` +
            "newer, or install better-sqlite3",
        );
      await sqlite
        .backup(database, file, { rate: pages, progress: onProgress })
        .catch((error: unknown) => Promise.reject(named(error)));
    },
    close() {
      if (isOpen) database.close();
      isOpen = false;
    },
  };
}

/** Before Node 22.16 only an attempt tells: a transaction cannot begin within another. */
function probeTransaction(database: NodeDatabase): boolean {
  try {
    database.exec("begin");
  } catch {
    return true;
  }
  database.exec("rollback");
  return false;
}

/** Statements that return rows, for versions without `columns()`. */
const READS = /^\s*(?:select|with|pragma|values|explain)\b|\breturning\b/i;

function toQuery(statement: Statement, sql: string): SqliteQuery {
  const reader = statement.columns ? statement.columns().length > 0 : READS.test(sql);
  if (reader) statement.setReturnArrays?.(true);
  let names: readonly string[] = [];
  const toArray = (row: Row | SqliteValue[]): SqliteValue[] => {
    if (Array.isArray(row)) return row;
    names = Object.keys(row);
    return Object.values(row);
  };
  return {
    reader,
    columns: () => statement.columns?.().map(({ name }) => name) ?? names,
    all: (parameters) => naming(() => statement.all(...parameters).map(toArray)),
    *iterate(parameters) {
      try {
        for (const row of statement.iterate(...parameters)) yield toArray(row);
      } catch (error) {
        throw named(error);
      }
    },
    run: (parameters) => naming(() => statement.run(...parameters)),
  };
}
