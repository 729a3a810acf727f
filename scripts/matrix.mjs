// Builds the fixture app in every way that the kit promises to work in, and tries each over HTTP and in a real browser.
//   npm run matrix -- [--only <a cell's name, or a part of several>] [--keep] [--show]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildPackages } from "./demo/build.mjs";
import { stopChildren } from "./demo/child.mjs";
import { CELLS } from "./matrix/cells.mjs";
import { packKit } from "./matrix/place.mjs";
import { createReport } from "./matrix/report.mjs";
import { provideBrowser } from "./verify/browser.mjs";

const { only, keep, show } = parseArgs({
  options: { only: { type: "string", default: "" }, keep: { type: "boolean", default: false }, show: { type: "boolean", default: false } },
}).values;

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

const exact = CELLS.filter(({ name }) => name === only);
const cells = exact.length > 0 ? exact : CELLS.filter(({ name }) => name.includes(only));
const report = createReport(say);
const directory = mkdtempSync(join(tmpdir(), "stackkit-matrix-"));

async function cleanUp() {
  await stopChildren();
  if (keep) say(`\nKept: ${directory}`);
  else rmSync(directory, { recursive: true, force: true });
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, async () => {
    await cleanUp();
    process.exit(1);
  });
}

await report.attempt("all cells", "are tried", async () => {
  if (cells.length === 0) throw new Error(`No cell is named ${only}. There are: ${CELLS.map(({ name }) => name).join(", ")}`);
  await buildPackages();
  const { executablePath } = await provideBrowser(say);
  // It speaks the kit's protocol, so it is loaded once the kit is built.
  const { runCells } = await import("./matrix/run-cells.mjs");
  await runCells(cells, { directory, kit: await packKit(directory), executablePath, report, show });
});
await cleanUp();
process.exitCode = report.close() ? 0 : 1;
