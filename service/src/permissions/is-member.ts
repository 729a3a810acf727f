import type { Database } from "../db/database.js";

/** Whether a user is in a team. */
export async function isMember(
  db: Database,
  projectId: string,
  teamId: string,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("memberships")
    .select("user_id")
    .where("project_id", "=", projectId)
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}
