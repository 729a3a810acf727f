import type { Found } from "./record.js";

const QUOTE = 34;
const NEWLINE = 10;

/** Spreadsheets write semicolons where a comma is part of numbers, and tabs. */
const SEPARATORS = [",", ";", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The separator that a text's first line has most often. */
export function separatorOf(text: string): Separator {
  const [line = ""] = text.split("\n", 1);
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((most, other) => (count(other) > count(most) ? other : most));
}

/**
 * Reads the records of a CSV file (RFC 4180) chunk by chunk. A record beyond `maxLength` is skipped
 * and reported, so memory stays bounded.
 */
export class CsvRecords {
  readonly #maxLength: number;
  readonly #separator: number;
  #fields: string[] = [];
  #field = "";
  #isQuoted = false;
  /** The last character closed a quoted field, or is the first of two quotes. */
  #hasClosed = false;
  #length = 0;
  #line = 1;
  #startLine = 1;

  constructor(maxLength: number, separator: Separator = ",") {
    this.#maxLength = maxLength;
    this.#separator = separator.charCodeAt(0);
  }

  push(chunk: string): Found<string[]>[] {
    const found: Found<string[]>[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (code === NEWLINE) this.#line++;
      if (this.#isQuoted) {
        if (code !== QUOTE) continue;
        this.#take(chunk, from, at);
        from = at + 1;
        this.#isQuoted = false;
        this.#hasClosed = true;
        continue;
      }
      const hasClosed = this.#hasClosed;
      this.#hasClosed = false;
      if (code === QUOTE) {
        // Two quotes stand for one. Inside an unquoted field a quote is text.
        const isFirst = at === from && this.#field === "";
        if (!hasClosed && !isFirst) continue;
        if (hasClosed) this.#take('"', 0, 1);
        this.#isQuoted = true;
        from = at + 1;
      } else if (code === this.#separator || code === NEWLINE) {
        this.#take(chunk, from, at);
        from = at + 1;
        if (code === this.#separator) this.#endField();
        else found.push(...this.#endRecord(hasClosed));
      }
    }
    this.#take(chunk, from, chunk.length);
    return found;
  }

  end(): Found<string[]>[] {
    if (this.#isQuoted)
      return [
        {
          line: this.#startLine,
          problem: "a quotation mark of this record is never closed, so nothing after it was read",
        },
      ];
    return this.#endRecord(this.#hasClosed);
  }

  #take(text: string, from: number, to: number): void {
    this.#length += to - from;
    if (this.#length <= this.#maxLength) this.#field += text.slice(from, to);
  }

  #endField(): void {
    // Separators count too, so that a record of empty fields is bounded.
    if (++this.#length <= this.#maxLength) this.#fields.push(this.#field);
    this.#field = "";
  }

  /** A carriage return before the line end belongs to it, unless it is in quotes. */
  #endRecord(isQuoted: boolean): Found<string[]>[] {
    const line = this.#startLine;
    const isLong = this.#length > this.#maxLength;
    if (!isQuoted && this.#field.endsWith("\r")) this.#field = this.#field.slice(0, -1);
    this.#fields.push(this.#field);
    const fields = this.#fields;
    this.#fields = [];
    this.#field = "";
    this.#length = 0;
    this.#startLine = this.#line;
    if (isLong)
      return [{ line, problem: `the record has more than ${this.#maxLength} characters` }];
    return fields.length === 1 && fields[0] === "" ? [] : [{ line, value: fields }];
  }
}
