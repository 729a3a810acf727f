import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { stopChildren } from "../../demo/child.mjs";
import { freePort } from "../../demo/ports.mjs";
import { waitFor } from "../../demo/wait-for.mjs";
import { startBackend } from "../matrix/backend.mjs";
import { runGuideTests } from "./guide-tests.mjs";
import { makeMistakes } from "./mistakes.mjs";
import { fillHostedKitApp, visitMovedApp } from "./moved-app.mjs";
import { addLanguages, NEXT_INTL, visitTranslatedApp } from "./next-intl.mjs";
import { runOnOldNode } from "./old-node.mjs";
import { APP, commandsOf } from "./readme.mjs";
import { addRecipes, visitRecipes } from "./recipes.mjs";
import { refuseSecrets } from "./secrets.mjs";
import { visitInOutage, visitNewApp } from "./visit.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Cell } from "./cells.mjs" */
/** @import { OpenTerminal, Terminal } from "./machine.mjs" */
/** @import { NewApp } from "./new-app.mjs" */
/** @import { Service } from "./visit.mjs" */

/** `doctor` says so of a moved app, which has middleware of its own. */
const WITHOUT_PROXY = "There is no authProxy";

/** @typedef {Readonly<Record<string, string>>} Variables */

/**
 * @typedef {object} Stage
 * @property {string} directory
 * @property {Browser} browser
 * @property {string | undefined} executablePath of the browser, unless it is Playwright's own
 * @property {OpenTerminal} openTerminal
 * @property {NewApp} newApp
 * @property {() => Promise<string>} newDatabase creates an empty PostgreSQL database
 * @property {Map<string, string>} built the folders of built apps, by cell
 * @property {(line: string) => void} say
 */

/**
 * A cell at work. `savedMillis`: how long the creation of its app took an earlier cell.
 * @typedef {Stage & { folder: string, terminal: Terminal, started: number, savedMillis: number }} Place
 */

/**
 * Makes the app of a cell, and uses it as its developer and as a visitor.
 * @param {Cell} cell @param {Stage} stage
 */
export async function runCell(cell, stage) {
  const folder = join(stage.directory, cell.name);
  mkdirSync(folder);
  /** @type {Record<string, string>} */
  const variables = {};
  if (cell.service === "PostgreSQL") variables.DATABASE_URL = await stage.newDatabase();
  const terminal = await stage.openTerminal(cell, folder, variables);
  const place = { ...stage, folder, terminal, started: performance.now(), savedMillis: 0 };
  try {
    await (cell.moves ? move : begin)(cell, place);
  } finally {
    await stopChildren();
  }
}

/** @param {Cell} cell @param {Place} place */
async function begin(cell, place) {
  const commands = commandsOf(cell);
  const built = cell.appOf === undefined ? undefined : place.built.get(cell.appOf);
  const { app, service } = built ? { app: built } : await setUp(cell, place);
  if (cell.isWholeRoad) await signUpIn(commands.dev, app, place);
  if (cell.hasRecipes) addRecipes(app);
  if (!cell.inDevelopment) {
    if (!built) await place.terminal.run(commands.build, app);
    place.built.set(cell.name, app);
  }
  const command = cell.inDevelopment ? commands.dev : commands.start;
  const { origin, stop } = await serve(command, app, place);
  await (cell.hasLanguages ? visitTranslatedApp : visitNewApp)(place.browser, origin);
  reportTime(cell, place, built && cell.appOf);
  await examine(commands.doctor, origin, app, place);
  if (cell.hasRecipes) await visitRecipes(place.browser, origin, app);
  if (cell.hasOutage && service) await visitInOutage(place.browser, origin, service);
  await stop();
  /** @param {string} command */
  const starting = (command) => (/** @type {Variables | undefined} */ variables) =>
    serve(command, app, place, variables);
  if (cell.hasMistakes) {
    await makeMistakes(app, starting(commands.dev), place.browser, place.say);
    await runOnOldNode(app, place);
  }
  if (cell.hasGuideTests) await runGuideTests(app, place.terminal, place.executablePath);
  if (cell.isWholeRoad)
    await signUpIn(commands.start, app, place, { STACKKIT_DATA: join(place.folder, "empty") });
  if (cell.hasWrongSecrets) {
    await refuseSecrets(starting(commands.start), place.browser, { areReasonsShown: false });
    await refuseSecrets(starting(commands.dev), place.browser, { areReasonsShown: true });
  }
}

/**
 * Signs up in the app as this command serves it, without any step before.
 * @param {string} command @param {string} app @param {Place} place @param {Variables} [variables]
 */
