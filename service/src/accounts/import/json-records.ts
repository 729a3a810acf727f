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

const tooLong = (line: number, maxLength: number): Found<never> => ({
  line,
  problem: `the record has more than ${maxLength} characters`,
});

/** Reads one JSON object per line, chunk by chunk. Longer lines are skipped and reported. */
export class JsonLines {
  readonly #maxLength: number;
  #text = "";
  #length = 0;
  #line = 1;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  push(chunk: string): Found<ExportRow>[] {
    const found: Found<ExportRow>[] = [];
    let from = 0;
    for (let to = chunk.indexOf("\n"); to >= 0; to = chunk.indexOf("\n", from)) {
      this.#take(chunk.slice(from, to));
      found.push(...this.end());
      this.#line++;
      from = to + 1;
    }
    this.#take(chunk.slice(from));
    return found;
  }

  end(): Found<ExportRow>[] {
    const text = this.#text.trim();
    const isLong = this.#length > this.#maxLength;
    this.#text = "";
    this.#length = 0;
    if (isLong) return [tooLong(this.#line, this.#maxLength)];
    return text === "" ? [] : [parse(this.#line, text)];
  }

  #take(text: string): void {
    this.#length += text.length;
    if (this.#length <= this.#maxLength) this.#text += text;
  }
}

/**
 * Reads the objects of a JSON array chunk by chunk. What stands before the array, such as
 * `{"users":`, is skipped. Longer objects are skipped and reported.
 */
export class JsonArray {
  readonly #maxLength: number;
  #state: "before" | "between" | "inside" | "after" = "before";
  #depth = 0;
  #isString = false;
  #isEscaped = false;
  #text = "";
  #length = 0;
  #line = 1;
  #startLine = 1;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  push(chunk: string): Found<ExportRow>[] {
    const found: Found<ExportRow>[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (code === NEWLINE) this.#line++;
      if (this.#state === "inside") {
        if (!this.#endsAt(code)) continue;
        this.#take(chunk.slice(from, at + 1));
        found.push(this.#endObject());
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
    if (this.#state === "inside") this.#take(chunk.slice(from));
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

  #endObject(): Found<ExportRow> {
    const [text, isLong] = [this.#text, this.#length > this.#maxLength];
    this.#state = "between";
    this.#text = "";
    this.#length = 0;
    return isLong ? tooLong(this.#startLine, this.#maxLength) : parse(this.#startLine, text);
  }

  #take(text: string): void {
    this.#length += text.length;
    if (this.#length <= this.#maxLength) this.#text += text;
  }
}

const OPENING_BRACKET = 91;
const BETWEEN: ReadonlySet<string> = new Set([",", " ", "\t", "\r", "\n"]);
