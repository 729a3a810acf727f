import { type Level, reaches } from "../../protocol/operations/level.js";
import type { Core } from "./core.js";
import { internalsOf } from "./internals-symbol.js";

/**
 * Whether a value is an app of this level or above. Checks the internals, since not every app is
 * created by its class.
 */
export function isAppAtLevel(level: Level, value: unknown): boolean {
  const { core } = (internalsOf(value) ?? {}) as { readonly core?: Core };
  return core !== undefined && reaches(core.level, level);
}
