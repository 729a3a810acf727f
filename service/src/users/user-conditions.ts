import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { type RawBuilder, sql } from "kysely";
import { isUuid } from "../core/random.js";
import { type Database, isSqlite } from "../db/database.js";
import { facetTestsOf, type UserFilter } from "./facets.js";
import { datesOf, type OrderColumn } from "./user-order.js";
import { prefixPatterns, prefixRange, searchPattern } from "./user-search.js";

/** Engines reject longer patterns, and search texts are shorter anyway. */
const MAX_QUERY_LENGTH = 600;

/** Whether a filter can find anyone: no search text is as long as this query. */
export const canMatch = ({ query = "" }: UserFilter): boolean => query.length <= MAX_QUERY_LENGTH;

/** What a user must be, and where it is read. */
export interface Condition {
  /** The columns of the user that it reads. */
  readonly columns: readonly string[];
  /** Looks into another table for each user. */
  readonly isLookup?: boolean;
  readonly on: (table: string) => RawBuilder<boolean>;
}

/** What a filter asks of each user, besides the order's own dates. */
export function conditionsOf(
  projectId: string,
  filter: UserFilter,
  ordered: OrderColumn,
): Condition[] {
  const { query = "", teamId, providerId } = filter;
  const conditions: Condition[] = facetTestsOf(filter).map(({ mask, value }) => ({
    columns: ["facets"],
    on: (table) => sql`(${sql.ref(`${table}.facets`)} & ${sql.lit(mask)}) = ${sql.lit(value)}`,
  }));
  for (const [column, { least, below }] of Object.entries(datesOf(filter))) {
    if (column === ordered) continue;
    if (least !== undefined)
      conditions.push({
        columns: [column],
        on: (table) => sql`${sql.ref(`${table}.${column}`)} >= ${least}`,
      });
    if (below !== undefined)
      conditions.push({
        columns: [column],
        on: (table) => sql`${sql.ref(`${table}.${column}`)} < ${below}`,
      });
  }
  if (query !== "") {
    const patterns = filter.match === "prefix" ? prefixPatterns(query) : [searchPattern(query)];
    conditions.push({
      columns: ["search_text"],
      on: (table) =>
        sql`(${sql.join(
          patterns.map((like) => sql`${sql.ref(`${table}.search_text`)} like ${like} escape '\\'`),
          sql` or `,
        )})`,
    });
  }
  if (teamId !== undefined)
    conditions.push({
      columns: [],
      isLookup: true,
      on: (table) =>
        sql`exists (select 1 from "memberships" where "project_id" = ${projectId} and team_id = ${teamId} and user_id = ${sql.ref(`${table}.id`)})`,
    });
  if (providerId !== undefined)
    conditions.push({
      columns: [],
      isLookup: true,
      on: (table) =>
        sql`exists (select 1 from "oauth_accounts" where "project_id" = ${projectId} and user_id = ${sql.ref(`${table}.id`)} and provider_id = ${providerId})`,
    });
  return conditions;
}

/** A statement that selects ids of users, among them all that a part of a filter finds. */
export type Source = RawBuilder<{ user_id: string }>;

/** What an index finds of a filter, cheapest first. Each selects at most `most` ids. */
export function sourcesOf(
  db: Database,
  projectId: string,
  filter: UserFilter,
  ordered: OrderColumn,
  most: number,
): Source[] {
  const { query = "", teamId, providerId } = filter;
  const of = (table: string) =>
    sql`select user_id from ${sql.table(table)} where "project_id" = ${projectId}`;
  const sources: Source[] = [];
  const add = (source: RawBuilder<unknown>) =>
    sources.push(sql`${source} limit ${sql.lit(most)}` as Source);
  if (teamId !== undefined) add(sql`${of("memberships")} and team_id = ${teamId}`);
  if (query !== "" && filter.match === "prefix") add(withPrefix(db, projectId, query, most));
  if (providerId !== undefined) add(sql`${of("oauth_accounts")} and provider_id = ${providerId}`);
  for (const [column, { least, below }] of Object.entries(datesOf(filter))) {
    if (column === ordered || (least === undefined && below === undefined)) continue;
    const key = sql.ref(column);
    const bounds = [
      ...(least === undefined ? [] : [sql`${key} >= ${least}`]),
      ...(below === undefined ? [] : [sql`${key} < ${below}`]),
    ];
    add(
      sql`select id as user_id from "users" where "project_id" = ${projectId} and ${sql.join(bounds, sql` and `)}`,
    );
  }
  // By sign-up, the index of the order holds the search text, so the first page ends sooner.
  if (query !== "" && filter.match !== "prefix" && ordered !== "signed_up_at")
    add(
      sql`select id as user_id from "users" where "project_id" = ${projectId} and search_text like ${searchPattern(query)} escape '\\'`,
    );
  return sources;
}

/** Each range is limited by itself, or an engine would read all of it. */
function withPrefix(
  db: Database,
  projectId: string,
  prefix: string,
  most: number,
): RawBuilder<unknown> {
  const { from, to } = prefixRange(prefix);
  const range = (table: string, column: string, id = "user_id") => {
    // The index of PostgreSQL compares addresses byte by byte, as SQLite always does.
    const key = isSqlite(db) ? sql.ref(column) : sql`${sql.ref(column)} collate "C"`;
    return sql`select * from (select ${sql.ref(id)} as user_id from ${sql.table(table)} where "project_id" = ${projectId} and ${key} >= ${from} and ${key} < ${to} limit ${sql.lit(most)}) as ${sql.ref(`by_${table}`)}`;
  };
  return sql`select user_id from (${range("contact_channels", "canonical")} union ${range("users", "sort_name", "id")} union ${range("name_parts", "part")}) as "found"`;
}

/** The users of whom a query is the whole id or address; `undefined` if it is neither. */
export async function exactSource(
  db: Database,
  projectId: string,
  { query = "" }: UserFilter,
): Promise<Source | undefined> {
  if (isUuid(query)) {
    const source = sql<{
      user_id: string;
    }>`select id as user_id from "users" where "project_id" = ${projectId} and id = ${query.toLowerCase()}`;
    if ((await source.execute(db)).rows.length > 0) return source;
  }
  if (query.includes("@")) {
    const source = sql<{
      user_id: string;
    }>`select user_id from "contact_channels" where "project_id" = ${projectId} and canonical = ${canonicalEmail(query)}`;
    if ((await sql`${source} limit 1`.execute(db)).rows.length > 0) return source;
  }
  return undefined;
}
