import * as z from "zod/mini";
import type { ImportAdvice } from "../../accounts/import/check-user.js";
import { readFirebaseParameters } from "../../accounts/import/firebase-parameters.js";
import { formatOf } from "../../accounts/import/read-export.js";
import { type ReadImport, readImport } from "../../accounts/import/read-import.js";
import { recognizeSource } from "../../accounts/import/recognize.js";
import { SOURCES, type SourceName } from "../../accounts/import/sources.js";
import { insertImport } from "../../administration/jobs/import-users.js";
import { wakeJobs } from "../../administration/jobs/run-jobs.js";
import { PlainError } from "../../core/plain-error.js";
import { randomId } from "../../core/random.js";
import { ServiceError } from "../../core/service-error.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import type { RequestInfo } from "../../http/request-info.js";
import { limitUser } from "../../limits/rate-limit.js";
import { INTERNAL } from "../../projects/project-owners.js";
import { auditChange } from "../audit-change.js";
import { type Entered, enterProject, requireFresh, requireRole } from "../enter.js";
import { CONSOLE_PATH } from "../place.js";
import { readConsoleBody } from "../read-body.js";
import { previewImport } from "./preview.js";

const BASE = `${CONSOLE_PATH}/imports`;
/** The length of the files that the console imports, together, in characters. */
export const MAX_FILE_LENGTH = 4_000_000;
/** Quotes and line ends take two bytes in JSON. */
const MAX_BYTES = 2 * MAX_FILE_LENGTH + 10_000;
const MAX_PARAMETERS_LENGTH = 2000;
const NAMES = Object.keys(SOURCES) as [SourceName, ...SourceName[]];

const TOO_LONG = "may have at most 4 million characters";
const text = z.string().check(z.maxLength(MAX_FILE_LENGTH, TOO_LONG));
const sent = z.strictObject({
  file: text,
  /** A second export of the same users, such as a table of accounts. */
  secondFile: z.optional(text),
  from: z.optional(z.enum(NAMES)),
  /** Of Firebase's hashes. */
  hashParameters: z.optional(z.string().check(z.maxLength(MAX_PARAMETERS_LENGTH))),
  withoutPasswords: z.optional(z.boolean()),
});
type Sent = z.infer<typeof sent>;

const ADVICE: ImportAdvice = {
  passwordsOff: "Switch passwords on under Sign-in, or import without passwords.",
  noHashParameters: "paste them, or import without passwords.",
};

async function enterToImport(context: Context, info: RequestInfo): Promise<Entered> {
  const entered = await enterProject(context, info);
  requireRole(entered.role, "admin");
  // Its users are the administrators.
  if (entered.project.id === INTERNAL)
    throw new PlainError(400, "Administrators are invited, not imported.");
  await limitUser(context, info, "writes", INTERNAL, entered.session.userId);
  return entered;
}

const UNKNOWN_FORMAT =
  "The format of the file is unknown. Choose where it comes from. A file of your own starts with a " +
  "line of column names, one of which is email, separated by commas, semicolons or tabs.";

/** Registers the import of users from a file: its preview, and its start as a job. */
export function addImports(pages: Pages, context: Context): void {
  pages.post(`${BASE}/preview`, async (c) => {
    const info = c.get("info");
    const { project } = await enterToImport(context, info);
    const body = await readConsoleBody(context, info, c.req.raw, sent, MAX_BYTES);
    const { from, read } = await readSent(context, project, body);
    const preview = await previewImport(context.db, project, read, context.clock.now());
    return c.json({ from, format: formatOf(body.file), ...preview });
  });

  pages.post(BASE, async (c) => {
    const info = c.get("info");
    const { session, project } = await enterToImport(context, info);
    requireFresh(context, session);
    const body = await readConsoleBody(context, info, c.req.raw, sent, MAX_BYTES);
    const { from, read } = await readSent(context, project, body);
    if (read.users.length === 0) throw new PlainError(400, "No user of the file can be imported.");
    const id = randomId();
    await transact(context, async (tx) => {
      await insertImport(
        context,
        tx,
        {
          project_id: project.id,
          id,
          created_at: context.clock.now(),
          actor_type: "administrator",
          actor_id: session.userId,
        },
        read,
      );
      await auditChange(context, tx, {
        info,
        by: session.userId,
        projectId: project.id,
        operation: "POST /imports",
        subject: `/internal/jobs/${id}`,
        changes: { from, users: read.users.length },
      });
    });
    wakeJobs(context);
    return c.json({ id }, 201);
  });
}

async function readSent(
  { clock, vault }: Context,
  project: Project,
  { file, secondFile, from: chosen, hashParameters, withoutPasswords = false }: Sent,
): Promise<{ readonly from: SourceName; readonly read: ReadImport }> {
  if (file.length + (secondFile?.length ?? 0) > MAX_FILE_LENGTH)
    throw new PlainError(400, `Both files together ${TOO_LONG}.`);
  const first = { name: "The file", open: () => [file] };
  const second =
    secondFile === undefined ? undefined : { name: "The second file", open: () => [secondFile] };
  const now = clock.now();
  try {
    const from = chosen ?? (await recognizeSource(first));
    if (from === undefined) throw new PlainError(400, UNKNOWN_FORMAT);
    const firebase = hashParameters
      ? readFirebaseParameters(hashParameters, "The text of the hash parameters")
      : undefined;
    const read = await readImport(
      { project, from, now, vault, firebase, skipsPasswords: withoutPasswords, advice: ADVICE },
      SOURCES[from](now),
      first,
      second,
    );
    return { from, read };
  } catch (error) {
    throw error instanceof ServiceError ? new PlainError(400, error.message) : error;
  }
}
