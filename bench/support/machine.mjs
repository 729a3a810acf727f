import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, cpus, loadavg, platform } from "node:os";

const require = createRequire(import.meta.url);
const PACKAGES = ["next", "react"];
const versionOf = (name) =>
  JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8")).version;

/** What pages were measured on: figures mean nothing without it. */
export const describePages = () => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  packages: Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, ${platform()} ${arch()}`,
  /** Processes that wanted a processor in the last minute: more than there are processors means noise. */
  load: Math.round(loadavg()[0] * 10) / 10,
});
