import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readText } from "./project.js";

const LOCK_FILES = {
  "package-lock.json": "npm",
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn",
  "bun.lock": "bun",
  "bun.lockb": "bun",
} as const;

export type PackageManager = (typeof LOCK_FILES)[keyof typeof LOCK_FILES];

/** The manager that package.json names, else that of the nearest lock file. */
export function packageManagerOf(folder: string): PackageManager {
  const manifest = readText(join(folder, "package.json")) ?? "";
  const declared = /"packageManager"\s*:\s*"(\w+)@/.exec(manifest)?.[1];
  const named = Object.values(LOCK_FILES).find((name) => name === declared);
  return named ?? lockedBy(resolve(folder));
}

function lockedBy(folder: string): PackageManager {
  for (const [file, manager] of Object.entries(LOCK_FILES))
    if (existsSync(join(folder, file))) return manager;
  const parent = dirname(folder);
  return parent === folder ? "npm" : lockedBy(parent);
}

const DEV_FLAG = {
  npm: "--save-dev",
  pnpm: "--save-dev",
  yarn: "--dev",
  bun: "--dev",
} as const;

const ADD = { npm: "install", pnpm: "add", yarn: "add", bun: "add" } as const;

/** The arguments with which the manager adds packages. */
export const addArguments = (
  manager: PackageManager,
  packages: readonly string[],
  { isDev = false } = {},
): readonly string[] => [ADD[manager], ...(isDev ? [DEV_FLAG[manager]] : []), ...packages];

export const addCommand = (manager: PackageManager, ...packages: readonly string[]): string =>
  [manager, ...addArguments(manager, packages)].join(" ");

export const installCommand = (manager: PackageManager): string => `${manager} install`;

export const devCommand = (manager: PackageManager): string =>
  manager === "npm" ? "npm run dev" : `${manager} dev`;
