import type { Database } from "../db/database.js";

export interface DeviceKind {
  readonly projectId: string;
  readonly userId: string;
  /** Readable: "Chrome, macOS, CH". */
  readonly device: string;
  readonly at: number;
}

/** Records a kind of device. Returns whether it is the user's first, a new one, or known. */
export async function noteDeviceKind(
  db: Database,
  { projectId, userId, device, at }: DeviceKind,
): Promise<"first" | "new" | "known"> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("known_devices")
    .values({ project_id: projectId, user_id: userId, device, first_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return "known";
  const other = await db
    .selectFrom("known_devices")
    .select("device")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("device", "!=", device)
    .limit(1)
    .executeTakeFirst();
  return other === undefined ? "first" : "new";
}
