import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { UserError } from "../../demo/user-error.mjs";

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/**
 * An installation takes a minute at most. A registry that does not answer must not stop everything.
 */
const MAX_MILLIS = 10 * 60_000;

/**
 * Runs a command and waits for its end.
 * @param {string} command @param {string[]} args @param {{ cwd: string }} options @returns {Promise<string>} what it wrote
 */
export async function runTool(command, args, { cwd }) {
  try {
    return (await run(command, args, { cwd, maxBuffer: MAX_OUTPUT_BYTES, timeout: MAX_MILLIS }))
      .stdout;
  } catch (error) {
    const { stdout, stderr, killed } =
      /** @type {{ stdout: string, stderr: string, killed: boolean }} */ (error);
    const what = killed ? `was stopped after ${MAX_MILLIS / 60_000} minutes` : "failed";
    throw new UserError(`${command} ${args.join(" ")} ${what} in ${cwd}:\n\n${stdout}\n${stderr}`);
  }
}
