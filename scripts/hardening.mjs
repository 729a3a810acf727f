// Runs the hardening suites in their long form, checks that removing a guard fails a test, and
// writes docs/hardening.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { FLAG, readFlags, TEXT } from "./apps/read-flags.mjs";
import { startChild } from "./demo/child.mjs";
import { ROOT } from "./demo/paths.mjs";
import { FINDINGS } from "./hardening/findings.mjs";
import { GUARDS } from "./hardening/guards.mjs";
import { REMOVED_GUARD } from "./hardening/remove-guard.mjs";
import { PROJECTS, readAttempts, renderReport } from "./hardening/report.mjs";
import {
  findProgram,
  HOW_TO_GET_THE_CLUSTER,
  missingClusterPrograms,
  POOLER_PROGRAM,
} from "./postgres/cluster.mjs";
import { findPostgres, HOW_TO_GET_IT } from "./postgres/server.mjs";

const HELP = `npm run hardening [-- <options>]

  --short         the sizes of npm run verify, to try things out
  --only <part>   only suites whose file or folder begins with the part; writes no report
  --guards        only the removal of guards, with --only of those whose name or test contains it;
                  writes no report
  --help`;

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");

const { short, only, guards } = readFlags(HELP, { short: FLAG, only: TEXT, guards: FLAG });
if (!findPostgres()) {
  process.stderr.write(`The suites run on SQLite and on PostgreSQL. ${HOW_TO_GET_IT}\n`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "stackkit-hardening-"));
const HARDENING = short ? "short" : "long";

/**
 * Runs the suites of one vitest project.
 * @param {typeof PROJECTS[number]} project
 */
async function attack(project) {
  const file = join(folder, `${project}.json`);
  const filter = `tests/hardening/${only}`;
  const arguments_ = [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    "--passWithNoTests",
    filter,
  ];
  const code = await startChild(project, [VITEST, ...arguments_], {
    cwd: ROOT,
    env: { HARDENING },
    show: true,
  }).ended;
  return {
    succeeded: code === 0,
    attempts: readAttempts(JSON.parse(readFileSync(file, "utf8")), project),
  };
}

/**
 * Runs a guard's tests without the guard. They must fail.
 * @param {import("./hardening/guards.mjs").Guard} guard
 */
async function removeGuard({ name, test }) {
  const child = startChild(
    name,
    [
      VITEST,
      "run",
      // Ends with the counts, which are read below.
      "--reporter=dot",
      "--project=node",
      "--project=mocking",
      "--project=service",
      "--project=processes",
      "--project=attacks",
      test,
    ],
    {
      cwd: ROOT,
      env: { [REMOVED_GUARD]: name, NO_COLOR: "1" },
    },
  );
  const code = await child.ended;
  // A suite that fails to load has not detected the missing guard.
  const killed = code !== 0 && /Tests\s.*\d+ failed/.test(child.lastLines());
  process.stdout.write(`${killed ? "noticed" : "NOT NOTICED"}  ${name}\n`);
  return { name, test, killed };
}

/** Suites that this run leaves out, and why. */
function suitesNotRun() {
  const pooler = findProgram(POOLER_PROGRAM)
    ? []
    : [
        `**failover: pooler** was not run, since ${POOLER_PROGRAM} is missing. Install: \`apt-get install -y ${POOLER_PROGRAM}\``,
      ];
  if (short)
    return ["**failover: cluster** runs in the long form only, `npm run hardening`.", ...pooler];
  const missing = missingClusterPrograms();
  if (missing.length === 0) return pooler;
  return [
    `**failover: cluster** was not run, since ${missing.join(", ")} is missing. Install: \`${HOW_TO_GET_THE_CLUSTER}\``,
    ...pooler,
  ];
}
const notRun = suitesNotRun();
for (const line of notRun) process.stdout.write(`${line}\n`);

let failed = false;
const attempts = [];
const mutations = [];
if (!guards) {
  for (const project of PROJECTS) {
    const run = await attack(project);
    attempts.push(...run.attempts);
    failed ||= !run.succeeded;
  }
}
if (guards || !only) {
  const chosen = GUARDS.filter(({ name, test }) => name.includes(only) || test.includes(only));
  for (const guard of chosen) mutations.push(await removeGuard(guard));
  failed ||= mutations.some(({ killed }) => !killed);
}
rmSync(folder, { recursive: true, force: true });

if (!only && !guards) {
  const command = short ? "npm run hardening -- --short" : "npm run hardening";
  writeFileSync(
    join(ROOT, "docs/hardening.md"),
    renderReport({
      attempts,
      findings: FINDINGS,
      mutations,
      command,
      notRun,
      cores: availableParallelism(),
    }),
  );
  process.stdout.write("Wrote docs/hardening.md\n");
}
const { length: passed } = attempts.filter((one) => one.passed);
process.stdout.write(
  `\n${passed + mutations.filter((one) => one.killed).length} passed, ${attempts.length - passed + mutations.filter((one) => !one.killed).length} failed\n`,
);
process.exitCode = failed ? 1 : 0;
