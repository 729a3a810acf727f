import { setImmediate as nextTurn } from "node:timers/promises";
import { isKnownError } from "@stackkit/next/protocol/internal";
import { systemClock } from "../../core/clock.js";
import { PlainError } from "../../core/plain-error.js";
import { randomId } from "../../core/random.js";
import type { Database } from "../../db/database.js";
import { tryLease, whileRenewing } from "../../db/lease.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import { DatabaseUnavailable } from "../../db/unavailable.js";
import type { Context } from "../../http/context.js";
import { findProject } from "../../projects/projects.js";
import type { Place } from "../../users/user-order.js";
import { insertAuditEntry } from "../audit-table.js";
import { ACTIONS, AUDITED } from "./actions.js";
import { exportAudit } from "./export-audit.js";
import { exportUsers } from "./export-users.js";
import { findJob, insertFailure, listRunning, recordProgress, type StoredJob } from "./table.js";
import { nextUsersOf } from "./users.js";

/** How often the table is read for jobs of instances that ended. */
const POLL_MILLIS = 10_000;
/** How long a job waits for another instance after its own has ended. */
const LEASE_MILLIS = 30_000;
const RENEWALS_OF_LEASE = 3;
/** Jobs that one round looks at. */
const JOBS_AT_ONCE = 20;
/** Users that are read at once. */
const BATCH = 50;

/** Works on running jobs until the service stops. Several instances may share a database. */
export function startJobs(context: Context): void {
  context.background.run("jobs", async () => {
    const signal = context.background.stopping;
    while (!signal.aborted) {
      await runJobs(context).catch((error: unknown) =>
        context.log.error("the jobs of administrators stopped, and are tried again", { error }),
      );
      await systemClock.wait(POLL_MILLIS, signal);
    }
  });
}

/**
 * Works on each running job that no other instance works on, for at most `millis`. Resolves to their
 * number.
 */
export async function runJobs(
  context: Context,
  millis = Number.POSITIVE_INFINITY,
): Promise<number> {
  const until = systemClock.now() + millis;
  const isOver = () => context.background.stopping.aborted || systemClock.now() >= until;
  let worked = 0;
  for (const job of await listRunning(context.db, JOBS_AT_ONCE)) {
    if (isOver()) break;
    await using lease = await tryLease(context.db, systemClock, `job ${job.id}`, LEASE_MILLIS);
    if (!lease) continue;
    worked++;
    await whileRenewing(lease, systemClock, LEASE_MILLIS / RENEWALS_OF_LEASE, () =>
      runJob(context, job, isOver),
    );
  }
  return worked;
}

async function runJob(
  context: Context,
  { project_id: projectId, id }: StoredJob,
  isOver: () => boolean,
): Promise<void> {
  const { db } = context;
  const project = await findProject(db, projectId);
  while (project && !isOver()) {
    // Read again, since another request may have paused it.
    const job = await findJob(db, projectId, id);
    if (job?.state !== "running") return;
    if (job.kind === "export-audit") {
      const outcome = await exportAudit(context, job);
      if (outcome === "done") await finish(db, job, context.clock.now());
      if (outcome !== "more") return;
      await nextTurn();
      continue;
    }
    const places = await nextUsersOf(db, job, BATCH);
    if (places.length === 0) return finish(db, job, context.clock.now());
    if (!(await runBatch(context, project, job, places))) return;
    await nextTurn();
  }
}

/** Returns whether the job still runs. */
async function runBatch(
  context: Context,
  project: Project,
  job: StoredJob,
  places: readonly Place[],
): Promise<boolean> {
  if (job.kind === "export") return exportUsers(context, project, job, places);
  if (job.kind === "export-audit") return false;
  for (const place of places) {
    if (context.background.stopping.aborted) return false;
    if (!(await runOne(context, project, job, place, job.kind))) return false;
  }
  return true;
}

/** The change, its audit and the progress commit together, so that a crash repeats nothing. */
async function runOne(
  context: Context,
  project: Project,
  job: StoredJob,
  place: Place,
  kind: keyof typeof ACTIONS,
): Promise<boolean> {
  const at = context.clock.now();
  const progress = { place: JSON.stringify(place), at };
  try {
    return await transact(context, async (tx) => {
      if (!(await recordProgress(tx, job, { ...progress, done: 1, failed: 0 }))) return false;
      await ACTIONS[kind](tx, context, project, place.id, job);
      await insertAuditEntry(tx, auditOf(job, place, kind, at));
      return true;
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return transact(context, async (tx) => {
      if (!(await recordProgress(tx, job, { ...progress, done: 0, failed: 1 }))) return false;
      await insertFailure(tx, {
        project_id: job.project_id,
        job_id: job.id,
        user_id: place.id,
        reason: reasonOf(context, job, error),
        at,
      });
      return true;
    });
  }
}

const auditOf = (job: StoredJob, { id }: Place, kind: keyof typeof ACTIONS, at: number) => ({
  id: randomId(),
  projectId: job.project_id,
  at,
  level: "admin" as const,
  operation: AUDITED[kind],
  subject: `/users/${id}`,
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

/** What administrators may read of an error. */
function reasonOf({ log }: Context, job: StoredJob, error: unknown): string {
  if (error instanceof PlainError || isKnownError(error)) return error.message;
  log.error("a job failed with a user", { jobId: job.id, error });
  return "Something unexpected happened. The log of the service has the error.";
}

const finish = async (db: Database, { project_id, id }: StoredJob, at: number): Promise<void> => {
  await db
    .updateTable("jobs")
    .set({ state: "done", updated_at: at, finished_at: at })
    .where("project_id", "=", project_id)
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();
};
