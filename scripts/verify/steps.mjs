import { join } from "node:path";
import { NEXT, ROOT, TSC } from "../demo/paths.mjs";
import { provideBrowser, provideOtherBrowser } from "./browser.mjs";
import { countPlaywright, countVitest, flakyPlaywright, readFlaky } from "./counts.mjs";
import { MAIN_PATHS } from "./daily.mjs";

/** @import { Counts } from "./counts.mjs" */

/** @param {string} file the command of an installed package */
const bin = (file) => join(ROOT, "node_modules", file);

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

/**
 * A check of a run, and what it counts. `before` returns variables for its command. `show` matches
 * lines of its output that are printed if it succeeds.
 * @typedef {{ name: string, command: string[], needs?: string[], cores?: number, env?: Record<string, string>,
 *   count?: (succeeded: boolean) => Counts & { flaky?: string[] }, before?: () => Promise<Record<string, string>>, show?: RegExp }} Step
 */

/**
 * The steps of a run, in an order in which each comes after what it needs.
 * @param {{ full: boolean, firstApps: readonly string[], reports: string, say: (line: string) => void }} options
 *   `firstApps`: cells of `npm run first-app`; `reports`: a folder for the reports of tests
 * @returns {Step[]}
 */
export function stepsOf({ full, firstApps, reports, say }) {
  const vitestReport = join(reports, "vitest.json");
  const vitestFlaky = join(reports, "vitest-flaky.json");
  const browserForTests = async () => {
    const { executablePath } = await provideBrowser(say);
    return { CHROMIUM: executablePath ?? "" };
  };
  const otherBrowser = async () => {
    const { executablePath } = await provideBrowser(say);
    return { CHROMIUM: provideOtherBrowser(executablePath, say) };
  };
  return [
    { name: "build: kit", command: [TSC, "-b", "tsconfig.build.json"] },
    { name: "build: kit's package", needs: ["build: kit"], command: ["scripts/write-dist.mjs"] },
    { name: "build: service", needs: ["build: kit's package"], command: [TSC, "-b", "service"] },
    {
      name: "build: service's command",
      needs: ["build: service"],
      command: ["scripts/bundle-service.mjs"],
    },
    {
      name: "build: console",
      needs: ["build: service's command"],
      command: [
        "node_modules/vite/bin/vite.js",
        "build",
        "console",
        "--config",
        "console/vite.config.ts",
        "--logLevel",
        "error",
      ],
    },
    {
      name: "fixture app: route types",
      needs: ["build: kit's package"],
      command: [NEXT, "typegen", "tests/fixture-app"],
    },
    { name: "PostgreSQL for the tests", command: ["scripts/verify/postgres.mjs"] },
    {
      name: "unit and integration tests",
      // Some tests start scripts that use the packages, and copy the fixture app.
      needs: ["build: console", "fixture app: route types", "PostgreSQL for the tests"],
      // Builds and checks beside it use what its two workers leave: some tests wait, for timeouts
      // and processes.
      cores: 1,
      // Tests that pass on the second try are listed as flaky at the end. `npm test` does not retry.
      command: [
        bin("vitest/vitest.mjs"),
        "run",
        "--retry=1",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
        "--reporter=./scripts/verify/flaky-reporter.mjs",
        "--reporter=./scripts/verify/slowest-reporter.mjs",
      ],
      env: { FLAKY_TESTS_FILE: vitestFlaky },
      count: (succeeded) => ({
        ...countVitest(vitestReport, succeeded),
        flaky: readFlaky(vitestFlaky),
      }),
    },
    {
      name: "lint",
      command: [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
    },
    { name: "no unused code", command: [bin("knip/bin/knip.js"), "--no-progress"] },
    { name: "types", command: [TSC, "-p", "tsconfig.check.json"] },
    {
      name: "types: an app with declared types",
      needs: ["build: kit's package"],
      // Against the package's declarations: the step before has checked the sources.
      command: [TSC, "-p", "tests/declared-types", "--paths", "null"],
    },
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
      needs: ["build: console"],
      command: [PUBLINT, "service", "--strict"],
    },
    {
      name: "package: service, types",
      needs: ["build: console"],
      command: attw("service"),
    },
    {
      name: "package: entry points load, commands run",
      needs: ["build: console"],
      command: ["scripts/verify/entry-points.mjs"],
    },
    {
      name: "package: contents and licences",
      needs: ["build: console"],
      command: ["scripts/release.mjs", "--check"],
    },
    {
      name: "weight: packages",
      needs: ["build: console"],
      command: ["bench/entry-points.mjs", "--check"],
    },
    { name: "weight: console", needs: ["build: console"], command: ["bench/console.mjs"] },
    {
      name: "fixture app: types",
      needs: ["fixture app: route types"],
      command: [TSC, "--noEmit", "-p", "tests/fixture-app"],
    },
    ...(firstApps.length > 0
      ? [
          {
            name: "new and moved apps, up to the first sign-up",
            needs: ["build: console"],
            // Beside the unit tests: half of it waits, for the package registry and for pages.
            command: ["scripts/first-app.mjs", "--prebuilt", "--only", firstApps.join()],
            before: browserForTests,
            show: / minutes and \d+ commands /,
          },
        ]
      : []),
    ...(full
      ? [
          {
            name: "the official clients work on the service",
            needs: ["build: console"],
            command: ["scripts/verify/official-client.mjs"],
          },
          {
            name: "an app that contains the service",
            needs: ["build: console"],
            cores: 2,
            command: ["scripts/one-process.mjs", "--prebuilt"],
            before: browserForTests,
          },
          {
            name: "the service on every SQLite driver, on Node 22 and 24",
            needs: ["build: console"],
            cores: 2,
            command: ["scripts/verify/sqlite-drivers.mjs"],
          },
        ]
      : []),
    {
      name: "build: example app",
      needs: ["build: console"],
      command: ["e2e/support/serve.mjs", "--fresh", "--build-only", "--prebuilt"],
    },
    {
      name: "leaks: no secret or server code in the browser",
      needs: ["build: example app"],
      command: ["scripts/verify/leaks.mjs"],
    },
    {
      name: "weight: first load of each page",
      needs: ["build: console"],
      command: ["bench/first-load.mjs", "--check", ...(full ? [] : ["--bundler", "turbopack"])],
      before: browserForTests,
    },
    endToEnd("end-to-end tests", browserForTests, full ? [] : ["--grep", MAIN_PATHS]),
    ...(full
      ? [
          // The published gallery is files alone: one kind of Chromium is enough for it. Each kind
          // draws letters in its own way, so only one can be compared with the stored pictures.
          endToEnd("end-to-end tests, the other Chromium", otherBrowser, [
            "--project",
            "chromium",
            "--ignore-snapshots",
            "--grep-invert",
            "stored picture|published gallery",
          ]),
          endToEnd(
            "end-to-end tests of the console, on PostgreSQL",
            browserForTests,
            ["--project", "chromium"],
            { E2E_DATABASE: "postgres" },
          ),
        ]
      : []),
  ];

  /**
   * @param {string} name @param {NonNullable<Step["before"]>} before @param {string[]} args
   * @param {Record<string, string>} env
   * @returns {Step}
   */
  function endToEnd(name, before, args = [], env = {}) {
    const report = join(reports, `${name.replaceAll(/\W+/g, "-")}.json`);
    return {
      name,
      needs: ["build: example app", "PostgreSQL for the tests"],
      cores: 2,
      command: [bin("@playwright/test/cli.js"), "test", "--reporter=list,json", ...args],
      // With CI set, Playwright never reuses a running server.
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: "true" },
      before,
      count: (succeeded) => ({
        ...countPlaywright(report, succeeded),
        flaky: flakyPlaywright(report),
      }),
    };
  }
}
