import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { stopChildren } from "../demo/child.mjs";
import { freePort } from "../demo/ports.mjs";
import { waitFor } from "../demo/wait-for.mjs";
import { makeHostedKitApp, visitMovedApp } from "./moved-app.mjs";
import { commandsOf } from "./readme.mjs";
import { visitNewApp } from "./visit.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Cell } from "./cells.mjs" */
/** @import { Terminal } from "./machine.mjs" */

/** `doctor` says so of a moved app, which has middleware of its own. */
const WITHOUT_PROXY = "There is no authProxy";

/**
 * @typedef {object} Stage
 * @property {string} directory
 * @property {Browser} browser
 * @property {(cell: Cell, folder: string, variables: Record<string, string>) => Promise<Terminal>} openTerminal
 * @property {() => Promise<string>} newDatabase creates an empty PostgreSQL database
 * @property {(line: string) => void} say
 */

/**
 * Makes the app of a cell, and uses it as its developer and as a visitor.
 * @param {Cell} cell @param {Stage} stage
 */
export async function runCell(cell, stage) {
  const folder = join(stage.directory, cell.name);
  mkdirSync(folder);
  /** @type {Record<string, string>} */
  const variables = { STACKKIT_SECRET: randomBytes(32).toString("hex") };
  if (cell.service === "PostgreSQL") variables.DATABASE_URL = await stage.newDatabase();
  const terminal = await stage.openTerminal(cell, folder, variables);
  const started = performance.now();
  try {
    await (cell.moves ? move : begin)(cell, { ...stage, folder, terminal });
  } finally {
    await stopChildren();
  }
  stage.say(`${minutesSince(started)} minutes, ${terminal.count()} commands`);
}

/** @param {number} started */
const minutesSince = (started) => ((performance.now() - started) / 60_000).toFixed(1).padStart(8);

/** @typedef {Stage & { folder: string, terminal: Terminal }} Place */

/** @param {Cell} cell @param {Place} place */
async function begin(cell, place) {
  const { folder, terminal, browser, say } = place;
  const commands = commandsOf(cell);
  const app = join(folder, "my-app");
  const started = performance.now();
  await terminal.run(commands.create, folder);
  if (cell.service === "elsewhere") await initElsewhere(commands.init, app, place);
  else await terminal.run(commands.init, app);
  if (cell.isNewcomer) {
    const { origin, stop } = await serve(commands.dev, app, place);
    await visitNewApp(browser, origin);
    say(`${minutesSince(started)} minutes, ${terminal.count()} commands until a user is signed in`);
    await examine(commands.doctor, origin, app, place);
    await stop();
  }
  await terminal.run("git add --all && git commit --quiet --message 'Add sign-in'", app);
  const again = await terminal.run(commands.init, app);
  assert.match(again, /^Nothing to do: the kit is set up\.$/m);
  assert.equal(await terminal.run("git status --porcelain", app), "");

  await terminal.run(commands.build, app);
  if (cell.service !== "elsewhere") await terminal.run("npx stackkit-service migrate", app);
  const { origin } = await serve(commands.start, app, place);
  await visitNewApp(browser, origin);
  await examine(commands.doctor, origin, app, place);
}

/**
 * Starts a service of its own, and gives the app a project of it.
 * @param {string} init @param {string} app @param {Place} place
 */
async function initElsewhere(init, app, { folder, terminal }) {
  const port = await freePort();
  const settings = `--data ${join(folder, "data")} --port ${port}`;
  const url = `http://127.0.0.1:${port}`;
  const service = terminal.start(`npx @stackkit/service ${settings}`, folder);
  await waitFor(service, `${url}/health`);
  await terminal.run(`${init} --service-url ${url}`, app);
  const create = 'npx @stackkit/service project create --name "My app" --env .env.local';
  await terminal.run(`${create} ${settings}`, app);
}

/**
 * Moves an app of the hosted kit, with a service of its own in the place of the hosted one.
 * @param {Cell} cell @param {Place} place
 */
async function move(cell, place) {
  const { folder, terminal, browser } = place;
  const commands = commandsOf(cell);
  const app = join(folder, "my-app");
  await terminal.run(commands.create, folder);
  const service = await makeHostedKitApp(app);
  try {
    await terminal.run("git add --all && git commit --quiet --message 'Use the hosted kit'", app);
    const report = await terminal.run(commands.move, app);
    assert.match(report, / 0 places to look at\./);
    await terminal.run("npm install", app);
    await terminal.run("npx tsc --noEmit", app);
    await terminal.run(commands.build, app);
    const { origin } = await serve(commands.start, app, place);
    const email = await visitMovedApp(browser, origin);
    assert.ok((await terminal.run("npm run list-users", app)).includes(email));
    await examine(commands.doctor, origin, app, place);
  } finally {
    await service.stop();
  }
}

/** @param {string} command @param {string} cwd @param {Place} place */
async function serve(command, cwd, { terminal }) {
  const port = String(await freePort());
  const server = terminal.start(command, cwd, { PORT: port });
  const origin = `http://localhost:${port}`;
  await waitFor(server, `${origin}/`);
  return { origin, stop: server.stop };
}

/** @param {string} doctor @param {string} origin @param {string} app @param {Place} place */
async function examine(doctor, origin, app, { terminal }) {
  const findings = await terminal.run(`${doctor} --url ${origin}`, app);
  const warnings = findings.split("\n").filter((line) => line.startsWith("warning"));
  assert.ok(
    warnings.every((line) => line.includes(WITHOUT_PROXY)),
    findings,
  );
}
