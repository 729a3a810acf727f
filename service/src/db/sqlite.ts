import BetterSqlite3 from "better-sqlite3";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { ServiceError } from "../service-error.js";
import { type DatabaseOptions, logTo, type OpenDatabase } from "./open.js";
import { type ReadAside, setReadAside, tellingOf } from "./prepared.js";
import type { Tables } from "./tables.js";

const BUSY_TIMEOUT_MILLIS = 5000;
const STATEMENTS_AT_MOST = 300;

export function openSqlite({ file = ":memory:", readonly = false, onStatement }: DatabaseOptions): OpenDatabase {
  const sqlite = openFile(file, readonly);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: rememberStatements(sqlite) }), ...logTo(onStatement) });
  // A database in memory is its connection's own.
  const reader = file === ":memory:" ? undefined : createReader(file);
  if (reader) setReadAside(db, tellingOf(onStatement, reader.read));
  return {
    db,
    engine: "sqlite",
    backup: async (to) => {
      await sqlite.backup(to);
    },
    async [Symbol.asyncDispose]() {
      reader?.close();
      await db.destroy();
    },
  };
}

/** A connection for prepared reads, so that none waits for a transaction; they see what was committed last. Opened by the first of them. */
function createReader(file: string): { readonly read: ReadAside; close(): void } {
  let reader: SqliteDatabase | undefined;
  return {
    async read(sql, parameters) {
      reader ??= rememberStatements(openFile(file, true));
      return reader.prepare(sql).all(parameters) as unknown[];
    },
    close: () => reader?.close(),
  };
}

function openFile(file: string, readonly: boolean): BetterSqlite3.Database {
  try {
    const sqlite = new BetterSqlite3(file, { readonly, timeout: BUSY_TIMEOUT_MILLIS });
    if (!readonly) {
      sqlite.pragma("journal_mode = WAL");
      sqlite.pragma("synchronous = FULL");
    }
    sqlite.pragma("foreign_keys = ON");
    return sqlite;
  } catch (cause) {
    throw new ServiceError("database-unusable", `The database ${file} cannot be opened: ${(cause as Error).message}.`, { cause });
  }
}

/** Parsing a statement takes longer than most of them take to run, so those that come again are kept. */
function rememberStatements(sqlite: BetterSqlite3.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      const statement = withPlainRows(sqlite.prepare(text));
      if (kept.size >= STATEMENTS_AT_MOST) kept.delete(kept.keys().next().value as string);
      kept.set(text, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}

/** Rows as plain objects made here, of arrays: the objects that the driver makes take longer to make and to read. */
function withPlainRows(statement: BetterSqlite3.Statement): SqliteStatement {
  if (!statement.reader) return statement as unknown as SqliteStatement;
  const arrays = statement.raw() as BetterSqlite3.Statement<unknown[], unknown[]>;
  let names: readonly string[] = [];
  const toObject = (values: readonly unknown[]): Record<string, unknown> => {
    // Asked for where a row is there, since a migration may have given "*" another meaning.
    if (names.length !== values.length) names = arrays.columns().map(({ name }) => name);
    const row: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) row[names[i] as string] = values[i];
    return row;
  };
  return {
    reader: true,
    all: (parameters) => arrays.all(parameters).map(toObject),
    run: (parameters) => arrays.run(parameters),
    *iterate(parameters) {
      for (const values of arrays.iterate(parameters)) yield toObject(values);
    },
  };
}
