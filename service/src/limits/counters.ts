import { sql } from "kysely";
import type { Database } from "../db/database.js";

export interface RateLimitCount {
  readonly key: string;
  readonly windowStart: number;
  readonly expiresAt: number;
}

/** Increments the counter of each window and returns the counts. Expired windows restart. */
export async function countInWindows(
  db: Database,
  windows: readonly RateLimitCount[],
): Promise<Map<string, number>> {
  // A fixed order prevents deadlocks.
  const sorted = [...windows].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await db
    .insertInto("rate_limits")
    .values(
      sorted.map(({ key, windowStart, expiresAt }) => ({
        key,
        window_start: windowStart,
        count: 1,
        expires_at: expiresAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when rate_limits.window_start = excluded.window_start then rate_limits.count + 1 else 1 end`,
        window_start: sql<number>`excluded.window_start`,
        expires_at: sql<number>`excluded.expires_at`,
      }),
    )
    .returning(["key", "count"])
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}
