#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { openProgram } from "./runtime/kept-program.js";

/** In `dist/bundle/`, where this file is put as `cli.js` (`scripts/package/command.mjs`). */
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const program = openProgram<typeof import("./cli.js")>(
  at("./program.cjs"),
  at("../../node_modules/.cache/stackkit-service"),
);
if (await program.exports.served) program.keep();
