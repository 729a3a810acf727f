import { fillPath, type Level, type Operation } from "@stackkit/next/protocol";
import type { Context } from "./context.js";
import { insertAuditEntry } from "./db/queries/audit.js";
import type { RequestFacts } from "./request/facts.js";

export interface Change {
  readonly operation: Operation;
  readonly level: Level;
  readonly projectId: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Whether a call is a change that a server or an administrator made. What people do to their own accounts is not noted. */
export const isNoted = (operation: Operation, level: Level): boolean => level !== "client" && operation.touches.length > 0;

/** Notes a change. It has happened by then: a note that fails is logged and fails nothing else. */
export async function noteChange({ db, clock, log }: Context, facts: RequestFacts, { operation, level, projectId, params }: Change): Promise<void> {
  try {
    await insertAuditEntry(db, {
      projectId,
      at: clock.now(),
      level,
      operation: `${operation.method} ${operation.path}`,
      subject: fillPath(operation.path, params),
      requestId: facts.id,
    });
  } catch (error) {
    log.error("a change could not be noted in the audit table", { id: facts.id, error });
  }
}
