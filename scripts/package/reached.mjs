import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";

/**
 * The files that are loaded from these, themselves included, each with the packages that it imports: what no door leads to need not be installed.
 * @param {string[]} doors whole paths
 * @param {(imported: string) => string} fileOf the file that an import of a built file stands for
 * @returns {Map<string, string[]>}
 */
export function reachedFrom(doors, fileOf = (imported) => imported) {
  const reached = new Map();
  const waiting = new Set(doors);
  for (const file of waiting) {
    if (!existsSync(file)) throw new Error(`${file} is not there, and the package leads to it.`);
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
