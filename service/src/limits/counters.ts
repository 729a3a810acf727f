import { sql } from "kysely";
import { HOUR } from "../core/time.js";
import type { Database } from "../db/database.js";

export interface RateLimitCount {
  readonly key: string;
  readonly windowStart: number;
  readonly expiresAt: number;
}

/** Adds to the counter of each window and returns the counts. Expired windows restart. */
export async function countInWindows(
  db: Database,
  windows: readonly RateLimitCount[],
  by: 1 | -1 = 1,
): Promise<Map<string, number>> {
  // A fixed order prevents deadlocks.
  const sorted = [...windows].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await db
    .insertInto("rate_limits")
    .values(
      sorted.map(({ key, windowStart, expiresAt }) => ({
        key,
        window_start: windowStart,
        count: by,
        expires_at: expiresAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when rate_limits.window_start = excluded.window_start then rate_limits.count + excluded.count else excluded.count end`,
        window_start: sql<number>`excluded.window_start`,
        expires_at: sql<number>`excluded.expires_at`,
      }),
    )
    .returning(["key", "count"])
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Adds to the counter of the present hour and returns the count. */
export async function countInHour(db: Database, key: string, now: number): Promise<number> {
  const windowStart = now - (now % HOUR);
  const counts = await countInWindows(db, [{ key, windowStart, expiresAt: windowStart + HOUR }]);
  return counts.get(key) ?? 1;
}

/** The count of a window, without counting. */
export async function readCount(db: Database, key: string, windowStart: number): Promise<number> {
  const row = await db
    .selectFrom("rate_limits")
    .select("count")
    .where("key", "=", key)
    .where("window_start", "=", windowStart)
    .executeTakeFirst();
  return row?.count ?? 0;
}
