import { insertAuditEntry } from "../administration/audit-table.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { MAX_USER_AGENT_LENGTH } from "../http/geolocation.js";
import type { RequestInfo } from "../http/request-info.js";

/** A change by an administrator that is no operation of the protocol. */
export interface ConsoleChange {
  readonly info: RequestInfo;
  /** The administrator. */
  readonly by: string;
  readonly projectId: string;
  readonly operation: string;
  readonly subject: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Writes the audit entry of a change in its transaction. */
export const auditChange = (
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { info, by, projectId, operation, subject, changes }: ConsoleChange,
): Promise<void> =>
  insertAuditEntry(tx, {
    id: randomId(),
    projectId,
    at: clock.now(),
    level: "admin",
    operation: `console ${operation}`,
    subject,
    requestId: info.id,
    actor: { type: "administrator", id: by },
    ip: info.ip ?? null,
    userAgent: info.headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    changes: JSON.stringify(changes),
  });
