import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";

const LICENCES = "licenses.md";

/**
 * Writes the built console into the service: `app-files.js`, as `service/src/console/files.ts` reads
 * it, and the licences of its packages.
 * @param {string} from The folder of the built console. @param {string} to
 */
export function writeConsoleFiles(from, to) {
  const files = Object.fromEntries(
    readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(from, file).replaceAll("\\", "/"), readFileSync(file, "utf8")]),
  );
  const packed = brotliCompressSync(JSON.stringify(files)).toString("base64");
  writeFileSync(join(to, "app-files.js"), `export const APP_FILES = "${packed}";\n`);
  writeFileSync(join(to, LICENCES), files[LICENCES] ?? "");
}
