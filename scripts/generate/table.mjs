import { buildSync } from "esbuild";

/**
 * Loads a TypeScript file with what it imports.
 * @param {string} file
 */
export function loadModule(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const code = encodeURIComponent(outputFiles[0]?.text ?? "");
  return import(`data:text/javascript,${code}`);
}

/**
 * Loads the rows of a table.
 * @template Row
 * @param {string} file
 * @param {string} name
 * @returns {Promise<[string, Row][]>}
 */
export async function loadTable(file, name) {
  const { [name]: table } = await loadModule(file);
  return Object.entries(table);
}
