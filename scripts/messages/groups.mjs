import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {string | Record<string, string>} Message */

/** The name of a group as in the code: `sign-in.json` has the group `signIn`. */
const groupNameOf = (/** @type {string} */ file) =>
  file.slice(0, -".json".length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The texts of a locale by group and key.
 * @param {string} folder
 * @returns {Record<string, Record<string, Message>>}
 */
export const readGroups = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => [groupNameOf(file), JSON.parse(readFileSync(join(folder, file), "utf8"))]),
  );

/**
 * The names of a text's placeholders. A plural always has `count`.
 * @param {Message} message
 * @returns {string[]}
 */
export function placeholdersOf(message) {
  const forms = typeof message === "string" ? [message] : Object.values(message);
  const names = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return [...new Set(typeof message === "string" ? names : ["count", ...names])].map(String);
}
