import type { Change, Plan } from "./plan.js";

/** The plan as a diff, and what is left to do by hand. */
export function reportOf({ changes, byHand, packages }: Plan): string {
  return [
    ...(packages.length > 0 ? [`Packages: ${packages.join(", ")}\n`] : []),
    ...changes.map(diffOf),
    ...(byHand.length > 0 ? ["To do by hand:\n", ...byHand.map((note) => `- ${note}`)] : []),
  ]
    .map((part) => `${part}\n`)
    .join("");
}

const CONTEXT_LINES = 2;

/** What `init` adds to a file. It removes nothing but splits lines. */
function diffOf({ path, before, after, isSecret }: Change): string {
  const old = linesOf(before ?? "");
  const next = linesOf(after);
  let same = 0;
  while (same < old.length && old[same] === next[same]) same++;
  let end = 0;
  while (
    end < old.length - same &&
    end < next.length - same &&
    old.at(-1 - end) === next.at(-1 - end)
  )
    end++;
  const middle = isSecret
    ? next.slice(same, next.length - end).map((line) => line.replace(/=.+/, "=…"))
    : next.slice(same, next.length - end);
  return [
    `${before === undefined ? "new" : "changed"}  ${path}`,
    ...(before === undefined ? [] : old.slice(Math.max(0, same - CONTEXT_LINES), same)).map(
      (line) => `    ${line}`,
    ),
    ...(isSecret ? [] : old.slice(same, old.length - end)).map((line) => `  - ${line}`),
    ...middle.map((line) => `  + ${line}`),
    ...old.slice(old.length - end, old.length - end + CONTEXT_LINES).map((line) => `    ${line}`),
    "",
  ].join("\n");
}

const linesOf = (text: string): string[] => {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
};
