import { existsSync, readFileSync } from "node:fs";

/**
 * What a step came to.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** A step that is no test runner counts as one. @param {boolean} succeeded @returns {Counts} */
export const countOne = (succeeded) => (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that failed, or ran nothing, without naming a failed test has failed once. @param {Counts} counts @param {boolean} succeeded @returns {Counts} */
const withOwnFailure = ({ passed, failed }, succeeded) => ({ passed, failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed });

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** @param {string} file a report of Vitest @param {boolean} succeeded @returns {Counts} */
export function countVitest(file, succeeded) {
  const report = readReport(file);
  if (!report) return countOne(false);
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  // It did not load, or its preparation failed: no test of it failed, and none ran.
  const brokenFiles = files.filter(({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed")).length;
  return withOwnFailure({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }, succeeded);
}

/** @param {string} file a report of Playwright @param {boolean} succeeded @returns {Counts} */
export function countPlaywright(file, succeeded) {
  const report = readReport(file);
  if (!report) return countOne(false);
  const { expected, flaky, unexpected } = report.stats;
  return withOwnFailure({ passed: expected + flaky, failed: unexpected }, succeeded);
}
