#!/usr/bin/env node
// In version control, so that the command exists in a fresh clone, before anything is built. Old
// versions of Node can read this file, and not all that it loads.
import { existsSync } from "node:fs";

const OLDEST_NODE = 20;

const command = new URL("../dist/bundle/cli.js", import.meta.url);
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `stackkit-service: This needs Node 20.9 or newer, and this is Node ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
} else if (existsSync(command)) await import(command.href);
else {
  process.stderr.write("stackkit-service: The service is not built yet. Type: npm run build\n");
  process.exitCode = 1;
}
