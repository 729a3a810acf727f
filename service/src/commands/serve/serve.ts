import cluster from "node:cluster";
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
  // The primary only supervises workers and skips loading most of the service.
  const watches = count > 1 && cluster.isPrimary;
  if (watches) await (await import("./processes.js")).serveByProcesses(config, count);
  else await (await import("./serve-here.js")).serveHere(config);
}
