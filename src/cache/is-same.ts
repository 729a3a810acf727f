/**
 * Whether two reads gave equal values. Functions count as equal; class instances only if identical.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === "function" && typeof b === "function") return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  const kind = Object.getPrototypeOf(a);
  if (kind !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date) return a.getTime() === (b as Date).getTime();
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) =>
        name in b &&
        isSame((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
    )
  );
}
