import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { startChild, succeed } from "../../demo/child.mjs";
import { ROOT } from "../../demo/paths.mjs";
import { installNode, installTool } from "../../registry/install.mjs";
import { PINNED } from "../matrix/cells.mjs";
import { packKit } from "../workspace.mjs";
import { FOLDER, signUp, start, startBuild } from "./app.mjs";

/** Versions of Node that an app runs on. Package managers and `next build` run on the last. */
const NODES = ["22", "24"];
const SOURCES = ["app", "proxy.ts", "service.ts", "stack.ts"];

/**
 * Package managers that run no install scripts, each with a driver of SQLite.
 * @typedef {{ manager: string, version: string, driver: "better-sqlite3" | "node:sqlite", dependencies: Record<string, string> }} Installation
 * @type {readonly Installation[]}
 */
const INSTALLATIONS = [
  { manager: "npm", version: "12", driver: "node:sqlite", dependencies: {} },
  {
    manager: "pnpm",
    version: "11",
    driver: "better-sqlite3",
    dependencies: { "better-sqlite3": "13.2.0" },
  },
];

/** The command of an installed package. @param {string} folder @param {string} name */
function commandOf(folder, name) {
  const inside = join(folder, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(inside, "package.json"), "utf8"));
  return join(inside, typeof bin === "string" ? bin : bin[name]);
}

/**
 * @param {string} name @param {string} node @param {string[]} args @param {string} cwd @param
 * {string} logFile
 */
async function runNode(name, node, args, cwd, logFile) {
  const child = startChild(name, args, {
    cwd,
    logFile,
    node,
    // A command that starts Node starts the same one.
    env: { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  await succeed(child);
  return child.lastLines();
}

/**
 * Writes an app that uses the packed packages.
 * @param {string} folder @param {Installation} installation @param {{ kit: string, service: string, next: string }} packed
 */
function writeApp(folder, { dependencies }, { kit, service, next }) {
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES) cpSync(join(FOLDER, name), join(folder, name), { recursive: true });
  const packages = { "@stackkit/next": `file:${kit}`, "@stackkit/service": `file:${service}` };
  const all = { ...packages, next, ...PINNED, ...dependencies };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "packed", private: true, type: "module", dependencies: all }),
  );
  // The service names the kit by its version, which the registry does not have.
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    `overrides:\n  "@stackkit/next": "file:${kit}"\n`,
  );
  writeFileSync(
    join(folder, "next.config.mjs"),
    "export default { cacheComponents: true, partialPrefetching: true };\n",
  );
}

/** @type {import("./check.mjs").Check[]} */
export const PACKED = INSTALLATIONS.map((installation) => ({
  name: `packed packages, installed by ${installation.manager} ${installation.version}, run on Node ${NODES.join(" and ")} with ${installation.driver}; walked in a browser`,
  run: async ({ directory, walk }) => {
    const { manager, version, driver } = installation;
    const log = (/** @type {string} */ name) => join(directory, `packed-${manager}-${name}.log`);
    const tools = join(directory, "tools");
    const nodes = new Map();
    for (const node of NODES) nodes.set(node, await installNode(tools, node));
    const newest = nodes.get(NODES.at(-1));
    const command = commandOf(await installTool(tools, `${manager}@${version}`), manager);

    const { devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const folder = join(directory, `packed-${manager}`);
    writeApp(folder, installation, {
      kit: await packKit(directory),
      service: await packKit(directory, join(ROOT, "service")),
      next: devDependencies.next,
    });
    await runNode(`${manager} install`, newest, [command, "install"], folder, log("install"));
    const env = { STACKKIT_MIGRATE: "start" };
    await succeed(startBuild({ bundler: "turbopack", cwd: folder, env, logFile: log("build") }));

    const finder = "node_modules/@stackkit/service/dist/db/sqlite/find-driver.js";
    const nameDriver = `import(${JSON.stringify(pathToFileURL(join(folder, finder)).href)}).then(async (finder) => console.log((await finder.findSqliteDriver()).name))`;
    for (const [name, node] of nodes) {
      const found = await runNode("Node", node, ["--eval", nameDriver], folder, log("driver"));
      assert.ok(found.includes(driver), `Node ${name} uses ${found}`);
      const { app, origin } = await start({
        mode: "start",
        node,
        cwd: folder,
        env: { ...env, STACKKIT_DATA: join(directory, `packed-${manager}-${name}`) },
        logFile: log(`start-${name}`),
      });
      assert.equal((await signUp(origin, "ada@example.com")).status, 200);
      await walk(origin, "start");
      await app.stop();
    }
  },
}));
