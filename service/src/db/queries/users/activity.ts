import { sql } from "kysely";
import type { Database } from "../../database.js";
import { prepared } from "../../prepared.js";

export interface ActivityEvent {
  readonly projectId: string;
  readonly userId: string;
  readonly at: number;
  readonly country: string | null;
}

const touchUser = prepared<ActivityEvent, { id: string }>((db, slot) =>
  db
    .updateTable("users")
    .set({ last_active_at: slot("at") })
    .where("project_id", "=", slot("projectId"))
    .where("id", "=", slot("userId"))
    .returning("id"),
);

/** A day that is noted already is written again only where the country is news. */
const noteDay = prepared<Omit<ActivityEvent, "at"> & { day: string }, never>((db, slot) =>
  db
    .insertInto("activity")
    .values({
      project_id: slot("projectId"),
      day: slot("day"),
      user_id: slot("userId"),
      country: slot("country"),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["project_id", "day", "user_id"])
        .doUpdateSet({ country: sql<string>`excluded.country` })
        .where(
          sql<boolean>`excluded.country is not null and excluded.country is distinct from activity.country`,
        ),
    ),
);

/** Notes that a user was active: now, and on this day. Says whether there is one still; in a transaction, they then stay until it ends. */
export async function recordActivity(db: Database, event: ActivityEvent): Promise<boolean> {
  if ((await touchUser(db, event)).length === 0) return false;
  await noteDay(db, { ...event, day: new Date(event.at).toISOString().slice(0, 10) });
  return true;
}
