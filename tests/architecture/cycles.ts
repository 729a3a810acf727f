import { posix } from "node:path";
import { cyclesIn } from "../../scripts/measure-code/cycles.mjs";
import { importsOf, type Source } from "./source.js";

/**
 * Groups of files that import each other in a cycle, each sorted by path. Type-only imports count:
 * they too must be understood together.
 */
export function findCycles(sources: readonly Source[]): string[][] {
  const paths = new Set(sources.map(({ path }) => path));
  const graph = new Map(sources.map((source) => [source.path, localImportsOf(source, paths)]));
  return cyclesIn(graph);
}

function localImportsOf(source: Source, paths: ReadonlySet<string>): string[] {
  return importsOf(source).flatMap(({ name }) => {
    if (!name.startsWith(".")) return [];
    const target = posix.join(posix.dirname(source.path), name).replace(/\.js$/, "");
    return [`${target}.ts`, `${target}.tsx`].filter((path) => paths.has(path));
  });
}
