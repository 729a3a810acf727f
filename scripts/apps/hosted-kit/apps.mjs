import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../../demo/child.mjs";
import { ROOT } from "../../demo/paths.mjs";
import { freePort } from "../../demo/ports.mjs";
import { fillHostedKitApp } from "../first-app/moved-app.mjs";
import { build, start } from "../matrix/app.mjs";
import { NEXT_16, PINNED } from "../matrix/cells.mjs";
import { runTool } from "../matrix/tool.mjs";

const GENERATED = /\/(?:node_modules|\.next|package-lock\.json)$/;

/** @param {string} folder */
const install = (folder) =>
  // The hosted kit does not list this version of React.
  runTool("npm", ["install", "--no-audit", "--no-fund", "--legacy-peer-deps"], { cwd: folder });

/** @param {string} folder @param {Record<string, string>} env the service */
export async function installHostedKitApp(folder, env) {
  mkdirSync(join(folder, "app"), { recursive: true });
  writeFileSync(join(folder, "app/globals.css"), "");
  const dependencies = { next: NEXT_16, ...PINNED };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "hosted-kit", private: true, dependencies, scripts: {} }),
  );
  fillHostedKitApp(folder, env);
  await install(folder);
}

/**
 * Copies an app and moves the copy with the command from the README.
 * @param {string} from @param {string} to @param {string} packed the kit's packed file
 */
export async function moveApp(from, to, packed) {
  cpSync(from, to, { recursive: true, filter: (path) => !GENERATED.test(path) });
  await runChild("move", [join(ROOT, "dist/cli/main.js"), "move", "--force"], { cwd: to });
  const file = join(to, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  if ("@stackframe/stack" in manifest.dependencies)
    throw new Error("The moved app still depends on @stackframe/stack.");
  // This build is not published.
  manifest.dependencies["@stackkit/next"] = `file:${packed}`;
  writeFileSync(file, JSON.stringify(manifest));
  await install(to);
}

/**
 * Builds and starts an app.
 * @param {string} name @param {string} directory @returns {Promise<string>} its origin
 */
export async function startApp(name, directory) {
  /** @type {import("../matrix/cells.mjs").Cell} */
  const cell = { name, next: NEXT_16, bundler: "turbopack", with: [], guard: "edge" };
  await build({ directory, cell, env: {}, show: false });
  return (await start({ directory, cell, env: {}, port: await freePort() })).origin;
}
