import type { Level } from "@stackkit/next/protocol";
import { randomId } from "../../random.js";
import type { Database } from "../open.js";
import type { Millis } from "../tables/columns.js";

/** A change that a server or an administrator made. */
export interface AuditEntry {
  readonly projectId: string;
  readonly at: Millis;
  readonly level: Level;
  /** What was called: `PATCH /users/{user_id}`. */
  readonly operation: string;
  /** Whom or what it was about: the path as it was called. */
  readonly subject: string;
  readonly requestId: string;
}

export async function insertAuditEntry(db: Database, { projectId, at, level, operation, subject, requestId }: AuditEntry): Promise<void> {
  await db.insertInto("audit").values({ id: randomId(), project_id: projectId, at, level, operation, subject, request_id: requestId }).execute();
}
