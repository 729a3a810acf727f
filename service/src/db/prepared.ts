import { createHash } from "node:crypto";
import type { Compilable, CompiledQuery } from "kysely";
import { readAsideOf, type Table } from "./fast-reads.js";
import type { Database } from "./open.js";
import { type RowType, rowType } from "./row-type.js";

/** Where a value goes that is known only when the query is asked. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

/** A query as one engine is asked it. */
interface Compiled<Row> {
  readonly query: CompiledQuery<Row>;
  /** Known once it has found something. */
  Row?: RowType;
}

/**
 * A query that is written and compiled once, and then asked again and again with other values: for those that stand in the way of
 * most requests. PostgreSQL keeps its plan too, so name every column: a plan of "*" fails once a migration adds one.
 */
export function prepared<Values extends object, Row>(
  build: (
    db: Database,
    slot: <Name extends keyof Values>(name: Name) => Values[Name],
  ) => Compilable<Row>,
) {
  // One for each open database: the engines write queries differently. A transaction shares its database's.
  const known = new WeakMap<object, Compiled<Row>>();
  return async (db: Database, values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor();
    let compiled = known.get(adapter);
    if (!compiled) {
      const query = build(db, (name) => new Slot(name) as never).compile();
      compiled = { query };
      known.set(adapter, compiled);
      names.set(query.sql, statementName(query.sql));
    }
    const { query } = compiled;
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    );
    const readAside = query.query.kind === "SelectQueryNode" ? readAsideOf(db) : undefined;
    const found = readAside
      ? await readAside(query.sql, parameters)
      : tableOf((await db.executeQuery<object>({ ...query, parameters })).rows);
    if (found.rows.length === 0) return [];
    compiled.Row ??= rowType(found.names);
    const { Row } = compiled;
    return found.rows.map((row) => new Row(row)) as Row[];
  };
}

const tableOf = (rows: readonly object[]): Table => ({
  names: Object.keys(rows[0] ?? {}),
  rows: rows.map((row) => Object.values(row)),
});

const names = new Map<string, string>();

/** A name for a statement to be kept under, which no other statement has. */
export const statementName = (sql: string): string =>
  createHash("sha256").update(sql).digest("base64url");

/** The name under which a connection keeps the plan of a statement; `undefined` for those that are planned each time. */
export const preparedName = (sql: string): string | undefined => names.get(sql);
