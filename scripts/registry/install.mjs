import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../apps/matrix/tool.mjs";

/** Packages whose script puts the binary of this platform into place. */
const WITH_SCRIPTS = { node: true, bun: true, pnpm: true };

/**
 * Installs a package from the registry into a folder of its own.
 * @param {string} folder @param {string} name with a version @returns {Promise<string>} its folder
 */
export async function installTool(folder, name) {
  const inside = join(folder, name.replaceAll("@", "-"));
  mkdirSync(inside, { recursive: true });
  writeFileSync(
    join(inside, "package.json"),
    JSON.stringify({ private: true, allowScripts: WITH_SCRIPTS }),
  );
  const options = ["--save-exact", "--no-audit", "--no-fund"];
  await runTool("npm", ["install", name, ...options], { cwd: inside });
  return inside;
}

/** @param {string} folder @param {string} version @returns {Promise<string>} the binary of Node */
export const installNode = async (folder, version) =>
  join(await installTool(folder, `node@${version}`), "node_modules/node/bin/node");
