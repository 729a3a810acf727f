// Runs all page benchmarks. Build first: npm run build
//   node bench/all.mjs [--peers]      --peers also measures the published packages of other kits
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values: flags } = parseArgs({ options: { peers: { type: "boolean" } } });
const TABLES = [
  ["First-load size of a page", "first-load.mjs", ...(flags.peers ? ["--peers"] : [])],
  ["Installation and entry points", "entry-points.mjs"],
  ["Calls and round trips of a page view", "views.mjs"],
  ["CPU time of a page on the server", "rates.mjs"],
  ["Frequent small operations", "micro.mjs"],
];

for (const [title, script, ...args] of TABLES) {
  console.log(`\n=== ${title}\n`);
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(script, import.meta.url)), ...args],
    { stdio: "inherit" },
  );
  // A failed benchmark does not stop the others.
  if (status !== 0) process.exitCode = 1;
}
