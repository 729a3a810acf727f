import { csvCell } from "../../core/csv-cell.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import { type JobOptions, optionsOf, recordProgress, type StoredJob } from "./table.js";

/** A line of a file, by the names of its columns. */
export type Line = Readonly<Record<string, unknown>>;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return csvCell(typeof value === "string" ? value : JSON.stringify(value));
}

/** A line in the format of a file. */
export const writeLine = (
  columns: readonly string[],
  format: JobOptions["format"],
  line: Line,
): string =>
  format === "csv"
    ? columns.map((name) => cellOf(line[name])).join(",")
    : JSON.stringify(Object.fromEntries(columns.map((name) => [name, line[name] ?? null])));

/**
 * Writes a part of a file with the progress, so that a crash repeats nothing. Returns whether the
 * job still runs.
 */
export async function writePart(
  context: Context,
  job: StoredJob,
  lines: readonly string[],
  { done, place }: { readonly done: number; readonly place: string },
): Promise<boolean> {
  const end = optionsOf(job).format === "csv" ? "\r\n" : "\n";
  const content = lines.map((line) => line + end).join("");
  const at = context.clock.now();
  return transact(context, async (tx) => {
    if (!(await recordProgress(tx, job, { done, failed: 0, place, at }))) return false;
    if (done > 0)
      await tx
        .insertInto("job_files")
        .values({
          project_id: job.project_id,
          job_id: job.id,
          part: job.done,
          content: context.vault.seal(content),
          created_at: at,
        })
        .execute();
    return true;
  });
}
