import { lineOf, type Mention } from "./mention.js";
import { FAMILY, NEW } from "./names.js";
import type { Note } from "./rewritten.js";
import type { Node } from "./syntax.js";

const NAMED = new RegExp(`${FAMILY}[\\w./-]*\\w`, "g");
const IMPORTED = /\{([^{}]*)\}\s*from\s*["'`]$/;

/** What an app can use in place of a package that the kit does not replace. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [
    /\/stack-ui\b|\/ui\b/,
    "Its components are those of shadcn/ui: add them to the app, for example with npx " +
      "shadcn add button.",
  ],
  [
    /\/(?:stack-shared|shared)\//,
    "It is internal to the old kit: copy the few lines that the app uses. The errors and " +
      `Result are in ${NEW}.`,
  ],
  [/\/(?:stack-cli|cli)\b/, "The commands of the service are those of npx @stackkit/service."],
  [/\/stack-sc\b|\/sc\b/, "It is a part of the old kit: remove it."],
];

/**
 * Notes on packages of the family that `mentions` do not have, such as a path inside of one.
 * Comments, such as imports that are commented out, are no code to move.
 */
export function otherMentionNotes(
  text: string,
  mentions: readonly Mention[],
  comments: readonly Node[] = [],
): Note[] {
  const known = new Set(mentions.map(({ start }) => start + 1));
  const notes = [...text.matchAll(NAMED)]
    .filter(({ index }) => !known.has(index))
    .filter(({ index }) => !comments.some(({ start, end }) => start < index && index < end))
    .map(({ index, 0: name }) => ({
      line: lineOf(text, index),
      words: `${name}${importedBefore(text, index)} ${adviceOn(name)}`,
    }));
  return notes.filter(
    ({ line, words }, position) =>
      notes.findIndex((note) => note.line === line && note.words === words) === position,
  );
}

/** The names that a statement imports from the package at `index`: `(Button, Card)`. */
function importedBefore(text: string, index: number): string {
  const names = IMPORTED.exec(text.slice(0, index))?.[1]?.replace(/\s+/g, " ").trim();
  return names ? ` (${names.replace(/,$/, "")}):` : ":";
}

const adviceOn = (name: string): string =>
  REPLACEMENTS.find(([pattern]) => pattern.test(name))?.[1] ??
  "The command does not know what it is named here for.";
