import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../demo/paths.mjs";
import { PINNED } from "./matrix/cells.mjs";
import { runTool } from "./matrix/tool.mjs";

/** @import { Cell } from "./matrix/cells.mjs" */

const FIXTURE = join(ROOT, "tests/fixture-app");
/** Files of the installation. All other files of a workspace belong to one cell. */
const KEPT = ["node_modules", "package.json", "package-lock.json"];
const NOT_COPIED = new Set([
  "with",
  "node_modules",
  ".next",
  "next-env.d.ts",
  "package.json",
  "tsconfig.tsbuildinfo",
]);

/** Every cell has one page under a second path. */
const REWRITE = { source: "/konto", destination: "/account" };

/**
 * Packs the kit, or the service, as for publishing.
 * @param {string} directory @param {string} cwd @returns {Promise<string>} the packed file
 */
export async function packKit(directory, cwd = ROOT) {
  const out = await runTool("npm", ["pack", "--json", "--pack-destination", directory], { cwd });
  const [{ filename }] = JSON.parse(out.slice(out.indexOf("[")));
  return join(directory, filename);
}

/**
 * Installs the packed kit and one version of Next, as a user would.
 * @param {{ directory: string, next: string, kit: string }} what
 */
export async function install({ directory, next, kit }) {
  mkdirSync(directory, { recursive: true });
  const dependencies = { "@stackkit/next": `file:${kit}`, next, ...PINNED };
  writeFileSync(
    join(directory, "package.json"),
    JSON.stringify({ name: "cell", private: true, type: "module", dependencies }, null, 2),
  );
  // A canary is in no peer range.
  const force = next.includes("canary") ? ["--legacy-peer-deps"] : [];
  await runTool("npm", ["install", "--no-audit", "--no-fund", ...force], { cwd: directory });
}

/**
 * Copies the fixture app of one cell into an installed workspace.
 * @param {string} directory @param {Cell} cell
 */
export function fill(directory, cell) {
  for (const name of readdirSync(directory))
    if (!KEPT.includes(name)) rmSync(join(directory, name), { recursive: true });
  for (const name of readdirSync(FIXTURE))
    if (!NOT_COPIED.has(name))
      cpSync(join(FIXTURE, name), join(directory, name), { recursive: true });
  for (const name of cell.with) cpSync(join(FIXTURE, "with", name), directory, { recursive: true });
  const rewrites = `async () => ${JSON.stringify([REWRITE])}`;
  writeFileSync(
    join(directory, "next.config.mjs"),
    `export default { ...${JSON.stringify(cell.config ?? {})}, rewrites: ${rewrites} };\n`,
  );
}
