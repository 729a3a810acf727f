import type { Change, Plan } from "./plan.js";

/** The plan as a diff, and what is left to do by hand. */
export function reportOf({ changes, byHand, packages, devPackages }: Plan): string {
  const added = [...packages, ...devPackages];
  return [
    ...(added.length > 0 ? [`Packages: ${added.join(", ")}\n`] : []),
    ...changes.map(diffOf),
    ...(byHand.length > 0 ? ["To do by hand:\n", ...byHand.map((note) => `- ${note}`)] : []),
  ]
    .map((part) => `${part}\n`)
    .join("");
}

const CONTEXT_LINES = 2;

/** What `init` changes in a file. Values of secrets are left out. */
function diffOf({ path, before, after, isSecret }: Change): string {
  const lines = diffLines(linesOf(before ?? ""), linesOf(after));
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1).some(isChanged);
  const shown = lines.flatMap((line, at) => {
    if (!isNear(at)) return [];
    const isGap = at > 0 && !isNear(at - 1) && lines.slice(0, at).some(isChanged);
    const text = isSecret ? line.text.replace(/=.+/, "=…") : line.text;
    return [...(isGap ? ["    …"] : []), `  ${line.sign} ${text}`];
  });
  return [`${before === undefined ? "new" : "changed"}  ${path}`, ...shown, ""].join("\n");
}

interface DiffLine {
  readonly sign: " " | "-" | "+";
  readonly text: string;
}

const isChanged = ({ sign }: DiffLine): boolean => sign !== " ";

/** The shortest edit from one text to the other, by their longest common subsequence. */
function diffLines(old: readonly string[], next: readonly string[]): DiffLine[] {
  const common = old.map(() => next.map(() => 0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = next.length - 1; j >= 0; j--)
      (common[i] as number[])[j] =
        old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    const [left, right] = [old[i], next[j]];
    if (left !== undefined && left === right) {
      lines.push({ sign: " ", text: left });
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: "-", text: left });
      i++;
    } else {
      lines.push({ sign: "+", text: right as string });
      j++;
    }
  }
  return lines;
}

const linesOf = (text: string): string[] => {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
};
