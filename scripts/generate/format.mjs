import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";

const require = createRequire(import.meta.url);
const BIOME = join(require.resolve("@biomejs/biome/package.json"), "../bin/biome");

/**
 * Formats a generated file as `npm run format` would.
 * @param {string} root
 * @param {string} path
 * @param {string} text
 */
export const format = (root, path, text) =>
  execFileSync(process.execPath, [BIOME, "check", "--write", `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
