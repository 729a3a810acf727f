import type { Level } from "@stackkit/next/protocol";
import type { Database } from "../../database.js";
import type { Millis } from "../../tables/columns.js";

/** A change that a server or an administrator made. */
export interface AuditEntry {
  readonly id: string;
  readonly projectId: string;
  readonly at: Millis;
  readonly level: Level;
  /** What was called: `PATCH /users/{user_id}`. */
  readonly operation: string;
  /** Whom or what it was about: the path as it was called. */
  readonly subject: string;
  readonly requestId: string;
}

/** Writes an entry once, however often it is handed in. */
export async function insertAuditEntry(
  db: Database,
  { id, projectId, at, level, operation, subject, requestId }: AuditEntry,
): Promise<void> {
  await db
    .insertInto("audit")
    .values({ id, project_id: projectId, at, level, operation, subject, request_id: requestId })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
