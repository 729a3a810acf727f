#!/usr/bin/env node
// In version control, so that the command exists in a fresh clone, before anything is built.
import { existsSync } from "node:fs";

const command = new URL("../dist/bundle/cli.js", import.meta.url);
if (existsSync(command)) await import(command.href);
else {
  process.stderr.write("stackkit-service: The service is not built yet. Type: npm run build\n");
  process.exitCode = 1;
}
