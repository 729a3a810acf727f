import { join } from "node:path";
import Database from "better-sqlite3";
import { DIRECTORY } from "./apps.mjs";

const HOUR_MILLIS = 3_600_000;

/**
 * Moves a user's sign-ins one hour into the past, in the database: the service has no call for it.
 */
export function ageSessions(userId: string): void {
  const db = new Database(join(DIRECTORY, "stackkit.db"));
  try {
    const { changes } = db
      .prepare("UPDATE sessions SET created_at = created_at - ? WHERE user_id = ?")
      .run(HOUR_MILLIS, userId);
    if (changes < 1) throw new Error("The user has no session.");
  } finally {
    db.close();
  }
}
