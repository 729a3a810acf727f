import { sql } from "kysely";
import type { Database } from "../../db/database.js";

/** Mails of one category or kind that may wait, so that codes are never pushed out of the queue. */
export const MAX_WAITING = 4000;

/** Between two mails of a category or kind. Codes are due at once, so they never wait behind them. */
const SPACING_MILLIS = 250;

/** How many mails of a category or kind wait, and when further ones are due. */
export async function lineUp(
  db: Database,
  projectId: string,
  kind: string,
  now: number,
  count: number,
): Promise<{ readonly waiting: number; readonly times: readonly number[] }> {
  const row = await db
    .selectFrom("mails")
    .select([
      sql<number | string>`count(*)`.as("waiting"),
      sql<number | string | null>`max(case when attempts = 0 then next_attempt_at end)`.as("last"),
    ])
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .where("state", "=", "waiting")
    // By the index of due mails.
    .where("next_attempt_at", "is not", null)
    .executeTakeFirst();
  const last = row?.last == null ? undefined : Number(row.last);
  const first = last === undefined ? now : Math.max(now, last + SPACING_MILLIS);
  return {
    waiting: Number(row?.waiting ?? 0),
    times: Array.from({ length: count }, (_, index) => first + index * SPACING_MILLIS),
  };
}
