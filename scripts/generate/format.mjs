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

/** Columns for a comment's text, indented by two. */
const COMMENT_WIDTH = 95;

/**
 * A documentation comment of a member, on as many lines as it needs.
 * @param {string} text
 */
export function docComment(text) {
  if (`/** ${text} */`.length <= COMMENT_WIDTH + 3) return `/** ${text} */`;
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= COMMENT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return ["/**", ...lines.map((line) => ` * ${line}`), " */"].join("\n");
}
