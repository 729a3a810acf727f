import { startService } from "../../start/start.js";
import { readCommandLine } from "../options.js";
import { printInternalKeys } from "../serve/print-keys.js";

/** Creates the internal and configured projects. */
export async function seed(args: string[]): Promise<void> {
  const { config } = await readCommandLine(args);
  await using service = await startService({ ...config, port: undefined });
  printInternalKeys(service);
  process.stdout.write(`${1 + (config.projects?.length ?? 0)} project(s) exist.\n`);
}
