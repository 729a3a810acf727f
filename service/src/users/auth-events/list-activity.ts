import { sql } from "kysely";
import { DAY } from "../../core/time.js";
import type { Database } from "../../db/database.js";

/** How long people see what happened to their account. */
export const ACTIVITY_MILLIS = 30 * DAY;

/** Mails that failed are none of a person's sign-ins. */
const SHOWN = ["sign-in", "sign-up", "reset", "protection"];

interface ActivityPage {
  readonly since: number;
  readonly limit: number;
  /** The id of the page's first event. */
  readonly cursor?: string | undefined;
}

/** The events of a user since a time, newest first, and the id of the next page's first one. */
export async function listActivity(
  db: Database,
  projectId: string,
  userId: string,
  { since, limit, cursor }: ActivityPage,
) {
  const ofUser = db
    .selectFrom("auth_events")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId);
  const first =
    cursor === undefined ? undefined : await ofUser.where("id", "=", cursor).executeTakeFirst();
  if (cursor !== undefined && !first) return { rows: [], nextCursor: null };
  let page = ofUser.where("at", ">=", since).where("type", "in", SHOWN);
  if (first)
    page = page.where(sql<boolean>`(at < ${first.at} or (at = ${first.at} and id >= ${first.id}))`);
  const rows = await page
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(limit + 1)
    .execute();
  return { rows: rows.slice(0, limit), nextCursor: rows[limit]?.id ?? null };
}
