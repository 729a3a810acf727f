import type { job, Row } from "@stackkit/next/protocol/internal";
import { type Selectable, sql } from "kysely";
import { type Batches, readBatches } from "../../core/batches.js";
import { BATCH_OF_ROWS } from "../../core/limits.js";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { lockRow } from "../../db/lock-row.js";
import type { JobFailureTable, JobTable } from "../../db/tables/jobs.js";

export type StoredJob = Selectable<JobTable>;
export type Job = Row<typeof job>;

/** What a job needs beside its users. */
export interface JobOptions {
  readonly teamId?: string | undefined;
  readonly format?: "ndjson" | "csv" | undefined;
  readonly hasHashes?: boolean | undefined;
  /** Those of the project when an export began: its lines and its header have a column for each. */
  readonly providers?: readonly string[] | undefined;
  /** How many users the file of an import has. */
  readonly users?: number | undefined;
}

export const optionsOf = ({ options }: StoredJob): JobOptions => JSON.parse(options) as JobOptions;

/** A job as administrators see it. */
export function showJob(row: StoredJob): Job {
  const { teamId = null, format = null, hasHashes = false } = optionsOf(row);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    filter: row.filter,
    teamId,
    format,
    hasHashes,
    total: row.total,
    done: row.done,
    failed: row.failed,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at),
    createdBy:
      row.actor_type === null || row.actor_id === null
        ? null
        : { type: row.actor_type, id: row.actor_id },
  };
}

const of = (db: Database, projectId: string) =>
  db.selectFrom("jobs").selectAll().where("project_id", "=", projectId);

export const findJob = (
  db: Database,
  projectId: string,
  id: string,
): Promise<StoredJob | undefined> => of(db, projectId).where("id", "=", id).executeTakeFirst();

/** Whether a job makes a file. */
export const isExport = ({ kind }: Pick<StoredJob, "kind">): boolean =>
  kind === "export" || kind === "export-audit";

/** Whether the file of an export lacks its beginning: parts are deleted a day after they are made. */
export async function hasLostFile(db: Database, job: StoredJob): Promise<boolean> {
  if (job.done === 0) return false;
  const first = await db
    .selectFrom("job_files")
    .select("part")
    .where("project_id", "=", job.project_id)
    .where("job_id", "=", job.id)
    .where("part", "=", 0)
    .executeTakeFirst();
  return first === undefined;
}

const MAX_OPEN_JOBS = 10;

/** Starts a job. Throws a plain 400 if the project has too many open ones. */
export async function insertJob(
  tx: Database,
  job: Omit<StoredJob, "state" | "done" | "failed" | "place" | "updated_at" | "finished_at"> & {
    readonly failed?: number;
  },
): Promise<StoredJob> {
  await lockRow(tx, "projects", { id: job.project_id });
  if ((await countOpenJobs(tx, job.project_id)) >= MAX_OPEN_JOBS)
    throw new PlainError(400, `There may be at most ${MAX_OPEN_JOBS} open jobs.`);
  const row: StoredJob = {
    failed: 0,
    ...job,
    state: "running",
    done: 0,
    place: null,
    updated_at: job.created_at,
    finished_at: null,
  };
  await tx.insertInto("jobs").values(row).execute();
  return row;
}

/** A project's jobs, newest first. */
export const listJobs = (db: Database, projectId: string, most: number): Promise<StoredJob[]> =>
  of(db, projectId).orderBy("created_at", "desc").orderBy("id").limit(most).execute();

/** Those of a project that are not over. */
async function countOpenJobs(db: Database, projectId: string): Promise<number> {
  const row = await db
    .selectFrom("jobs")
    .select((build) => build.fn.countAll<number>().as("count"))
    .where("project_id", "=", projectId)
    .where("state", "in", ["running", "paused"])
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The running jobs of all projects, oldest first. */
export const listRunning = (db: Database, atOnce: number): Batches<StoredJob> =>
  readBatches(atOnce, (limit, last) => {
    let rows = db.selectFrom("jobs").selectAll().where("state", "=", "running");
    if (last) rows = rows.where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`);
    return rows.orderBy("created_at").orderBy("id").limit(limit).execute();
  });

/**
 * What became of some users of a job, if it still runs and no other instance went on from its place
 * meanwhile. Returns whether that is so.
 */
export async function recordProgress(
  tx: Database,
  { project_id, id, place }: StoredJob,
  progress: {
    readonly done: number;
    readonly failed: number;
    readonly place: string;
    readonly at: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set((set) => ({
      done: set("done", "+", progress.done),
      failed: set("failed", "+", progress.failed),
      place: progress.place,
      updated_at: progress.at,
    }))
    .where("project_id", "=", project_id)
    .where("id", "=", id)
    .where("state", "=", "running")
    .where("place", place === null ? "is" : "=", place)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const insertFailure = (tx: Database, failure: Selectable<JobFailureTable>) =>
  tx.insertInto("job_failures").values(failure).execute();

/** The users with whom a job failed, by their ids. */
export const listFailures = (
  db: Database,
  projectId: string,
  jobId: string,
): Batches<Selectable<JobFailureTable>> =>
  readBatches(BATCH_OF_ROWS, (limit, last) => {
    let rows = db
      .selectFrom("job_failures")
      .selectAll()
      .where("project_id", "=", projectId)
      .where("job_id", "=", jobId);
    if (last) rows = rows.where("user_id", ">", last.user_id);
    return rows.orderBy("user_id").limit(limit).execute();
  });
