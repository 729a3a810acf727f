import type BetterSqlite3 from "better-sqlite3";
import type { SqliteStatement } from "kysely";
import { remembered } from "../../core/memoize.js";
import type { TransactingDatabase } from "./dialect.js";

const STATEMENTS_AT_MOST = 300;

/** Parsing a statement takes longer than most of them take to run, so those that come again are kept. */
export const rememberStatements = (sqlite: BetterSqlite3.Database): TransactingDatabase => ({
  get inTransaction() {
    return sqlite.inTransaction;
  },
  prepare: remembered(STATEMENTS_AT_MOST, (text: string) => withPlainRows(sqlite.prepare(text))),
  close: () => sqlite.close(),
});

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
