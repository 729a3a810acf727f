// All tables of pages, one after the other. Build first: npm run build
//   node bench/all.mjs [--peers]      --peers weighs the published packages of others too
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values: flags } = parseArgs({ options: { peers: { type: "boolean" } } });
const TABLES = [
  ["What a page weighs", "first-load.mjs", ...(flags.peers ? ["--peers"] : [])],
  ["What is installed, and what each door weighs", "entry-points.mjs"],
  ["Calls and round trips of a page view", "views.mjs"],
  ["What a page costs the server", "rates.mjs"],
  ["Small things that happen often", "micro.mjs"],
];

for (const [title, script, ...args] of TABLES) {
  console.log(`\n=== ${title}\n`);
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(script, import.meta.url)), ...args],
    { stdio: "inherit" },
  );
  // One that fails hides no other.
  if (status !== 0) process.exitCode = 1;
}
