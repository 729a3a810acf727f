import type Sqlite from "better-sqlite3";
import type { SqliteConnection, SqliteDriver, SqliteQuery, SqliteValue } from "./driver.js";

/** The driver on the package better-sqlite3. */
export const createBetterSqlite3Driver = (
  Database: typeof Sqlite,
  version: string | undefined,
): SqliteDriver => ({
  name: version === undefined ? "better-sqlite3" : `better-sqlite3 ${version}`,
  open: (file, { readonly = false, timeoutMillis }) =>
    toConnection(new Database(file, { readonly, timeout: timeoutMillis })),
  openCopy: (bytes) => toConnection(new Database(Buffer.from(bytes))),
});

const toConnection = (sqlite: Sqlite.Database): SqliteConnection => ({
  get inTransaction() {
    return sqlite.inTransaction;
  },
  prepare: (sql) => toQuery(sqlite.prepare(sql)),
  exec: (sql) => void sqlite.exec(sql),
  async backup(file, pages, onProgress) {
    const progress = (state: { totalPages: number; remainingPages: number }): number => {
      onProgress(state);
      return pages;
    };
    await sqlite.backup(file, { progress });
  },
  serialize: () => sqlite.serialize(),
  close: () => void sqlite.close(),
});

function toQuery(statement: Sqlite.Statement): SqliteQuery {
  const { reader } = statement;
  const arrays = (reader ? statement.raw() : statement) as Sqlite.Statement<
    unknown[],
    SqliteValue[]
  >;
  return {
    reader,
    columns: () => arrays.columns().map(({ name }) => name),
    all: (parameters) => arrays.all(parameters as unknown[]),
    iterate: (parameters) => arrays.iterate(parameters as unknown[]),
    run: (parameters) => arrays.run(parameters as unknown[]),
  };
}
