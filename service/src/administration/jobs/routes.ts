import { type Answer, type Input, jobs, KnownErrors } from "@stackkit/next/protocol/internal";
import { mapBatches } from "../../core/batches.js";
import { PlainError } from "../../core/plain-error.js";
import { randomId } from "../../core/random.js";
import { lockRow } from "../../db/lock-row.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { schemaError } from "../../http/schema-error.js";
import { findTeam } from "../../teams/teams.js";
import { countAudit } from "../events/audit-list.js";
import { auditOfJob, parseAuditFilter } from "./export-audit.js";
import { issueExportToken } from "./export-link.js";
import { runJobs } from "./run-jobs.js";
import {
  countOpenJobs,
  findJob,
  type JobOptions,
  listFailures,
  listJobs,
  type StoredJob,
  showJob,
} from "./table.js";
import { countUsersOfJob, parseFilter } from "./users.js";

const JOBS_LISTED = 100;
const MAX_OPEN_JOBS = 10;

type Draft = Input<(typeof jobs)["create"]["body"], "admin">;

function requireUsers({ info }: Pick<HandlerContext, "info">, body: Draft): void {
  const { filter, userIds, everyone = false } = body;
  const isOfAudit = body.kind === "export-audit";
  const { problems } = (isOfAudit ? parseAuditFilter : parseFilter)(filter ?? "");
  if (problems.length > 0)
    throw schemaError(
      info,
      problems.map(({ field, problem }) => ({ field: `body.filter ${field}`, problem })),
    );
  if (isOfAudit) {
    requireNoUsers(body);
    return;
  }
  if (userIds !== undefined && (filter !== undefined || everyone))
    throw new PlainError(400, "A job is about users by their ids, or about those of a filter.");
  if (userIds === undefined && !filter && !everyone)
    throw new PlainError(400, 'A job over all users needs "everyone": true.');
}

function requireNoUsers({ userIds, everyone, hasHashes }: Draft): void {
  if (userIds !== undefined || everyone !== undefined || hasHashes !== undefined)
    throw new PlainError(400, "An export of the audit is about no users.");
}

async function readOptions(
  { context, project }: Pick<HandlerContext, "context" | "project">,
  { kind, teamId, format, hasHashes }: Draft,
): Promise<JobOptions> {
  if (kind === "export-audit") return { format: format ?? "csv" };
  if (kind === "export") return { format: format ?? "ndjson", hasHashes: hasHashes ?? false };
  if (kind !== "add-to-team") return {};
  if (teamId === undefined) throw new PlainError(400, 'A job of this kind needs a "team_id".');
  const team = await findTeam(context.db, project.id, teamId);
  if (!team) throw new KnownErrors.TeamNotFound({ team_id: teamId });
  return { teamId };
}

/** Whether a job of this kind makes a file. */
const isExport = (kind: StoredJob["kind"]): boolean => kind === "export" || kind === "export-audit";

/** Works on jobs after the answer. */
const wake = (context: Context): void => {
  // Without the audit of this request: its entry is written once.
  const { audit: _audit, ...rest } = context;
  context.background.run("jobs", async () => {
    await runJobs(rest);
  });
};

async function requireJob({
  context,
  project,
  params,
}: Pick<HandlerContext, "context" | "project"> & {
  readonly params: { readonly job_id: string };
}): Promise<StoredJob> {
  const job = await findJob(context.db, project.id, params.job_id);
  if (!job) throw new PlainError(404, "This project has no such job.");
  return job;
}

/** Jobs over many users. */
export const jobRoutes = [
  defineRoute(jobs.create, async (call) => {
    const { context, project, body, caller } = call;
    requireUsers(call, body);
    const options = await readOptions(call, body);
    const created_at = context.clock.now();
    const filter = body.userIds ? null : (body.filter ?? "");
    const userIds = body.userIds && [...new Set(body.userIds.map((id) => id.toLowerCase()))];
    const of = { filter, created_at };
    const total =
      body.kind === "export-audit"
        ? await countAudit(context.db, project.id, auditOfJob(of))
        : (userIds?.length ?? (await countUsersOfJob(context.db, project.id, of)));
    const row: StoredJob = {
      project_id: project.id,
      id: randomId(),
      kind: body.kind,
      state: "running",
      filter,
      user_ids: userIds ? JSON.stringify(userIds) : null,
      options: JSON.stringify(options),
      total,
      done: 0,
      failed: 0,
      place: null,
      created_at,
      updated_at: created_at,
      finished_at: null,
      actor_type: caller.actor?.type ?? null,
      actor_id: caller.actor?.id ?? null,
    };
    await transact(context, async (tx) => {
      await lockRow(tx, "projects", { id: project.id });
      if ((await countOpenJobs(tx, project.id)) >= MAX_OPEN_JOBS)
        throw new PlainError(400, `There may be at most ${MAX_OPEN_JOBS} open jobs.`);
      await tx.insertInto("jobs").values(row).execute();
    });
    wake(context);
    return showJob(row);
  }),

  defineRoute(jobs.list, async ({ context, project }) =>
    (await listJobs(context.db, project.id, JOBS_LISTED)).map(showJob),
  ),

  defineRoute(jobs.read, async (call) => showJob(await requireJob(call))),

  defineRoute(jobs.update, async (call): Promise<Answer<typeof jobs.update>> => {
    const { context, project, params, body } = call;
    const at = context.clock.now();
    await requireJob(call);
    const finished_at = body.state === "cancelled" ? at : null;
    await transact(context, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("jobs")
        .set({ state: body.state, updated_at: at, finished_at })
        .where("project_id", "=", project.id)
        .where("id", "=", params.job_id)
        .where("state", "in", ["running", "paused"])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new PlainError(400, "This job is over.");
    });
    if (body.state === "running") wake(context);
    return showJob(await requireJob(call));
  }),

  defineRoute(jobs.failures, async (call) => {
    const { id } = await requireJob(call);
    return mapBatches(listFailures(call.context.db, call.project.id, id), (rows) =>
      rows.map(({ user_id, reason, at }) => ({ userId: user_id, reason, at: new Date(at) })),
    );
  }),

  defineRoute(jobs.link, async (call) => {
    const job = await requireJob(call);
    if (!isExport(job.kind) || job.state !== "done")
      throw new PlainError(400, "Only an export that is done has a file.");
    return issueExportToken(call, job);
  }),
];
