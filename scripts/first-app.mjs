// Makes apps with create-next-app, adds the packed packages with the commands of the README, and
// uses each app in Chromium. Also moves apps of the hosted kit. Needs the package registry.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildPackages } from "./demo/build.mjs";
import { stopChildren } from "./demo/child.mjs";
import { ROOT } from "./demo/paths.mjs";
import { CELLS, cellsNamed, NEXT_16 } from "./first-app/cells.mjs";
import { prepareMachine } from "./first-app/machine.mjs";
import { createNewApps } from "./first-app/new-app.mjs";
import { checkReadme } from "./first-app/readme.mjs";
import { startRegistry } from "./first-app/registry.mjs";
import { createReport } from "./matrix/report.mjs";
import { packKit } from "./matrix/workspace.mjs";
import { requireRegistry } from "./packages/require-registry.mjs";
import { createDatabase, startPostgres } from "./postgres/server.mjs";
import { provideBrowser } from "./verify/browser.mjs";

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

const USAGE = `Makes new apps with create-next-app and init, and moves apps of the hosted kit. Prints each command
and its time. Needs the package registry.

  npm run first-app -- [options]

  --only <texts>  only the cells with these names, or whose names contain one: 16,pnpm
  --prebuilt      does not build the packages
  --keep          keeps the apps, and prints their folder
  --help          this text

Cells: ${CELLS.map(({ name }) => name).join(", ")}`;

const flag = /** @type {const} */ ({ type: "boolean", default: false });
const { only, prebuilt, keep, help } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    prebuilt: flag,
    keep: flag,
    help: { ...flag, short: "h" },
  },
}).values;
if (help) {
  say(USAGE);
  process.exit(0);
}

const report = createReport(say);
const directory = mkdtempSync(join(tmpdir(), "stackkit-first-app-"));
/** @type {Promise<import("./postgres/server.mjs").Postgres> | undefined} */
let postgres;
let databases = 0;

async function cleanUp() {
  await stopChildren();
  await (await postgres)?.stop();
  if (keep) say(`\nKept: ${directory}`);
  else rmSync(directory, { recursive: true, force: true });
}
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, async () => {
    await cleanUp();
    process.exit(1);
  });
}

await report.attempt("README", "has the commands that are run here", checkReadme);
await report.attempt("all cells", "are tried", async () => {
  const cells = cellsNamed(only);
  if (cells.length === 0) throw new Error(`No cell is named ${only}.\n\n${USAGE}`);
  await requireRegistry(NEXT_16);
  if (!prebuilt) await buildPackages();
  const packed = [];
  for (const source of [ROOT, join(ROOT, "service")])
    packed.push({ source, file: await packKit(directory, source) });
  const registry = await startRegistry(packed);
  const { executablePath } = await provideBrowser(say);
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}) });
  try {
    const openTerminal = await prepareMachine({ directory, registry: registry.url, say });
    // It imports the packages, which have to be built first.
    const { runCell } = await import("./first-app/run-cell.mjs");
    const newDatabase = async () => {
      postgres ??= startPostgres();
      return createDatabase((await postgres).url, `app_${++databases}`);
    };
    const newApp = createNewApps({ directory, openTerminal, say });
    const stage = { directory, browser, openTerminal, newApp, newDatabase, say, built: new Map() };
    for (const cell of cells)
      await report.attempt(cell.name, "leads to a signed-in user", () => runCell(cell, stage));
  } finally {
    await browser.close();
    registry.stop();
  }
});
await cleanUp();
process.exitCode = report.close() ? 0 : 1;
