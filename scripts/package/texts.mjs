import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const GROUP = /\/messages\/[a-z]{2}(-[A-Z]{2})?\/[a-z-]+\.json$/;
const JSON_IMPORT = /"(\.\/[a-z-]+)\.json",\s*\{ with: \{ type: "json" \} \}/g;

/** @returns {Record<string, unknown>} */
const textsIn = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));

const lines = (/** @type {unknown[]} */ values) =>
  `[\n${values.map((value) => JSON.stringify(value)).join(",\n")}\n]`;

/** The path of the module that a file of texts becomes in the package. */
export const modulePath = (/** @type {string} */ path) =>
  GROUP.test(`/${path}`) ? path.replace(/json$/, "js") : path;

/**
 * Imports texts as modules, since Node 20.9 has no imports of JSON.
 * @param {string} code
 */
export const withoutJsonImports = (code) => code.replaceAll(JSON_IMPORT, '"$1.js"');

/**
 * Returns the module for a file of texts, or undefined for any other file. Keys are as long as the
 * texts, so the whole groups of other languages than English are lists in key order: keys are
 * stored once, outside the languages.
 * @param {string} file whole path of a built file
 */
export function textModule(file) {
  if (!GROUP.test(file)) return undefined;
  const folder = dirname(file);
  const texts = textsIn(file);
  const english = Object.keys(textsIn(join(folder, "../en", basename(file))));
  if (basename(folder) === "en" || english.some((key) => texts[key] === undefined))
    return `export default ${JSON.stringify(texts, undefined, "\t")};\n`;
  const values = english.map((key) => texts[key]);
  const keys = basename(file).replace(/json$/, "js");
  return `import { keyed } from "../keys/${keys}";\nexport default keyed(${lines(values)});\n`;
}

/**
 * Returns the modules with the keys.
 * @param {string} folder whole path of the built messages
 * @returns {[file: string, text: string][]}
 */
export const keyModules = (folder) =>
  readdirSync(join(folder, "en"))
    .filter((group) => GROUP.test(join(folder, "en", group)))
    .map((group) => {
      const keys = lines(Object.keys(textsIn(join(folder, "en", group))));
      const text = `const keys = ${keys};\nexport const keyed = (texts) => Object.fromEntries(keys.map((key, at) => [key, texts[at]]));\n`;
      return [join(folder, "keys", group.replace(/json$/, "js")), text];
    });
