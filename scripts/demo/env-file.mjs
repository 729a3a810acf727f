import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";

const PRIVATE = 0o600;

/** @param {string} file @returns {Record<string, string>} what is in the file, or nothing where there is none */
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
    `# Keys of the local demo. Made by "npm run demo"; whoever reads this file owns the demo's data.\n${lines.join("\n")}\n`,
    { mode: PRIVATE },
  );
  // The mode above counts only for a new file.
  chmodSync(file, PRIVATE);
}
