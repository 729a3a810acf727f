import type { Database } from "../open.js";

export interface ActivityEvent {
  readonly projectId: string;
  readonly userId: string;
  readonly at: number;
  readonly country: string | null;
}

/** Notes that a user was active: now, and on this day. Says whether there is one still; in a transaction, they then stay until it ends. */
export async function recordActivity(db: Database, { projectId, userId, at, country }: ActivityEvent): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("users").set({ last_active_at: at }).where("project_id", "=", projectId).where("id", "=", userId).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const day = new Date(at).toISOString().slice(0, 10);
  await db
    .insertInto("activity")
    .values({ project_id: projectId, day, user_id: userId, country })
    .onConflict((conflict) => (country === null ? conflict.doNothing() : conflict.columns(["project_id", "day", "user_id"]).doUpdateSet({ country })))
    .execute();
  return true;
}
