import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../demo/paths.mjs";
import { GUARDS } from "./guards.mjs";

/** The environment variable that names the removed guard. */
export const REMOVED_GUARD = "STACKKIT_REMOVED_GUARD";

/** Matches code regardless of line breaks. @param {string} code */
const matchAcrossLines = (code) =>
  new RegExp(
    code
      .split(/\s+/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("\\s+"),
  );

/**
 * Returns the source without the guard. Throws if the guard's code has changed, so that the table
 * stays current.
 * @param {import("./guards.mjs").Guard} guard
 * @param {string} [source]
 */
export function withoutGuard(
  { file, guard, without },
  source = readFileSync(join(ROOT, file), "utf8"),
) {
  const parts = source.split(matchAcrossLines(guard));
  if (parts.length !== 2)
    throw new Error(
      `${file} contains the guard ${JSON.stringify(guard)} ${parts.length - 1} times instead of once.`,
    );
  return parts.join(without);
}

/**
 * A Vite plugin that removes one guard when the sources are loaded. Files stay unchanged.
 * @param {string | undefined} name
 * @returns {import("vite").Plugin[]}
 */
export function removeGuard(name) {
  if (name === undefined) return [];
  const guard = GUARDS.find((one) => one.name === name);
  if (!guard) throw new Error(`There is no guard "${name}".`);
  const place = join(ROOT, guard.file);
  return [
    {
      name: "remove-guard",
      enforce: "pre",
      load: (id) => (id.split("?")[0] === place ? withoutGuard(guard) : undefined),
    },
  ];
}
