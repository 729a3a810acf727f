import { existsSync, readFileSync } from "node:fs";

/**
 * The result of a step. `failures` names the failed tests of a test runner.
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts
 */

/**
 * A step that is not a test runner counts as one check.
 * @param {boolean} succeeded @returns {Counts}
 */
export const countOne = (succeeded) =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * Counts one failure for a runner that failed, or ran no tests, without naming a failed test.
 * @param {Counts} counts @param {boolean} succeeded @returns {Counts}
 */
const withOwnFailure = ({ passed, failed, failures = [] }, succeeded) => ({
  passed,
  failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed,
  ...(failures.length > 0 && { failures }),
});

/** @param {string | undefined} text */
const firstLine = (text = "") => text.split("\n", 1)[0] ?? "";

/** @param {string} file */
const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

/** @param {string} file a report of Vitest @param {boolean} succeeded @returns {Counts} */
export function countVitest(file, succeeded) {
  const report = readReport(file);
  if (!report) return countOne(false);
  /**
   * @type {{ name: string, status: string, message?: string, assertionResults: { status: string,
   * fullName: string, failureMessages?: string[] }[] }[]}
   */
  const files = report.testResults;
  // The file did not load, or its setup failed: no test of it ran.
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failures = [
    ...brokenFiles.map(({ name, message }) => `${name}: ${firstLine(message)}`),
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(
          ({ fullName, failureMessages }) =>
            `${name}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
        ),
    ),
  ];
  return withOwnFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, failures },
    succeeded,
  );
}

/** @param {string} file a report of Playwright @param {boolean} succeeded @returns {Counts} */
export function countPlaywright(file, succeeded) {
  const report = readReport(file);
  if (!report) return countOne(false);
  const { expected, flaky, unexpected } = report.stats;
  return withOwnFailure(
    {
      passed: expected + flaky,
      failed: unexpected,
      failures: report.suites?.flatMap(failedSpecs) ?? [],
    },
    succeeded,
  );
}

/**
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, file: string, line: number,
 * ok: boolean, tests?: { status: string }[] }[] }} Suite
 */

/** @param {Suite} suite @returns {string[]} */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** The Playwright tests that passed on a second try. @param {string} file @returns {string[]} */
export const flakyPlaywright = (file) => readReport(file)?.suites?.flatMap(flakySpecs) ?? [];

/** @param {Suite} suite @returns {string[]} */
const flakySpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests = [] }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(flakySpecs),
];

/**
 * The Vitest tests that passed on a second try, as written by `flaky-reporter.mjs`.
 * @param {string} file @returns {string[]}
 */
export const readFlaky = (file) => readReport(file) ?? [];
