import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readGroups } from "../messages/groups.mjs";

const LOCALE = /\/messages\/([a-z]{2}(?:-[A-Z]{2})?)\//;
const JSON_IMPORT = /"(\.\/[a-z-]+)\.json",\s*\{ with: \{ type: "json" \} \}/g;
const BASE = /from "\.\.\/([a-z]{2})\/groups\.js"/;

/** The path of the module with the keys of all groups, in the package. */
export const KEYS = "messages/keys.js";

/** A value as an argument of JSON.parse: bundlers need not read its syntax. */
const parsed = (/** @type {unknown} */ value) =>
  // In single quotes, as those of JSON would each need an escape.
  `JSON.parse('${JSON.stringify(value).replace(/[\\']/g, "\\$&")}')`;

const localeOf = (/** @type {string} */ file) => LOCALE.exec(file)?.[1];

/** Whether the package has no such module: the texts of a language are in its groups.js. */
export const isJoined = (/** @type {string} */ file) =>
  file.endsWith(".json") && !["en", undefined].includes(localeOf(file));

/** The path of the module that a file of texts becomes. */
export const modulePath = (/** @type {string} */ path) =>
  LOCALE.test(`/${path}`) ? path.replace(/json$/, "js") : path;

/**
 * Returns the module for a file of texts, or undefined for any other file. English has a module for
 * each group, which its pages load one by one. Any other language is one module: a bundler in
 * development reads every language. Keys are as long as the texts, so they are stored once.
 * @param {string} file whole path of a built file
 */
export function textModule(file) {
  const locale = localeOf(file);
  if (locale === undefined) return undefined;
  const code = readFileSync(file, "utf8");
  if (locale === "en")
    return file.endsWith(".json")
      ? `export default ${JSON.stringify(JSON.parse(code), undefined, "\t")};\n`
      : undefined;
  if (basename(file) !== "groups.js") return undefined;
  const texts = readGroups(dirname(file));
  const base = BASE.exec(code)?.[1];
  if (base)
    return `import { groups as base } from "../${base}/groups.js";
import { changedGroups } from "../keys.js";
export const groups = changedGroups(base, ${parsed(texts)});
`;
  const english = readGroups(join(dirname(file), "../en"));
  const lists = Object.entries(english).map(([group, keys]) =>
    Object.keys(keys).map((key) => texts[group]?.[key] ?? null),
  );
  return `import { keyedGroups } from "../keys.js";
export const groups = keyedGroups(${parsed(lists)});
`;
}

/**
 * The module with the keys of all groups, in the order of the languages' lists.
 * @param {string} messages whole path of the built messages
 */
export function keysModule(messages) {
  const english = Object.entries(readGroups(join(messages, "en")));
  const keys = Object.fromEntries(english.map(([group, texts]) => [group, Object.keys(texts)]));
  return `const keys = ${parsed(keys)};
const eachGroup = (textsOf) => Object.fromEntries(Object.keys(keys).map((group, at) => [group, async () => textsOf(group, at)]));
export const keyedGroups = (lists) => eachGroup((group, at) => Object.fromEntries(keys[group].map((key, place) => [key, lists[at][place]]).filter(([, text]) => text !== null)));
export const changedGroups = (base, changes) => eachGroup(async (group) => ({ ...(await base[group]()), ...changes[group] }));
`;
}

/**
 * Imports the English texts as modules, since Node 20.9 has no imports of JSON.
 * @param {string} code
 */
export const withoutJsonImports = (code) => code.replaceAll(JSON_IMPORT, '"$1.js"');
