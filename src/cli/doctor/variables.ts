import { createRequire } from "node:module";
import { join } from "node:path";

/** A variable and the file that sets it, or undefined for the process's own environment. */
export interface Variable {
  readonly name: string;
  readonly value: string;
  readonly file: string | undefined;
}

export interface Variables {
  readonly all: readonly Variable[];
  /** The first of the names with a value. */
  find(...names: string[]): Variable | undefined;
}

/** The part of Next's loader of `.env` files that is used here. */
interface NextEnv {
  loadEnvConfig(
    folder: string,
    isDevelopment: boolean,
    log: { info(): void; error(): void },
    forceReload: boolean,
  ): {
    readonly combinedEnv: Readonly<Record<string, string | undefined>>;
    readonly loadedEnvFiles: readonly {
      readonly path: string;
      readonly env: Readonly<Record<string, string | undefined>>;
    }[];
  };
  resetEnv(): void;
}

/** Reads the variables as the app's own Next does: the process's first, then its `.env` files. */
export function loadVariables(folder: string, isProduction: boolean): Variables {
  const nextEnv = findNextEnv(folder);
  const silent = { info() {}, error() {} };
  const loaded = nextEnv?.loadEnvConfig(folder, !isProduction, silent, true);
  // Next sets the variables in this process, and `combinedEnv` is that environment itself.
  const combinedEnv = { ...loaded?.combinedEnv };
  const loadedEnvFiles = loaded?.loadedEnvFiles ?? [];
  nextEnv?.resetEnv();
  const all = Object.entries(combinedEnv).flatMap(([name, value]): Variable[] => {
    if (value === undefined || value.trim() === "") return [];
    const file = loadedEnvFiles.find(({ env }) => env[name] === value)?.path;
    return [{ name, value: value.trim(), file }];
  });
  const byName = new Map(all.map((variable) => [variable.name, variable]));
  return {
    all,
    find: (...names) => names.map((name) => byName.get(name)).find((found) => found !== undefined),
  };
}

function findNextEnv(folder: string): NextEnv | undefined {
  try {
    const fromApp = createRequire(join(folder, "package.json"));
    return createRequire(fromApp.resolve("next/package.json"))("@next/env") as NextEnv;
  } catch {
    return undefined;
  }
}
