import { ServiceError } from "../../core/service-error.js";
import { flagsOf, readCommandLine } from "../options.js";

/** Runs the service until it gets a stop signal. */
export async function serve(args: string[]): Promise<void> {
  const { config, processes: count, words } = await readCommandLine(args, flagsOf("serve"));
  if (words.length > 0)
    throw new ServiceError(
      "unknown-command",
      `There is no command "${words[0]}". Run npx @stackkit/service --help for a list.`,
    );
  const isOneOfSeveral = count > 1;
  // The primary only supervises workers and skips loading most of the service.
  if (isOneOfSeveral && (await import("node:cluster")).default.isPrimary)
    await (await import("./processes.js")).serveByProcesses(config, count);
  else await (await import("./serve-here.js")).serveHere(config, isOneOfSeveral);
}
