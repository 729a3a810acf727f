import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, stopChildren } from "./demo/child.mjs";
import { NEXT, ROOT, TSC } from "./demo/places.mjs";
import { provideBrowser } from "./verify/browser.mjs";
import { countOne, countPlaywright, countVitest } from "./verify/counts.mjs";

/** @import { Counts } from "./verify/counts.mjs" */

/** A step that takes this long hangs: on two slow cores the longest takes half of it. */
const STEP_AT_MOST_MILLIS = 45 * 60 * 1000;

/** @param {string} file the command of an installed package */
const bin = (file) => join(ROOT, "node_modules", file);

const reports = mkdtempSync(join(tmpdir(), "stackkit-verify-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

const PUBLINT = bin("publint/src/cli.js");
const ATTW = bin("@arethetypeswrong/cli/dist/index.js");
const attw = (/** @type {string} */ folder) => [ATTW, "--pack", folder, "--profile", "esm-only", "--exclude-entrypoints", "./styles.css", "--no-emoji", "--no-color"];

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

async function browserForTests() {
  const { executablePath } = await provideBrowser(say);
  say(`Browser: ${executablePath ?? "Playwright's own"}`);
  return { CHROMIUM: executablePath ?? "" };
}

/**
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: (succeeded: boolean) => Counts, before?: () => Promise<Record<string, string>> }} Step
 * @type {Step[]}
 */
const STEPS = [
  { name: "lint", command: [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."] },
  { name: "types", command: [TSC, "-p", "tsconfig.check.json"] },
  { name: "types: an app that declares its own shapes", command: [TSC, "-p", "tests/declared-types"] },
  { name: "reference: every public name has words, and the pages are current", command: ["scripts/reference.mjs", "--check"] },
  { name: "PostgreSQL for the tests", command: ["scripts/verify/postgres.mjs"] },
  {
    name: "unit and integration tests",
    // A test that passes the second time has met a slow machine, not a defect; `npm test` gives no second try.
    command: [bin("vitest/vitest.mjs"), "run", "--retry=1", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    count: (succeeded) => countVitest(vitestReport, succeeded),
  },
  { name: "build: kit", command: [TSC, "-b", "tsconfig.build.json"] },
  { name: "build: the kit's package", command: ["scripts/write-dist.mjs"] },
  { name: "build: service", command: [TSC, "-b", "service"] },
  { name: "build: the service's command", command: ["scripts/bundle-service.mjs"] },
  { name: "package: kit, publint", command: [PUBLINT, ".", "--strict"] },
  { name: "package: service, publint", command: [PUBLINT, "service", "--strict"] },
  { name: "package: kit, types", command: attw(".") },
  { name: "package: service, types", command: attw("service") },
  { name: "package: every door loads, every command runs", command: ["scripts/verify/doors.mjs"] },
  { name: "weight: what is installed, and what each door brings along", command: ["bench/doors.mjs", "--check"] },
  { name: "fixture app: types of its routes", command: [NEXT, "typegen", "tests/fixture-app"] },
  { name: "fixture app: types", command: [TSC, "--noEmit", "-p", "tests/fixture-app"] },
  { name: "build: example app", command: ["e2e/support/serve.mjs", "--fresh", "--build-only"] },
  { name: "leaks: no secret and no server's code in what browsers are sent", command: ["scripts/verify/leaks.mjs"] },
  { name: "weight: what each page loads first, in both bundlers", command: ["bench/first-load.mjs", "--check"], before: browserForTests },
  {
    name: "end-to-end tests",
    command: [bin("@playwright/test/cli.js"), "test", "--reporter=list,json"],
    // In CI no server that happens to run already is taken for this one.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, CI: "true" },
    before: browserForTests,
    count: (succeeded) => countPlaywright(playwrightReport, succeeded),
  },
];

/** @param {Step} step @returns {Promise<Counts>} */
async function run({ name, command, env = {}, before, count = countOne }) {
  say(`\n=== ${name}\n`);
  try {
    const child = startChild(name, command, { cwd: ROOT, env: { ...env, ...(await before?.()) }, show: true });
    const timer = setTimeout(() => {
      say(`${name} took more than ${STEP_AT_MOST_MILLIS / 60_000} minutes, and is stopped.`);
      void child.stop();
    }, STEP_AT_MOST_MILLIS);
    const how = await child.ended;
    clearTimeout(timer);
    return count(how === 0);
  } catch (error) {
    say(/** @type {Error} */ (error).message);
    return countOne(false);
  }
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, async () => {
    await stopChildren();
    process.exit(1);
  });
}

/** @type {(Counts & { name: string, seconds: number })[]} */
const results = [];
for (const step of STEPS) {
  const started = performance.now();
  const counts = await run(step);
  results.push({ ...counts, name: step.name, seconds: (performance.now() - started) / 1000 });
}
rmSync(reports, { recursive: true, force: true });

say("\n=== summary\n");
for (const { name, passed, failed, seconds, failures = [] } of results) {
  say(`${failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(30)}${`${seconds.toFixed(1)} s`.padStart(9)}  ${passed} passed${failed === 0 ? "" : `, ${failed} failed`}`);
  for (const failure of failures) say(`        ${failure}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
say(`\n${passed} passed, ${failed} failed`);
