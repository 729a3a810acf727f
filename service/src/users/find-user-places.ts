import { sql } from "kysely";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import type { UserFilter } from "./facets.js";
import {
  type Condition,
  canMatch,
  conditionsOf,
  exactSource,
  type Source,
  sourcesOf,
} from "./user-conditions.js";
import { type Place, type Range, within } from "./user-order.js";

/** So many users are read and sorted at once. With more, a page is soon full in order. */
const FEW = 20_000;

/** Users of which a page reads the index, before it gives up. */
const MAX_READ = 2_000_000;
/** What a user costs whose row or another table has to be read, in entries of an index. */
const COST_OF_ROW = 8;
/** Users whose conditions are tested in one statement. */
const WINDOW = { first: 2000, most: 100_000, growth: 7 } as const;

/** The columns that the index of an order holds. */
const COVERED: Readonly<Record<Range["column"], ReadonlySet<string>>> = {
  signed_up_at: new Set(["facets", "search_text"]),
  last_active_at: new Set(["facets"]),
  sort_name: new Set(["facets"]),
};

/**
 * The first users of a filter in an order, from a place on. Few users are read by an index and
 * sorted; many are found along the order. Throws if that would read too many.
 */
export async function findUserPlaces(
  db: Database,
  projectId: string,
  filter: UserFilter,
  range: Range,
  page: { readonly from?: Place | undefined; readonly limit: number },
): Promise<Place[]> {
  if (!canMatch(filter)) return [];
  const exact = await exactSource(db, projectId, filter);
  // What is known exactly is not compared with the text of a search again.
  const { query: _query, ...rest } = filter;
  const conditions = conditionsOf(projectId, exact ? rest : filter, range.column);
  const few = exact ?? (await fewOf(db, projectId, filter, range));
  if (few) return sortFew(db, projectId, few, conditions, range, page);
  return readAlong(db, projectId, conditions, range, page);
}

async function fewOf(
  db: Database,
  projectId: string,
  filter: UserFilter,
  { column }: Range,
): Promise<Source | undefined> {
  for (const source of sourcesOf(db, projectId, filter, column, FEW + 1)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from (${source}) as found`.execute(db);
    if (Number(rows[0]?.count) <= FEW) return source;
  }
  return undefined;
}

const directionOf = ({ desc }: Range) => (desc ? sql`desc` : sql`asc`);

async function sortFew(
  db: Database,
  projectId: string,
  source: Source,
  conditions: readonly Condition[],
  range: Range,
  { from, limit }: { readonly from?: Place | undefined; readonly limit: number },
): Promise<Place[]> {
  const all = [within(range, "users", from), ...conditions.map(({ on }) => on("users"))];
  // Without an index for the order, so that the engine fetches before it sorts.
  const key =
    range.column === "sort_name" ? sql`sort_name || ''` : sql`${sql.ref(range.column)} + 0`;
  const { rows } = await sql<Place>`select id, ${sql.ref(range.column)} as key from "users"
    where "project_id" = ${projectId} and id in (${source}) and ${sql.join(all, sql` and `)}
    order by ${key} ${directionOf(range)}, id ${directionOf(range)} limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows;
}

/** Reads along the order in windows, so that no statement holds a process for long. */
async function readAlong(
  db: Database,
  projectId: string,
  conditions: readonly Condition[],
  range: Range,
  { from, limit }: { readonly from?: Place | undefined; readonly limit: number },
): Promise<Place[]> {
  if (conditions.length === 0) return readWindow(db, projectId, [], range, from, limit, limit);
  const isCovered = conditions.every(
    ({ columns, isLookup }) =>
      !isLookup && columns.every((name) => COVERED[range.column].has(name)),
  );
  const cost = isCovered ? 1 : COST_OF_ROW;
  const found: Place[] = [];
  let start = from;
  let size: number = WINDOW.first;
  for (let left = MAX_READ / cost; left > 0; left -= size) {
    found.push(
      ...(await readWindow(db, projectId, conditions, range, start, size, limit - found.length)),
    );
    if (found.length >= limit) return found;
    start = await placeAfter(db, projectId, range, start, size);
    if (!start) return found;
    size = Math.min(size * WINDOW.growth, Math.ceil(WINDOW.most / cost));
  }
  throw new PlainError(
    400,
    "Too few of this project's users match to find them in this order. Add a date, a team or " +
      "a text to the filter, or sort by sign-up.",
  );
}

async function readWindow(
  db: Database,
  projectId: string,
  conditions: readonly Condition[],
  range: Range,
  from: Place | undefined,
  size: number,
  limit: number,
): Promise<Place[]> {
  const columns = new Set(["id", range.column, ...conditions.flatMap((test) => test.columns)]);
  const names = sql.join([...columns].map((name) => sql.ref(name)));
  const order = sql`order by ${sql.ref(range.column)} ${directionOf(range)}, id ${directionOf(range)}`;
  const window = sql`select ${names} from "users" where "project_id" = ${projectId}
    and ${within(range, "users", from)} ${order} limit ${sql.lit(size)}`;
  const tests = [sql`1 = 1`, ...conditions.map(({ on }) => on("w"))];
  const { rows } = await sql<Place>`select id, ${sql.ref(range.column)} as key from (${window}) as w
    where ${sql.join(tests, sql` and `)} ${order} limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

async function placeAfter(
  db: Database,
  projectId: string,
  range: Range,
  from: Place | undefined,
  size: number,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select id, ${sql.ref(range.column)} as key from "users"
    where "project_id" = ${projectId} and ${within(range, "users", from)}
    order by ${sql.ref(range.column)} ${directionOf(range)}, id ${directionOf(range)}
    limit 1 offset ${sql.lit(size)}`.execute(db);
  return rows[0];
}
