// Runs all checks and prints a summary. --full also runs the long forms.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startChild, stopChildren } from "./demo/child.mjs";
import { NEXT, ROOT, TSC } from "./demo/paths.mjs";
import { provideBrowser } from "./verify/browser.mjs";
import {
  countOne,
  countPlaywright,
  countVitest,
  flakyPlaywright,
  readFlaky,
} from "./verify/counts.mjs";
import { runGraph } from "./verify/graph.mjs";

/** @import { Counts } from "./verify/counts.mjs" */

const HELP = `npm run verify [-- <options>]

  --full   also the long forms: all of the service's tests on PostgreSQL, every variant of the
           browser's tests, the weight of pages under webpack, the official client on our
           service, and every SQLite driver on Node 22 and 24; needs the package registry
  --help
`;

/** A step that takes this long hangs: on two slow cores, the longest takes half as long. */
const MAX_STEP_MILLIS = 45 * 60 * 1000;

const { values: options } = parseArgs({
  options: { full: { type: "boolean" }, help: { type: "boolean" } },
});
if (options.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

/** @param {string} file the command of an installed package */
const bin = (file) => join(ROOT, "node_modules", file);

const reports = mkdtempSync(join(tmpdir(), "stackkit-verify-"));
const vitestReport = join(reports, "vitest.json");
const vitestFlaky = join(reports, "vitest-flaky.json");
const playwrightReport = join(reports, "playwright.json");

const PUBLINT = bin("publint/src/cli.js");
const ATTW = bin("@arethetypeswrong/cli/dist/index.js");
const attw = (/** @type {string} */ folder) => [
  ATTW,
  "--pack",
  folder,
  "--profile",
  "esm-only",
  "--exclude-entrypoints",
  "./styles.css",
  "--no-emoji",
  "--no-color",
];

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

async function browserForTests() {
  const { executablePath } = await provideBrowser(say);
  return { CHROMIUM: executablePath ?? "" };
}

/** The variables that enable the long forms. @type {Record<string, string>} */
const MODE = options.full ? { VERIFY: "full", HARDENING: "short" } : {};

/**
 * @typedef {{ name: string, command: string[], needs?: string[], cores?: number, env?: Record<string, string>,
 *   count?: (succeeded: boolean) => Counts, before?: () => Promise<Record<string, string>> }} Step
 * @type {Step[]}
 */
const STEPS = [
  { name: "build: kit", command: [TSC, "-b", "tsconfig.build.json"] },
  { name: "lint", command: [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."] },
  { name: "no unused code", command: [bin("knip/bin/knip.js"), "--no-progress"] },
  { name: "build: kit's package", needs: ["build: kit"], command: ["scripts/write-dist.mjs"] },
  { name: "build: service", needs: ["build: kit's package"], command: [TSC, "-b", "service"] },
  {
    name: "build: service's command",
    needs: ["build: service"],
    command: ["scripts/bundle-service.mjs"],
  },
  { name: "types", command: [TSC, "-p", "tsconfig.check.json"] },
  { name: "types: an app with declared types", command: [TSC, "-p", "tests/declared-types"] },
  { name: "generated files are current", command: ["scripts/generate.mjs", "--check"] },
  { name: "texts are translated", command: ["scripts/messages.mjs", "--check"] },
  { name: "reference is current", command: ["scripts/reference.mjs", "--check"] },
  {
    name: "package: kit, publint",
    needs: ["build: kit's package"],
    command: [PUBLINT, ".", "--strict"],
  },
  { name: "package: kit, types", needs: ["build: kit's package"], command: attw(".") },
  {
    name: "package: service, publint",
    needs: ["build: service's command"],
    command: [PUBLINT, "service", "--strict"],
  },
  {
    name: "package: service, types",
    needs: ["build: service's command"],
    command: attw("service"),
  },
  {
    name: "package: entry points load, commands run",
    needs: ["build: service's command"],
    command: ["scripts/verify/entry-points.mjs"],
  },
  {
    name: "weight: packages",
    needs: ["build: service's command"],
    command: ["bench/entry-points.mjs", "--check"],
  },
  {
    name: "fixture app: route types",
    needs: ["build: kit's package"],
    command: [NEXT, "typegen", "tests/fixture-app"],
  },
  {
    name: "fixture app: types",
    needs: ["fixture app: route types"],
    command: [TSC, "--noEmit", "-p", "tests/fixture-app"],
  },
  { name: "PostgreSQL for the tests", command: ["scripts/verify/postgres.mjs"] },
  {
    name: "unit and integration tests",
    needs: ["PostgreSQL for the tests"],
    cores: 2,
    // Tests that pass on the second try are listed as flaky at the end. `npm test` does not retry.
    command: [
      bin("vitest/vitest.mjs"),
      "run",
      "--retry=1",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${vitestReport}`,
      "--reporter=./scripts/verify/flaky-reporter.mjs",
    ],
    env: { FLAKY_TESTS_FILE: vitestFlaky },
    count: (succeeded) => ({
      ...countVitest(vitestReport, succeeded),
      flaky: readFlaky(vitestFlaky),
    }),
  },
  ...(options.full
    ? [
        {
          name: "the official client works on the service",
          needs: ["build: service's command"],
          command: ["scripts/verify/official-client.mjs"],
        },
        {
          name: "an app that contains the service",
          needs: ["build: service's command"],
          cores: 2,
          command: ["scripts/one-process.mjs", "--prebuilt"],
          before: browserForTests,
        },
        {
          name: "the service on every SQLite driver, on Node 22 and 24",
          needs: ["build: service's command"],
          cores: 2,
          command: ["scripts/verify/sqlite-drivers.mjs"],
        },
      ]
    : []),
  {
    name: "build: example app",
    needs: ["build: service's command"],
    cores: 2,
    command: ["e2e/support/serve.mjs", "--fresh", "--build-only", "--prebuilt"],
  },
  {
    name: "leaks: no secret or server code in the browser",
    needs: ["build: example app"],
    command: ["scripts/verify/leaks.mjs"],
  },
  {
    name: "weight: first load of each page",
    needs: ["build: service's command"],
    cores: 2,
    command: [
      "bench/first-load.mjs",
      "--check",
      ...(options.full ? [] : ["--bundler", "turbopack"]),
    ],
    before: browserForTests,
  },
  {
    name: "end-to-end tests",
    needs: ["build: example app"],
    cores: 2,
    command: [bin("@playwright/test/cli.js"), "test", "--reporter=list,json"],
    // With CI set, Playwright never reuses a running server.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, CI: "true" },
    before: browserForTests,
    count: (succeeded) => ({
      ...countPlaywright(playwrightReport, succeeded),
      flaky: flakyPlaywright(playwrightReport),
    }),
  },
];

/** @typedef {Counts & { name: string, seconds: number, flaky?: string[] }} Result */

/** @param {Step} step @returns {Promise<{ succeeded: boolean, result: Result }>} */
async function run({ name, command, env = {}, before, count = countOne }) {
  const started = performance.now();
  const logFile = join(reports, `${name.replaceAll(/\W+/g, "-")}.log`);
  /** @type {Counts} */
  let counts;
  try {
    const child = startChild(name, command, {
      cwd: ROOT,
      env: { ...MODE, ...env, ...(await before?.()) },
      logFile,
    });
    const timer = setTimeout(() => {
      say(`${name} took more than ${MAX_STEP_MILLIS / 60_000} minutes and was stopped.`);
      void child.stop();
    }, MAX_STEP_MILLIS);
    const how = await child.ended;
    clearTimeout(timer);
    counts = count(how === 0);
    if (counts.failed > 0) say(`\n=== ${name}\n\n${readFileSync(logFile, "utf8")}\n===\n`);
  } catch (error) {
    say(`${name}: ${/** @type {Error} */ (error).message}`);
    counts = countOne(false);
  }
  const seconds = (performance.now() - started) / 1000;
  const succeeded = counts.failed === 0;
  say(
    `${succeeded ? "ok    " : "FAILED"}  ${name.padEnd(NAME_WIDTH)}${`${seconds.toFixed(1)} s`.padStart(9)}`,
  );
  return { succeeded, result: { ...counts, name, seconds } };
}

/** @param {Step} step @param {string} because @returns {Result} */
const skip = ({ name }, because) => ({
  ...countOne(false),
  name,
  seconds: 0,
  failures: [`not run, since "${because}" failed`],
});

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, async () => {
    await stopChildren();
    process.exit(1);
  });
}

const NAME_WIDTH = Math.max(...STEPS.map(({ name }) => name.length)) + 2;
const started = performance.now();
const results = await runGraph(STEPS, { cores: Math.max(2, availableParallelism()), run, skip });
rmSync(reports, { recursive: true, force: true });

say("\n=== summary\n");
for (const { name, passed, failed, seconds, failures = [] } of results) {
  const figures = `${passed} passed${failed === 0 ? "" : `, ${failed} failed`}`;
  say(
    `${failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(NAME_WIDTH)}${`${seconds.toFixed(1)} s`.padStart(9)}  ${figures}`,
  );
  for (const failure of failures) say(`        ${failure}`);
}
const flaky = results.flatMap((result) => result.flaky ?? []);
say(`\nFlaky: ${flaky.length === 0 ? "none" : flaky.length}`);
for (const name of flaky) say(`        ${name}`);
say(`Took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
say(`\n${passed} passed, ${failed} failed`);
