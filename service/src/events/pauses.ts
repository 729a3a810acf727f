import type { Database } from "../db/database.js";
import type { Flag } from "../db/tables/columns.js";

/** A pause of an endpoint. */
export interface Pause {
  readonly url: string;
  readonly paused_at: number;
  readonly by_service: Flag;
}

/** The paused endpoints of a project. */
export const listPauses = (db: Database, projectId: string): Promise<Pause[]> =>
  db
    .selectFrom("webhook_pauses")
    .select(["url", "paused_at", "by_service"])
    .where("project_id", "=", projectId)
    .execute();

/** Whether nothing is sent to an endpoint at present. */
export async function isPaused(db: Database, projectId: string, url: string): Promise<boolean> {
  const row = await db
    .selectFrom("webhook_pauses")
    .select("url")
    .where("project_id", "=", projectId)
    .where("url", "=", url)
    .executeTakeFirst();
  return row !== undefined;
}

/** Pauses an endpoint. Its events wait. Returns whether it was not paused before. */
export async function pause(
  db: Database,
  projectId: string,
  url: string,
  at: number,
  isByService: boolean,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("webhook_pauses")
    .values({ project_id: projectId, url, paused_at: at, by_service: isByService ? 1 : 0 })
    .onConflict((conflict) => conflict.columns(["project_id", "url"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Ends a pause: what waits is due. */
export async function resume(
  db: Database,
  projectId: string,
  url: string,
  at: number,
): Promise<void> {
  const ofEndpoint = { project_id: projectId, url };
  await db
    .deleteFrom("webhook_pauses")
    .where((row) => row.and(ofEndpoint))
    .execute();
  await db
    .updateTable("webhook_deliveries")
    .set({ next_attempt_at: at })
    .where("project_id", "=", projectId)
    .where("url", "=", url)
    .where("next_attempt_at", ">", at)
    .execute();
}
