import type { Database } from "../db/database.js";
import { TERMINAL } from "../http/device.js";
import { trimSessions } from "./table.js";

/** Whose session to copy for a tool, and the copy's own id and token. */
interface SessionCopy {
  readonly projectId: string;
  readonly ofId: string;
  readonly id: string;
  readonly tokenHash: string;
  readonly now: number;
}

/**
 * Stores a session of its own for what was confirmed in another: no fresher sign-in, and with the
 * same end. Returns false if that one has ended.
 */
export async function copySession(
  tx: Database,
  { projectId, ofId, id, tokenHash, now }: SessionCopy,
): Promise<boolean> {
  const row = await tx
    .selectFrom("sessions")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", ofId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return false;
  const elsewhere = { device_id: null, geo_info: null, user_agent: TERMINAL };
  await tx
    .insertInto("sessions")
    .values({ ...row, ...elsewhere, id, token_hash: tokenHash, last_used_at: now })
    .execute();
  await trimSessions(tx, projectId, row.user_id);
  return true;
}
