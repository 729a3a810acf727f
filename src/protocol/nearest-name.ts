/** Longer names are compared by their beginning. */
const MAX_LENGTH = 64;

/** The name with the fewest changes to it, if these are at most half of it. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, changes: changesBetween(name, candidate) }))
    .toSorted((a, b) => a.changes - b.changes);
  return nearest && nearest.changes <= nearest.candidate.length / 2 ? nearest.candidate : undefined;
}

/** Letters that are added, removed, replaced or swapped with their neighbour, without case. */
function changesBetween(one: string, other: string): number {
  const a = one.slice(0, MAX_LENGTH).toLowerCase();
  const b = other.slice(0, MAX_LENGTH).toLowerCase();
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (next[j - 1] as number) + 1,
        (row[j] as number) + 1,
        (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