async function signUpIn(command, app, place, variables) {
  const { origin, stop } = await serve(command, app, place, variables);
  await visitNewApp(place.browser, origin);
  await stop();
}

/**
 * Adds the kit to a new app. Fails if adding it again changes anything.
 * @param {Cell} cell @param {Place} place
 * @returns {Promise<{ app: string, service?: Service | undefined }>} the app's folder, a service elsewhere
 */
async function setUp(cell, place) {
  const { terminal } = place;
  const { init } = commandsOf(cell);
  const app = await create(cell, place);
  const service = cell.service === "elsewhere" ? await initElsewhere(init, app, place) : undefined;
  if (!service) await terminal.run(init, app);
  if (cell.inDevelopment) return { app };
  await terminal.check("git add --all && git commit --quiet --message 'Add sign-in'", app);
  assert.match(await terminal.check(init, app), /^Nothing to do: the kit is set up\.$/m);
  assert.equal(await terminal.check("git status --porcelain", app), "");
  if (cell.hasLanguages) {
    await terminal.run(`npm install ${NEXT_INTL}`, app);
    addLanguages(app);
  }
  return { app, service };
}

/** @param {Cell} cell @param {Place} place @returns {Promise<string>} the app's folder */
async function create(cell, place) {
  place.savedMillis = await place.newApp(cell, place.folder);
  return join(place.folder, APP);
}

/** @param {Cell} cell @param {Place} place @param {string} [builtBy] the cell that made its app */
function reportTime({ name }, { say, terminal, started, savedMillis }, builtBy) {
  const minutes = ((performance.now() - started + savedMillis) / 60_000).toFixed(1);
  const commands = terminal.count() + (builtBy ? 0 : 1);
  const ending = builtBy ? `, with the app of ${builtBy}` : "";
  say(`${name}: ${minutes} minutes and ${commands} commands to a signed-in user${ending}`);
}

/**
 * Starts a service of its own, and gives the app a project of it.
 * @param {string} init @param {string} app @param {Place} place @returns {Promise<Service>}
 */
async function initElsewhere(init, app, { folder, terminal }) {
  const port = await freePort();
  const settings = `--data ${join(folder, "data")} --port ${port}`;
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const service = terminal.start(`npx @stackkit/service ${settings}`, folder);
    await waitFor(service, `${url}/health`);
    return service;
  };
  let service = await start();
  await terminal.run(`${init} --service-url ${url}`, app);
  const create = 'npx @stackkit/service project create --name "My app" --env .env.local';
  await terminal.run(`${create} ${settings}`, app);
  return {
    stop: () => service.stop(),
    async start() {
      service = await start();
    },
  };
}

/**
 * Moves an app of the hosted kit, with a service of its own in the place of the hosted one.
 * @param {Cell} cell @param {Place} place
 */
async function move(cell, place) {
  const { terminal, browser } = place;
  const commands = commandsOf(cell);
  const app = await create(cell, place);
  const service = await startBackend({});
  try {
    fillHostedKitApp(app, service.env);
    await terminal.check("git add --all && git commit --quiet --message 'Use the hosted kit'", app);
    const report = await terminal.run(commands.move, app);
    assert.match(report, / 0 places to look at\./);
    await terminal.run("npm install", app);
    await terminal.check("npx tsc --noEmit", app);
    await terminal.run(commands.build, app);
    const { origin } = await serve(commands.start, app, place);
    const email = await visitMovedApp(browser, origin);
    reportTime(cell, place);
    assert.ok((await terminal.check("npm run list-users", app)).includes(email));
    await examine(commands.doctor, origin, app, place);
  } finally {
    await service.stop();
  }
}

/**
 * @param {string} command @param {string} cwd @param {Place} place @param {Variables} [variables]
 */
async function serve(command, cwd, { terminal }, variables = {}) {
  const port = String(await freePort());
  const server = terminal.start(command, cwd, { PORT: port, ...variables });
  const origin = `http://localhost:${port}`;
  await waitFor(server, `${origin}/`);
  return { origin, said: server.lastLines, stop: () => server.stop() };
}

/** @param {string} doctor @param {string} origin @param {string} app @param {Place} place */
async function examine(doctor, origin, app, { terminal }) {
  const findings = await terminal.check(`${doctor} --url ${origin}`, app);
  const warnings = findings.split("\n").filter((line) => line.startsWith("warning"));
  assert.ok(
    warnings.every((line) => line.includes(WITHOUT_PROXY)),
    findings,
  );
}
