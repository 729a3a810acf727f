// Writes the files that follow from tables. With --check, reports outdated ones without writing.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT } from "./demo/paths.mjs";
import { architectureFiles } from "./generate/architecture.mjs";
import { format } from "./generate/format.mjs";
import { hardeningFiles } from "./generate/hardening.mjs";
import { messageFiles } from "./generate/messages.mjs";
import { migrationFiles } from "./generate/migrations.mjs";
import { screenFiles } from "./generate/screens.mjs";
import { settingFiles } from "./generate/settings.mjs";
import { userFieldFiles } from "./generate/user-fields.mjs";

const only = process.argv.includes("--check");

const files = new Map([
  ...(await screenFiles(ROOT)),
  ...(await settingFiles(ROOT)),
  ...(await userFieldFiles(ROOT)),
  ...(await messageFiles(ROOT)),
  ...migrationFiles(ROOT),
  ...(await architectureFiles(ROOT)),
  ...(await hardeningFiles(ROOT)),
]);
const whole = await Promise.all(
  [...files].map(
    async ([path, text]) =>
      /** @type {const} */ ([path, path.endsWith(".md") ? text : await format(ROOT, path, text)]),
  ),
);
let outdated = false;
for (const [path, text] of whole) {
  const file = join(ROOT, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  outdated = true;
  if (!only) writeFileSync(file, text);
  process.stdout.write(`${path} ${only ? "is not current: npm run generate" : "written"}\n`);
}
process.exitCode = only && outdated ? 1 : 0;
