import type { ImportedRecord, ReadImport } from "../../accounts/import/read-import.js";
import { importOne, REFUSED_OUTCOMES } from "../../accounts/import-users.js";
import type { ImportDraft } from "../../accounts/insert-imported.js";
import { type Database, isUniqueViolation } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import { DatabaseUnavailable } from "../../db/unavailable.js";
import type { Context } from "../../http/context.js";
import { insertAuditEntry } from "../audit-table.js";
import { auditOf, reasonOf, recordFailure } from "./outcomes.js";
import { insertJob, optionsOf, recordProgress, type StoredJob } from "./table.js";

/** Users of one part of the stored file. */
const USERS_OF_PART = 50;
const LINE_DIGITS = 7;

/** What a failure has in place of a user's id. Several records may begin on one line. */
const nameOfLine = (line: number, key: string): string =>
  `line ${String(line).padStart(LINE_DIGITS, "0")} ${key}`;

/** Stores the checked users of an export with their job. Rejected records are its failures. */
export async function insertImport(
  context: Context,
  tx: Database,
  job: Pick<StoredJob, "project_id" | "id" | "created_at" | "actor_type" | "actor_id">,
  { users, rejected }: ReadImport,
): Promise<void> {
  await insertJob(tx, {
    ...job,
    kind: "import",
    filter: null,
    user_ids: null,
    options: JSON.stringify({ users: users.length }),
    total: users.length + rejected.length,
    failed: rejected.length,
  });
  const owner = { project_id: job.project_id, job_id: job.id };
  for (let from = 0; from < rejected.length; from += USERS_OF_PART)
    await tx
      .insertInto("job_failures")
      .values(
        rejected.slice(from, from + USERS_OF_PART).map(({ line, reason }, at) => ({
          ...owner,
          user_id: nameOfLine(line, `r${from + at}`),
          reason,
          at: job.created_at,
        })),
      )
      .execute();
  for (let from = 0; from < users.length; from += USERS_OF_PART)
    await tx
      .insertInto("job_files")
      .values({
        ...owner,
        part: from / USERS_OF_PART,
        content: context.vault.seal(JSON.stringify(users.slice(from, from + USERS_OF_PART))),
        created_at: job.created_at,
      })
      .execute();
}

/** Deletes the stored file of an import, which has hashes of passwords. */
export const deleteImportedFile = async (
  db: Database,
  { project_id, id }: Pick<StoredJob, "project_id" | "id">,
): Promise<void> => {
  await db
    .deleteFrom("job_files")
    .where("project_id", "=", project_id)
    .where("job_id", "=", id)
    .execute();
};

/** Imports the next users. Returns whether the job goes on, is done, was stopped or has no file. */
export async function importNext(
  context: Context,
  project: Project,
  job: StoredJob,
): Promise<"more" | "done" | "stopped" | "lost"> {
  const from = job.place === null ? 0 : (JSON.parse(job.place) as number) + 1;
  if (from >= (optionsOf(job).users ?? 0)) return "done";
  const part = Math.floor(from / USERS_OF_PART);
  const users = await readPart(context, job, part);
  if (!users) return "lost";
  let last = job.place;
  for (const [at, user] of users.entries()) {
    const place = part * USERS_OF_PART + at;
    if (place < from) continue;
    if (context.background.stopping.aborted) return "stopped";
    if (!(await importAt(context, project, { ...job, place: last }, user, place))) return "stopped";
    last = JSON.stringify(place);
  }
  return "more";
}

async function readPart(
  { db, vault }: Context,
  { project_id, id }: StoredJob,
  part: number,
): Promise<ImportedRecord[] | undefined> {
  const row = await db
    .selectFrom("job_files")
    .select("content")
    .where("project_id", "=", project_id)
    .where("job_id", "=", id)
    .where("part", "=", part)
    .executeTakeFirst();
  return row && (JSON.parse(vault.open(row.content)) as ImportedRecord[]);
}

/** JSON has no times. */
const revived = (draft: ImportDraft): ImportDraft => ({
  ...draft,
  signedUpAt: new Date(draft.signedUpAt),
  lastActiveAt: new Date(draft.lastActiveAt),
});

/** The user, the audit and the progress commit together, so that a crash repeats nothing. */
async function importAt(
  context: Context,
  project: Project,
  job: StoredJob,
  { line, draft: stored }: ImportedRecord,
  index: number,
): Promise<boolean> {
  const at = context.clock.now();
  const draft = revived(stored);
  const place = { place: JSON.stringify(index), at };
  const fail = (reason: string) =>
    recordFailure(context, job, place, { userId: nameOfLine(line, `u${index}`), reason });
  try {
    const outcome = await transact(context, async (tx) => {
      if (!(await recordProgress(tx, job, { ...place, done: 1, failed: 0 }))) return "stopped";
      const become = await importOne(tx, project, draft, at);
      if (become in REFUSED_OUTCOMES) throw new Refused(REFUSED_OUTCOMES[become as "deleted"]);
      if (become === "imported")
        await insertAuditEntry(tx, auditOf(job, draft.id, "POST /users", at));
      return become;
    });
    return outcome !== "stopped";
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    if (error instanceof Refused) return fail(error.message);
    // Another sign-up took the address meanwhile.
    if (isUniqueViolation(error)) return fail(REFUSED_OUTCOMES["address-taken"]);
    return fail(reasonOf(context, job, error));
  }
}

/** Rolls back the progress of a user who cannot be imported. */
class Refused extends Error {}
