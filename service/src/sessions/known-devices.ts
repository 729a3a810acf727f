import type { Database } from "../db/database.js";

export interface Device {
  readonly projectId: string;
  readonly userId: string;
  /** Readable: "Chrome, macOS, CH". */
  readonly device: string;
  readonly at: number;
}

/** Records a device. Returns whether it is new to a user with other devices. */
export async function noteDevice(
  db: Database,
  { projectId, userId, device, at }: Device,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("known_devices")
    .values({ project_id: projectId, user_id: userId, device, first_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const other = await db
    .selectFrom("known_devices")
    .select("device")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("device", "!=", device)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
