import type { events, Input } from "@stackkit/next/protocol/internal";
import { type Selectable, sql } from "kysely";
import type { Database } from "../../db/database.js";
import { escapeLike } from "../../db/escape-like.js";
import type { AuditTable } from "../../db/tables/operations.js";
import { deviceOf } from "../../http/device.js";
import { type Condition, countByTime, equals, listByTime } from "./list-by-time.js";

/** The filter of the audit, with its page. */
export type AuditQuery = Input<(typeof events)["audit"]["query"], "admin">;
export type StoredEntry = Selectable<AuditTable>;

const AUDIT = { name: "audit", at: "at", indexed: ["actor_id", "request_id"] } as const;

const like = (column: string, pattern: string | undefined): Condition[] =>
  pattern === undefined
    ? []
    : [{ column, is: sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'` }];

const conditionsOf = ({ actorId, operation, subject, requestId }: AuditQuery): Condition[] => [
  ...equals("actor_id", actorId),
  ...equals("request_id", requestId),
  ...like("operation", operation && `${escapeLike(operation)}%`),
  ...like("subject", subject && `%${escapeLike(subject)}%`),
];

/** A page of a project's audit, newest first. */
export const listAudit = (db: Database, projectId: string, query: AuditQuery) =>
  listByTime<StoredEntry>(db, projectId, AUDIT, query, conditionsOf(query));

/** How many entries a filter has, on all pages. */
export const countAudit = (db: Database, projectId: string, query: AuditQuery): Promise<number> =>
  countByTime(db, projectId, AUDIT, query, conditionsOf(query));

/** An entry as administrators see it. */
export const showEntry = (row: StoredEntry) => ({
  id: row.id,
  at: new Date(row.at),
  level: row.level,
  operation: row.operation,
  subject: row.subject,
  requestId: row.request_id,
  actor:
    row.actor_type === null || row.actor_id === null
      ? null
      : { type: row.actor_type, id: row.actor_id },
  userId: row.user_id,
  ip: row.ip,
  device: deviceOf(row.user_agent),
  changes: row.changes === null ? null : JSON.parse(row.changes),
});
