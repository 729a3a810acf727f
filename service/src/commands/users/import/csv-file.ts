import { closeSync, existsSync, lstatSync, openSync, readFileSync, writeSync } from "node:fs";
import { csvCell } from "../../../core/csv-cell.js";
import { ServiceError } from "../../../core/service-error.js";

/** Readable by the current user only. */
const PRIVATE = 0o600;
const BUFFERED_LENGTH = 65_536;
const MAX_CELL_LENGTH = 300;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal would obey them.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]/g;

const cell = (value: string): string =>
  csvCell(value.slice(0, MAX_CELL_LENGTH).toWellFormed().replaceAll(UNPRINTABLE, "?"));

/** A CSV file that the command writes. A later run replaces it, but never a file of others. */
export class CsvFile implements Disposable {
  readonly #handle: number;
  #text = "";

  constructor(
    readonly name: string,
    columns: readonly string[],
  ) {
    const header = `${columns.join(",")}\n`;
    if (existsSync(name) && !isOwn(name, header))
      throw new ServiceError(
        "file-exists",
        `${name} exists already. Name another file; nothing was written.`,
      );
    try {
      this.#handle = openSync(name, "w", PRIVATE);
      // At once: the next run after an interruption recognizes the file by it.
      writeSync(this.#handle, header);
    } catch (cause) {
      throw new ServiceError(
        "file-not-writable",
        `${name} cannot be written: ${(cause as Error).message}`,
        { cause },
      );
    }
  }

  write(...values: readonly string[]): void {
    this.#text += `${values.map(cell).join(",")}\n`;
    if (this.#text.length > BUFFERED_LENGTH) this.#flush();
  }

  [Symbol.dispose](): void {
    this.#flush();
    closeSync(this.#handle);
  }

  #flush(): void {
    writeSync(this.#handle, this.#text);
    this.#text = "";
  }
}

const isOwn = (name: string, header: string): boolean =>
  lstatSync(name).isFile() && readFileSync(name, "utf8").startsWith(header);
