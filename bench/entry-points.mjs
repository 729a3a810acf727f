// What is installed with the kit, and what each of its doors weighs, bundled alone as a bundler of apps would do it: gzipped (-9) script without next and react.
// "first": what an import brings along at once; "whole": with all that is loaded later.
// Build first: npm run build
//   node bench/entry-points.mjs [--check]
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { DOOR_BUDGETS, INSTALLED_BUDGET } from "./budgets.mjs";
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

async function weigh(door, side) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export * from ${JSON.stringify(door)};`,
      resolveDir: ROOT,
      sourcefile: "door.js",
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    outdir: "out",
    absWorkingDir: ROOT,
    write: false,
    metafile: true,
    external: ["next/*", "react", "react/*", "react-dom", "react-dom/*", "node:*"],
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
      metafile.outputs[file].entryPoint !== undefined && /(^|\/)(stdin|door)\.js$/.test(file),
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
for (const { door, side, first: atMost } of DOOR_BUDGETS)
  results.push({ door, side, atMost, ...(await weigh(door, side)) });

const kilo = (bytes) => (bytes / 1000).toFixed(1);
printTable(
  ["door", "side", "first kB", "at most", "whole kB"],
  results.map(({ door, side, first, atMost, whole }) => [
    door,
    side,
    kilo(first),
    kilo(atMost),
    kilo(whole),
  ]),
);

const { zod, ...packages } = Object.fromEntries(installedWith(ROOT));
const besideZod = Object.values(packages).reduce((sum, bytes) => sum + bytes, 0);
const count = Object.keys(packages).length + 1;
console.log(
  `installed: ${count} packages, ${(besideZod / 1e6).toFixed(2)} MB, and ${(zod / 1e6).toFixed(1)} MB of zod`,
);

const broken = results
  .filter(({ first, atMost }) => first > atMost)
  .map(
    ({ door, side, first, atMost }) =>
      `${door} (${side}): ${first} bytes at once, ${atMost} at most`,
  );
if (count > INSTALLED_BUDGET.packages)
  broken.push(`installed: ${count} packages, ${INSTALLED_BUDGET.packages} at most`);
if (besideZod > INSTALLED_BUDGET.besideZod)
  broken.push(`installed: ${besideZod} bytes beside zod, ${INSTALLED_BUDGET.besideZod} at most`);
for (const line of broken) console.error(`over: ${line}`);
if (flags.check) {
  console.log(`${results.length + 1 - broken.length} passed, ${broken.length} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
