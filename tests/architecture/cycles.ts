import { posix } from "node:path";
import { importsOf, type Source } from "./source.js";

/**
 * Groups of files that import each other in a cycle, each sorted by path. Type-only imports count:
 * they too must be understood together.
 */
export function findCycles(sources: readonly Source[]): string[][] {
  const paths = new Set(sources.map(({ path }) => path));
  const graph = new Map(sources.map((source) => [source.path, localImportsOf(source, paths)]));
  return stronglyConnected(graph)
    .filter(({ length }) => length > 1)
    .map((cycle) => cycle.toSorted())
    .toSorted();
}

function localImportsOf(source: Source, paths: ReadonlySet<string>): string[] {
  return importsOf(source).flatMap(({ name }) => {
    if (!name.startsWith(".")) return [];
    const target = posix.join(posix.dirname(source.path), name).replace(/\.js$/, "");
    return [`${target}.ts`, `${target}.tsx`].filter((path) => paths.has(path));
  });
}

/** Tarjan's algorithm. */
function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    const position = order.size;
    order.set(node, position);
    let low = position;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next))
        low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === position) groups.push(stack.splice(stack.indexOf(node)));
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}
