import type { Level } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import type { Millis } from "../db/tables/columns.js";
import type { Actor } from "../http/caller.js";

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
  readonly actor: Actor | undefined;
  readonly userId?: string | null | undefined;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly changes: string | null;
}

/** Inserts an entry once, even if called repeatedly. */
export async function insertAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit")
    .values({
      id: entry.id,
      project_id: entry.projectId,
      at: entry.at,
      level: entry.level,
      operation: entry.operation,
      subject: entry.subject,
      request_id: entry.requestId,
      actor_type: entry.actor?.type ?? null,
      actor_id: entry.actor?.id ?? null,
      user_id: entry.userId ?? null,
      ip: entry.ip,
      user_agent: entry.userAgent,
      changes: entry.changes,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
