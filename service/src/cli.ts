import { commands } from "./commands/commands.js";
import { USAGE } from "./commands/usage.js";
import { require } from "./core/require.js";
import { ServiceError } from "./core/service-error.js";

const args = process.argv.slice(2);
const named = args[0] !== undefined && Object.hasOwn(commands, args[0]);
const run = named ? commands[args[0] as keyof typeof commands] : commands.serve;

// Whoever reads what is said may go away. Lines are lost then, and the work goes on.
process.stdout.on("error", () => {});

/** Once the command has ended: whether this process served, and so ran most of the program. */
export const served: Promise<boolean> = runCommand();

async function runCommand(): Promise<boolean> {
  try {
    if (args.includes("--help") || args.includes("-h")) process.stdout.write(USAGE);
    else if (args[0] === "--version")
      process.stdout.write(`${require("@stackkit/service/package.json").version}\n`);
    else return (await run(named ? args.slice(1) : args)) === true;
  } catch (error) {
    // What the person who runs the service can mend is told in a sentence; everything else with its trace.
    process.stderr.write(
      error instanceof ServiceError
        ? `stackkit-service: ${error.message}\n`
        : `stackkit-service: ${(error as Error).stack ?? String(error)}\n`,
    );
    process.exitCode = 1;
  }
  return false;
}
