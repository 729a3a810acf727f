import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "../../demo/ports.mjs";
import { samplesIn, textOf } from "../../guides/samples.mjs";

/** @import { Terminal } from "./machine.mjs" */

const GUIDE = "docs/guide/testing.md";
const INSTALL = /^npm install --save-dev [^#\n]+/gm;
const TESTS = { node: 2, components: 1, browser: 3 };

/** Of the tests in a browser, and of `next dev`. */
const LOG = "e2e.log";
/** What Next reports in the log of `next dev`. */
const FAULT = /invariant|⨯|uncached data/i;

/**
 * Follows the testing guide in an app made by `init`. Fails if one of its tests does, or if the log
 * of `next dev` has an error.
 * @param {string} app its folder @param {Terminal} terminal @param {string | undefined} executablePath the browser
 */
export async function runGuideTests(app, terminal, executablePath) {
  for (const [command] of textOf(GUIDE).matchAll(INSTALL)) await terminal.run(command, app);
  const port = String(await freePort());
  for (const { path, code } of samplesIn(GUIDE)) {
    if (path === undefined) continue;
    const file = join(app, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, forThisMachine(code, port, executablePath));
  }
  const vitest = await terminal.check("npx vitest run", app);
  assert.ok(vitest.includes(`${TESTS.node + TESTS.components} passed`), vitest);
  await terminal.check(`npx playwright test --workers=1 --reporter=list 2>&1 | tee ${LOG}`, app);
  const playwright = readFileSync(join(app, LOG), "utf8");
  assert.ok(playwright.includes(`${TESTS.browser} passed`), playwright);
  assert.doesNotMatch(playwright, FAULT);
}

/**
 * A sample, at a free port, with the installed browser and the log of `next dev`.
 * @param {string} code @param {string} port @param {string | undefined} executablePath
 */
function forThisMachine(code, port, executablePath) {
  return code
    .replaceAll("localhost:3000", `localhost:${port}`)
    .replace("webServer: {", '$& stdout: "pipe", stderr: "pipe", timeout: 120_000,')
    .replace("env: {", `$& PORT: "${port}",`)
    .replace("use: {", `$& launchOptions: ${JSON.stringify({ executablePath })},`);
}
