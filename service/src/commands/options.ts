import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { ServiceConfig } from "../config/config.js";
import { configFromEnvironment, parsePort } from "../config/environment.js";
import { ServiceError } from "../core/service-error.js";

export const DEFAULT_PORT = 8102;
const DEFAULT_DATA_DIRECTORY = ".stackkit";

const FLAGS = {
  port: { type: "string" },
  host: { type: "string" },
  data: { type: "string" },
  "database-url": { type: "string" },
  config: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

interface Values {
  port?: string;
  host?: string;
  data?: string;
  "database-url"?: string;
  config?: string;
  help?: boolean;
}

type Flags = NonNullable<ParseArgsConfig["options"]>;

export interface CommandLine {
  readonly help: boolean;
  readonly config: ServiceConfig;
  /** The number of processes, if the environment sets it. */
  readonly processes: number | undefined;
  /** The command's own flags. */
  readonly own: Readonly<Record<string, string | boolean | undefined>>;
  /** Positional arguments. */
  readonly words: readonly string[];
}

/** Merges flags, environment and configuration file, in this order of precedence. */
export async function readCommandLine(
  args: readonly string[],
  ownFlags: Flags = {},
): Promise<CommandLine> {
  const { values: flags, own, words } = parseFlags(args, ownFlags);
  const { configFile, processes, ...environment } = configFromEnvironment(process.env);
  const file = flags.config ?? configFile;
  const fromFile = file === undefined ? {} : await readConfigFile(file);
  const fromFlags: ServiceConfig = {
    port: flags.port === undefined ? undefined : parsePort(flags.port, "--port"),
    host: flags.host,
    dataDirectory: flags.data,
    databaseUrl: flags["database-url"],
  };
  const config = merge(fromFile, environment, fromFlags);
  return {
    own,
    words,
    processes,
    help: flags.help ?? false,
    config: { ...config, dataDirectory: config.dataDirectory ?? DEFAULT_DATA_DIRECTORY },
  };
}

function parseFlags(args: readonly string[], ownFlags: Flags) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...FLAGS, ...ownFlags },
      strict: true,
      allowPositionals: true,
    });
    return { values: values as Values, own: values as CommandLine["own"], words: positionals };
  } catch (cause) {
    throw new ServiceError(
      "bad-flag",
      `${(cause as Error).message.split("\n")[0]} Run stackkit-service --help for what there is.`,
      { cause },
    );
  }
}

const merge = (...configs: ServiceConfig[]): ServiceConfig =>
  Object.assign(
    {},
    ...configs.map((config) =>
      Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)),
    ),
  ) as ServiceConfig;

async function readConfigFile(file: string): Promise<ServiceConfig> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    throw new ServiceError(
      "config-file-unreadable",
      `The configuration file ${file} cannot be read: ${(cause as Error).message}`,
      { cause },
    );
  }
  // The schema needs much of zod, so it is loaded only if there is a file.
  const { parseConfigFile } = await import("../config/config-file.js");
  return parseConfigFile(text, file);
}
