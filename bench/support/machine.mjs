import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, cpus, loadavg, platform } from "node:os";

const require = createRequire(import.meta.url);
const PACKAGES = ["next", "react"];
const versionOf = (name) =>
  JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8")).version;

/** The machine: figures are meaningless without it. */
export const describePages = () => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  packages: Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, ${platform()} ${arch()}`,
  /** Load average of the last minute. More than the number of processors means noise. */
  load: Math.round(loadavg()[0] * 10) / 10,
});
