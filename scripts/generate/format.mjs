import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";

const require = createRequire(import.meta.url);
const run = promisify(execFile);
const BIOME = join(require.resolve("@biomejs/biome/package.json"), "../bin/biome");

/**
 * Formats a generated file as `npm run format` would.
 * @param {string} root
 * @param {string} path
 * @param {string} text
 */
export const format = async (root, path, text) => {
  const args = [BIOME, "check", "--write", `--stdin-file-path=${path}`];
  const formatted = run(process.execPath, args, { cwd: root, encoding: "utf8" });
  formatted.child.stdin?.end(text);
  return (await formatted).stdout;
};
