// Lists the texts that each language lacks; people see them in English. With --check, it fails if
// there are any.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT } from "./demo/paths.mjs";
import { readGroups } from "./messages/groups.mjs";

const FOLDER = join(ROOT, "src/messages");
/** The languages that show the texts of another one where they have none of their own. */
const BASES = new Map([["fr-CA", "fr"]]);

/** @param {string} locale */
const textsOf = (locale) => Object.assign({}, ...Object.values(readGroups(join(FOLDER, locale))));

const english = textsOf("en");
const locales = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== "en" ? entry.name : [],
);

let count = 0;
for (const locale of locales) {
  const base = BASES.get(locale);
  const texts = { ...(base && textsOf(base)), ...textsOf(locale) };
  for (const key of Object.keys(english).filter((name) => texts[name] === undefined)) {
    count++;
    process.stdout.write(`${locale} lacks ${key}: ${JSON.stringify(english[key])}\n`);
  }
}
process.stdout.write(
  count === 0
    ? `All texts are in all ${locales.length} languages.\n`
    : `${count} texts are shown in English.\n`,
);
process.exitCode = count > 0 && process.argv.includes("--check") ? 1 : 0;
