import { createHash } from "node:crypto";
import type { Compilable, CompiledQuery } from "kysely";
import type { Database, OnStatement } from "./database.js";

/** Builds a query with a slot in place of each value. */
type BuildQuery<Values extends object, Row> = (
  db: Database,
  slot: <Name extends keyof Values>(name: Name) => Values[Name],
) => Compilable<Row>;

/** Marks the position of a value that each call supplies. */
class Slot {
  constructor(readonly name: string) {}
}

/**
 * A query that is compiled once per database and run with other values each time, for the queries
 * of most requests. PostgreSQL keeps its plan too, so name every column: a plan of "*" fails once a
 * migration adds one.
 */
export function prepared<Values extends object, Row>(build: BuildQuery<Values, Row>) {
  // By adapter, since engines compile differently and transactions share their database's.
  const queries = new WeakMap<object, CompiledQuery<Row>>();
  const compile = (db: Database): CompiledQuery<Row> => {
    const query = build(db, (name) => new Slot(String(name)) as never).compile();
    names.set(query.sql, createHash("sha256").update(query.sql).digest("base64url"));
    queries.set(db.getExecutor().adapter, query);
    return query;
  };
  return async (db: Database, values: Values): Promise<Row[]> => {
    const query = queries.get(db.getExecutor().adapter) ?? compile(db);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const read = query.query.kind === "SelectQueryNode" ? fastReadOf(db) : undefined;
    if (read) return (await read(query.sql, parameters)) as Row[];
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

const names = new Map<string, string>();

/** The name of a prepared statement on a PostgreSQL connection; `undefined` for unprepared ones. */
export const preparedName = (sql: string): string | undefined => names.get(sql);

/** Reads by a compiled query, bypassing the query builder. Resolves to rows as plain objects. */
export type FastRead = (sql: string, parameters: readonly unknown[]) => Promise<object[]>;

const fastReads = new WeakMap<object, FastRead>();

/** Sends prepared reads of an open database, but not of its transactions, through `read`. */
export const registerFastReads = (db: Database, read: FastRead): void =>
  void fastReads.set(db.getExecutor().adapter, read);

const fastReadOf = (db: Database): FastRead | undefined =>
  db.isTransaction ? undefined : fastReads.get(db.getExecutor().adapter);

/** Reports fast reads to `onStatement`. */
export const withStatementHook = (
  onStatement: OnStatement | undefined,
  read: FastRead,
): FastRead =>
  onStatement
    ? async (sql, parameters) => {
        const started = performance.now();
        try {
          return await read(sql, parameters);
        } finally {
          onStatement({ sql, parameters, millis: performance.now() - started });
        }
      }
    : read;
