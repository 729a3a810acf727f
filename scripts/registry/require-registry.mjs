import { runTool } from "../apps/matrix/tool.mjs";
import { ROOT } from "../demo/paths.mjs";
import { UserError } from "../demo/user-error.mjs";

/** npm asks twice. */
const LIMITS = ["--fetch-timeout=20000", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"];

/**
 * Throws within a minute unless npm's registry has a package, so that nothing waits for it later.
 * @param {string} name with a version
 */
export async function requireRegistry(name) {
  try {
    await runTool("npm", ["view", name, "version", "--prefer-online", ...LIMITS], { cwd: ROOT });
  } catch (error) {
    throw new UserError(
      `New apps need the package registry, which did not give ${name}. Check the connection, and \`npm config get registry\`.\n\n${/** @type {Error} */ (error).message}`,
    );
  }
}
