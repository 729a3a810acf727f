// Runs the tests of the database layer, of durability and of exactly-once on every SQLite driver, with
// the versions of Node that have it. Installs those from the package registry.
import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { ROOT } from "../demo/paths.mjs";
import { say } from "../demo/say.mjs";
import { installNode, installTool } from "../registry/install.mjs";

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const PACKAGE = "better-sqlite3@13.2.0";

const WITHOUT_BACKUP = [
  "tests/service/database",
  "tests/service/users/user-race.test.ts",
  "tests/hardening/durability",
  "tests/hardening/exactly-once",
];
const TESTS = [
  ...WITHOUT_BACKUP,
  "tests/service/commands/commands.test.ts",
  "tests/service/commands/copies.test.ts",
  "tests/hardening/faults",
];

/** @typedef {{ node: string, driver: "better-sqlite3" | "node:sqlite", tests?: string[] }} Cell */
/** @type {readonly Cell[]} Node 20 with better-sqlite3 12 is the ordinary run. */
const CELLS = [
  // The first with SQLite and no flag. It cannot copy a database in use.
  { node: "22.13.1", driver: "node:sqlite", tests: WITHOUT_BACKUP },
  { node: "22", driver: "node:sqlite" },
  { node: "22", driver: "better-sqlite3" },
  { node: "24", driver: "node:sqlite" },
  { node: "24", driver: "better-sqlite3" },
];

/** @param {string} node @param {string[]} args @param {string} copy */
async function runNode(node, args, copy) {
  const redirect = pathToFileURL(join(ROOT, "scripts/sqlite/redirect.mjs")).href;
  const env = { ...process.env, BETTER_SQLITE3: copy, NODE_OPTIONS: `--import=${redirect}` };
  return run(node, args, { cwd: ROOT, env, maxBuffer: MAX_OUTPUT_BYTES });
}

const FINDER = pathToFileURL(join(ROOT, "service/dist/db/sqlite/find-driver.js")).href;
const NAME_DRIVER = `import("${FINDER}").then(async (finder) => console.log((await finder.findSqliteDriver()).name))`;

const folder = mkdtempSync(join(tmpdir(), "stackkit-drivers-"));
// Some tests run Node as another user.
chmodSync(folder, 0o755);
let failed = 0;
try {
  const copy = await installTool(folder, PACKAGE);
  /** @type {Map<string, string>} */
  const nodes = new Map();
  for (const { node } of CELLS)
    if (!nodes.has(node)) nodes.set(node, await installNode(folder, node));
  for (const { node, driver, tests = TESTS } of CELLS) {
    const binary = nodes.get(node) ?? process.execPath;
    const chosen = driver === "node:sqlite" ? "none" : copy;
    const started = performance.now();
    try {
      const { stdout: name } = await runNode(binary, ["--eval", NAME_DRIVER], chosen);
      if (!name.startsWith(driver)) throw new Error(`The service would use ${name}`);
      const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
      const args = [
        vitest,
        "run",
        "--project",
        "service",
        "--project",
        "attacks",
        "--project",
        "node",
        ...tests,
      ];
      const { stdout } = await runNode(binary, args, chosen);
      const [counted = ""] = /Tests .*passed.*/.exec(stdout) ?? [];
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      say(`ok      Node ${node}, ${name.trim()}: ${counted} in ${seconds} s`);
    } catch (error) {
      failed++;
      const { message, stdout = "" } = /** @type {Error & { stdout?: string }} */ (error);
      say(`FAILED  Node ${node}, ${driver}\n${message}\n${stdout.slice(-20_000)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
