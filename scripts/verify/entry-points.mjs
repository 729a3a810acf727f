// Loads every built entry point of the kit and the service in plain Node, and runs each command
// with --help and --version.
import { spawnSync } from "node:child_process";
import { ROOT } from "../demo/paths.mjs";

/** The conditions that Next sets for server code, and in `next dev`. */
const SERVER = ["react-server"];
const IN_DEVELOPMENT = [...SERVER, "development"];
/** Those of components, which `next dev` renders on the server. */
const IN_PAGES = ["module", "development"];

const ENTRY_POINTS = [
  { entryPoint: "@stackkit/next", conditions: [] },
  { entryPoint: "@stackkit/next/admin", conditions: [] },
  { entryPoint: "@stackkit/next/protocol", conditions: [] },
  { entryPoint: "@stackkit/next/testing", conditions: [] },
  { entryPoint: "@stackkit/next/testing/playwright", conditions: [] },
  { entryPoint: "@stackkit/next/testing/react", conditions: [] },
  { entryPoint: "@stackkit/next/proxy", conditions: [] },
  { entryPoint: "@stackkit/next/server", conditions: SERVER },
  { entryPoint: "@stackkit/next/server", conditions: IN_DEVELOPMENT },
  { entryPoint: "@stackkit/next/admin", conditions: IN_DEVELOPMENT },
  { entryPoint: "@stackkit/next/protocol", conditions: IN_DEVELOPMENT },
  { entryPoint: "@stackkit/next/proxy", conditions: IN_DEVELOPMENT },
  { entryPoint: "@stackkit/next", conditions: IN_PAGES },
  { entryPoint: "@stackkit/next/admin", conditions: IN_PAGES },
  { entryPoint: "@stackkit/next/protocol", conditions: IN_PAGES },
  { entryPoint: "@stackkit/next/handler", conditions: [] },
  { entryPoint: "@stackkit/service", conditions: [] },
  { entryPoint: "@stackkit/service/next", conditions: ["development"] },
];

let failed = 0;
for (const { entryPoint, conditions } of ENTRY_POINTS) {
  const flags = conditions.map((condition) => `--conditions=${condition}`);
  const code = `const names = Object.keys(await import("${entryPoint}")); if (names.length === 0) throw new Error("exports nothing");`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [...flags, "--input-type=module", "--eval", code],
    { cwd: ROOT, encoding: "utf8" },
  );
  process.stdout.write(`${status === 0 ? "loads" : "FAILS"}  ${entryPoint} ${flags.join(" ")}\n`);
  if (status === 0) continue;
  failed++;
  process.stdout.write(`${stderr}\n`);
}
const COMMANDS = [
  ["dist/cli/main.js", "--help"],
  ["dist/cli/main.js", "--version"],
  ["service/bin/stackkit-service.mjs", "--help"],
  ["service/bin/stackkit-service.mjs", "--version"],
];
for (const command of COMMANDS) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: "utf8",
  });
  const succeeded = status === 0 && stdout.trim() !== "";
  process.stdout.write(`${succeeded ? "runs " : "FAILS"}  ${command.join(" ")}\n${stderr}`);
  if (!succeeded) failed++;
}
process.exitCode = failed === 0 ? 0 : 1;
