#!/usr/bin/env node
import process from "node:process";
import { VERSION } from "../protocol/version.js";
import { moveProject, reportOf } from "./move.js";
import { Refusal } from "./refusal.js";

const USAGE = `Usage: npx @stackkit/next move [folder] [--dry-run] [--force]

Moves a Next app from @stackframe/stack or @hexclave/next to @stackkit/next: imports, package.json, variables named HEXCLAVE_…, and the style sheet in the root layout.
What it is not sure of it leaves as it is, and tells the file and line.

  --dry-run  shows what would change, and writes nothing
  --force    goes on with changes that are not committed, or without git
`;

const FLAGS = ["--dry-run", "--force", "--help", "--version"];

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith("-"));
const [command, folder = ".", ...more] = args.filter((arg) => !arg.startsWith("-"));
const unknown = [
  ...flags.filter((flag) => !FLAGS.includes(flag)),
  ...(command === undefined || command === "move" ? more : [command]),
];

try {
  if (flags.includes("--help")) process.stdout.write(USAGE);
  else if (flags.includes("--version")) process.stdout.write(`${VERSION}\n`);
  else if (command !== "move" || unknown.length > 0)
    fail(
      `${unknown.length > 0 ? `"${unknown[0]}" is not known here.` : "A command is missing."}\n\n${USAGE}`,
    );
  else {
    const dryRun = flags.includes("--dry-run");
    process.stdout.write(
      reportOf(
        moveProject({ folder, version: VERSION, dryRun, force: flags.includes("--force") }),
        dryRun,
      ),
    );
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  fail(`${error.message}\n`);
}

function fail(words: string): void {
  process.stderr.write(words);
  process.exitCode = 1;
}
