// What a page weighs at first load over the same page of a bare Next app, in both bundlers.
//   node bench/first-load.mjs [--check] [--bundler turbopack|webpack] [--files]
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { BUDGETS } from "./budgets.mjs";
import { BUNDLERS, buildApp, startApp } from "./support/apps.mjs";
import { firstLoad, launch } from "./support/browser.mjs";
import { startBenchService } from "./support/service.mjs";
import { printTable } from "./support/table.mjs";

const { values: flags } = parseArgs({ options: { check: { type: "boolean" }, bundler: { type: "string" }, files: { type: "boolean" } } });
const bundlers = flags.bundler ? [flags.bundler] : BUNDLERS;

const browser = await launch();
const service = await startBenchService();
const results = [];

for (const bundler of bundlers) {
  await buildApp("bare", bundler);
  await buildApp("kit", bundler, service.environment);
  const bare = await startApp("bare", bundler);
  const kit = await startApp("kit", bundler, service.environment);
  try {
    for (const { page, path, over, signedIn, ...budget } of BUDGETS) {
      const base = await firstLoad(browser, bare.url, over);
      const load = await firstLoad(browser, kit.url, path, signedIn ? service.cookies : {});
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
        budget,
      });
      if (flags.files) for (const file of load.files) console.log(`  ${path} ${file.bytes} ${file.url}`);
    }
  } finally {
    await bare.stop();
    await kit.stop();
  }
}
await browser.close();
await service.stop();

const kilo = (bytes) => (bytes / 1000).toFixed(1);
printTable(
  ["bundler", "page", "script +kB", "budget", "calls", "css kB", "html +kB", "shows"],
  results.map((r) => [r.bundler, r.page, kilo(r.script), kilo(r.budget.script), r.calls.length, kilo(r.style), kilo(r.html), r.text.slice(0, 40)]),
);

mkdirSync(new URL("results/", import.meta.url), { recursive: true });
writeFileSync(
  new URL("results/first-load.json", import.meta.url),
  `${JSON.stringify(
    results.map(({ text: _text, ...result }) => result),
    null,
    2,
  )}\n`,
);

const broken = results.flatMap(({ bundler, page, script, calls, errors, budget }) => [
  ...(script > budget.script ? [`${page} (${bundler}): ${script} bytes of script over the bare page, ${budget.script} at most`] : []),
  ...(calls.length > budget.calls ? [`${page} (${bundler}): ${calls.length} requests, ${budget.calls} at most: ${calls.join(", ")}`] : []),
  ...errors.map((error) => `${page} (${bundler}): the console says ${error}`),
]);
for (const line of broken) console.error(`over: ${line}`);
if (flags.check) {
  console.log(`${results.length - broken.length} passed, ${broken.length} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
