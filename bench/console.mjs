// The console's weight: what a browser loads for the list of users, each further view, and the files.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../scripts/demo/paths.mjs";
import { CONSOLE_BUDGET } from "./budgets.mjs";

const FOLDER = join(ROOT, "console/dist");
/** Loaded when a JSON field or a plot is shown, so no view waits for them. */
const LATE = /^(?:json-editor|plot)-/;

const zipped = (name) => gzipSync(readFileSync(join(FOLDER, name)), { level: 9 }).length;
const inKb = (bytes) => (bytes / 1000).toFixed(1);

const index = readFileSync(join(FOLDER, "index.html"), "utf8");
const first = [...index.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, name]) => name,
);
const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => statSync(join(FOLDER, name)).isFile());
const later = files
  .filter((name) => name.endsWith(".js") && !first.includes(name))
  .filter((name) => !LATE.test(name.slice("assets/".length)))
  .map((name) => ({ name, bytes: zipped(name) }))
  .sort((a, b) => b.bytes - a.bytes);
const firstBytes = first.reduce((sum, name) => sum + zipped(name), 0);
const wholeBytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);

const rows = [
  ["list of users, first load", firstBytes, CONSOLE_BUDGET.first],
  [`largest further view (${later[0]?.name})`, later[0]?.bytes ?? 0, CONSOLE_BUDGET.view],
  ["all files, not compressed", wholeBytes, CONSOLE_BUDGET.whole],
];
for (const [what, bytes, limit] of rows)
  process.stdout.write(`${what}: ${inKb(bytes)} kB of ${inKb(limit)}\n`);
process.stdout.write(`files: ${files.length} of ${CONSOLE_BUDGET.files}\n`);

const isOver =
  rows.some(([, bytes, limit]) => bytes > limit) || files.length > CONSOLE_BUDGET.files;
process.stdout.write(isOver ? "0 passed, 1 failed\n" : "1 passed, 0 failed\n");
process.exitCode = isOver ? 1 : 0;
