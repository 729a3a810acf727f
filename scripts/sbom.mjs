// Writes a CycloneDX bill of materials for each package to sbom/, from the lock file.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./demo/paths.mjs";
import { JOINED_PACKAGES } from "./package/libraries.mjs";
import { selectPackage } from "./sbom/select.mjs";

/** npm's output for the whole workspace is about 1 MB. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** @param {string} manifest @returns {string[]} */
const dependenciesIn = (manifest) =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, manifest), "utf8")).dependencies);

/** For each package: its dependencies, and the packages bundled with its code. */
const DIRECT = {
  "@stackkit/next": [...new Set([...dependenciesIn("package.json"), ...JOINED_PACKAGES])],
  "@stackkit/service": dependenciesIn("service/package.json"),
};

const bom = JSON.parse(
  execFileSync("npm", ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ["ignore", "pipe", "inherit"],
  }),
);
const folder = join(ROOT, "sbom");
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(DIRECT)) {
  const selected = selectPackage(bom, name, DIRECT);
  const file = join(folder, `${name.split("/")[1]}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(selected, null, 2)}\n`);
  process.stdout.write(`${file}: ${selected.components.length} components\n`);
}
