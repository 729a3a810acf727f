#!/usr/bin/env node
import { createRequire } from "node:module";
import { commands } from "./commands/commands.js";
import { USAGE } from "./commands/usage.js";
import { ServiceError } from "./service-error.js";

const args = process.argv.slice(2);
const named = args[0] !== undefined && Object.hasOwn(commands, args[0]);
const run = named ? commands[args[0] as keyof typeof commands] : commands.serve;

// Whoever reads what is said may go away. Lines are lost then, and the work goes on.
process.stdout.on("error", () => {});

try {
  if (args.includes("--help") || args.includes("-h")) process.stdout.write(USAGE);
  else if (args[0] === "--version") process.stdout.write(`${createRequire(import.meta.url)("@stackkit/service/package.json").version}\n`);
  else await run(named ? args.slice(1) : args);
} catch (error) {
  // What the person who runs the service can mend is told in a sentence; everything else with its trace.
  process.stderr.write(error instanceof ServiceError ? `stackkit-service: ${error.message}\n` : `stackkit-service: ${(error as Error).stack ?? String(error)}\n`);
  process.exitCode = 1;
}
