import { createRequire } from "node:module";
import { ServiceError } from "../core/service-error.js";
import { commands } from "./commands.js";
import { USAGE } from "./usage.js";

const readVersion = (): string =>
  createRequire(import.meta.url)("@stackkit/service/package.json").version;

/** Runs the command that the arguments name, or `serve`. A failure sets the exit code. */
export async function runCommand(args: readonly string[]): Promise<void> {
  // A log reader that goes away must not end the service.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    if (args.includes("--help") || args.includes("-h")) process.stdout.write(USAGE);
    else if (args[0] === "--version") process.stdout.write(`${readVersion()}\n`);
    else await chosenCommand(args)();
  } catch (error) {
    // Only failures that the operator cannot fix come with a stack trace.
    process.stderr.write(
      error instanceof ServiceError
        ? `stackkit-service: ${error.message}\n`
        : `stackkit-service: ${(error as Error).stack ?? String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

function chosenCommand([name = "", ...rest]: readonly string[]): () => Promise<unknown> {
  if (Object.hasOwn(commands, name)) return () => commands[name as keyof typeof commands](rest);
  return () => commands.serve(name === "" ? [] : [name, ...rest]);
}
