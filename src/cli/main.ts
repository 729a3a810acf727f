#!/usr/bin/env node
import process from "node:process";

const OLDEST_NODE = 20;

// What follows is loaded late, since an older Node may not be able to.
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `@stackkit/next needs Node 20.9 or newer, and this is Node ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
} else {
  const { runCommand } = await import("./run-command.js");
  process.exitCode = await runCommand(process.argv.slice(2), {
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  });
}
