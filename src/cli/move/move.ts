import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PackageManager, packageManagerOf } from "../package-manager.js";
import {
  filesOf,
  folderOf,
  isManifest,
  readText,
  uncommitted,
  variableFilesOf,
  writeText,
} from "../project.js";
import { Refusal } from "../refusal.js";
import { absentMemberNotes } from "./absent-members.js";
import { addStyles, addTitles } from "./add-to-layout.js";
import { rewriteManifest } from "./manifest.js";
import { namesOldPackage } from "./mention.js";
import { untypedMetadata } from "./metadata.js";
import { rewriteModuleResolution } from "./module-resolution.js";
import { OLD } from "./names.js";
import { bumpVersions, describeOutdated, findOutdated } from "./outdated.js";
import { rewriteSource } from "./rewrite.js";
import type { MovedFile, Note, Rewritten } from "./rewritten.js";
import { renameReadVariables, renameSetVariables } from "./variables.js";

export interface MoveOptions {
  readonly folder: string;
  /** The kit's own version, written into package.json. */
  readonly version: string;
  /** The ranges of Next and React that the kit supports. */
  readonly supported: Readonly<Record<string, string>>;
  /** Prints the changes without writing them. */
  readonly dryRun: boolean;
  /** Writes supported versions of Next and React into package.json. */
  readonly bump: boolean;
  /** Continues despite uncommitted changes, without git, or with unsupported versions. */
  readonly force: boolean;
}

export interface Moved {
  readonly files: readonly MovedFile[];
  /** Notes on the whole project: no root layout found, or an unreadable file. */
  readonly notes: readonly string[];
  readonly packageManager: PackageManager;
}

/** Migrates a project from the old package. Computes all texts before it writes the first. */
export function moveProject(options: MoveOptions): Moved {
  const { folder, dryRun, force } = options;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`There is no folder ${folder}.`);
  if (!dryRun && !force) refuseUnsaved(folder);
  const sources: { path: string; text: string }[] = [];
  const notes: string[] = [];
  for (const path of filesOf(folder)) {
    const text = readText(join(folder, path));
    if (text !== undefined) sources.push({ path, text });
  }
  const named = sources.filter(({ text }) => namesOldPackage(text) || text.includes("HEXCLAVE_"));
  const moved = named
    .filter(({ path }) => !isManifest(path))
    .map((source): MovedFile & { before: string } => ({
      path: source.path,
      before: source.text,
      ...rewriteBoth(source.text, source.path),
    }));
  const files = [
    ...named
      .filter(({ path }) => isManifest(path))
      .map(({ path, text }): MovedFile => {
        const own = moved.filter((file) => file.path.startsWith(folderOf(path)));
        return { path, ...moveManifest(path, text, options, notes, noLongerImported(own)) };
      }),
    ...moved,
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const styled = files.length === 0 ? files : addStyles(sources, files.map(addTitles), notes);
  if (files.length > 0) notes.push(...configNotes(sources), ...absentNotes(sources));
  const all = [
    ...styled,
    ...moveVariables(
      folder,
      sources.map(({ path }) => path),
    ),
    ...moveModuleResolution(
      folder,
      files.map(({ path }) => path),
    ),
    ...keepMetadata(folder, sources, files),
  ];
  if (!dryRun)
    for (const { path, text, changes, isNew } of all)
      if (isNew) writeFileSync(join(folder, path), text, { flag: "wx" });
      else if (changes.length > 0) writeText(join(folder, path), text);
  return { files: all, notes, packageManager: packageManagerOf(folder) };
}

/** The shared packages whose last import was moved. A file with a note may still need them. */
const noLongerImported = (
  files: readonly { text: string; before: string; notes: readonly Note[] }[],
): string[] =>
  [OLD.shared, OLD.renamedShared].filter(
    (name) =>
      files.some(({ text, before }) => before.split(name).length > text.split(name).length) &&
      !files.some(({ text, notes }) => text.includes(name) && notes.length > 0),
  );

