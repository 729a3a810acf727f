import { createReadStream, readFileSync } from "node:fs";
import type { CheckedUser, ImportAdvice, ImportContext } from "../../accounts/import/check-user.js";
import { readFirebaseParameters } from "../../accounts/import/firebase-parameters.js";
import { Owners } from "../../accounts/import/owners.js";
import type { ExportText } from "../../accounts/import/read-export.js";
import {
  type ReadUser,
  readSecond,
  readUsers,
  type SecondExport,
} from "../../accounts/import/read-users.js";
import type { Source } from "../../accounts/import/source.js";
import { SOURCES, type SourceName } from "../../accounts/import/sources.js";
import { importUsers, REFUSED_OUTCOMES } from "../../accounts/import-users.js";
import { systemClock } from "../../core/clock.js";
import { ServiceError } from "../../core/service-error.js";
import type { Project } from "../../db/tables/project-config.js";
import { findProject } from "../../projects/projects.js";
import type { ServiceConfig } from "../../settings/config.js";
import { auditCommand } from "../audit-command.js";
import { fileToRead } from "../data/files.js";
import { type Opened, openBeside } from "../open-beside.js";
import type { CommandLine } from "../options.js";
import { chosenProjectId } from "../projects/project.js";
import { CsvFile } from "./import/csv-file.js";
import { Progress } from "./import/progress.js";

/** Users per transaction. A running service waits for at most one. */
const BATCH = 200;

const ADVICE: ImportAdvice = {
  passwordsOff: "Switch credentialEnabled on, or leave the passwords out with --no-passwords.",
  noHashParameters: "--hash-config <file>. Or leave the passwords out with --no-passwords.",
};

/** A file to import, and where its rows and findings go. */
interface Import {
  readonly opened: Opened;
  readonly context: ImportContext;
  readonly source: Source;
  readonly file: ExportText;
  readonly second: SecondExport;
  readonly report: CsvFile;
  readonly ids: CsvFile | undefined;
  readonly isDryRun: boolean;
}

interface Counts {
  imported: number;
  existing: number;
  /** Users who were deleted after an earlier import. */
  deleted: number;
  rejected: number;
  incomplete: number;
  /** Users of the second file who are not in the first. */
  unknown: number;
}

/**
 * `user import` reads the users of another service. Each batch is one transaction, and ids do not
 * change between two runs, so an interrupted import goes on when it is run again.
 */
export async function importFrom(
  config: ServiceConfig,
  own: CommandLine["own"],
  words: readonly string[],
): Promise<void> {
  const from = own.from;
  if (typeof from !== "string" || !Object.hasOwn(SOURCES, from))
    throw new ServiceError(
      "bad-flag",
      `Name where the users come from with --from: ${Object.keys(SOURCES).join(", ")}.`,
    );
  if (words.length > 1)
    throw new ServiceError("bad-flag", `Name one file, or a second one with --with: ${words[1]}`);
  const file = fileToRead(words[0], `user import --from ${from}`);
  const withFile = own.with === undefined ? undefined : fileToRead(own.with, "--with");
  const isDryRun = own["dry-run"] === true;
  await using opened = await openBeside(config, { onlyLooks: isDryRun });
  const project = await readProject(opened, own);
  const now = systemClock.now();
  const source = SOURCES[from as SourceName](now);
  using report = new CsvFile(textOr(own.report, `${file}.report.csv`), REPORT_COLUMNS);
  using ids = own.ids === undefined ? undefined : new CsvFile(textOr(own.ids, ""), ID_COLUMNS);
  const context: ImportContext = {
    project,
    from,
    now,
    vault: opened.vault,
    firebase: readParameters(own["hash-config"]),
    skipsPasswords: own["no-passwords"] === true,
    advice: ADVICE,
  };
  const second = await readSecond(
    source,
    withFile === undefined ? undefined : textOfFile(withFile),
  );
  if (!isDryRun)
    await auditCommand(opened.db, {
      command: `user import --from ${from}`,
      projectId: project.id,
      subject: "/users",
    });
  const counts = await run({
    opened,
    context,
    source,
    file: textOfFile(file),
    second,
    report,
    ids,
    isDryRun,
  });
  process.stdout.write(summaryOf(counts, { project, report: report.name, isDryRun }));
}

const REPORT_COLUMNS = ["line", "id", "result", "reason"];
const ID_COLUMNS = ["old id", "new id"];

const textOr = (value: unknown, other: string): string =>
  typeof value === "string" && value !== "" ? value : other;

