import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Core } from "../apps/core.js";

type Members = Record<string, (...args: never[]) => unknown>;

/**
 * Members that are about nobody in particular, made so that each call finds the access of its request: what one request
 * reads is shared within it and never kept for another. Hooks use the page's.
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
