import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** A file of a project, by its relative path. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const SOURCE = /\.(?:[cm]?[jt]sx?|mdx)$/;
const MANIFEST = /(?:^|\/)package\.json$/;
const VARIABLES = /^\.env(?:\.[\w.-]+)?$/;
/** Generated folders, wherever they are. */
const GENERATED = new Set(["node_modules", ".next", ".git", ".turbo", ".vercel"]);
/** Generated folders beside a package.json. Elsewhere they are folders of the app, as app/build is. */
const BUILT = new Set(["dist", "build", "out", "coverage"]);
const MAX_BYTES = 2 * 1024 * 1024;

/** A folder's uncommitted changes in git; undefined outside a repository. */
export function uncommitted(folder: string): string[] | undefined {
  return git(folder, "status", "--porcelain", "--", ".")
    ?.split("\n")
    .filter((line) => line !== "");
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}

/**
 * Sources and manifests of a project, by relative path: tracked and untracked files that git does
 * not ignore, else all files outside generated folders.
 */
export function filesOf(folder: string): string[] {
  const known = git(folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard")?.split(
    "\0",
  );
  const all = new Set(known ?? walk(folder, ""));
  const isGenerated = (part: string, at: number, parts: readonly string[]): boolean =>
    GENERATED.has(part) ||
    (BUILT.has(part) && (at === 0 || all.has([...parts.slice(0, at), "package.json"].join("/"))));
  return [...all]
    .filter(
      (path) => (SOURCE.test(path) || MANIFEST.test(path)) && !path.split("/").some(isGenerated),
    )
    .toSorted();
}

const walk = (folder: string, under: string): string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : walk(folder, path);
    return entry.isFile() ? [path] : [];
  });

/** The `.env` files of the folders with a package.json, which git mostly ignores. */
export const variableFilesOf = (folder: string, paths: readonly string[]): string[] =>
  paths.filter(isManifest).flatMap((manifest) => {
    const under = folderOf(manifest);
    return readdirSync(join(folder, under), { withFileTypes: true })
      .filter((entry) => entry.isFile() && VARIABLES.test(entry.name))
      .map(({ name }) => under + name);
  });

export const isManifest = (path: string): boolean => MANIFEST.test(path);

/** The folder of a package.json, with the slash at its end. */
export const folderOf = (manifest: string): string => manifest.slice(0, -"package.json".length);

/**
 * The text of a file; undefined for symbolic links, very large files, and files that are not valid
 * text.
 */
export function readText(path: string): string | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > MAX_BYTES) return undefined;
  const bytes = readFileSync(path);
  const text = bytes.toString("utf8");
  return Buffer.from(text, "utf8").equals(bytes) ? text : undefined;
}

/** Replaces a file atomically, so that an interruption leaves either version intact. */
export function writeText(path: string, text: string): void {
  const { mode } = lstatSync(path);
  const beside = `${path}.stackkit-new`;
  // Never readable by more people than the file itself, which may have secrets.
  writeFileSync(beside, text, { mode: mode & 0o600 });
  chmodSync(beside, mode);
  renameSync(beside, path);
}
