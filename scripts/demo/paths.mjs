import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);

/** The repository's folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const TSC = fileURLToPath(
  new URL("bin/tsc", pathToFileURL(require.resolve("@typescript/native/package.json"))),
);
export const NEXT = require.resolve("next/dist/bin/next");
