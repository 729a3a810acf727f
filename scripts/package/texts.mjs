import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const GROUP = /\/messages\/[a-z]{2}(-[A-Z]{2})?\/(?!groups\.js$)[a-z-]+\.js$/;
const FROM_ANOTHER = /^import .* from "\.\.\//m;

/** The name and texts that a built file of texts exports. */
const groupIn = async (/** @type {string} */ file) =>
  Object.entries(await import(pathToFileURL(file).href))[0] ?? [];

const lines = (/** @type {unknown[]} */ values) =>
  `[\n${values.map((value) => JSON.stringify(value)).join(",\n")}\n]`;

/**
 * Returns a group of texts as a list in key order, or undefined for any other file. Keys are as
 * long as the texts, so they are stored once, outside the languages. English defines the order;
 * overrides of another language name their keys.
 * @param {string} file whole path of a built file
 * @param {string} text
 */
export async function withoutKeys(file, text) {
  const folder = dirname(file);
  if (!GROUP.test(file) || basename(folder) === "en" || FROM_ANOTHER.test(text)) return undefined;
  const group = basename(file);
  const [name, texts] = await groupIn(file);
  const [, english] = await groupIn(join(folder, "../en", group));
  const values = Object.keys(english).map((key) => texts[key]);
  return `import { keyed } from "../keys/${group}";\nexport const ${name} = keyed(${lines(values)});\n`;
}

/**
 * Returns the files with the keys.
 * @param {string} folder whole path of the built messages
 * @returns {Promise<[file: string, text: string][]>}
 */
export const keyFiles = (folder) =>
  Promise.all(
    readdirSync(join(folder, "en"))
      .filter((group) => GROUP.test(join(folder, "en", group)))
      .map(async (group) => {
        const [, english] = await groupIn(join(folder, "en", group));
        const text = `const keys = ${lines(Object.keys(english))};\nexport const keyed = (texts) => Object.fromEntries(keys.map((key, at) => [key, texts[at]]));\n`;
        return [join(folder, "keys", group), text];
      }),
  );
