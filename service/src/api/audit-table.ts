import type { Level } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import type { Millis } from "../db/tables/columns.js";

/** A change by a server or administrator. */
export interface AuditEntry {
  readonly id: string;
  readonly projectId: string;
  readonly at: Millis;
  readonly level: Level;
  /** The operation: `PATCH /users/{user_id}`. */
  readonly operation: string;
  /** The request path with its parameters. */
  readonly subject: string;
  readonly requestId: string;
}

/** Inserts an entry once, even if called repeatedly. */
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
