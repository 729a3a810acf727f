import { type Compilable, type CompiledQuery, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "./database.js";
import { type BuildQuery, fillSlots, Slot } from "./slots.js";
import { nameStatement } from "./statement-names.js";
import type { Tables } from "./tables.js";
import { DatabaseUnavailable } from "./unavailable.js";

const databases = new WeakSet<object>();

/** Joins the prepared reads of an open PostgreSQL database. */
export const joinReads = (db: Database): void => void databases.add(db.getExecutor().adapter);

/** Whether {@link joinReads} was called for a database. */
export const joinsReads = (db: Database): boolean => databases.has(db.getExecutor().adapter);

/** Bounds how long one statement takes. */
const MAX_JOINED = 64;

/** PostgreSQL's types of a query's values, which a joined statement receives as lists. */
export type ValueTypes<Values extends object> = {
  readonly [Name in keyof Values]: Values[Name] extends number ? "bigint" : "text";
};

/** What a joined statement is built from. */
interface JoinableQuery<Values extends object, Row> {
  readonly build: BuildQuery<Values, Row>;
  readonly types: ValueTypes<Values>;
  readonly readAlone: (db: Database, values: Values) => Promise<Row[]>;
}

interface PendingRead<Values, Row> {
  readonly values: Values;
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

/** A row with the position of its read in the lists, from 1. */
type JoinedRow<Row> = Row & { readonly wanted_position: number };

/**
 * Joins the reads of one tick into one statement. Under load, a statement costs the driver and
 * PostgreSQL more than a row.
 */
export class JoinedReads<Values extends object, Row> {
  readonly #db: Database;
  readonly #query: JoinableQuery<Values, Row>;
  readonly #joined: CompiledQuery<JoinedRow<Row>>;
  #pending: PendingRead<Values, Row>[] = [];

  constructor(db: Database, query: JoinableQuery<Values, Row>) {
    this.#db = db;
    this.#query = query;
    this.#joined = compileJoined(db, query);
  }

  read(values: Values): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (this.#pending.push({ values, resolve, reject }) === 1)
        queueMicrotask(() => this.#readPending());
    });
  }

  #readPending(): void {
    const pending = this.#pending;
    this.#pending = [];
    for (let start = 0; start < pending.length; start += MAX_JOINED)
      void this.#readTogether(pending.slice(start, start + MAX_JOINED));
  }

  async #readTogether(reads: readonly PendingRead<Values, Row>[]): Promise<void> {
    if (reads.length === 1) return this.#readEach(reads);
    try {
      const found = await this.#readJoined(reads);
      for (const [index, { resolve }] of reads.entries()) resolve(found[index] as Row[]);
    } catch (error) {
      // A value that PostgreSQL rejects fails its own read only.
      if (!(error instanceof DatabaseUnavailable)) return this.#readEach(reads);
      for (const { reject } of reads) reject(error);
    }
  }

  #readEach(reads: readonly PendingRead<Values, Row>[]): void {
    for (const { values, resolve, reject } of reads)
      this.#query.readAlone(this.#db, values).then(resolve, reject);
  }

  /** The rows of each read. */
  async #readJoined(reads: readonly PendingRead<Values, Row>[]): Promise<Row[][]> {
    const parameters = fillSlots(this.#joined, (name) =>
      reads.map(({ values }) => values[name as keyof Values]),
    );
    const { rows } = await this.#db.executeQuery<JoinedRow<Row>>({ ...this.#joined, parameters });
    const found = reads.map((): Row[] => []);
    for (const row of rows) found[row.wanted_position - 1]?.push(row);
    return found;
  }
}

function compileJoined<Values extends object, Row>(
  db: Database,
  { build, types }: JoinableQuery<Values, Row>,
): CompiledQuery<JoinedRow<Row>> {
  const names = Object.keys(types) as (keyof Values & string)[];
  // Subqueries hide the lengths of the lists from the planner, so that it keeps one plan.
  const lists = names.map(
    (name) => sql`(select ${new Slot(name)}::${sql.raw(`${types[name]}[]`)})`,
  );
  const columns = [...names, "wanted_position"].map((name) => sql.ref(name));
  const wanted = sql<{ wanted_position: number }>`unnest(${sql.join(lists)}) with ordinality`;
  const one = build(db, (name) => sql.ref(`wanted.${String(name)}`) as never);
  const joined = db
    .selectFrom(wanted.as<"wanted">(sql`wanted(${sql.join(columns)})`))
    .crossJoinLateral(asLookup(one).as("found"))
    .selectAll("found")
    .select("wanted.wanted_position")
    .compile();
  nameStatement(joined.sql);
  return joined as unknown as CompiledQuery<JoinedRow<Row>>;
}

/** Offset 0 keeps the planner from merging a query with the lists, so that it uses its indexes. */
const asLookup = <Row>(query: Compilable<Row>) =>
  (query as SelectQueryBuilder<Tables, keyof Tables, Row>).offset(sql.lit(0));