const textOfFile = (name: string): ExportText => ({
  name,
  open: () => createReadStream(name, { encoding: "utf8" }),
});

function readParameters(value: string | boolean | undefined) {
  if (value === undefined) return undefined;
  const file = fileToRead(value, "--hash-config");
  return readFirebaseParameters(readFileSync(file, "utf8"), file);
}

async function readProject({ db }: Opened, own: CommandLine["own"]): Promise<Project> {
  const id = await chosenProjectId(db, own);
  const project = await findProject(db, id);
  if (project) return project;
  throw new ServiceError("no-project", `There is no project "${id}".`);
}

async function run(job: Import): Promise<Counts> {
  const { context, source, file, second, report } = job;
  const counts: Counts = {
    imported: 0,
    existing: 0,
    deleted: 0,
    rejected: 0,
    incomplete: 0,
    unknown: 0,
  };
  for (const { line, reason } of second.unreadable) {
    report.write(String(line), "", "rejected", reason);
    counts.rejected++;
  }
  // The first pass decides which record gets an address, before any is imported.
  const owners = new Owners();
  let total = 0;
  for await (const { record, checked } of readUsers(context, source, file, second)) {
    total = record;
    if (checked) owners.add(record, checked.draft);
  }
  counts.unknown = second.users.size - second.joined.size;
  const progress = new Progress(process.stderr, total);
  let batch: Checked[] = [];
  const flush = async () => {
    const some = batch;
    batch = [];
    await importBatch(job, counts, some);
    progress.add(some.length);
  };
  for await (const user of readUsers(context, source, file, second)) {
    const reason =
      user.reason ?? (user.checked && owners.conflictOf(user.record, user.checked.draft));
    if (reason !== undefined || !user.checked) {
      reject(job, counts, user, reason ?? "");
      progress.add(1);
    } else batch.push({ ...user, checked: user.checked });
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return counts;
}

type Checked = ReadUser & { readonly checked: CheckedUser };

async function importBatch(job: Import, counts: Counts, batch: readonly Checked[]): Promise<void> {
  const { opened, context, ids, report, isDryRun } = job;
  const drafts = batch.map(({ checked }) => checked.draft);
  const outcomes = await importUsers(opened.db, context.project, drafts, context.now, isDryRun);
  for (const [at, user] of batch.entries()) {
    const outcome = outcomes[at];
    if (outcome === "address-taken" || outcome === "account-taken") {
      reject(job, counts, user, REFUSED_OUTCOMES[outcome]);
      continue;
    }
    if (outcome === "deleted") {
      counts.deleted++;
      report.write(String(user.line), user.id, "deleted", REFUSED_OUTCOMES[outcome]);
      continue;
    }
    ids?.write(user.id, user.checked.draft.id);
    if (outcome === "exists") counts.existing++;
    else counts.imported++;
    if (user.checked.lost.length === 0) continue;
    counts.incomplete++;
    const lost = user.checked.lost.join("; ");
    report.write(String(user.line), user.id, "incomplete", `without ${lost}`);
  }
}

function reject({ report }: Import, counts: Counts, user: ReadUser, reason: string): void {
  counts.rejected++;
  report.write(String(user.line), user.id, "rejected", reason);
}

function summaryOf(
  { imported, existing, deleted, rejected, incomplete, unknown }: Counts,
  { project, report, isDryRun }: { project: Project; report: string; isDryRun: boolean },
): string {
  const shown = (count: number) =>
    `${count.toLocaleString("en")} ${count === 1 ? "user" : "users"}`;
  const lines = [
    isDryRun
      ? `Nothing was changed. The import would create ${shown(imported)} in the project ` +
        `${project.id}.`
      : `Imported ${shown(imported)} into the project ${project.id}.`,
    ...(existing > 0 ? [`Already there from an earlier run: ${shown(existing)}.`] : []),
    ...(deleted > 0 ? [`Deleted here since an earlier run, and left out: ${shown(deleted)}.`] : []),
    ...(incomplete > 0 ? [`Imported in part: ${shown(incomplete)}.`] : []),
    ...(rejected > 0
      ? [`Rejected: ${rejected.toLocaleString("en")} ${rejected === 1 ? "record" : "records"}.`]
      : []),
    ...(unknown > 0 ? [`Only in the second file, and not imported: ${shown(unknown)}.`] : []),
    ...(incomplete + rejected > 0 ? [`The reasons are in ${report}.`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
