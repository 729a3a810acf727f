import { userInfo } from "node:os";
import { insertAuditEntry } from "../administration/audit-table.js";
import { changesOf } from "../api/changes-of.js";
import { systemClock } from "../core/clock.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";

/** A change that a command makes. */
export interface CommandChange {
  /** The words of the command: `user create`. */
  readonly command: string;
  readonly projectId: string;
  /** The path of what is changed. */
  readonly subject: string;
  /** The fields, by the names of the API. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Notes who made a change at the command line, in its transaction or before it. */
export const auditCommand = (
  db: Database,
  { command, projectId, subject, fields }: CommandChange,
): Promise<void> =>
  insertAuditEntry(db, {
    id: randomId(),
    projectId,
    at: systemClock.now(),
    level: "admin",
    operation: command,
    subject,
    requestId: "",
    actor: { type: "command-line", id: accountName() },
    ip: null,
    userAgent: null,
    changes: changesOf(fields),
  });

/** The account of the operating system. Containers often run as a number without a name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}
