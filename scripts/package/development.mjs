// The kit's modules for `next dev` (decisions 117 and 119): those of servers and of components in one file
// each, which Node loads by itself.
import { dirname, join } from "node:path";
import {
  bundleByPath,
  GIVEN,
  givenVariables,
  pathTo,
  stubOf,
  TEXTS,
  UNREAD,
} from "./bundle-modules.mjs";
import { COMPONENTS, clientModules } from "./development-client.mjs";
import { isClient } from "./join-modules.mjs";

/** @import { Modules } from "./bundle-modules.mjs" */

/** Where they are in the package. */
export const DEVELOPMENT = "development/";
const CORE = `${DEVELOPMENT}core.cjs`;
const LOADER = `${DEVELOPMENT}core.js`;
/** Static and dynamic imports: what stands before the name, and the name. */
const IMPORTS = /(^(?:import|export)\b[^;]*?from\s*|^import\s*|\bimport\(\s*)"([^"]+)"/gm;
const REACT = /^react(?:\/|$)/;
const IMPORT_OF_NEXT = /\bimport\("(next\/[^"]+)"\)/g;
/**
 * Modules of Next that Node loads too, in the form that it can load. The others depend on values
 * that bundlers replace.
 */
const NATIVE = new Map([
  ["next/cache.js", "next/cache.js"],
  ["next/dist/api/headers.js", "next/headers.js"],
  [
    "next/dist/server/app-render/work-async-storage.external.js",
    "next/dist/server/app-render/work-async-storage.external.js",
  ],
  [
    "next/dist/server/app-render/work-unit-async-storage.external.js",
    "next/dist/server/app-render/work-unit-async-storage.external.js",
  ],
]);

/**
 * The modules behind the server's entry points, by what becomes of them.
 * @param {Modules} modules
 * @param {readonly string[]} entryPoints
 */
function sortModules({ textOf, fileOf }, entryPoints) {
  const namesIn = (/** @type {string} */ path) =>
    [...textOf(path).matchAll(IMPORTS)].map(([, , name]) => name ?? "");
  const filesIn = (/** @type {string} */ path) =>
    namesIn(path).flatMap((name) => fileOf(path, name) ?? []);

  const reached = new Set(entryPoints);
  for (const path of reached)
    if (!isClient(textOf(path)) && !TEXTS.test(path))
      for (const file of filesIn(path)) reached.add(file);

  const clients = [...reached].filter((path) => isClient(textOf(path)));
  const needsReact = new Set([
    ...clients,
    ...[...reached].filter((path) => namesIn(path).some((name) => REACT.test(name))),
  ]);
  for (const needed of needsReact)
    for (const path of reached) if (filesIn(path).includes(needed)) needsReact.add(path);

  const copied = new Set([...needsReact].filter((path) => !clients.includes(path)));
  /** Modules of the core that are imported from elsewhere. */
  const stubs = [...new Set([...entryPoints, ...[...copied].flatMap(filesIn)])].filter(
    (path) => reached.has(path) && !needsReact.has(path),
  );
  return { clients, copied, stubs };
}

/**
 * Joins what is not about components to one file, which Node loads by itself: a bundler reads and
 * maps every module again in each of Next's layers. Components of servers are copied, with imports
 * of that file's modules.
 * @param {ReadonlyMap<string, string>} files contents by path in the package
 * @param {{ ofServers: readonly string[], ofBrowsers: readonly string[] }} entryPoints
 * @param {Record<string, Record<string, string>>} aliases `imports` of package.json
 * @returns {Promise<[path: string, text: string][]>}
 */
export async function developmentModules(files, { ofServers, ofBrowsers }, aliases) {
  const textOf = (/** @type {string} */ path) => files.get(path) ?? "";
  /** @type {Modules} */
  const modules = {
    textOf,
    fileOf: (from, name) =>
      name.startsWith(".")
        ? join(dirname(from), name)
        : aliases[name]?.["react-server"]?.slice("./dist/".length),
  };
  const { clients, copied, stubs } = sortModules(modules, ofServers);

  /** @type {Set<string>} */
  const next = new Set();
  const core = await bundleByPath(modules, stubs, CORE, (code) =>
    code.replace(IMPORT_OF_NEXT, (_, name) => {
      next.add(name);
      return `${GIVEN}["${name}"]()`;
    }),
  );
  const load = (/** @type {string} */ name) => `load(${UNREAD} "${name}")`;
  const loader = [
    'import { createRequire } from "node:module";',
    "const load = createRequire(import.meta.url);",
    `export const core = ${load(pathTo(LOADER, CORE))}({`,
    ...givenVariables(core.variables),
    ...[...next].map((name) => {
      const native = NATIVE.get(name);
      return `  "${name}": async () => ${native ? load(native) : `import("${name}")`},`;
    }),
    "});\n",
  ];

  const copyOf = (/** @type {string} */ path) =>
    textOf(path).replace(IMPORTS, (whole, before, name) => {
      const file = modules.fileOf(path, name);
      if (file === undefined) return whole;
      const isMoved = stubs.includes(file) || copied.has(file);
      const place = clients.includes(file) ? COMPONENTS : join(isMoved ? DEVELOPMENT : "", file);
      return `${before}"${pathTo(join(DEVELOPMENT, path), place)}"`;
    });

  return [
    [CORE, core.text],
    [LOADER, loader.join("\n")],
    ...(await Promise.all(
      stubs.map((path) => {
        const place = join(DEVELOPMENT, path);
        return stubOf(modules, path, { place, name: "core", from: pathTo(place, LOADER) });
      }),
    )),
    ...[...copied].map(
      (path) => /** @type {[string, string]} */ ([join(DEVELOPMENT, path), copyOf(path)]),
    ),
    ...(await clientModules(textOf, { clients, entryPoints: ofBrowsers }, aliases)),
  ];
}
