import { type RawBuilder, sql } from "kysely";
import { PlainError } from "../core/plain-error.js";
import { type Database, isSqlite } from "../db/database.js";
import { DatabaseUnavailable } from "../db/unavailable.js";
import type { UserFilter } from "./facets.js";
import {
  type Condition,
  canMatch,
  conditionsOf,
  exactSource,
  type Source,
  sourcesOf,
} from "./user-conditions.js";
import { type Bound, type Place, type Range, within } from "./user-order.js";

/** So many users are read and sorted at once. With more, a page is soon full in order. */
const FEW = 20_000;

/** Users of which a page reads the index, before it gives up. */
const MAX_READ = 2_000_000;
/** What a user costs whose row or another table has to be read, in entries of an index. */
const COST_OF_ROW = 8;
/** How long PostgreSQL may read. */
const MAX_REST_MILLIS = 2000;
/** Users whose conditions are tested in one statement. */
const WINDOW = { first: 2000, most: 100_000, growth: 7 } as const;

/** The columns that the index of an order holds. */
const COVERED: Readonly<Record<Range["column"], ReadonlySet<string>>> = {
  signed_up_at: new Set(["facets", "search_text"]),
  last_active_at: new Set(["facets"]),
  sort_name: new Set(["facets"]),
};

/** Where a page begins, and how long it is. */
export interface PlacesPage {
  readonly from?: Place | undefined;
  readonly limit: number;
  /** Reads on, however many there are: for work that no one waits for. */
  readonly readsAll?: boolean;
}

/**
 * The first users of a filter in an order, from a place on. Few users are read by an index and
 * sorted; many are found along the order. Throws if that would read too many.
 */
export const findUserPlaces = async (
  db: Database,
  projectId: string,
  filter: UserFilter,
  range: Range,
  page: PlacesPage,
): Promise<Place[]> =>
  (await findExactPlaces(db, projectId, filter, range, page)) ??
  searchPlaces(db, projectId, filter, range, page);

/** Those of a filter whose query is the whole id or address of a user; `undefined` if it is not. */
export async function findExactPlaces(
  db: Database,
  projectId: string,
  filter: UserFilter,
  range: Range,
  page: PlacesPage,
): Promise<Place[] | undefined> {
  const exact = canMatch(filter) ? await exactSource(db, projectId, filter) : undefined;
  if (!exact) return undefined;
  // What is known exactly is not compared with the text of a search again.
  const { query: _query, ...rest } = filter;
  const conditions = conditionsOf(projectId, rest, range.column);
  return sortFew(db, projectId, exact, conditions, range, page);
}

/** Those of a filter whose query is a part of a text, even if it is also a whole id or address. */
export async function searchPlaces(
  db: Database,
  projectId: string,
  filter: UserFilter,
  range: Range,
  page: PlacesPage,
): Promise<Place[]> {
  if (!canMatch(filter)) return [];
  const conditions = conditionsOf(projectId, filter, range.column);
  const few = await fewOf(db, projectId, filter, range);
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
    }>`select count(*) as count from (${source}) as "found"`.execute(db);
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
  { from, limit }: PlacesPage,
): Promise<Place[]> {
  const all = [within(range, from), ...conditions.map(({ on }) => on("users"))];
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
  { from, limit, readsAll = false }: PlacesPage,
): Promise<Place[]> {
  const read = (window: Window, most: number) => readWindow(db, projectId, range, window, most);
  const isInOneGo = !isSqlite(db) && !readsAll;
  if (conditions.length === 0) return read({ conditions, from }, limit);
  const isCovered = conditions.every(
    ({ columns, isLookup }) =>
      !isLookup && columns.every((name) => COVERED[range.column].has(name)),
  );
  const cost = isCovered ? 1 : COST_OF_ROW;
  const found: Place[] = [];
  let start: Bound | undefined = from;
  let size: number = WINDOW.first;
  for (let left = MAX_READ / cost; left > 0 || readsAll; left -= size) {
    const end = await boundAfter(db, projectId, range, start, size);
    found.push(...(await read({ conditions, from: start, to: end }, limit - found.length)));
    if (found.length >= limit || !end) return found;
    if (isInOneGo) {
      const rest = { conditions, from: end };
      return [...found, ...(await readRest(db, projectId, range, rest, limit - found.length))];
    }
    start = end;
    size = Math.min(size * WINDOW.growth, Math.ceil(WINDOW.most / cost));
  }
  throw tooFew();
}

const tooFew = () =>
  new PlainError(
    400,
    "Too few of this project's users match to find them in this order. Add a date, a team or " +
      "a text to the filter, or sort by sign-up.",
  );

/** PostgreSQL reads in a process of its own and ends a statement, so windows would only cost. */
async function readRest(
  db: Database,
  projectId: string,
  range: Range,
  rest: Window,
  limit: number,
): Promise<Place[]> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(MAX_REST_MILLIS)}`.execute(tx);
      return readWindow(tx, projectId, range, rest, limit);
    });
  } catch (error) {
    throw error instanceof DatabaseUnavailable && error.reason === "timeout" ? tooFew() : error;
  }
}

interface Window {
  readonly conditions: readonly Condition[];
  readonly from: Bound | undefined;
  /** The first place behind it. */
  readonly to?: Bound | undefined;
}

const readWindow = (
  db: Database,
  projectId: string,
  range: Range,
  { conditions, from, to }: Window,
  limit: number,
): Promise<Place[]> =>
  readPlaces(
    db,
    projectId,
    range,
    [within(range, from, to), ...conditions.map(({ on }) => on("users"))],
    sql`limit ${sql.lit(limit)}`,
  );

/** Where a window ends: before all users of a key, unless it begins with them. */
async function boundAfter(
  db: Database,
  projectId: string,
  range: Range,
  from: Bound | undefined,
  size: number,
): Promise<Bound | undefined> {
  const conditions = [within(range, from)];
  const part = sql`limit 1 offset ${sql.lit(size)}`;
  const [place] = await readPlaces(db, projectId, range, conditions, part);
  return place && place.key !== from?.key ? { key: place.key } : place;
}

async function readPlaces(
  db: Database,
  projectId: string,
  range: Range,
  conditions: readonly RawBuilder<boolean>[],
  part: RawBuilder<unknown>,
): Promise<Place[]> {
  const key = sql.ref(range.column);
  const { rows } = await sql<Place>`select id, ${key} as key from "users"
    where "project_id" = ${projectId} and ${sql.join(conditions, sql` and `)}
    order by ${key} ${directionOf(range)}, id ${directionOf(range)} ${part}`.execute(db);
  return rows;
}
