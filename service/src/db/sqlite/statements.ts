import type Sqlite from "better-sqlite3";
import type { SqliteStatement } from "kysely";
import { memoize } from "../../core/memoize.js";
import type { TransactingDatabase } from "./dialect.js";

const MAX_STATEMENTS = 300;

/** Parsing takes longer than running most statements, so parsed statements are reused. */
export const reuseStatements = (sqlite: Sqlite.Database): TransactingDatabase => ({
  get inTransaction() {
    return sqlite.inTransaction;
  },
  prepare: memoize(MAX_STATEMENTS, (text: string) => withPlainRows(sqlite.prepare(text))),
  close: () => sqlite.close(),
});

/**
 * Builds rows as plain objects from arrays; the driver's own objects are slower to build and read.
 */
function withPlainRows(statement: Sqlite.Statement): SqliteStatement {
  if (!statement.reader) return statement as unknown as SqliteStatement;
  const arrays = statement.raw() as Sqlite.Statement<unknown[], unknown[]>;
  let names: readonly string[] = [];
  const toObject = (values: readonly unknown[]): Record<string, unknown> => {
    // Read again if a migration changed what "*" means.
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
