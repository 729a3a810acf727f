import type { Mention } from "./mention.js";
import { nameInKit, type OldPackage, renamedNamesIn } from "./names.js";

/** The result for one mention: a replacement or a note. */
export type Verdict =
  | {
      readonly start: number;
      readonly end: number;
      readonly with: string;
      readonly entryPoints: readonly string[];
    }
  | { readonly words: string };

export const replaced = ({ quote, start, end }: Mention, entryPoint: string): Verdict => ({
  start,
  end,
  with: quote + entryPoint + quote,
  entryPoints: [entryPoint],
});

export const noCommonEntryPoint = (names: readonly string[]): Verdict => ({
  words:
    `${names.join(", ")} ` +
    `${names.length === 1 ? "is not a name of the kit" : "do not share one entry point of the kit"}. ` +
    "Rewrite it with one entry point at a time.",
});

/** A note if the text has names that the kit has under another name. */
export function noteRenamed(from: OldPackage, text: string): Verdict | undefined {
  const names = renamedNamesIn(from, text);
  return names.length === 0
    ? undefined
    : {
        words:
          `Write ${names.map((name) => `${nameInKit(from, name)} for ${name}`).join(", ")}, ` +
          "then run the command again.",
      };
}
