// Loads every built door of the kit and of the service in plain Node, as a script or a command-line tool would, and asks each command for help and version.
import { spawnSync } from "node:child_process";
import { ROOT } from "../demo/paths.mjs";

/** The door of the server runs under the condition that Next gives its own server code; the others need none. */
const DOORS = [
  { door: "@stackkit/next", conditions: [] },
  { door: "@stackkit/next/admin", conditions: [] },
  { door: "@stackkit/next/protocol", conditions: [] },
  { door: "@stackkit/next/testing", conditions: [] },
  { door: "@stackkit/next/proxy", conditions: [] },
  { door: "@stackkit/next/server", conditions: ["react-server"] },
  { door: "@stackkit/next/handler", conditions: [] },
  { door: "@stackkit/service", conditions: [] },
];

let failed = 0;
for (const { door, conditions } of DOORS) {
  const flags = conditions.map((condition) => `--conditions=${condition}`);
  const code = `const names = Object.keys(await import("${door}")); if (names.length === 0) throw new Error("exports nothing");`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [...flags, "--input-type=module", "--eval", code],
    { cwd: ROOT, encoding: "utf8" },
  );
  process.stdout.write(`${status === 0 ? "loads" : "FAILS"}  ${door} ${flags.join(" ")}\n`);
  if (status === 0) continue;
  failed++;
  process.stdout.write(`${stderr}\n`);
}
const COMMANDS = [
  ["dist/move/cli.js", "--help"],
  ["dist/move/cli.js", "--version"],
  ["service/dist/bundle/cli.js", "--help"],
  ["service/dist/bundle/cli.js", "--version"],
];
for (const command of COMMANDS) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: "utf8",
  });
  const answered = status === 0 && stdout.trim() !== "";
  process.stdout.write(`${answered ? "runs " : "FAILS"}  ${command.join(" ")}\n${stderr}`);
  if (!answered) failed++;
}
process.exitCode = failed === 0 ? 0 : 1;
