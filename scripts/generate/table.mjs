import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";

/**
 * Loads a table from a TypeScript file that has only types and constants.
 * @template Row
 * @param {string} file
 * @param {string} name
 * @returns {Promise<[string, Row][]>} its rows
 */
export async function loadTable(file, name) {
  const { code } = transformSync(readFileSync(file, "utf8"), { loader: "ts", format: "esm" });
  const { [name]: table } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.entries(table);
}
