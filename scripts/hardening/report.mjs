/**
 * One suite of the report.
 * @typedef {{ tried: string, tests: number, failed: number, cases: number, databases: Set<string>, figures: string[] }} Suite
 * @typedef {{ id: string, found: string, fixed: string }} Finding
 * @typedef {{ name: string, killed: boolean, test: string }} Mutation
 * @typedef {{ title: string, file: string, suite: string, tried: string, cases: number, figures: string[], passed: boolean, database: string }} Attempt
 */

/** The databases that each vitest project runs on. */
const DATABASES = {
  node: "–",
  mocking: "–",
  service: "SQLite",
  processes: "SQLite",
  attacks: "SQLite",
  server: "–",
  "attacks-on-the-kit": "–",
  dom: "–",
  "dom-mocking": "–",
  postgres: "PostgreSQL",
};

/** The projects of vitest.config.ts, in the order of a run. */
export const PROJECTS = /** @type {(keyof typeof DATABASES)[]} */ (Object.keys(DATABASES));

/** Suites of the kit use no database. */
const WITHOUT_DATABASE = /\/hardening\/kit\//;

/**
 * Reads the attempts from vitest's JSON report.
 * @param {{ testResults: { name: string, assertionResults: { title: string, status: string, meta: { attempt?: { suite: string, tried: string, cases: number, figures?: string[] } } }[] }[] }} report
 * @param {keyof typeof DATABASES} project
 * @returns {Attempt[]}
 */
export function readAttempts(report, project) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ title, status, meta: { attempt } }) => {
      if (!attempt) return [];
      const database = WITHOUT_DATABASE.test(name) ? "–" : DATABASES[project];
      return {
        title,
        file: name,
        ...attempt,
        figures: attempt.figures ?? [],
        passed: status === "passed",
        database,
      };
    }),
  );
}

/** @param {readonly Attempt[]} attempts @returns {Map<string, Suite>} */
export function groupBySuite(attempts) {
  const suites = new Map();
  for (const { suite, tried, cases, figures, passed, database } of attempts) {
    const row = suites.get(suite) ?? {
      tried,
      tests: 0,
      failed: 0,
      cases: 0,
      databases: new Set(),
      figures: [],
    };
    row.tests++;
    row.cases += cases;
    row.databases.add(database);
    row.figures.push(
      ...figures.map((/** @type {string} */ line) =>
        database === "–" ? line : `${database}: ${line}`,
      ),
    );
    if (!passed) row.failed++;
    suites.set(suite, row);
  }
  return new Map([...suites].sort(([a], [b]) => a.localeCompare(b)));
}

/** The finding id at the start of a test title, such as `A1`. @param {string} title */
export const findingOf = (title) => /^([A-Z]\d+): /.exec(title)?.[1];

const cell = (/** @type {string} */ text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (/** @type {(string | number)[]} */ cells) =>
  `| ${cells.map((one) => cell(String(one))).join(" | ")} |`;
const count = new Intl.NumberFormat("en");

/** The lines above the table of findings. */
export const FINDINGS_HEAD = [
  "## Findings",
  "",
  "What attacks and faults found in a running service, and what holds it since.",
  "",
  "| | Found | Fixed | Test |",
  "|---|---|---|---|",
].join("\n");
export const GUARDS_HEAD = "## Guards";

/**
 * The rows of the table of findings.
 * @param {readonly Finding[]} findings @param {ReadonlyMap<string, ReadonlySet<string>>} tests files by finding
 */
export const findingRows = (findings, tests) =>
  findings.map(({ id, found, fixed }) =>
    row([
      id,
      found,
      fixed,
      [...(tests.get(id) ?? [])]
        .sort()
        .map((file) => `\`${file}\``)
        .join(", "),
    ]),
  );

/**
 * Writes `docs/hardening.md`.
 * @param {{ attempts: readonly Attempt[], findings: readonly Finding[], mutations: readonly Mutation[], command: string, notRun: readonly string[], cores: number }} run
 */
export function renderReport({ attempts, findings, mutations, command, notRun, cores }) {
  const suites = groupBySuite(attempts);
  const tests = new Map(findings.map(({ id }) => [id, new Set()]));
  for (const { title, file } of attempts) {
    const id = findingOf(title);
    if (id !== undefined) tests.get(id)?.add(file.replace(/^.*\/(?=tests\/hardening\/)/, ""));
  }
  const killed = mutations.filter((one) => one.killed).length;
  return `${[
    "# Hardening",
    "",
    `Written by \`${command}\`. Every line below is a test that attacks or breaks a running service or the kit;`,
    "the short form of each suite runs in `npm run verify -- --full`. The attacker model is in",
    "[SECURITY.md](../SECURITY.md).",
    "",
    "Whole apps meet their faults elsewhere: `npm run one-process -- --only fault:` " +
      "kills, stops, starves",
    "and damages an app that contains the service, `e2e/hung-service.spec.ts` is what " +
      "people see of a service",
    "that hangs, ends or fails, and `npm run bench:floods` is what honest people notice " +
      "of a flood.",
    "",
    "## Suites",
    "",
    "| Suite | What is tried | Database | Cases | Tests | Failed |",
    "|---|---|---|---|---|---|",
    ...[...suites].map(([name, suite]) =>
      row([
        name,
        suite.tried,
        [...suite.databases].sort().join(", "),
        count.format(suite.cases),
        suite.tests,
        suite.failed,
      ]),
    ),
    "",
    ...notRun.flatMap((line) => [line, ""]),
    `The figures below were measured on a machine with ${cores} cores that other programs may have used too. The`,
    "tests do not compare them with fixed limits.",
    "",
    ...[...suites].flatMap(([name, { figures }]) =>
      figures.length === 0
        ? []
        : [`Measured by **${name}**:`, "", ...figures.map((line) => `- ${line}`), ""],
    ),
    FINDINGS_HEAD,
    ...findingRows(findings, tests),
    "",
    GUARDS_HEAD,
    "",
    "Each guard was removed in turn, and its tests were run without it. They have to fail.",
    "",
    "| Guard removed | Noticed by |",
    "|---|---|",
    ...mutations.map(({ name, killed: noticed, test }) =>
      row([name, noticed ? `\`${test}\`` : "**nothing**"]),
    ),
    "",
    `${killed} of ${mutations.length} noticed.`,
  ].join("\n")}\n`;
}
