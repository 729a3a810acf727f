import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";

const PRIVATE = 0o600;

/**
 * @param {string} file @returns {Record<string, string>} the file's variables, or none if it is
 * missing
 */
export function readEnvFile(file) {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return Object.fromEntries(
    lines
      .map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? [])
      .filter((entry) => entry.length > 0),
  );
}

/** @param {string} file @param {Record<string, string>} values */
export function writeEnvFile(file, values) {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  writeFileSync(
    file,
    `# Keys of the local demo. Written by "npm run demo". Anyone with these keys controls the demo's data.\n${lines.join("\n")}\n`,
    { mode: PRIVATE },
  );
  // The mode above applies to new files only.
  chmodSync(file, PRIVATE);
}
