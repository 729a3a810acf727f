import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, cpus, loadavg, platform } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../scripts/postgres/server.mjs";

const require = createRequire(import.meta.url);

/** By its file, since not every package exports it. */
function versionOf(name) {
  const file = require.resolve
    .paths(name)
    .map((folder) => join(folder, name, "package.json"))
    .find(existsSync);
  return file ? JSON.parse(readFileSync(file, "utf8")).version : "?";
}

/** The machine: figures are meaningless without it. */
const describe = (packages) => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  packages: Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, ${platform()} ${arch()}`,
  /** Load average of the last minute. More than the number of processors means noise. */
  load: Math.round(loadavg()[0] * 10) / 10,
});

/** Of measurements of pages. */
export const describePages = () => describe(["next", "react"]);

/** Of measurements of the service. */
export function describeMachine() {
  const bin = findPostgres();
  return {
    postgres:
      bin && spawnSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" }).stdout.trim(),
    ...describe(["hono", "@hono/node-server", "kysely", "better-sqlite3", "pg", "@node-rs/argon2"]),
  };
}
