import { setImmediate as nextTurn } from "node:timers/promises";
import { systemClock } from "../../core/clock.js";
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
import { deleteImportedFile, importNext } from "./import-users.js";
import { auditOf, reasonOf, recordFailure } from "./outcomes.js";
import {
  findJob,
  hasLostFile,
  isExport,
  listRunning,
  recordProgress,
  type StoredJob,
} from "./table.js";
import { nextUsersOf } from "./users.js";

/** How often the table is read for jobs of instances that ended. */
const POLL_MILLIS = 10_000;
/** How long a job waits for another instance after its own has ended. */
const LEASE_MILLIS = 30_000;
const RENEWALS_OF_LEASE = 3;
/** Jobs that are read at once. */
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

/** Works on jobs after the answer. */
export const wakeJobs = (context: Context): void => {
  // Without the audit of this request: its entry is written once.
  const { audit: _audit, ...rest } = context;
  context.background.run("jobs", async () => {
    await runJobs(rest);
  });
};

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
  // All of them, since those that fail stay the oldest.
  for await (const jobs of listRunning(context.db, JOBS_AT_ONCE))
    for (const job of jobs) {
      if (isOver()) return worked;
      await using lease = await tryLease(context.db, systemClock, `job ${job.id}`, LEASE_MILLIS);
      if (!lease) continue;
      worked++;
      // One that fails is tried again, and keeps no other waiting.
      await whileRenewing(lease, systemClock, LEASE_MILLIS / RENEWALS_OF_LEASE, () =>
        runJob(context, job, isOver).catch((error: unknown) =>
          context.log.error("a job stopped, and is tried again", { jobId: job.id, error }),
        ),
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
    if (isExport(job) && (await hasLostFile(db, job)))
      return finish(db, job, context.clock.now(), "cancelled");
    if (job.kind === "export-audit" || job.kind === "import") {
      const outcome =
        job.kind === "import"
          ? await importNext(context, project, job)
          : await exportAudit(context, job);
      const now = context.clock.now();
      if (outcome === "done") await finish(db, job, now);
      // The file is deleted after a day, also that of a job that was paused.
      if (outcome === "lost") await finish(db, job, now, "cancelled");
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
  if (job.kind === "export-audit" || job.kind === "import") return false;
  let last = job.place;
  for (const place of places) {
    if (context.background.stopping.aborted) return false;
    if (!(await runOne(context, project, { ...job, place: last }, place, job.kind))) return false;
    last = JSON.stringify(place);
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
      await insertAuditEntry(tx, auditOf(job, place.id, AUDITED[kind], at));
      return true;
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const reason = reasonOf(context, job, error);
    return recordFailure(context, job, progress, { userId: place.id, reason });
  }
}

async function finish(
  db: Database,
  job: StoredJob,
  at: number,
  state: "done" | "cancelled" = "done",
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ state, updated_at: at, finished_at: at })
    .where("project_id", "=", job.project_id)
    .where("id", "=", job.id)
    .where("state", "=", "running")
    .execute();
  if (job.kind === "import") await deleteImportedFile(db, job);
}
