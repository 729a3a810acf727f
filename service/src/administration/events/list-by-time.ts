import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../db/database.js";

const PAGE = { usual: 50, most: 200 } as const;

/** Rows whose conditions are tested for one page. */
const MAX_READ = 100_000;

export interface TimePage {
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A table with a time for each row. */
export interface TimedTable {
  readonly name: "audit" | "auth_events" | "sent_emails" | "webhook_deliveries";
  readonly at: "at" | "sent_at" | "created_at";
  /** Columns of an index that also has the time: what they find is not bounded. */
  readonly indexed: readonly string[];
}

export interface Condition {
  readonly column: string;
  readonly is: RawBuilder<boolean>;
}

/** The condition that a column has a value. */
export const equals = (column: string, value: string | undefined): Condition[] =>
  value === undefined ? [] : [{ column, is: sql<boolean>`${sql.ref(column)} = ${value}` }];

interface Place {
  readonly at: number;
  readonly id: string;
}

const cursorOf = ({ at, id }: Place): string => `${at}~${id}`;

function readCursor(cursor: string): Place {
  const at = cursor.indexOf("~");
  return { at: Number(cursor.slice(0, at)), id: cursor.slice(at + 1) };
}

/**
 * A page of a project's rows, newest first. Conditions without an index look at 100,000 rows at most;
 * the cursor then goes on behind them, so that a page may be empty.
 */
export async function listByTime<Row extends { readonly id: string }>(
  db: Database,
  projectId: string,
  { name, at, indexed }: TimedTable,
  { since, until, limit = PAGE.usual, cursor }: TimePage,
  conditions: readonly Condition[],
): Promise<{ readonly rows: Row[]; readonly nextCursor: string | null }> {
  const most = Math.min(limit, PAGE.most);
  const key = sql.ref(at);
  const from = cursor === undefined ? undefined : readCursor(cursor);
  const isOpen = (condition: Condition) => !indexed.includes(condition.column);
  const inner = [
    sql`"project_id" = ${projectId}`,
    ...(since ? [sql`${key} >= ${since.getTime()}`] : []),
    ...(until ? [sql`${key} < ${until.getTime()}`] : []),
    ...(from ? [sql`(${key}, id) <= (${from.at}, ${from.id})`] : []),
    ...conditions.filter((condition) => !isOpen(condition)).map(({ is }) => is),
  ];
  const tests = conditions.filter(isOpen).map(({ is }) => is);
  const order = sql`order by ${key} desc, id desc`;
  const window = sql`select * from ${sql.table(name)} where ${sql.join(inner, sql` and `)} ${order}`;
  if (tests.length === 0)
    return cut<Row>(await read(db, sql`${window} limit ${most + 1}`), at, most);
  const { rows } = cut<Row>(
    await read(
      db,
      sql`select * from (${window} limit ${sql.lit(MAX_READ)}) as "found" where ${sql.join(tests, sql` and `)} ${order} limit ${most + 1}`,
    ),
    at,
    most + 1,
  );
  if (rows.length > most) return cut<Row>(rows, at, most);
  const [next] = await read<Row>(db, sql`${window} limit 1 offset ${sql.lit(MAX_READ)}`);
  return { rows, nextCursor: next ? cursorOf(placeOf(next, at)) : null };
}

/** How many of a project's rows hold the conditions. Reads all of them. */
export async function countByTime(
  db: Database,
  projectId: string,
  { name, at }: TimedTable,
  { since, until }: Pick<TimePage, "since" | "until">,
  conditions: readonly Condition[],
): Promise<number> {
  const key = sql.ref(at);
  const all = [
    sql`"project_id" = ${projectId}`,
    ...(since ? [sql`${key} >= ${since.getTime()}`] : []),
    ...(until ? [sql`${key} < ${until.getTime()}`] : []),
    ...conditions.map(({ is }) => is),
  ];
  const [row] = await read<{ readonly n: number }>(
    db,
    sql`select count(*) as n from ${sql.table(name)} where ${sql.join(all, sql` and `)}`,
  );
  return Number(row?.n ?? 0);
}

const read = async <Row>(db: Database, statement: RawBuilder<unknown>): Promise<Row[]> =>
  (await (statement as RawBuilder<Row>).execute(db)).rows;

const placeOf = (row: { readonly id: string }, at: string): Place => ({
  at: Number((row as Readonly<Record<string, unknown>>)[at]),
  id: row.id,
});

function cut<Row extends { readonly id: string }>(found: Row[], at: string, most: number) {
  const next = found[most];
  return { rows: found.slice(0, most), nextCursor: next ? cursorOf(placeOf(next, at)) : null };
}
