/**
 * A check whose removal a test must notice.
 * @typedef {object} Guard
 * @property {string} name what it prevents, for the report
 * @property {string} file the source that holds it
 * @property {string} guard its code, which occurs once in the file
 * @property {string} without the code in its place
 * @property {string} test the test file that fails without it
 */

/** @type {readonly Guard[]} */
export const GUARDS = [
  {
    name: "Mails and codes go only to trusted callback addresses",
    file: "service/src/auth/callback-url.ts",
    guard: "if (!isTrustedCallback(url, project.config))",
    without: "if (false && !isTrustedCallback(url, project.config))",
    test: "tests/service/one-time-code.test.ts",
  },
];
