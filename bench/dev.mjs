// The first visit of each page in `next dev`, and its memory, over those of a bare app.
// Build first: npm run build
//   node bench/dev.mjs [--rounds 3] [--bundler turbopack|webpack] [--only <form>] [--peers]
//   node bench/dev.mjs --edits 50
// --peers also measures the published packages of other kits. A run of all forms writes results.
// --edits edits a page and service.js that often, and fails if memory, timers or files grow.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { describeEdits, overLimits } from "./dev/edit-limits.mjs";
import { measureEdits } from "./dev/edits.mjs";
import { BARE_COOKIE_FORM, BARE_FORM, BARE_PROXY_FORM, kitForms, peerForms } from "./dev/forms.mjs";
import { measureDev } from "./dev/run-dev.mjs";
import { fill, install, packKit } from "./peers/places.mjs";
import { median, rounded } from "./service/statistics.mjs";
import { describePages } from "./support/machine.mjs";
import { writeResults } from "./support/results.mjs";
import { startBenchService } from "./support/service.mjs";
import { printTable } from "./support/table.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** At most this many times the bare app. The sign-in page: seconds of processor time more. */
const AIMS = {
  "service elsewhere": { "/": 1.4, memory: 1.3, "sign-in page": 1.5 },
  "service in the app": { "/": 1.6, memory: 1.6, "sign-in page": 1.5 },
};
/** What SQLite needs before Node 22.16, built in this repository's node_modules. */
const SQLITE = ["better-sqlite3", "bindings", "file-uri-to-path"];

const { values: flags } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    bundler: { type: "string", default: "turbopack" },
    only: { type: "string" },
    peers: { type: "boolean" },
    edits: { type: "string" },
  },
});

const directory = mkdtempSync(join(tmpdir(), "stackkit-dev-"));
process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
const service = await startBenchService();
const pack = (folder) => packKit(join(ROOT, folder), directory);

const forms = [
  BARE_PROXY_FORM,
  ...kitForms({
    kit: pack("."),
    service: pack("service"),
    environment: service.environment,
  }),
  ...(flags.peers ? peerForms(service.environment) : []),
].filter(({ name }) => name.includes(flags.only ?? ""));

function place(form) {
  const folder = join(directory, form.name.replaceAll(/\W+/g, "-"));
  install(folder, form);
  for (const name of "@stackkit/service" in form.dependencies ? SQLITE : [])
    cpSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name), {
      recursive: true,
    });
  fill(folder, form);
  return { form, folder, runs: [] };
}

const bare = place(flags.edits === undefined ? BARE_FORM : BARE_COOKIE_FORM);
const machine = describePages();
if (flags.edits !== undefined) {
  const inside = place(forms.find(({ project }) => project !== undefined));
  const options = { edits: Number(flags.edits), bundler: flags.bundler };
  const edited = {
    bare: await measureEdits(bare.folder, bare.form, options),
    inApp: await measureEdits(inside.folder, inside.form, options),
  };
  await service.stop();
  describeEdits(edited);
  writeResults(`dev-edits-${flags.bundler}`, { machine, ...options, ...edited });
  const over = overLimits(edited);
  for (const line of over) console.error(`over: ${line}`);
  process.exit(over.length > 0 ? 1 : 0);
}
const places = forms.map(place);
for (let round = 0; round < Number(flags.rounds); round++) {
  for (const one of [bare, ...places]) {
    console.error(`${one.form.name}, round ${round + 1} …`);
    one.runs.push(await measureDev(one.folder, one.form, flags.bundler));
  }
}
await service.stop();
machine.loadAfter = describePages().load;

const middle = (runs, of) => median(runs.map(of));
const summaryOf = ({ form, runs }) => ({
  name: form.name,
  pages: Object.fromEntries(
    Object.keys(runs[0].pages).map((page) => [
      page,
      {
        seconds: rounded(middle(runs, ({ pages }) => pages[page].seconds)),
        processorSeconds: rounded(middle(runs, ({ pages }) => pages[page].processorSeconds)),
      },
    ]),
  ),
  megabytes: Math.round(middle(runs, ({ megabytes }) => megabytes)),
});
const base = summaryOf(bare);
const results = [base, ...places.map(summaryOf)];

const cell = (result, page) => {
  const { [page]: own } = result.pages;
  const of = base.pages[page];
  return own === undefined
    ? ""
    : `${own.seconds.toFixed(1)} s (×${(own.seconds / of.seconds).toFixed(1)}), cpu ${own.processorSeconds.toFixed(1)} s (×${(own.processorSeconds / of.processorSeconds).toFixed(1)})`;
};
const pages = Object.keys(base.pages);
console.log(`${JSON.stringify(machine)}, next dev --${flags.bundler}\n`);
printTable(
  ["form", ...pages, "memory"],
  results.map((result) => [
    result.name,
    ...pages.map((page) => cell(result, page)),
    `${result.megabytes} MB (×${(result.megabytes / base.megabytes).toFixed(2)})`,
  ]),
);
for (const [name, aim] of Object.entries(AIMS)) {
  const result = results.find((one) => one.name === name);
  if (result === undefined) continue;
  const ratio = result.pages["/"].seconds / base.pages["/"].seconds;
  const more =
    result.pages["sign-in page"].processorSeconds - base.pages["sign-in page"].processorSeconds;
  const memory = result.megabytes / base.megabytes;
  console.log(
    `${name}: / ×${ratio.toFixed(2)} (aim ${aim["/"]}), sign-in +${more.toFixed(1)} s (aim ${aim["sign-in page"]}), memory ×${memory.toFixed(2)} (aim ${aim.memory})`,
  );
}
if (flags.only === undefined) writeResults(`dev-${flags.bundler}`, { machine, results });
