import { decodeInput, events, type Problem } from "@stackkit/next/protocol/internal";
import type { Context } from "../../http/context.js";
import { type AuditQuery, listAudit, type StoredEntry, showEntry } from "../events/audit-list.js";
import { type Line, writeLine, writePart } from "./export-lines.js";
import { optionsOf, type StoredJob } from "./table.js";

/** Entries that are read at once. */
const BATCH = 200;

/** The columns of a file with the audit. */
export const AUDIT_COLUMNS = [
  ...["at", "operation", "subject", "actor_type", "actor_id", "user_id", "level"],
  ...["ip", "device", "request_id", "changes"],
];

/** The filter of a query of the audit, and what is wrong with it. */
export function parseAuditFilter(query: string): {
  readonly filter: AuditQuery;
  readonly problems: readonly Problem[];
} {
  const sent = Object.fromEntries(new URLSearchParams(query));
  const { input, problems } = decodeInput(events.audit.query, "admin", sent);
  return { filter: input as AuditQuery, problems };
}

/** The entries of a job. Later ones are not part of it, such as those of the job itself. */
export function auditOfJob({
  filter,
  created_at,
}: Pick<StoredJob, "filter" | "created_at">): AuditQuery {
  const { since, until, actorId, operation, subject, requestId } = parseAuditFilter(
    filter ?? "",
  ).filter;
  const made = new Date(created_at);
  return {
    actorId,
    operation,
    subject,
    requestId,
    since,
    until: until && until < made ? until : made,
  };
}

function lineOf(entry: StoredEntry): Line {
  const { at, operation, subject, actor, userId, level, ip, device, requestId, changes } =
    showEntry(entry);
  return {
    at: at.toISOString(),
    operation,
    subject,
    actor_type: actor?.type,
    actor_id: actor?.id,
    user_id: userId,
    level,
    ip,
    device,
    request_id: requestId,
    changes,
  };
}

/** Writes the next part of the file. Returns whether the job goes on, is done, or was stopped. */
export async function exportAudit(
  context: Context,
  job: StoredJob,
): Promise<"more" | "done" | "stopped"> {
  const { rows, nextCursor } = await listAudit(context.db, job.project_id, {
    ...auditOfJob(job),
    limit: BATCH,
    ...(job.place === null ? {} : { cursor: JSON.parse(job.place) as string }),
  });
  const { format } = optionsOf(job);
  const lines = rows.map((row) => writeLine(AUDIT_COLUMNS, format, lineOf(row)));
  const place = JSON.stringify(nextCursor ?? "");
  const goesOn = await writePart(context, job, lines, { done: rows.length, place });
  if (!goesOn) return "stopped";
  return nextCursor === null ? "done" : "more";
}
