/** A permission and those that it contains. */
export interface Containing {
  readonly id: string;
  readonly containedPermissionIds: readonly string[];
}

/** The ids of all permissions that one contains, through others too. Circles end. */
export function containedIn(id: string, definitions: readonly Containing[]): ReadonlySet<string> {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const inner of byId.get(next)?.containedPermissionIds ?? [])
      if (!found.has(inner)) {
        found.add(inner);
        open.push(inner);
      }
  return found;
}

/** Which of the given permissions contain another. */
export const pathsTo = (
  id: string,
  given: readonly string[],
  definitions: readonly Containing[],
): string[] => given.filter((own) => containedIn(own, definitions).has(id));
