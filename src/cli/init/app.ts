import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { basePathOf } from "../base-path.js";
import { isRootLayout, isRootLayoutBelow } from "../move/layout.js";
import { type PackageManager, packageManagerOf } from "../package-manager.js";
import { filesOf, readText } from "../project.js";
import { Refusal } from "../refusal.js";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A Next app that `init` adds the kit to. Paths are relative to its folder. */
export interface App {
  readonly folder: string;
  /** `""` or `"src/"`: the parent of `app/`. */
  readonly base: string;
  readonly isTypeScript: boolean;
  readonly packageManager: PackageManager;
  /** Next's `basePath` if its configuration writes it out, else empty. */
  readonly basePath: string;
  /** Packages that package.json names. */
  readonly installed: ReadonlySet<string>;
  /** Whether Next calls the proxy `middleware`, as until version 15. */
  readonly hasMiddleware: boolean;
  readonly rootLayouts: readonly string[];
  /** Layouts with `<html>` for a part of the pages, such as `app/[locale]/layout.tsx`. */
  readonly layoutsBelow: readonly string[];
}

/** Reads what `init` needs to know of an app. Throws {@link Refusal}. */
export function readApp(folder: string): App {
  const manifest = readManifest(folder);
  const dependencies = { ...manifest.devDependencies, ...manifest.dependencies };
  if (dependencies.next === undefined)
    throw new Refusal(
      "This is no Next app: its package.json does not name next. Make one with npx " +
        "create-next-app, or name its folder.",
    );
  const base = ["", "src/"].find((under) => isFolder(join(folder, under, "app")));
  if (base === undefined)
    throw new Refusal(
      "This app has no App Router: there is no folder app or src/app. The kit needs it.",
    );
  const layouts = (isOne: (path: string, text: string) => boolean): string[] =>
    filesOf(folder).filter(
      (path) => path.startsWith(`${base}app/`) && isOne(path, readText(join(folder, path)) ?? ""),
    );
  return {
    folder,
    base,
    isTypeScript: existsSync(join(folder, "tsconfig.json")),
    packageManager: packageManagerOf(folder),
    basePath: basePathOf(folder),
    installed: new Set(Object.keys(dependencies)),
    hasMiddleware: majorOf(folder, dependencies.next) < FIRST_WITH_PROXY,
    rootLayouts: layouts(isRootLayout),
    layoutsBelow: layouts(isRootLayoutBelow),
  };
}

const FIRST_WITH_PROXY = 16;

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function readManifest(folder: string): Manifest {
  const text = readText(join(folder, "package.json"));
  if (text === undefined)
    throw new Refusal(`There is no package.json in ${folder}. Run the command in a Next app.`);
  try {
    return JSON.parse(text) as Manifest;
  } catch (cause) {
    throw new Refusal(`${folder}/package.json is not JSON. Nothing was changed.`, { cause });
  }
}

/** The installed version, which a range or a tag does not tell. */
function majorOf(folder: string, range: string): number {
  const installed = readText(join(folder, "node_modules/next/package.json"));
  const version = installed ? (JSON.parse(installed) as { version: string }).version : range;
  return Number(/\d+/.exec(version)?.[0] ?? FIRST_WITH_PROXY);
}
