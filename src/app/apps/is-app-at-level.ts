import { type Level, reaches } from "../../protocol/operations/level.js";
import type { Core } from "./core.js";
import { internalsOf } from "./internals-symbol.js";

/** Whether something is an app that reaches a level. Apps are told by what they carry, since not each is made by its class. */
export function isAppAtLevel(level: Level, value: unknown): boolean {
  const { core } = (internalsOf(value) ?? {}) as { readonly core?: Core };
  return core !== undefined && reaches(core.level, level);
}
