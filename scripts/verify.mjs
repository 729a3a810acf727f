// Runs all checks and prints a summary. --ci adds a new app, --full also the long forms.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { FLAG, readFlags } from "./apps/read-flags.mjs";
import { startChild, stopChildren } from "./demo/child.mjs";
import { ROOT } from "./demo/paths.mjs";
import { say } from "./demo/say.mjs";
import { countOne } from "./verify/counts.mjs";
import { FIRST_APPS, MORE_FIRST_APPS } from "./verify/daily.mjs";
import { runGraph } from "./verify/graph.mjs";
import { stepsOf } from "./verify/steps.mjs";

/** @import { Counts } from "./verify/counts.mjs" */
/** @import { Step } from "./verify/steps.mjs" */

const HELP = `npm run verify [-- <options>]

  --ci     also a new app made by create-next-app, as CI has it on each change; needs the package
           registry
  --full   everything, before a release: also the tests of processes, faults and loads, all of the
           service's tests and attacks on PostgreSQL, every test in the browser beside the main
           paths, in both kinds of Chromium, right to left, on a phone and in the dark, stored
           pictures of the screens, the weight of pages under webpack, the official clients on our
           service, new apps (PostgreSQL, a service elsewhere, next dev, an outage, next-intl,
           JavaScript, webpack, other package managers, Next 15.5), and every SQLite driver on Node
           22 and 24
  --help`;

const { ci, full } = readFlags(HELP, { ci: FLAG, full: FLAG });

/** A step that takes this long hangs: on two slow cores, the longest takes half as long. */
const MAX_STEP_MILLIS = (full ? 120 : 30) * 60 * 1000;

/** The variables that select the tests. @type {Record<string, string>} */
const MODE = full ? { VERIFY: "full", HARDENING: "short" } : { VERIFY: "daily" };

const reports = mkdtempSync(join(tmpdir(), "stackkit-verify-"));
const firstApps = [...(ci || full ? FIRST_APPS : []), ...(full ? MORE_FIRST_APPS : [])];
const STEPS = stepsOf({ full, firstApps, reports, say });

/** @typedef {Counts & { name: string, seconds: number, flaky?: string[] }} Result */

/** @param {Step} step @returns {Promise<{ succeeded: boolean, result: Result }>} */
async function run({ name, command, env = {}, before, count = countOne, show }) {
  const started = performance.now();
  const logFile = join(reports, `${name.replaceAll(/\W+/g, "-")}.log`);
  /** @type {Counts} */
  let counts;
  /** @type {string[]} */
  let shown = [];
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
    const log = counts.failed > 0 || show ? readFileSync(logFile, "utf8") : "";
    if (counts.failed > 0) say(`\n=== ${name}\n\n${log}\n===\n`);
    else shown = log.split("\n").filter((line) => show?.test(line));
  } catch (error) {
    say(`${name}: ${/** @type {Error} */ (error).message}`);
    counts = countOne(false);
  }
  const seconds = (performance.now() - started) / 1000;
  const succeeded = counts.failed === 0;
  say(
    `${succeeded ? "ok    " : "FAILED"}  ${name.padEnd(NAME_WIDTH)}${`${seconds.toFixed(1)} s`.padStart(9)}`,
  );
  for (const line of shown) say(`        ${line}`);
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
