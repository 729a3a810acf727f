/** A line of a comparison. */
export interface LineChange {
  readonly kind: "same" | "added" | "removed";
  readonly line: string;
}

/** Further lines are not compared. */
const MAX_LINES = 1500;

/** The lines of a text against those of another: the longest common part stays. */
export function lineChanges(before: string, after: string): LineChange[] {
  const a = before.split("\n").slice(0, MAX_LINES);
  const b = after.split("\n").slice(0, MAX_LINES);
  // lengths[i][j]: lines that a from i and b from j have in common.
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (lengths[i] as Uint16Array)[j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      changes.push({ kind: "same", line: left });
      i++;
      j++;
    } else if (right === undefined || (left !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: "removed", line: left ?? "" });
      i++;
    } else {
      changes.push({ kind: "added", line: right });
      j++;
    }
  }
  return changes;
}

const CONTEXT = 2;

/** The changes with two lines around each; longer parts that are the same are left out. */
export const aroundChanges = (changes: readonly LineChange[]): LineChange[] =>
  changes.filter((_, at) =>
    changes.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== "same"),
  );
