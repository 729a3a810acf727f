import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { UserError } from "../demo/user-error.mjs";

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs a command and waits for its end.
 * @param {string} command @param {string[]} args @param {{ cwd: string }} options @returns {Promise<string>} what it wrote
 */
export async function runTool(command, args, { cwd }) {
  try {
    return (await run(command, args, { cwd, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    throw new UserError(`${command} ${args.join(" ")} failed in ${cwd}:\n\n${stdout}\n${stderr}`);
  }
}
