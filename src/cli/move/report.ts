import { installCommand } from "../package-manager.js";
import type { Moved } from "./move.js";
import { NEW } from "./names.js";
import type { Note } from "./rewritten.js";

const noteLine = (path: string, { line, words }: Note): string => `  ${path}:${line}  ${words}`;

/** The result as lines for a terminal. */
export function reportOf({ files, notes, packageManager }: Moved, dryRun: boolean): string {
  const changed = files.filter(({ changes }) => changes.length > 0);
  const left = [
    ...files.flatMap((file) => file.notes.map((note) => noteLine(file.path, note))),
    ...notes.map((words) => `  ${words}`),
  ];
  const lines = changed.flatMap(({ path, changes }) =>
    changes.map(({ line, to }) => `  ${path}:${line}  ${to.join(", ")}`),
  );
  if (changed.length === 0 && left.length === 0)
    return "Nothing here imports the old package; nothing was changed.\n";
  return [
    ...(changed.length === 0 ? [] : [dryRun ? "Would change:" : "Changed:", ...lines, ""]),
    ...(left.length === 0 ? [] : ["To look at by hand:", ...left, ""]),
    `${changed.length} ${changed.length === 1 ? "file" : "files"} ` +
      `${dryRun ? "would change; nothing was written" : "changed"}, ${left.length} ` +
      `${left.length === 1 ? "place" : "places"} to look at.`,
    ...(dryRun || changed.length === 0
      ? []
      : [
          `Next: ${installCommand(packageManager)}, npx tsc --noEmit, and npx ${NEW} ` +
            "doctor. Environment variables named STACK_… keep their names.",
        ]),
    "",
  ].join("\n");
}
