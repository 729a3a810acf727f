import process from "node:process";
import { gatherLines } from "../log.js";
import { ServiceError } from "../service-error.js";
import { startService } from "../start.js";
import { DEFAULT_PORT, readCommandLine } from "./options.js";
import { tellInternalKeys } from "./tell-keys.js";

/** Runs the service until it is told to stop. */
export async function serve(args: string[]): Promise<void> {
  const { config, words } = readCommandLine(args);
  if (words.length > 0) throw new ServiceError("unknown-command", `There is no command "${words[0]}". Run stackkit-service --help for what there is.`);
  const log = gatherLines((lines) => process.stdout.write(lines));
  // What led to an end nobody wanted is what one looks for in a log.
  process.once("exit", log.flush);
  const service = await startService({ ...config, port: config.port ?? DEFAULT_PORT, writeLog: log.add });
  process.stdout.write(`stackkit-service listens on ${service.url}\n`);
  tellInternalKeys(service);
  await stopSignal();
  await service.stop();
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
