import { isKnownError } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import { randomId } from "../../core/random.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import { insertFailure, recordProgress, type StoredJob } from "./table.js";

/** Where a job is, and when. */
interface Place {
  readonly place: string;
  readonly at: number;
}

/** The audit entry of what a job did with one user. */
export const auditOf = (job: StoredJob, userId: string, operation: string, at: number) => ({
  id: randomId(),
  projectId: job.project_id,
  at,
  level: "admin" as const,
  operation,
  subject: `/users/${userId}`,
  // From a line of the audit to all of its job.
  requestId: job.id,
  actor:
    job.actor_type === null || job.actor_id === null
      ? undefined
      : { type: job.actor_type as "key", id: job.actor_id },
  ip: null,
  userAgent: null,
  changes: null,
});

/** Lists a user with whom a job failed. Returns whether the job still runs. */
export const recordFailure = (
  context: Context,
  job: StoredJob,
  { place, at }: Place,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<boolean> =>
  transact(context, async (tx) => {
    if (!(await recordProgress(tx, job, { place, at, done: 0, failed: 1 }))) return false;
    await insertFailure(tx, {
      project_id: job.project_id,
      job_id: job.id,
      user_id: userId,
      reason,
      at,
    });
    return true;
  });

/** What administrators may read of an error. */
export function reasonOf({ log }: Context, job: StoredJob, error: unknown): string {
  if (error instanceof PlainError || isKnownError(error)) return error.message;
  log.error("a job failed with a user", { jobId: job.id, error });
  return "Something unexpected happened. The log of the service has the error.";
}
