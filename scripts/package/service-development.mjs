// The service's entry point for apps in `next dev` as one file, which Node loads (decision 117).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleByPath, givenVariables, namesOf, UNREAD } from "./bundle-modules.mjs";

/** @import { Modules } from "./bundle-modules.mjs" */

const ENTRY = "next.js";
const CODE = "development/next.cjs";
const LOADER = "development/next.js";
/** Packages of this repository whose code is in the file. */
const OWN = new Map([["@stackkit/next/protocol/internal", "../../dist/protocol/index.js"]]);
const OPENER = "./open-service.js";
const OPENER_IN_BUNDLE = "../bundle/in-app.js";
const IMPORT_OF_NEXT = /\bimport\(("next\/[^"]+")\)/g;

/**
 * Node shares its modules of Next with the app, so that a request's state is the same in both. The
 * service itself stays in its own bundle, which loads with the first call.
 * @param {string} dist the service's built files, with a slash at its end
 */
export async function writeServiceDevelopment(dist) {
  /** @type {Modules} */
  const modules = {
    textOf: (path) => readFileSync(join(dist, path), "utf8"),
    fileOf: (from, name) =>
      name.startsWith(".") && name !== OPENER ? join(dirname(from), name) : OWN.get(name),
  };
  const { text, variables } = await bundleByPath(modules, [ENTRY], CODE, (code) =>
    code
      .replace(IMPORT_OF_NEXT, "Promise.resolve(require($1))")
      .replace(`import("${OPENER}")`, `import("${OPENER_IN_BUNDLE}")`),
  );
  const loader = [
    'import { createRequire } from "node:module";',
    "const load = createRequire(import.meta.url);",
    `const { "${ENTRY}": next } = load(${UNREAD} "./next.cjs")({`,
    ...givenVariables(variables),
    "});",
    `export const { ${await namesOf(modules, ENTRY)} } = next;\n`,
  ];
  mkdirSync(join(dist, dirname(CODE)), { recursive: true });
  writeFileSync(join(dist, CODE), text);
  writeFileSync(join(dist, LOADER), loader.join("\n"));
}
