import type { CompiledQuery } from "kysely";
import type { Database } from "./database.js";
import { fastReadOf } from "./fast-reads.js";
import { JoinedReads, joinsReads, type ValueTypes } from "./joined-reads.js";
import { type BuildQuery, fillSlots, Slot } from "./slots.js";
import { nameStatement } from "./statement-names.js";

/**
 * A query that is compiled once per database and run with other values each time, for the queries
 * of most requests. PostgreSQL keeps its plan too, so name every column: a plan of "*" fails once a
 * migration adds one. Reads with `types` may be joined with others of the same tick.
 */
export function prepared<Values extends object, Row>(
  build: BuildQuery<Values, Row>,
  types?: ValueTypes<Values>,
) {
  // By adapter, since engines compile differently and transactions share their database's.
  const queries = new WeakMap<object, CompiledQuery<Row>>();
  const joined = new WeakMap<object, JoinedReads<Values, Row>>();
  const compile = (db: Database): CompiledQuery<Row> => {
    const query = build(db, (name) => new Slot(String(name)) as never).compile();
    nameStatement(query.sql);
    queries.set(db.getExecutor().adapter, query);
    return query;
  };
  const run = async (db: Database, values: Values): Promise<Row[]> => {
    const query = queries.get(db.getExecutor().adapter) ?? compile(db);
    const parameters = fillSlots(query, (name) => values[name as keyof Values]);
    const read = query.query.kind === "SelectQueryNode" ? fastReadOf(db) : undefined;
    if (read) return (await read(query.sql, parameters)) as Row[];
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
  return (db: Database, values: Values): Promise<Row[]> => {
    if (!types || db.isTransaction || !joinsReads(db)) return run(db, values);
    const { adapter } = db.getExecutor();
    const reads = joined.get(adapter) ?? new JoinedReads(db, { build, types, readAlone: run });
    joined.set(adapter, reads);
    return reads.read(values);
  };
}
