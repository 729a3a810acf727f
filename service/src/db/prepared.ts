import { createHash } from "node:crypto";
import type { Compilable, CompiledQuery } from "kysely";
import type { Database, OnStatement } from "./open.js";
import { type RowType, rowType } from "./row-type.js";

/** Where a value goes that is known only when the query is asked. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

/** Rows as drivers hand them over quickest: the names of the columns, and the values of each row in their order. */
export interface Table {
  readonly names: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** A way to read by a prepared query that is quicker than the query builder's own, for reads that stand in no transaction. */
export type ReadAside = (sql: string, parameters: unknown[]) => Promise<Table>;

/** A read on its way, with whoever waits for it. */
export interface WaitingRead {
  readonly sql: string;
  readonly parameters: unknown[];
  resolve(found: Table): void;
  reject(error: unknown): void;
}

const aside = new WeakMap<object, ReadAside>();

/** Lets prepared reads of an open database go another way. A transaction never does. */
export const setReadAside = (db: Database, read: ReadAside): void => void aside.set(db.getExecutor().adapter, read);

/** The same, told of as all other statements are where somebody listens. */
export const tellingOf = (onStatement: OnStatement | undefined, read: ReadAside): ReadAside =>
  onStatement
    ? async (sql, parameters) => {
        const began = performance.now();
        try {
          return await read(sql, parameters);
        } finally {
          onStatement({ sql, parameters, millis: performance.now() - began });
        }
      }
    : read;

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
export function prepared<Values extends object, Row>(build: (db: Database, slot: <Name extends keyof Values>(name: Name) => Values[Name]) => Compilable<Row>) {
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
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.name as keyof Values] : value));
    const readAside = !db.isTransaction && query.query.kind === "SelectQueryNode" ? aside.get(adapter) : undefined;
    const found = readAside ? await readAside(query.sql, parameters) : tableOf((await db.executeQuery<object>({ ...query, parameters })).rows);
    if (found.rows.length === 0) return [];
    compiled.Row ??= rowType(found.names);
    const { Row } = compiled;
    return found.rows.map((row) => new Row(row)) as Row[];
  };
}

const tableOf = (rows: readonly object[]): Table => ({ names: Object.keys(rows[0] ?? {}), rows: rows.map((row) => Object.values(row)) });

const names = new Map<string, string>();

/** A name for a statement to be kept under, which no other statement has. */
export const statementName = (sql: string): string => createHash("sha256").update(sql).digest("base64url");

/** The name under which a connection keeps the plan of a statement; `undefined` for those that are planned each time. */
export const preparedName = (sql: string): string | undefined => names.get(sql);
