import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Core } from "../apps/core.js";

type Members = Record<string, (...args: never[]) => unknown>;

/**
 * Creates members that are not about a user. Each call uses the access of its request, so reads are
 * shared within a request and never across. Hooks use the page's access.
 */
export function bindToRequest<L extends Level, T extends object>(
  core: Core<L>,
  make: (access: Access<L>) => T,
): T {
  const template = make(core.byKey) as Members;
  const members = Object.entries(template).map(([name, member]): [string, unknown] => [
    name,
    name.startsWith("use")
      ? member
      : async (...args: never[]) => (make(await core.keyAccess()) as Members)[name]?.(...args),
  ]);
  return Object.fromEntries(members) as T;
}
