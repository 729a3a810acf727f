import { sql } from "kysely";
import type { Database } from "../db/database.js";
import type { UserFilter } from "./facets.js";
import { canMatch, conditionsOf, exactSource, sourcesOf } from "./user-conditions.js";
import { rangeOf, within } from "./user-order.js";

/** More users are only counted on request. */
const COUNTED = 10_000;

export interface UserCount {
  readonly count: number;
  /** Whether there are no more. */
  readonly isExact: boolean;
}

/** Counts the users that a filter finds, up to 10,000 unless all are wanted. */
export async function countUsersOf(
  db: Database,
  projectId: string,
  filter: UserFilter,
  isExact: boolean,
): Promise<UserCount> {
  if (!canMatch(filter)) return { count: 0, isExact: true };
  const range = rangeOf(filter, "signedUpAt", false);
  const exact = await exactSource(db, projectId, filter);
  const { query: _query, ...rest } = filter;
  const conditions = conditionsOf(projectId, exact ? rest : filter, range.column);
  const [source = exact] = exact
    ? []
    : sourcesOf(db, projectId, filter, range.column, Number.MAX_SAFE_INTEGER);
  const tests = [
    sql`"project_id" = ${projectId}`,
    within(range),
    ...conditions.map(({ on }) => on("users")),
    ...(source ? [sql`id in (${source})`] : []),
  ];
  const found = sql`select 1 as one from "users" where ${sql.join(tests, sql` and `)}`;
  const bounded = isExact ? found : sql`${found} limit ${sql.lit(COUNTED + 1)}`;
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (${bounded}) as "found"`.execute(db);
  const count = Number(rows[0]?.count);
  return count > COUNTED && !isExact
    ? { count: COUNTED, isExact: false }
    : { count, isExact: true };
}
