import type { ExportRow, Found } from "./record.js";

const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);
const OPEN_BRACE = 123;
const CLOSE_BRACKET = 93;

function parse(line: number, text: string): Found<ExportRow> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message quotes the text.
    return { line, problem: "the record is not JSON" };
  }
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? { line, value: value as ExportRow }
    : { line, problem: "the record is not a JSON object" };
}

/** The text of a record, gathered from chunks. Of a longer one it keeps no more. */
class RecordText {
  readonly #maxLength: number;
  #text = "";
  #length = 0;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  add(text: string): void {
    this.#length += text.length;
    if (this.#length <= this.#maxLength) this.#text += text;
  }

  /** Reads the record at a line, and begins the next one. Nothing if it is blank. */
  end(line: number): Found<ExportRow>[] {
    const [text, length] = [this.#text.trim(), this.#length];
    this.#text = "";
    this.#length = 0;
    if (length > this.#maxLength)
      return [{ line, problem: `the record has more than ${this.#maxLength} characters` }];
    return text === "" ? [] : [parse(line, text)];
  }
}

/** Reads one JSON object per line, chunk by chunk. Longer lines are skipped and reported. */
export class JsonLines {
  readonly #record: RecordText;
  #line = 1;

  constructor(maxLength: number) {
    this.#record = new RecordText(maxLength);
  }

  push(chunk: string): Found<ExportRow>[] {
    const found: Found<ExportRow>[] = [];
    let from = 0;
    for (let to = chunk.indexOf("\n"); to >= 0; to = chunk.indexOf("\n", from)) {
      this.#record.add(chunk.slice(from, to));
      found.push(...this.end());
      this.#line++;
      from = to + 1;
    }
    this.#record.add(chunk.slice(from));
    return found;
  }

  end(): Found<ExportRow>[] {
    return this.#record.end(this.#line);
  }
}

/**
 * Reads the objects of a JSON array chunk by chunk. What stands before the array, such as
 * `{"users":`, is skipped. Longer objects are skipped and reported.
 */
export class JsonArray {
  readonly #record: RecordText;
  #state: "before" | "between" | "inside" | "after" = "before";
  #depth = 0;
  #isString = false;
  #isEscaped = false;
  #line = 1;
  #startLine = 1;

  constructor(maxLength: number) {
    this.#record = new RecordText(maxLength);
  }

  push(chunk: string): Found<ExportRow>[] {
    const found: Found<ExportRow>[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (code === NEWLINE) this.#line++;
      if (this.#state === "inside") {
        if (!this.#endsAt(code)) continue;
        this.#record.add(chunk.slice(from, at + 1));
        found.push(...this.#record.end(this.#startLine));
        this.#state = "between";
      } else if (this.#state === "before" && code === OPENING_BRACKET) this.#state = "between";
      else if (this.#state === "between" && code === OPEN_BRACE) {
        this.#state = "inside";
        this.#depth = 1;
        this.#startLine = this.#line;
        from = at;
      } else if (this.#state === "between" && code === CLOSE_BRACKET) this.#state = "after";
      else if (this.#state === "between" && !BETWEEN.has(chunk[at] as string)) {
        found.push({ line: this.#line, problem: "the array has something that is no object" });
        this.#state = "after";
      }
    }
    if (this.#state === "inside") this.#record.add(chunk.slice(from));
    return found;
  }

  end(): Found<ExportRow>[] {
    return this.#state === "after"
      ? []
      : [{ line: this.#startLine, problem: "the array ends early: the file is not whole" }];
  }

  /** Whether this character ends the object. */
  #endsAt(code: number): boolean {
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === BACKSLASH) this.#isEscaped = true;
      else if (code === QUOTE) this.#isString = false;
      return false;
    }
    if (code === QUOTE) this.#isString = true;
    else if (OPENING.has(code)) this.#depth++;
    else if (CLOSING.has(code)) this.#depth--;
    return this.#depth === 0;
  }
}

const OPENING_BRACKET = 91;
const BETWEEN: ReadonlySet<string> = new Set([",", " ", "\t", "\r", "\n"]);
