import { join } from "node:path";
import { BUILDS } from "./apps/one-process/builds.mjs";
import { FAULTS } from "./apps/one-process/faults.mjs";
import { PACKED } from "./apps/one-process/packed.mjs";
import { RUNS } from "./apps/one-process/runs.mjs";
import { FLAG, readFlags, TEXT } from "./apps/read-flags.mjs";
import { createStage } from "./apps/stage.mjs";
import { buildPackages } from "./demo/build.mjs";
import { runChild, stopChildren } from "./demo/child.mjs";
import { ROOT } from "./demo/paths.mjs";
import { say } from "./demo/say.mjs";
import { provideBrowser } from "./verify/browser.mjs";

const CHECKS = [...BUILDS, ...RUNS, ...FAULTS, ...PACKED];
const USAGE = `Builds and runs an app that contains the service, in every form. Needs the package registry.

  npm run one-process -- [options]

  --only <text>   only the checks whose names contain it; those of \`next start\` need a build
  --prebuilt      do not build the packages
  --keep          keep logs and data, and print their folder
  --help          this text`;

const { only, prebuilt, keep } = readFlags(USAGE, { only: TEXT, prebuilt: FLAG, keep: FLAG });

if (!prebuilt) await buildPackages();
const { executablePath } = await provideBrowser(say);
const { directory, report, newDatabase, close } = createStage({ name: "one-process", keep });

/** @type {import("./apps/one-process/check.mjs").Stage} */
const stage = {
  directory,
  newDatabase,
  walk: (origin, mode) =>
    runChild(
      "The walk",
      [
        join(ROOT, "node_modules/@playwright/test/cli.js"),
        "test",
        "--config",
        "e2e/one-process/playwright.config.ts",
        "--output",
        join(directory, "walk"),
        ...(mode === "dev" ? [] : ["--grep-invert", "@development"]),
      ],
      { cwd: ROOT, env: { ORIGIN: origin, APP_MODE: mode, CHROMIUM: executablePath ?? "" } },
    ),
};

for (const { name, run } of CHECKS.filter((check) => check.name.includes(only))) {
  await report.attempt("one process", name, () => run(stage));
  await stopChildren();
}
await close();
