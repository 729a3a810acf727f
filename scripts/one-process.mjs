// Builds and runs an app that contains the service, in every form, and walks it in a browser.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildPackages } from "./demo/build.mjs";
import { runChild, stopChildren } from "./demo/child.mjs";
import { ROOT } from "./demo/paths.mjs";
import { createReport } from "./matrix/report.mjs";
import { BUILDS } from "./one-process/builds.mjs";
import { PACKED } from "./one-process/packed.mjs";
import { RUNS } from "./one-process/runs.mjs";
import { createDatabase, startPostgres } from "./postgres/server.mjs";
import { provideBrowser } from "./verify/browser.mjs";

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

const CHECKS = [...BUILDS, ...RUNS, ...PACKED];
const USAGE = `Builds and runs an app that contains the service, in every form. Needs the package registry.

  npm run one-process -- [options]

  --only <text>   only the checks whose names contain it; those of \`next start\` need a build
  --prebuilt      do not build the packages
  --keep          keep logs and data, and print their folder
  --help          this text`;

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

const directory = mkdtempSync(join(tmpdir(), "stackkit-one-process-"));
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

if (!prebuilt) await buildPackages();
const { executablePath } = await provideBrowser(say);
const report = createReport(say);

/** @type {import("./one-process/check.mjs").Stage} */
const stage = {
  directory,
  async newDatabase() {
    postgres ??= startPostgres();
    return createDatabase((await postgres).url, `app_${++databases}`);
  },
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
await cleanUp();
process.exitCode = report.close() ? 0 : 1;
