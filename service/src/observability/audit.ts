import { fillPath, type Level, type Operation } from "@stackkit/next/protocol";
import { randomId } from "../core/random.js";
import { insertAuditEntry } from "../db/queries/projects/audit.js";
import { withLastStep } from "../db/transact.js";
import type { RequestInfo } from "../http/request/request-info.js";
import type { Context } from "../runtime/context.js";

export interface Change {
  readonly operation: Operation;
  readonly level: Level;
  readonly projectId: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Whether a call is a change that a server or an administrator made. What people do to their own accounts is not noted. */
export const isAudited = (operation: Operation, level: Level): boolean =>
  level !== "client" && operation.touches.length > 0;

/** An audited request. */
export interface Audit {
  /** What the handler works with: each transaction of its database carries the entry. */
  readonly context: Context;
  /** Writes the entry of a change that needed no transaction. A failure is logged, since the change has happened. */
  finish(): Promise<void>;
}

/** Audits a request, so that a change and its entry are written together or not at all. */
export function startAudit(
  context: Context,
  info: RequestInfo,
  { operation, level, projectId, params }: Change,
): Audit {
  const entry = {
    id: randomId(),
    projectId,
    at: context.clock.now(),
    level,
    operation: `${operation.method} ${operation.path}`,
    subject: fillPath(operation.path, params),
    requestId: info.id,
  };
  let isWritten = false;
  const db = withLastStep(context.db, async (tx) => {
    await insertAuditEntry(tx, entry);
    isWritten = true;
  });
  return {
    context: { ...context, db },
    async finish() {
      if (isWritten) return;
      await insertAuditEntry(context.db, entry).catch((error: unknown) =>
        context.log.error("a change has no entry in the audit table", { id: info.id, error }),
      );
    },
  };
}
