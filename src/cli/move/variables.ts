import { lineOf } from "./mention.js";
import type { Note, Rewritten } from "./rewritten.js";

/** What the kit reads, after `STACK_` or `HEXCLAVE_`. */
const KNOWN = new Set([
  "PROJECT_ID",
  "PUBLISHABLE_CLIENT_KEY",
  "SECRET_SERVER_KEY",
  "SUPER_SECRET_ADMIN_KEY",
  "API_URL",
  "URL",
  "EXTRA_REQUEST_HEADERS",
]);

const NAME = "((?:NEXT_PUBLIC_(?:BROWSER_|SERVER_)?)?)HEXCLAVE_([A-Z0-9_]+)";
/** A variable as code reads it. */
const READ = new RegExp(`(?<=\\benv\\s*(?:\\??\\.\\s*|(?:\\?\\.)?\\[\\s*["'\`]))${NAME}\\b`, "g");
const ANYWHERE = new RegExp(`\\b${NAME}\\b`, "g");
/** A variable as a file of variables sets it. */
const SET = new RegExp(`^([ \\t]*(?:export[ \\t]+)?)${NAME}(?=[ \\t]*=)`, "gm");

/** Renames the variables that a source reads. */
export function renameReadVariables(text: string): Rewritten {
  const changes: { line: number; to: readonly string[] }[] = [];
  const result = text.replace(READ, (whole, prefix: string, name: string, at: number) => {
    if (!KNOWN.has(name)) return whole;
    changes.push({ line: lineOf(text, at), to: [`${prefix}STACK_${name}`] });
    return `${prefix}STACK_${name}`;
  });
  const lines = [...result.matchAll(ANYWHERE)].map(({ index }) => lineOf(result, index));
  return { text: result, changes, notes: [...new Set(lines)].map(noteAt) };
}

const noteAt = (line: number): Note => ({
  line,
  words: "A variable of the old package is named here. The kit's names begin with STACK_.",
});

/**
 * Renames the variables in a `.env` file. A variable that is set under both names stays: the old
 * package took the first that is not empty. Never shows a value.
 */
export function renameSetVariables(text: string): Rewritten {
  const changes: { line: number; to: readonly string[] }[] = [];
  const notes: Note[] = [];
  const result = text.replace(
    SET,
    (whole, head: string, prefix: string, name: string, at: number) => {
      const line = lineOf(text, at);
      const renamed = `${prefix}STACK_${name}`;
      if (!KNOWN.has(name)) {
        notes.push(noteAt(line));
        return whole;
      }
      if (new RegExp(`^[ \\t]*(?:export[ \\t]+)?${renamed}[ \\t]*=`, "m").test(text)) {
        notes.push({
          line,
          words:
            `${renamed} is set in this file too. Keep the value of ${prefix}HEXCLAVE_${name} ` +
            `unless it is empty, under the name ${renamed}.`,
        });
        return whole;
      }
      changes.push({ line, to: [renamed] });
      return head + renamed;
    },
  );
  return { text: result, changes, notes };
}
