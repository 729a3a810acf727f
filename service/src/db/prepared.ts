import { createHash } from "node:crypto";
import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./database.js";
import { fastReadOf } from "./fast-reads.js";

/** Marks the position of a value that each call supplies. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

/**
 * A query that is compiled once per database and run with other values each time, for the queries
 * of most requests. PostgreSQL keeps its plan too, so name every column: a plan of "*" fails once a
 * migration adds one.
 */
export function prepared<Values extends object, Row>(
  build: (
    db: Database,
    slot: <Name extends keyof Values>(name: Name) => Values[Name],
  ) => Compilable<Row>,
) {
  // By adapter, since engines compile differently and transactions share their database's.
  const queries = new WeakMap<object, CompiledQuery<Row>>();
  const compile = (db: Database): CompiledQuery<Row> => {
    const query = build(db, (name) => new Slot(name) as never).compile();
    statementNames.set(query.sql, nameOf(query.sql));
    return query;
  };
  return async (db: Database, values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor();
    const query = queries.get(adapter) ?? compile(db);
    queries.set(adapter, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    );
    const read = query.query.kind === "SelectQueryNode" ? fastReadOf(db) : undefined;
    if (read) return (await read(query.sql, parameters)) as Row[];
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

const statementNames = new Map<string, string>();

/** A unique name for a statement. */
const nameOf = (sql: string): string => createHash("sha256").update(sql).digest("base64url");

/** The name of a prepared statement on a PostgreSQL connection; `undefined` for unprepared ones. */
export const preparedName = (sql: string): string | undefined => statementNames.get(sql);
