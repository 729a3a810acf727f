// Builds the fixture app in every way that the kit promises to work, and tries each in HTTP and in a real browser.
//   npm run matrix [-- --only <part of a cell's name>] [--keep] [--show]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildPackages } from "./demo/build.mjs";
import { stopChildren } from "./demo/child.mjs";
import { build, readBuild, start } from "./matrix/app.mjs";
import { CELLS } from "./matrix/cells.mjs";
import { freePort } from "./matrix/free-port.mjs";
import { fill, install, packKit } from "./matrix/place.mjs";
import { provideBrowser } from "./verify/browser.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Backend } from "./matrix/backend.mjs" */
/** @import { Cell } from "./matrix/cells.mjs" */

const { values: flags } = parseArgs({ options: { only: { type: "string" }, keep: { type: "boolean", default: false }, show: { type: "boolean", default: false } } });

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

const cells = CELLS.filter(({ name }) => name.includes(flags.only ?? ""));
const directory = mkdtempSync(join(tmpdir(), "stackkit-matrix-"));
/** @type {{ cell: string, check: string, error?: Error }[]} */
const results = [];

/** @param {string} cell @param {string} check @param {() => unknown} run */
async function tell(cell, check, run) {
  const started = performance.now();
  const error = await Promise.resolve()
    .then(run)
    .then(
      () => undefined,
      (reason) => (reason instanceof Error ? reason : new Error(String(reason))),
    );
  results.push({ cell, check, ...(error && { error }) });
  say(`${error ? "FAILED" : "ok    "}  ${cell}  ${check}  ${((performance.now() - started) / 1000).toFixed(1)} s${error ? `\n${error.stack}` : ""}`);
  return error === undefined;
}

/** @param {Cell} cell @param {{ place: string, backend: Backend, browser: Browser }} with_ */
async function tryCell(cell, { place, backend, browser }) {
  fill(place, cell);
  if (!(await tell(cell.name, "builds", () => build({ directory: place, cell, env: backend.env, show: flags.show })))) return;
  const port = await freePort();
  const { addressing } = await import("./matrix/checks/check.mjs");
  const { PAGES } = await import("./matrix/checks/pages.mjs");
  const { SESSIONS } = await import("./matrix/checks/sessions.mjs");
  /** @type {Awaited<ReturnType<typeof start>> | undefined} */
  let running;
  if (
    !(await tell(cell.name, "starts", async () => {
      running = await start({ directory: place, cell, env: backend.env, port });
    })) ||
    !running
  )
    return;
  const { app, origin } = running;
  const person = await backend.makePerson("Ada");
  const stage = { cell, backend, browser, person, tokens: await backend.openSession(person), origin, build: readBuild(place), ...addressing(cell, origin) };
  for (const { name, when, run } of [...PAGES, ...SESSIONS]) if (when?.(cell) ?? true) await tell(cell.name, name, () => run(stage));
  await app.stop();
}

async function matrix() {
  await buildPackages();
  // What speaks the protocol comes from the kit's build, so it is loaded after it.
  const { startBackend } = await import("./matrix/backend.mjs");
  const kit = await packKit(directory);
  const { executablePath } = await provideBrowser(say);
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}) });
  const backend = await startBackend();
  for (const next of new Set(cells.map((cell) => cell.next))) {
    const place = join(directory, `next-${next}`);
    say(`\n=== Next ${next}\n`);
    await install({ directory: place, next, kit });
    for (const cell of cells.filter((one) => one.next === next)) await tryCell(cell, { place, backend, browser });
  }
  await browser.close();
  await backend.stop();
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, async () => {
    await stopChildren();
    process.exit(1);
  });
}

try {
  await matrix();
} catch (error) {
  await tell("the matrix", "runs to its end", () => {
    throw error;
  });
}
await stopChildren();
if (flags.keep) say(`\nKept: ${directory}`);
else rmSync(directory, { recursive: true, force: true });

const failed = results.filter(({ error }) => error);
say("\n=== summary\n");
for (const { cell, check } of failed) say(`FAILED  ${cell}  ${check}`);
process.exitCode = failed.length === 0 && results.length > 0 ? 0 : 1;
say(`${results.length - failed.length} passed, ${failed.length} failed`);
