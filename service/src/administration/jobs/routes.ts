import { type Answer, type Input, jobs, KnownErrors } from "@stackkit/next/protocol/internal";
import { mapBatches } from "../../core/batches.js";
import { PlainError } from "../../core/plain-error.js";
import { randomId } from "../../core/random.js";
import { transact } from "../../db/transact.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { schemaError } from "../../http/schema-error.js";
import { findTeam } from "../../teams/teams.js";
import { countAudit } from "../events/audit-list.js";
import { auditOfJob, parseAuditFilter } from "./export-audit.js";
import { issueExportToken } from "./export-link.js";
import { deleteImportedFile } from "./import-users.js";
import { wakeJobs } from "./run-jobs.js";
import {
  findJob,
  hasLostFile,
  insertJob,
  isExport,
  type JobOptions,
  listFailures,
  listJobs,
  type StoredJob,
  showJob,
} from "./table.js";
import { countUsersOfJob, findExactUsers, parseFilter } from "./users.js";

const JOBS_LISTED = 100;
/** What failures of an import have in place of an id. */
const KEY_OF_LINE = /^line 0*([1-9]\d*) \w+$/;

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
  if (kind === "export") {
    const providers = project.config.oauthProviders.map(({ id }) => id);
    return { format: format ?? "ndjson", hasHashes: hasHashes ?? false, providers };
  }
  if (kind !== "add-to-team") return {};
  if (teamId === undefined) throw new PlainError(400, 'A job of this kind needs a "team_id".');
  const team = await findTeam(context.db, project.id, teamId);
  if (!team) throw new KnownErrors.TeamNotFound({ team_id: teamId });
  return { teamId };
}

/** The users of a job that are known by id when it is made. */
const listIds = async (
  { context, project }: Pick<HandlerContext, "context" | "project">,
  sent: readonly string[] | undefined,
  of: Pick<StoredJob, "filter" | "created_at">,
): Promise<string[] | undefined> =>
  sent
    ? [...new Set(sent.map((id) => id.toLowerCase()))]
    : findExactUsers(context.db, project.id, of);

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
    const of = { filter, created_at };
    const isOfAudit = body.kind === "export-audit";
    const userIds = isOfAudit ? undefined : await listIds(call, body.userIds, of);
    const total = isOfAudit
      ? await countAudit(context.db, project.id, auditOfJob(of))
      : (userIds?.length ?? (await countUsersOfJob(context.db, project.id, of)));
    const id = randomId();
    const row = await transact(context, (tx) =>
      insertJob(tx, {
        project_id: project.id,
        id,
        kind: body.kind,
        filter,
        user_ids: userIds ? JSON.stringify(userIds) : null,
        options: JSON.stringify(options),
        total,
        created_at,
        actor_type: caller.actor?.type ?? null,
        actor_id: caller.actor?.id ?? null,
      }),
    );
    wakeJobs(context);
    return showJob(row);
  }),

  defineRoute(jobs.list, async ({ context, project }) =>
    (await listJobs(context.db, project.id, JOBS_LISTED)).map(showJob),
  ),

  defineRoute(jobs.read, async (call) => showJob(await requireJob(call))),

  defineRoute(jobs.update, async (call): Promise<Answer<typeof jobs.update>> => {
    const { context, project, params, body } = call;
    const at = context.clock.now();
    const job = await requireJob(call);
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
      if (job.kind === "import" && body.state === "cancelled") await deleteImportedFile(tx, job);
    });
    if (body.state === "running") wakeJobs(context);
    return showJob(await requireJob(call));
  }),

  defineRoute(jobs.failures, async (call) => {
    const { id } = await requireJob(call);
    return mapBatches(listFailures(call.context.db, call.project.id, id), (rows) =>
      rows.map(({ user_id, reason, at }) => ({
        userId: user_id.replace(KEY_OF_LINE, "line $1"),
        reason,
        at: new Date(at),
      })),
    );
  }),

  defineRoute(jobs.link, async (call) => {
    const job = await requireJob(call);
    if (!isExport(job) || job.state !== "done")
      throw new PlainError(400, "Only an export that is done has a file.");
    if (await hasLostFile(call.context.db, job))
      throw new PlainError(400, "The file was deleted a day after the export. Export again.");
    // The link has to be in the audit.
    return transact(call.context, async () => issueExportToken(call, job));
  }),
];
