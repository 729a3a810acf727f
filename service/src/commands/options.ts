import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { ServiceError } from "../core/service-error.js";
import type { ServiceConfig } from "../settings/config.js";
import { type ReadSettings, readEnvironment, readFlags } from "../settings/environment.js";
import { SETTING_ROWS, SETTINGS } from "../settings/setting-table.js";

/** The flags of the settings that every command reads, or that one command alone reads. */
export const flagsOf = (command?: string): Flags =>
  Object.fromEntries(
    SETTING_ROWS.flatMap(([, row]) =>
      row.flag && row.command === command ? [[row.flag.name, { type: "string" } as const]] : [],
    ),
  );

const FLAGS = flagsOf();

type Flags = NonNullable<ParseArgsConfig["options"]>;

/** What a command line says: the service's settings and the command's own options. */
export interface CommandLine {
  readonly config: ServiceConfig;
  readonly processes: number;
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
  const { values, words } = parseFlags(args, ownFlags);
  const fromFlags = readFlags(values as Readonly<Record<string, string | undefined>>);
  const fromEnvironment = readEnvironment(process.env);
  const { configFile } = merge(fromEnvironment, fromFlags);
  const fromFile = configFile === undefined ? {} : await readConfigFile(configFile);
  const {
    configFile: _,
    processes = SETTINGS.processes.default,
    dataDirectory = SETTINGS.dataDirectory.default,
    secret = secretOfApp("STACKKIT_SECRET"),
    previousSecret = secretOfApp("STACKKIT_PREVIOUS_SECRET"),
    ...config
  } = merge(fromFile, fromEnvironment, fromFlags);
  const configFileName = configFile && basename(configFile);
  return {
    own: values,
    words,
    processes,
    config: { ...config, secret, previousSecret, dataDirectory, configFileName },
  };
}

const SECRET_LINE =
  /^[ \t]*(?:export[ \t]+)?(STACKKIT_(?:PREVIOUS_)?SECRET)[ \t]*=[ \t]*(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^\s#"'][^\s#]*))/gm;

/**
 * A secret of the app in this folder, whose data a command opens with it: from the files that Next
 * reads, by its order. The last line of a file counts.
 */
function secretOfApp(variable: "STACKKIT_SECRET" | "STACKKIT_PREVIOUS_SECRET"): string | undefined {
  const mode = process.env.NODE_ENV;
  const own = mode ? [`.env.${mode}.local`, `.env.${mode}`] : [];
  for (const file of [own[0], ".env.local", own[1], ".env"]) {
    if (file === undefined) continue;
    try {
      const text = readFileSync(join(process.cwd(), file), "utf8");
      const found = [...text.matchAll(SECRET_LINE)].findLast(([, name]) => name === variable);
      const secret = found?.[2] ?? found?.[3] ?? found?.[4];
      if (secret) return secret;
    } catch {
      // Most folders have no such file.
    }
  }
  return undefined;
}

function parseFlags(args: readonly string[], ownFlags: Flags) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...FLAGS, ...ownFlags },
      strict: true,
      allowPositionals: true,
    });
    return { values: values as CommandLine["own"], words: positionals };
  } catch (cause) {
    throw new ServiceError(
      "bad-flag",
      `${(cause as Error).message.split("\n")[0]} Run npx @stackkit/service --help for a list.`,
      { cause },
    );
  }
}

const merge = (...configs: ReadSettings[]): ReadSettings =>
  Object.assign(
    {},
    ...configs.map((config) =>
      Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)),
    ),
  ) as ReadSettings;

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
  const { parseConfigFile } = await import("../settings/config-file.js");
  return parseConfigFile(text, file);
}
