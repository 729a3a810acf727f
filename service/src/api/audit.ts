import { fillPath, type Level, type Operation, projects } from "@stackkit/next/protocol/internal";
import { insertAuditEntry } from "../administration/audit-table.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import type { Actor, Caller } from "../http/caller.js";
import type { Context } from "../http/context.js";
import { MAX_USER_AGENT_LENGTH } from "../http/geolocation.js";
import type { RequestInfo } from "../http/request-info.js";
import { changesOf } from "./changes-of.js";

/** An operation of an administrator or server, for the audit. */
export interface AuditedOperation {
  readonly operation: Operation;
  readonly level: Level;
  readonly projectId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly actor: Actor | undefined;
  /** For whom the actor of a session acts. */
  readonly userId: string | undefined;
  readonly body: unknown;
  /** Tells others of the change, in its transaction. */
  readonly announce: ((tx: Database) => Promise<void>) | undefined;
}

/**
 * Whether an operation changes data as a server or administrator. Users' changes to their own
 * accounts are not audited, unless another person acts for them. Administrators create projects as
 * users of the internal project.
 */
export const isAudited = (
  operation: Operation,
  level: Level,
  { sessionActor }: Pick<Caller, "sessionActor">,
): boolean =>
  ((level !== "client" || sessionActor !== undefined) && operation.touches.length > 0) ||
  operation === projects.create;

/** Who made an audited change. The key of a browser's call does not say that. */
export function actorOf({ level, actor, userId, sessionActor }: Caller): Actor | undefined {
  if (sessionActor) {
    const { type, id } = sessionActor;
    return { type: type === "admin" ? "administrator" : type, id };
  }
  return level === "client" && userId !== undefined ? { type: "administrator", id: userId } : actor;
}

/** The audit entry of one operation, written by its transactions. */
export interface Audit {
  /** The handler's context: each of its transactions writes the entry. */
  readonly context: Context;
  /**
   * Writes the entry of a change outside a transaction. Failures are logged, since the change has
   * happened.
   */
  finish(): Promise<void>;
}

/** Audits a request: a change and its entry commit together or not at all. */
export function startAudit(
  context: Context,
  info: RequestInfo,
  { operation, level, projectId, params, actor, userId, body, announce }: AuditedOperation,
): Audit {
  const entry = {
    id: randomId(),
    projectId,
    at: context.clock.now(),
    level,
    operation: `${operation.method} ${operation.path}`,
    subject: fillPath(operation.path, params),
    requestId: info.id,
    actor,
    userId: userId ?? null,
    ip: info.ip ?? null,
    userAgent: info.headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    changes: changesOf(body),
  };
  let isWritten = false;
  const audit = async (tx: Database) => {
    await insertAuditEntry(tx, entry);
    await announce?.(tx);
    isWritten = true;
  };
  return {
    context: { ...context, audit },
    async finish() {
      if (isWritten) return;
      await insertAuditEntry(context.db, entry).catch((error: unknown) =>
        context.log.error("a change has no entry in the audit table", { id: info.id, error }),
      );
    },
  };
}
