import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Names of modules: the path inside their package. */
const nameOf = (source) =>
  decodeURIComponent(source)
    .replace(/^.*(?=\/node_modules\/|\/dist\/|\/bench\/apps\/)/, "")
    .replace(/^\//, "");

/** Bytes of a built file by module, from its source map. */
function modulesIn(text, payload) {
  const map = new SourceMap(payload);
  const bytes = new Map();
  text.split("\n").forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const { originalSource } = map.findEntry(row, column);
      const name = originalSource ? nameOf(originalSource) : "the bundler's own";
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  });
  return bytes;
}

/**
 * The kit's share of the files that a page loads, by module: the module's share of the plain file,
 * applied to the gzipped size. Needs a build with source maps.
 */
export function explain(app, bundler, files) {
  const total = new Map();
  for (const { url, bytes } of files) {
    const path = fileURLToPath(
      new URL(
        `../apps/${app}/.next-${bundler}/${decodeURIComponent(new URL(url).pathname).replace("/_next/", "")}`,
        import.meta.url,
      ),
    );
    const text = readFileSync(path, "utf8");
    // Turbopack names a map after its own content.
    const map = text.match(/\/\/# sourceMappingURL=(\S+)\s*$/)?.[1];
    if (map === undefined) continue;
    for (const [name, share] of modulesIn(
      text,
      JSON.parse(readFileSync(new URL(map, pathToFileURL(path)), "utf8")),
    )) {
      if (name.startsWith("node_modules/next/") || name.startsWith("node_modules/react")) continue;
      total.set(name, (total.get(name) ?? 0) + (share / text.length) * bytes);
    }
  }
  return [...total]
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => ({ name, bytes: Math.round(bytes) }));
}
