import type { SqliteStatement } from "kysely";
import { memoize } from "../../core/memoize.js";
import type { TransactingDatabase } from "./dialect.js";
import type { SqliteConnection, SqliteQuery, SqliteValue } from "./driver.js";

const MAX_STATEMENTS = 300;

/** Parsing takes longer than running most statements, so parsed statements are reused. */
export const reuseStatements = (sqlite: SqliteConnection): TransactingDatabase => ({
  get inTransaction() {
    return sqlite.inTransaction;
  },
  prepare: memoize(MAX_STATEMENTS, (text: string) => withPlainRows(sqlite.prepare(text))),
  close: () => sqlite.close(),
});

/**
 * Builds rows as plain objects from arrays; the driver's own objects are slower to build and read.
 */
function withPlainRows(statement: SqliteQuery): SqliteStatement {
  if (!statement.reader) return statement as unknown as SqliteStatement;
  let names: readonly string[] = [];
  const toObject = (values: readonly SqliteValue[]): Record<string, unknown> => {
    // Read again if a migration changed what "*" means.
    if (names.length !== values.length) names = statement.columns();
    const row: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) row[names[i] as string] = values[i];
    return row;
  };
  return {
    reader: true,
    all: (parameters) => statement.all(parameters).map(toObject),
    run: (parameters) => statement.run(parameters),
    *iterate(parameters) {
      for (const values of statement.iterate(parameters)) yield toObject(values);
    },
  };
}
