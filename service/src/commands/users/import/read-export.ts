import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { ServiceError } from "../../../core/service-error.js";
import { CsvRecords } from "./csv-records.js";
import { JsonArray, JsonLines } from "./json-records.js";
import type { ExportRow, Found } from "./record.js";

/** Characters of one record: more than a user with pictures and metadata has. */
export const MAX_RECORD_LENGTH = 1_048_576;
const MAX_COLUMNS = 300;
const HEAD_BYTES = 65_536;
const ARRAY = /^\s*(?:\[|\{\s*"[a-z]+"\s*:\s*\[)/i;
const JSON_LINES = /^\s*\{/;

export interface ExportShape {
  /** Columns of a CSV file without a header. */
  readonly columns?: readonly string[];
  /** Of these columns a header must have one each. */
  readonly required: readonly (readonly string[])[];
}

interface Records {
  push(chunk: string): Found<ExportRow>[];
  end(): Found<ExportRow>[];
}

/**
 * Reads an export as CSV, as a JSON array or as one JSON object per line, whatever it is. Throws
 * {@link ServiceError} if the file is unreadable or a header lacks a column.
 */
export async function* readExport(
  file: string,
  shape: ExportShape,
): AsyncGenerator<Found<ExportRow>> {
  try {
    const records = recordsOf(file, shape);
    for await (const chunk of createReadStream(file, { encoding: "utf8" }))
      yield* records.push(withoutMark(chunk as string));
    yield* records.end();
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw new ServiceError(
      "file-unreadable",
      `${file} cannot be read: ${(cause as Error).message}`,
      { cause },
    );
  }
}

const MARK = "\uFEFF";
/** Without the mark that spreadsheets write before UTF-8. */
const withoutMark = (text: string): string => (text.startsWith(MARK) ? text.slice(1) : text);

function recordsOf(file: string, shape: ExportShape): Records {
  const head = withoutMark(headOf(file));
  if (head.trim() === "") throw new ServiceError("empty-file", `${file} is empty.`);
  if (ARRAY.test(head)) return new JsonArray(MAX_RECORD_LENGTH);
  if (JSON_LINES.test(head)) return new JsonLines(MAX_RECORD_LENGTH);
  return new CsvRows(file, shape);
}

function headOf(file: string): string {
  const handle = openSync(file, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.toString("utf8", 0, readSync(handle, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(handle);
  }
}

/** The records of a CSV file by their column's names. */
class CsvRows implements Records {
  readonly #records = new CsvRecords(MAX_RECORD_LENGTH);
  readonly #file: string;
  readonly #shape: ExportShape;
  #columns: readonly string[] | undefined;

  constructor(file: string, shape: ExportShape) {
    this.#file = file;
    this.#shape = shape;
    this.#columns = shape.columns;
  }

  push(chunk: string): Found<ExportRow>[] {
    return this.#records.push(chunk).flatMap((found) => this.#named(found));
  }

  end(): Found<ExportRow>[] {
    return this.#records.end().flatMap((found) => this.#named(found));
  }

  #named(found: Found<string[]>): Found<ExportRow>[] {
    if (found.problem !== undefined) return [found];
    const { line, value } = found;
    if (this.#columns === undefined) {
      this.#columns = this.#readHeader(value);
      return [];
    }
    const columns = this.#columns;
    // Without a header, the last columns may be missing, and a comma may follow them.
    const fits = this.#shape.columns
      ? value.length <= columns.length + 1 && value.length >= columns.length - 2
      : value.length === columns.length;
    if (!fits)
      return [
        { line, problem: `the record has ${value.length} columns instead of ${columns.length}` },
      ];
    const row: Record<string, unknown> = Object.create(null);
    for (const [at, column] of columns.entries()) row[column] = value[at];
    return [{ line, value: row }];
  }

  #readHeader(columns: readonly string[]): readonly string[] {
    const missing = this.#shape.required.find(
      (names) => !names.some((name) => columns.includes(name)),
    );
    if (columns.length > MAX_COLUMNS || missing)
      throw new ServiceError(
        "other-export",
        `${this.#file} is no such export: its first line names no column ` +
          `"${missing?.[0]}". The columns are separated by commas.`,
      );
    return columns;
  }
}
