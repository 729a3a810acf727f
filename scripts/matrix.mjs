import { CELLS, canaryCells } from "./apps/matrix/cells.mjs";
import { FLAG, readFlags, TEXT } from "./apps/read-flags.mjs";
import { createStage } from "./apps/stage.mjs";
import { packKit } from "./apps/workspace.mjs";
import { buildPackages } from "./demo/build.mjs";
import { say } from "./demo/say.mjs";
import { provideBrowser } from "./verify/browser.mjs";

const USAGE = `Builds the fixture app in every supported combination, and tests each.

  npm run matrix -- [options]

  --only <text>   only the cell with this name, or cells whose names contain it
  --next <text>   a coming version of Next, such as canary, in place of the supported ones; only reports
  --keep          keep the built apps, and print their folder
  --show          show the apps' output
  --help          this text

Cells: ${CELLS.map(({ name }) => name).join(", ")}`;

const { only, next, keep, show } = readFlags(USAGE, {
  only: TEXT,
  next: { type: "string" },
  keep: FLAG,
  show: FLAG,
});

const offered = next === undefined ? CELLS : canaryCells(next);
const exact = offered.filter(({ name }) => name === only);
const cells = exact.length > 0 ? exact : offered.filter(({ name }) => name.includes(only));
const stage = createStage({ name: "matrix", keep });
const { report, directory } = stage;

await report.attempt("all cells", "are tried", async () => {
  if (cells.length === 0)
    throw new Error(
      `No cell is named ${only}. There are: ${offered.map(({ name }) => name).join(", ")}`,
    );
  await buildPackages();
  const { executablePath } = await provideBrowser(say);
  // It imports the kit's protocol, so the kit has to be built first.
  const { runCells } = await import("./apps/matrix/run-cells.mjs");
  await runCells(cells, { directory, kit: await packKit(directory), executablePath, report, show });
});
await stage.close();
if (next !== undefined) process.exitCode = 0;
