import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

const bytesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) =>
      entry.isFile() ? sum + statSync(join(entry.parentPath, entry.name)).size : sum,
    0,
  );

/** The size of the published package in bytes. */
function packedBytes(root) {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["pack", "--dry-run", "--json", "--ignore-scripts"],
    { cwd: root, encoding: "utf8", maxBuffer: 16_000_000 },
  );
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return JSON.parse(stdout.slice(stdout.indexOf("[")))[0].unpackedSize;
}

/**
 * Bytes of every package installed with the kit, including its own, by name. Excludes next and
 * react.
 */
export function installedWith(root) {
  const packages = new Map([[manifestOf(root).name, packedBytes(root)]]);
  const waiting = Object.keys(manifestOf(root).dependencies);
  for (const name of waiting) {
    if (packages.has(name)) continue;
    const folder = join(root, "node_modules", name);
    packages.set(name, bytesUnder(folder));
    waiting.push(...Object.keys(manifestOf(folder).dependencies ?? {}));
  }
  return packages;
}
