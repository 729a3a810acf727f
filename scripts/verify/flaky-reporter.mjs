import { writeFileSync } from "node:fs";

/**
 * A Vitest reporter that writes the names of tests that passed on a second try to FLAKY_TESTS_FILE.
 */
export default class FlakyReporter {
  /** @type {string[]} */
  #flaky = [];

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      this.#flaky.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    const file = process.env.FLAKY_TESTS_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#flaky));
  }
}
