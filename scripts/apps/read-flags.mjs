import process from "node:process";
import { parseArgs } from "node:util";
import { say } from "../demo/say.mjs";

/** @typedef {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options */

export const FLAG = /** @type {const} */ ({ type: "boolean", default: false });
export const TEXT = /** @type {const} */ ({ type: "string", default: "" });

/**
 * Reads the flags of a script. Ends the process with its usage for `--help`, and
 * for flags that it does not have.
 * @template {Options} O
 * @param {string} usage @param {O} options
 * @returns {ReturnType<typeof parseArgs<{ options: O }>>["values"]}
 */
export function readFlags(usage, options) {
  try {
    const help = /** @type {const} */ ({ type: "boolean", short: "h" });
    const { values } = parseArgs({ options: { ...options, help } });
    if (!(/** @type {{ help?: boolean }} */ (values).help)) return /** @type {any} */ (values);
    say(usage);
    process.exit(0);
  } catch (error) {
    say(`${/** @type {Error} */ (error).message}\n\n${usage}`);
    process.exit(1);
  }
}
