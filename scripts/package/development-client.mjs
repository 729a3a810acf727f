// The kit's components for `next dev`, and what browsers import beside them (decision 119).
import { dirname, join } from "node:path";
import {
  bundleByPath,
  GIVEN,
  givenVariables,
  namesOf,
  pathTo,
  stubOf,
  UNREAD,
} from "./bundle-modules.mjs";

/** @import { Modules } from "./bundle-modules.mjs" */

/** Where they are in the package. */
export const CLIENT = "development/client/";
const CODE = `${CLIENT}code.cjs`;
const IN_BROWSER = `${CLIENT}in-browser.js`;
const ON_SERVER = `${CLIENT}on-server.js`;
/** The alias of the two, in package.json. */
const LOADER = "#client";
const REQUIRE = /\brequire\("([^"]+)"\)/g;
/** Aliases whose module depends on where the code runs. */
const BY_WORLD = /^#/;
const OF_BROWSER = /^next\//;

/** All components, for server components. A bundler translates a client module in three layers. */
export const COMPONENTS = `${CLIENT}components.js`;

/**
 * @param {Modules} modules
 * @param {readonly string[]} clients
 */
async function componentsModule(modules, clients) {
  const exported = await Promise.all(clients.map((path) => namesOf(modules, path)));
  const names = exported.flatMap((list) => list.split(", "));
  if (new Set(names).size < names.length) throw new Error("Two client modules export one name.");
  return [
    '"use client";',
    `import { client } from "${LOADER}";`,
    ...clients.map((path, index) => `const { ${exported[index]} } = client["${path}"];`),
    // Next finds the names of a client module in such a list alone.
    `export { ${names.join(", ")} };\n`,
  ].join("\n");
}

/**
 * Joins all components to one file. Browsers get it through the bundler; on the server Node loads
 * it by itself, so that no bundler reads it there.
 * @param {(path: string) => string} textOf
 * @param {{ clients: readonly string[], entryPoints: readonly string[] }} paths
 * @param {Record<string, Record<string, string>>} aliases `imports` of package.json
 * @returns {Promise<[path: string, text: string][]>}
 */
export async function clientModules(textOf, { clients, entryPoints }, aliases) {
  const behind = (/** @type {string} */ alias, /** @type {string} */ world) =>
    (aliases[alias]?.[world] ?? "").slice("./dist/".length);
  /** @type {Modules} */
  const modules = {
    fileOf: (from, name) =>
      name.startsWith(".") ? join(dirname(from), name) : name in aliases ? name : undefined,
    // An alias is a module that chooses.
    textOf: (path) =>
      BY_WORLD.test(path)
        ? `import { ${path.slice(1)} as browser } from "${pathTo(path, behind(path, "browser"))}";\n` +
          `import { ${path.slice(1)} as elsewhere } from "${pathTo(path, behind(path, "default"))}";\n` +
          `export const ${path.slice(1)} = ${GIVEN}.isBrowser ? browser : elsewhere;\n`
        : textOf(path),
  };

  const all = [...entryPoints, ...clients];
  /** @type {Set<string>} */
  const packages = new Set();
  const { text, variables } = await bundleByPath(modules, all, CODE, (code) =>
    code.replace(REQUIRE, (_, name) => {
      packages.add(name);
      return `${GIVEN}["${name}"]`;
    }),
  );
  const loaderOf = (
    /** @type {boolean} */ isBrowser,
    /** @type {readonly string[]} */ lines,
    /** @type {string} */ load,
  ) => {
    const given = [...packages].filter((name) => isBrowser || !OF_BROWSER.test(name));
    return [
      ...lines,
      ...given.map((name, index) => `import * as package${index} from "${name}";`),
      `export const client = ${load}({`,
      `  isBrowser: ${isBrowser},`,
      ...givenVariables(variables),
      ...given.map((name, index) => `  "${name}": package${index},`),
      "});\n",
    ].join("\n");
  };
  const code = pathTo(ON_SERVER, CODE);
  return [
    [CODE, text],
    [IN_BROWSER, loaderOf(true, [`import load from "${code}";`], "load")],
    [
      ON_SERVER,
      loaderOf(
        false,
        [
          'import { createRequire } from "node:module";',
          "const load = createRequire(import.meta.url);",
        ],
        `load(${UNREAD} "${code}")`,
      ),
    ],
    [COMPONENTS, await componentsModule(modules, clients)],
    ...(await Promise.all(
      entryPoints.map((path) =>
        stubOf(modules, path, { place: join(CLIENT, path), name: "client", from: LOADER }),
      ),
    )),
  ];
}
