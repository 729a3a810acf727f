import { FAMILY, OLD, type OldPackage } from "./names.js";

/** A string literal that is exactly the name of one of the packages. */
export interface Mention {
  readonly from: OldPackage;
  readonly quote: string;
  /** Start and end of the string, quotes included. */
  readonly start: number;
  readonly end: number;
}

const LITERAL = new RegExp(`(["'\`])(${Object.values(OLD).join("|")})\\1`, "g");

export const mentionsIn = (text: string): Mention[] =>
  [...text.matchAll(LITERAL)].map((match) => ({
    from: match[2] as OldPackage,
    quote: match[1] as string,
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The text before a position, without trailing whitespace and block comments. */
export function codeBefore(text: string, at: number): string {
  let before = text.slice(0, at).trimEnd();
  while (before.endsWith("*/")) {
    const begin = before.lastIndexOf("/*");
    if (begin === -1) break;
    before = before.slice(0, begin).trimEnd();
  }
  return before;
}

/**
 * The end of the call whose opening parenthesis is at `open`; undefined if it cannot be determined.
 */
export function endOfCall(text: string, open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const character = text[at] as string;
    if (character === "/" && (text[at + 1] === "/" || text[at + 1] === "*")) {
      const end = text[at + 1] === "/" ? text.indexOf("\n", at) : text.indexOf("*/", at) + 1;
      if (end < at) return undefined;
      at = end;
    } else if (character === '"' || character === "'" || character === "`") {
      const end = endOfString(text, at);
      if (end === undefined) return undefined;
      at = end;
    } else if ("([{".includes(character)) depth++;
    else if (")]}".includes(character) && --depth === 0) return at + 1;
  }
  return undefined;
}

function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === text[start]) return at;
    // A quote without an end on its line is not a string: an apostrophe in JSX, for example.
    else if (text[at] === "\n" && text[start] !== "`") return undefined;
  }
  return undefined;
}

export const lineOf = (text: string, at: number): number => text.slice(0, at).split("\n").length;

const ANY = new RegExp(FAMILY, "g");

/** Whether a text names a package of the family. */
export const namesOldPackage = (text: string): boolean => text.search(ANY) !== -1;

/** Lines that name a package of the family in another form than a whole string. */
export function otherMentions(text: string): number[] {
  const known = new Set(mentionsIn(text).map(({ start }) => start + 1));
  const lines = [...text.matchAll(ANY)]
    .filter(({ index }) => !known.has(index))
    .map(({ index }) => lineOf(text, index));
  return [...new Set(lines)];
}
