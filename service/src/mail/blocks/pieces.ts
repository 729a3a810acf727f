/** Part of a text: words or a link. Both may contain placeholders. */
export type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly url: string };

/** Finds the next `needle` from ascending positions, scanning the text once. */
function finderOf(text: string, needle: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const found = text.indexOf(needle, from);
      known = found < 0 ? text.length : found;
    }
    return known;
  };
}

const ENDS_ADDRESS = /[)\s]/;

/** Parses links and bold text. */
class PieceReader {
  readonly #text: string;
  readonly #lineEnd: (from: number) => number;
  readonly #bracket: (from: number) => number;
  readonly #star: (from: number) => number;
  readonly #brace: (from: number) => number;
  /** No link that starts before this position has an end. */
  #addressesFailBefore = 0;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = finderOf(text, "\n");
    this.#bracket = finderOf(text, "]");
    this.#star = finderOf(text, "*");
    this.#brace = finderOf(text, "}");
  }

  /** The piece at `at` and its end. */
  read(at: number): { piece: Piece; end: number } | undefined {
    if (this.#text[at] === "[") return this.#readLink(at);
    return this.#text.startsWith("**", at) ? this.#readStrong(at) : undefined;
  }

  #readStrong(at: number) {
    const from = at + 2;
    const star = this.#star(from);
    if (star === from || star > this.#lineEnd(from) || !this.#text.startsWith("**", star))
      return undefined;
    return {
      piece: { kind: "strong", text: this.#text.slice(from, star) } as const,
      end: star + 2,
    };
  }

  #readLink(at: number) {
    const from = at + 1;
    const bracket = this.#bracket(from);
    if (bracket === from || bracket > this.#lineEnd(from) || this.#text[bracket + 1] !== "(")
      return undefined;
    const start = bracket + 2;
    const end = this.#addressEnd(start);
    if (end === undefined) return undefined;
    return {
      piece: {
        kind: "link",
        text: this.#text.slice(from, bracket),
        url: this.#text.slice(start, end),
      } as const,
      end: end + 1,
    };
  }

  /** The closing bracket of the link at `start`. Placeholders may contain spaces. */
  #addressEnd(start: number): number | undefined {
    if (start < this.#addressesFailBefore) return undefined;
    let at = start;
    while (at < this.#text.length && !ENDS_ADDRESS.test(this.#text[at] as string))
      at = this.#placeholderEnd(at) ?? at + 1;
    if (this.#text[at] === ")") return at;
    this.#addressesFailBefore = at;
    return undefined;
  }

  #placeholderEnd(at: number): number | undefined {
    if (!this.#text.startsWith("{{", at)) return undefined;
    const brace = this.#brace(at + 2);
    return this.#text.startsWith("}}", brace) ? brace + 2 : undefined;
  }
}

/**
 * Splits a text at links and bold text, in linear time. Runs before values are inserted, so that no
 * value becomes a link.
 */
export function pieces(template: string): Piece[] {
  const reader = new PieceReader(template);
  const found: Piece[] = [];
  let written = 0;
  for (let at = 0; at < template.length; ) {
    const next = reader.read(at);
    if (!next) {
      at += 1;
      continue;
    }
    if (at > written) found.push({ kind: "text", text: template.slice(written, at) });
    found.push(next.piece);
    at = next.end;
    written = at;
  }
  if (written < template.length) found.push({ kind: "text", text: template.slice(written) });
  return found;
}
