// Lists the texts that each language lacks; people see them in English. With --check, it fails if
// there are any.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT } from "./demo/paths.mjs";
import { loadModule } from "./generate/table.mjs";

const FOLDER = join(ROOT, "src/messages");

/** @type {{ en: Record<string, Record<string, unknown>> }} */
const { en } = await loadModule(join(FOLDER, "en.ts"));
const locales = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== "en" ? entry.name : [],
);

let count = 0;
for (const locale of locales) {
  const { groups } = await loadModule(join(FOLDER, locale, "groups.ts"));
  for (const [group, english] of Object.entries(en)) {
    const texts = await groups[group]();
    for (const key of Object.keys(english).filter((name) => texts[name] === undefined)) {
      count++;
      process.stdout.write(`${locale} lacks ${key}: ${JSON.stringify(english[key])}\n`);
    }
  }
}
process.stdout.write(
  count === 0
    ? `All texts are in all ${locales.length} languages.\n`
    : `${count} texts are shown in English.\n`,
);
process.exitCode = count > 0 && process.argv.includes("--check") ? 1 : 0;
