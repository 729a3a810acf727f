import { buildSync } from "esbuild";

/**
 * Loads a table from a TypeScript file that imports constants only.
 * @template Row
 * @param {string} file
 * @param {string} name
 * @returns {Promise<[string, Row][]>} its rows
 */
export async function loadTable(file, name) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
  });
  const code = encodeURIComponent(outputFiles[0]?.text ?? "");
  const { [name]: table } = await import(`data:text/javascript,${code}`);
  return Object.entries(table);
}