/**
 * Replaces the dependency. Refuses old versions of Next and React, or replaces them with `bump`.
 */
function moveManifest(
  path: string,
  text: string,
  { version, supported, bump, dryRun, force }: MoveOptions,
  notes: string[],
  unused: readonly string[],
): Rewritten {
  const outdated = findOutdated(text, supported);
  if (outdated.length > 0 && !bump) {
    const words = describeOutdated(path, outdated, supported);
    if (!dryRun && !force) throw new Refusal(words);
    notes.push(words);
  }
  const bumped = bumpVersions(text, bump ? outdated : []);
  const moved = rewriteManifest(bumped.text, version, unused);
  return { ...moved, changes: [...bumped.changes, ...moved.changes] };
}

/** Changes the `tsconfig.json` beside each package.json that had the old package. */
const moveModuleResolution = (folder: string, paths: readonly string[]): MovedFile[] =>
  paths.filter(isManifest).flatMap((manifest) => {
    const path = `${folderOf(manifest)}tsconfig.json`;
    const text = readText(join(folder, path));
    return text === undefined ? [] : [{ path, ...rewriteModuleResolution(text) }];
  });

/** Variables first, since their new names move no line. */
function rewriteBoth(text: string, path: string): Rewritten {
  const variables = renameReadVariables(text);
  const imports = rewriteSource(variables.text, path);
  return {
    text: imports.text,
    changes: [...variables.changes, ...imports.changes],
    notes: [...variables.notes, ...imports.notes],
  };
}

/** Renames variables in `.env` files, which are not sources and may be ignored by git. */
function moveVariables(folder: string, paths: readonly string[]): MovedFile[] {
  const files: MovedFile[] = [];
  for (const path of variableFilesOf(folder, paths)) {
    const text = readText(join(folder, path));
    if (text?.includes("HEXCLAVE_")) files.push({ path, ...renameSetVariables(text) });
  }
  return files;
}

/** Of all files: those that use a user rarely name the package. */
const absentNotes = (sources: readonly { path: string; text: string }[]): string[] =>
  sources.flatMap(({ path, text }) =>
    absentMemberNotes(text, path).map(({ line, words }) => `${path}:${line}  ${words}`),
  );

const CONFIG_FILE = /(?:^|\/)(?:stack|hexclave)\.config\.[cm]?[jt]s$/;

const configNotes = (sources: readonly { readonly path: string }[]): string[] =>
  sources
    .filter(({ path }) => CONFIG_FILE.test(path))
    .map(
      ({ path }) =>
        `${path} has settings of the project, which the kit does not read. Set them in the ` +
        "service: in its configuration file, or with an admin app.",
    );

function refuseUnsaved(folder: string): void {
  const changed = uncommitted(folder);
  if (changed?.length === 0) return;
  throw new Refusal(
    changed === undefined
      ? "This folder is in no git repository, so there would be no way back. Make one and " +
          "commit, or look first with --dry-run and then use --force."
      : `${changed.length} ${changed.length === 1 ? "file has" : "files have"} changes that ` +
          "are not committed, and could not be told from this command's. Commit or stash them, " +
          "or use --force.",
  );
}

/** Beside each package.json that had the old package, one file that keeps metadata untyped. */
const keepMetadata = (
  folder: string,
  sources: readonly { path: string; text: string }[],
  files: readonly MovedFile[],
): MovedFile[] =>
  files
    .filter(({ path }) => isManifest(path))
    .flatMap((manifest) => {
      const under = folderOf(manifest.path);
      const own = sources.filter(({ path }) => path.startsWith(under));
      const added = untypedMetadata(folder, under, own);
      const to = ["metadata stays any: declare its shapes there"];
      return added ? [{ ...added, changes: [{ line: 1, to }], notes: [], isNew: true }] : [];
    });
