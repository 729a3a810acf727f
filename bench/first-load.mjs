// First-load size of each page over the same page of a bare Next app, in both bundlers.
//   node bench/first-load.mjs [--check] [--bundler turbopack|webpack] [--files] [--explain]
//     [--bare-built] [--peers]
// --check fails over a budget, and writes no results. --files lists every script of every page,
// --explain the share of each module of the kit. --bare-built reuses the previous build of the bare
// app. --peers also measures the published packages of other kits.
import { parseArgs } from "node:util";
import { BUDGETS } from "./budgets.mjs";
import { BUNDLERS, buildApp, startApp } from "./support/apps.mjs";
import { firstLoad, launch } from "./support/browser.mjs";
import { explain } from "./support/explain.mjs";
import { readResults, writeResults } from "./support/results.mjs";
import { startBenchService } from "./support/service.mjs";
import { printTable } from "./support/table.mjs";

const { values: flags } = parseArgs({
  options: {
    check: { type: "boolean" },
    bundler: { type: "string" },
    files: { type: "boolean" },
    explain: { type: "boolean" },
    "bare-built": { type: "boolean" },
    peers: { type: "boolean" },
  },
});
const bundlers = flags.bundler ? [flags.bundler] : BUNDLERS;

const browser = await launch();
const results = [];

for (const bundler of bundlers) {
  // A service of its own, so that the session is as fresh for the last page as for the first.
  const service = await startBenchService();
  const sourceMaps = flags.explain ? { BENCH_SOURCE_MAPS: "1" } : {};
  if (!flags["bare-built"]) await buildApp("bare", bundler);
  await buildApp("kit", bundler, { ...service.environment, ...sourceMaps });
  const bare = await startApp("bare", bundler);
  const kit = await startApp("kit", bundler, service.environment);
  try {
    for (const { page, path, over, signedIn, aim, script, html, calls } of BUDGETS) {
      const base = await firstLoad(browser, bare.url, over);
      const load = await firstLoad(browser, kit.url, path, signedIn ? await service.signIn() : {});
      results.push({
        bundler,
        page,
        path,
        script: load.script - base.script,
        style: load.style,
        html: load.html - base.html,
        calls: load.calls,
        errors: load.errors,
        text: load.text,
        aim,
        budget: { script: script[bundler], ...(html === undefined ? {} : { html }), calls },
      });
      const scripts = load.files.filter(({ type }) => type === "script");
      if (flags.files)
        for (const file of scripts) console.log(`  ${path} ${file.bytes} ${file.url}`);
      if (flags.explain)
        for (const { name, bytes } of explain("kit", bundler, scripts))
          console.log(`  ${bundler} ${path} ${bytes} ${name}`);
    }
  } finally {
    await bare.stop();
    await kit.stop();
    await service.stop();
  }
}

const kilo = (bytes) => (bytes / 1000).toFixed(1);
printTable(
  ["bundler", "page", "script +kB", "limit", "aim", "calls", "css kB", "html +kB", "shows"],
  results.map((r) => [
    r.bundler,
    r.page,
    kilo(r.script),
    kilo(r.budget.script),
    r.aim === undefined ? "" : kilo(r.aim),
    r.calls.length,
    kilo(r.style),
    kilo(r.html),
    r.text.slice(0, 40),
  ]),
);

if (!flags.check) {
  // A run of one bundler leaves the figures of the other.
  const kept = (readResults("first-load") ?? []).filter(
    ({ bundler }) => !bundlers.includes(bundler),
  );
  writeResults("first-load", [...kept, ...results.map(({ text: _text, ...result }) => result)]);
}

if (flags.peers) await (await import("./peers/measure.mjs")).measurePeers({ browser, bundlers });
await browser.close();

const broken = results.flatMap(({ bundler, page, script, html, calls, errors, budget }) => [
  ...(script > budget.script
    ? [
        `${page} (${bundler}): ${script} bytes of script over the bare page, ${budget.script} at most`,
      ]
    : []),
  ...(html > (budget.html ?? Number.POSITIVE_INFINITY)
    ? [`${page} (${bundler}): ${html} bytes of HTML over the bare page, ${budget.html} at most`]
    : []),
  ...(calls.length > budget.calls
    ? [
        `${page} (${bundler}): ${calls.length} requests, ${budget.calls} at most: ${calls.join(", ")}`,
      ]
    : []),
  ...errors.map((error) => `${page} (${bundler}): the console says ${error}`),
]);
for (const line of broken) console.error(`over: ${line}`);
if (flags.check) {
  console.log(`${results.length - broken.length} passed, ${broken.length} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
