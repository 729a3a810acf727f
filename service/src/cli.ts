#!/usr/bin/env node
import module from "node:module";

// Node 22 and later can reuse compiled code between starts.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
const { runCommand } = await import("./commands/run-command.js");
await runCommand(process.argv.slice(2));
