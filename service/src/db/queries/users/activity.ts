import { sql } from "kysely";
import type { Database } from "../../database.js";
import { prepared } from "../../prepared.js";
import type { Flag } from "../../tables/columns.js";

export interface ActivityEvent {
  readonly projectId: string;
  readonly userId: string;
  readonly at: number;
  readonly country: string | null;
}

const touchUser = prepared<ActivityEvent, { is_anonymous: Flag }>((db, slot) =>
  db
    .updateTable("users")
    .set({ last_active_at: slot("at") })
    .where("project_id", "=", slot("projectId"))
    .where("id", "=", slot("userId"))
    .returning("is_anonymous"),
);

/** Rewrites a recorded day only if the country is new. */
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

/**
 * Records a user's activity: now, and on this day. Resolves to `undefined` for an unknown user;
 * inside a transaction, the user's row stays locked.
 */
export async function recordActivity(
  db: Database,
  event: ActivityEvent,
): Promise<{ readonly isAnonymous: boolean } | undefined> {
  const [user] = await touchUser(db, event);
  if (!user) return undefined;
  await noteDay(db, { ...event, day: new Date(event.at).toISOString().slice(0, 10) });
  return { isAnonymous: user.is_anonymous === 1 };
}
