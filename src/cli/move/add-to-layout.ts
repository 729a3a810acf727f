import { folderOf, isManifest, type Source } from "../project.js";
import { isRootLayout, lacksTitles, withStyles, withTitles } from "./layout.js";
import { HANDLER, STYLES } from "./names.js";
import type { MovedFile } from "./rewritten.js";

/**
 * Adds the kit's styles to the root layouts of the apps that had the old package, unless an app
 * imports them already. Other apps of a monorepo stay as they are.
 */
export function addStyles(
  sources: readonly Source[],
  files: readonly MovedFile[],
  notes: string[],
): MovedFile[] {
  const folders = sources.flatMap(({ path }) => (isManifest(path) ? folderOf(path) : []));
  /** The folder of the nearest package.json. */
  const appOf = (path: string): string =>
    folders
      .filter((folder) => path.startsWith(folder))
      .reduce((nearest, folder) => (folder.length > nearest.length ? folder : nearest), "");
  const appsOf = (some: readonly { readonly path: string }[]) =>
    new Set(some.map(({ path }) => appOf(path)));
  const moved = appsOf(files.filter(({ changes }) => changes.length > 0));
  const styled = appsOf(sources.filter(({ text }) => text.includes(STYLES)));
  const layouts = sources.filter(
    ({ path, text }) => isRootLayout(path, text) && moved.has(appOf(path)),
  );
  if (layouts.length === 0 && styled.size === 0)
    notes.push(
      `No root layout was found. Import "${STYLES}" once, where the app's own styles are imported.`,
    );
  const all = new Map(files.map((file) => [file.path, file]));
  for (const { path, text } of layouts) {
    if (styled.has(appOf(path))) continue;
    const file: MovedFile = all.get(path) ?? { path, text, changes: [], notes: [] };
    all.set(path, {
      ...file,
      text: withStyles(file.text),
      changes: [{ line: 1, to: [STYLES] }, ...file.changes],
    });
  }
  return [...all.values()];
}

/** Adds the titles of the handler's pages, if its page has none. */
export const addTitles = (file: MovedFile): MovedFile =>
  lacksTitles(file.path, file.text)
    ? {
        ...file,
        text: withTitles(file.text),
        changes: [...file.changes, { line: file.text.split("\n").length, to: [HANDLER] }],
      }
    : file;
