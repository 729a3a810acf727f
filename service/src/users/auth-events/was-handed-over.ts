import type { Database } from "../../db/database.js";

/**
 * Whether a user has confirmed a command-line tool since a session began. It gets the very session
 * of the browser, and a stranger may have started it.
 */
export async function wasHandedOver(
  db: Database,
  projectId: string,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("auth_events as event")
    .innerJoin("sessions as session", (join) =>
      join
        .onRef("session.project_id", "=", "event.project_id")
        .onRef("session.user_id", "=", "event.user_id")
        .onRef("session.created_at", "<=", "event.at"),
    )
    .select("event.id")
    .where("event.project_id", "=", projectId)
    .where("event.user_id", "=", userId)
    .where("event.method", "=", "command-line")
    .where("event.outcome", "=", "done")
    .where("session.id", "=", sessionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
