// What an installation contains, and the size of each entry point, bundled alone as an app's
// bundler would: gzipped (-9) script without next and react. "first": loaded at once by an import;
// "whole": including lazy chunks.
// Build first: npm run build
//   node bench/entry-points.mjs [--check]
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { ENTRY_POINT_BUDGETS, INSTALLED_BUDGET } from "./budgets.mjs";
import { installedWith } from "./support/installed.mjs";
import { printTable } from "./support/table.mjs";

const GZIP_LEVEL = 9;
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SIDES = {
  browser: { conditions: ["browser", "module"], platform: "browser" },
  server: { conditions: ["react-server", "module"], platform: "node" },
  edge: {
    conditions: ["edge-light", "react-server", "module"],
    platform: "neutral",
    mainFields: ["module", "main"],
  },
};

async function weigh(entryPoint, side) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export * from ${JSON.stringify(entryPoint)};`,
      resolveDir: ROOT,
      sourcefile: "entry.js",
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    outdir: "out",
    absWorkingDir: ROOT,
    write: false,
    metafile: true,
    external: [
      "next/*",
      "react",
      "react/*",
      "react-dom",
      "react-dom/*",
      "node:*",
      "@playwright/test",
    ],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
    ...SIDES[side],
  });
  const bytes = new Map(
    outputFiles.map(({ path, contents }) => [
      path.slice(ROOT.length),
      gzipSync(contents, { level: GZIP_LEVEL }).length,
    ]),
  );
  const entry = Object.keys(metafile.outputs).find(
    (file) =>
      metafile.outputs[file].entryPoint !== undefined && /(^|\/)(stdin|entry)\.js$/.test(file),
  );
  const first = new Set();
  const reach = (file) => {
    if (first.has(file)) return;
    first.add(file);
    for (const { path, kind } of metafile.outputs[file].imports)
      if (kind === "import-statement" && metafile.outputs[path]) reach(path);
  };
  reach(entry);
  const sum = (files) => [...files].reduce((total, file) => total + bytes.get(file), 0);
  return { first: sum(first), whole: sum(bytes.keys()) };
}

const { values: flags } = parseArgs({ options: { check: { type: "boolean" } } });
const results = [];
for (const { entryPoint, side, first: atMost } of ENTRY_POINT_BUDGETS)
  results.push({ entryPoint, side, atMost, ...(await weigh(entryPoint, side)) });

const kilo = (bytes) => (bytes / 1000).toFixed(1);
printTable(
  ["entry point", "side", "first kB", "limit", "whole kB"],
  results.map(({ entryPoint, side, first, atMost, whole }) => [
    entryPoint,
    side,
    kilo(first),
    kilo(atMost),
    kilo(whole),
  ]),
);

const installed = installedWith(ROOT);
const count = installed.size;
const bytes = [...installed.values()].reduce((sum, one) => sum + one, 0);
console.log(`installed: ${count} packages, ${(bytes / 1e6).toFixed(2)} MB`);

const broken = results
  .filter(({ first, atMost }) => first > atMost)
  .map(
    ({ entryPoint, side, first, atMost }) =>
      `${entryPoint} (${side}): ${first} bytes at once, ${atMost} at most`,
  );
if (count > INSTALLED_BUDGET.packages)
  broken.push(`installed: ${count} packages, ${INSTALLED_BUDGET.packages} at most`);
if (bytes > INSTALLED_BUDGET.bytes)
  broken.push(`installed: ${bytes} bytes, ${INSTALLED_BUDGET.bytes} at most`);
for (const line of broken) console.error(`over: ${line}`);
if (flags.check) {
  console.log(`${results.length + 1 - broken.length} passed, ${broken.length} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
