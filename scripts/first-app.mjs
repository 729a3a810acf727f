import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CELLS, cellsNamed, NEXT_16 } from "./apps/first-app/cells.mjs";
import { prepareMachine } from "./apps/first-app/machine.mjs";
import { createNewApps } from "./apps/first-app/new-app.mjs";
import { checkReadme } from "./apps/first-app/readme.mjs";
import { startRegistry } from "./apps/first-app/registry.mjs";
import { FLAG, readFlags, TEXT } from "./apps/read-flags.mjs";
import { createStage } from "./apps/stage.mjs";
import { packKit } from "./apps/workspace.mjs";
import { buildPackages } from "./demo/build.mjs";
import { ROOT } from "./demo/paths.mjs";
import { say } from "./demo/say.mjs";
import { requireRegistry } from "./registry/require-registry.mjs";
import { launchOptions, provideBrowser } from "./verify/browser.mjs";

const USAGE = `Makes new apps with create-next-app and init, and moves apps of the hosted kit. Prints each command
and its time. Needs the package registry.

  npm run first-app -- [options]

  --only <texts>  only the cells with these names, or whose names contain one: 16,pnpm
  --prebuilt      does not build the packages
  --keep          keeps the apps, and prints their folder
  --help          this text

Cells: ${CELLS.map(({ name }) => name).join(", ")}`;

const { only, prebuilt, keep } = readFlags(USAGE, { only: TEXT, prebuilt: FLAG, keep: FLAG });

const stage = createStage({ name: "first-app", keep });
const { report, directory, newDatabase } = stage;
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
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    const openTerminal = await prepareMachine({ directory, registry: registry.url, say });
    // It imports the packages, which have to be built first.
    const { runCell } = await import("./apps/first-app/run-cell.mjs");
    const newApp = createNewApps({ directory, openTerminal, say });
    const machine = { directory, browser, executablePath, openTerminal };
    const tools = { ...machine, newApp, newDatabase, say, built: new Map() };
    for (const cell of cells)
      await report.attempt(cell.name, "leads to a signed-in user", () => runCell(cell, tools));
  } finally {
    await browser.close();
    registry.stop();
  }
});
await stage.close();
