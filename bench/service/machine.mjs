import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { arch, cpus, loadavg, platform } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../scripts/postgres/server.mjs";

const versionOf = createRequire(import.meta.url);
const PACKAGES = ["hono", "@hono/node-server", "kysely", "better-sqlite3", "pg", "@node-rs/argon2"];

/** The machine: figures are meaningless without it. */
export function describeMachine() {
  const bin = findPostgres();
  const packages = Object.fromEntries(
    PACKAGES.map((name) => {
      const file =
        versionOf.resolve.paths(name)?.map((folder) => join(folder, name, "package.json")) ?? [];
      for (const path of file) {
        try {
          return [name, versionOf(path).version];
        } catch {}
      }
      return [name, "?"];
    }),
  );
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    postgres:
      bin && spawnSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" }).stdout.trim(),
    packages,
    processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, ${platform()} ${arch()}`,
    /** Load average of the last minute. More than the number of processors means noise. */
    load: Math.round(loadavg()[0] * 10) / 10,
  };
}
