import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);

/** The repository's folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const TSC = require.resolve("typescript/bin/tsc");
export const NEXT = require.resolve("next/dist/bin/next");
