import { ServiceError } from "../../core/service-error.js";
import { CsvRecords, type Separator, separatorOf } from "./csv-records.js";
import { JsonArray, JsonLines } from "./json-records.js";
import type { ExportRow, Found } from "./record.js";

/** Characters of one record: more than a user with pictures and metadata has. */
export const MAX_RECORD_LENGTH = 1_048_576;
const MAX_COLUMNS = 300;
/** Characters by which the format is recognized. */
const HEAD_LENGTH = 65_536;
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

/** An export as text that can be read more than once, in chunks. */
export interface ExportText {
  /** How errors call it. */
  readonly name: string;
  readonly open: () => AsyncIterable<string> | Iterable<string>;
}

/**
 * Reads an export as CSV, as a JSON array or as one JSON object per line, whatever it is. Throws
 * {@link ServiceError} if the text is unreadable or a header lacks a column.
 */
export async function* readExport(
  text: ExportText,
  shape: ExportShape,
): AsyncGenerator<Found<ExportRow>> {
  try {
    let records: Records | undefined;
    let head = "";
    for await (const chunk of text.open()) {
      if (records) yield* records.push(chunk);
      else {
        head += chunk;
        if (head.length < HEAD_LENGTH) continue;
        records = recordsOf(head, text.name, shape);
        yield* records.push(withoutMark(head));
      }
    }
    if (!records) {
      records = recordsOf(head, text.name, shape);
      yield* records.push(withoutMark(head));
    }
    yield* records.end();
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw new ServiceError(
      "file-unreadable",
      `${text.name} cannot be read: ${(cause as Error).message}`,
      { cause },
    );
  }
}

const MARK = "\uFEFF";
/** Without the mark that spreadsheets write before UTF-8. */
const withoutMark = (text: string): string => (text.startsWith(MARK) ? text.slice(1) : text);

/** The format that an export is in, by how its text begins. */
export function formatOf(text: string): "csv" | "json" | "json-lines" | "empty" {
  const head = withoutMark(text.slice(0, HEAD_LENGTH));
  if (head.trim() === "") return "empty";
  if (ARRAY.test(head)) return "json";
  return JSON_LINES.test(head) ? "json-lines" : "csv";
}

function recordsOf(head: string, textName: string, shape: ExportShape): Records {
  const format = formatOf(head);
  if (format === "empty") throw new ServiceError("empty-file", `${textName} is empty.`);
  if (format === "json") return new JsonArray(MAX_RECORD_LENGTH);
  if (format === "json-lines") return new JsonLines(MAX_RECORD_LENGTH);
  // Exports without a header come from programs, not from spreadsheets.
  return new CsvRows(textName, shape, shape.columns ? "," : separatorOf(head));
}

/** The records of a CSV file by their column's names. */
class CsvRows implements Records {
  readonly #records: CsvRecords;
  readonly #textName: string;
  readonly #shape: ExportShape;
  #columns: readonly string[] | undefined;

  constructor(textName: string, shape: ExportShape, separator: Separator) {
    this.#records = new CsvRecords(MAX_RECORD_LENGTH, separator);
    this.#textName = textName;
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
        `${this.#textName} is no such export: its first line names no column ` +
          `"${missing?.[0]}". The columns are separated by commas, semicolons or tabs.`,
      );
    return columns;
  }
}
