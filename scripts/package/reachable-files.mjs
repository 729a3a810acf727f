import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";

/**
 * Returns all files reachable from the entry points, each with the packages that it imports.
 * Unreachable files are not published.
 * @param {string[]} entryPoints absolute paths
 * @param {(imported: string) => string} fileOf maps an import to the file to read
 * @returns {Map<string, string[]>}
 */
export function reachableFiles(entryPoints, fileOf = (imported) => imported) {
  const reached = new Map();
  const waiting = new Set(entryPoints);
  for (const file of waiting) {
    if (!existsSync(file)) throw new Error(`${file} is missing, but the package refers to it.`);
    const names = ts
      .preProcessFile(readFileSync(file, "utf8"), true, true)
      .importedFiles.map(({ fileName }) => fileName);
    for (const name of names)
      if (name.startsWith(".")) waiting.add(fileOf(resolve(dirname(file), name)));
    reached.set(
      file,
      names.filter((name) => !name.startsWith(".")),
    );
  }
  return reached;
}
