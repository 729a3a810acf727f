// The kit's server modules for `next dev` (decision 117).
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { isClient } from "./join-modules.mjs";

/** Where they are in the package. */
export const DEVELOPMENT = "development/";
const CORE = `${DEVELOPMENT}core.cjs`;
const LOADER = `${DEVELOPMENT}core.js`;
/** Static and dynamic imports: what stands before the name, and the name. */
const IMPORTS = /(^(?:import|export)\b[^;]*?from\s*|^import\s*|\bimport\(\s*)"([^"]+)"/gm;
/** Texts, which Node loads one language at a time. */
const TEXTS = /^messages\/[a-z]{2}(?:-[A-Z]{2})?\//;
const REACT = /^react(?:\/|$)/;
const IMPORT_OF_NEXT = /\bimport\("(next\/[^"]+)"\)/g;
/** Bundlers replace these; the core gets them from its loader, which they read. */
const VARIABLE = /\bprocess\.env\.(\w+)/g;
const UNREAD = "/* webpackIgnore: true */ /* turbopackIgnore: true */";
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
]);

/** What the loader gives to the core: variables and modules of Next, by name. */
const GIVEN = "givenByBundler";

/** @param {string} from @param {string} to */
const pathTo = (from, to) => {
  const way = relative(dirname(from), to);
  return way.startsWith(".") ? way : `./${way}`;
};

/**
 * The modules behind the server's entry points, by what becomes of them.
 * @param {ReadonlyMap<string, string>} files
 * @param {readonly string[]} entryPoints
 * @param {Record<string, Record<string, string>>} aliases
 */
function sortModules(files, entryPoints, aliases) {
  const textOf = (/** @type {string} */ path) => files.get(path) ?? "";
  /** The file behind an import, or `undefined` if it is of another package. */
  const fileOf = (/** @type {string} */ from, /** @type {string} */ name) =>
    name.startsWith(".")
      ? join(dirname(from), name)
      : aliases[name]?.["react-server"]?.slice("./dist/".length);
  const namesIn = (/** @type {string} */ path) =>
    [...textOf(path).matchAll(IMPORTS)].map(([, , name]) => name ?? "");
  const filesIn = (/** @type {string} */ path) =>
    namesIn(path).flatMap((name) => fileOf(path, name) ?? []);

  const reached = new Set(entryPoints);
  for (const path of reached)
    if (!isClient(textOf(path)) && !TEXTS.test(path))
      for (const file of filesIn(path)) reached.add(file);

  const needsReact = new Set(
    [...reached].filter(
      (path) => isClient(textOf(path)) || namesIn(path).some((name) => REACT.test(name)),
    ),
  );
  for (const needed of needsReact)
    for (const path of reached) if (filesIn(path).includes(needed)) needsReact.add(path);

  const copied = new Set([...needsReact].filter((path) => !isClient(textOf(path))));
  const isCore = (/** @type {string} */ path) => reached.has(path) && !needsReact.has(path);
  /** Modules of the core that are imported from elsewhere. */
  const stubs = new Set([...entryPoints, ...[...copied].flatMap(filesIn)].filter(isCore));
  return { core: [...reached].filter(isCore), stubs, copied, textOf, fileOf };
}

/**
 * Joins what is not about components to one file, which Node loads by itself: a bundler reads and
 * maps every module again in each of Next's layers. Components are copied, with imports of that
 * file's modules.
 * @param {ReadonlyMap<string, string>} files contents by path in the package
 * @param {readonly string[]} entryPoints
 * @param {Record<string, Record<string, string>>} aliases `imports` of package.json
 * @returns {Promise<[path: string, text: string][]>}
 */
export async function developmentModules(files, entryPoints, aliases) {
  const { core, stubs, copied, textOf, fileOf } = sortModules(files, entryPoints, aliases);

  const bundle = (
    /** @type {string} */ contents,
    /** @type {import("esbuild").BuildOptions} */ options,
  ) =>
    build({
      stdin: { contents },
      bundle: true,
      write: false,
      metafile: true,
      charset: "utf8",
      legalComments: "none",
      platform: "node",
      outfile: "/joined.js",
      plugins: [
        {
          name: "package",
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /.*/ }, ({ path, importer, namespace, kind }) => {
              const file = namespace === "package" ? fileOf(importer, path) : path;
              if (file === undefined) return { path, external: true };
              return kind === "dynamic-import" && TEXTS.test(file)
                ? { path: pathTo(CORE, file), external: true }
                : { path: file, namespace: "package", sideEffects: false };
            });
            onLoad({ filter: /.*/, namespace: "package" }, ({ path }) => ({
              contents: textOf(path),
            }));
          },
        },
      ],
      ...options,
    });

  const variables = new Set(
    core.flatMap((path) => [...textOf(path).matchAll(VARIABLE)].map(([, name]) => name)),
  );
  const all = [...stubs];
  const { outputFiles } = await bundle(
    [
      ...all.map((path, index) => `import * as module${index} from "${path}";`),
      `export { ${all.map((path, index) => `module${index} as "${path}"`).join(", ")} };`,
    ].join("\n"),
    {
      format: "cjs",
      minifyWhitespace: true,
      define: Object.fromEntries(
        [...variables].map((name) => [`process.env.${name}`, `${GIVEN}.${name}`]),
      ),
    },
  );
  const joined = outputFiles?.[0]?.text ?? "";
  const next = new Set([...joined.matchAll(IMPORT_OF_NEXT)].map(([, name]) => name ?? ""));
  const load = (/** @type {string} */ name) => `load(${UNREAD} "${name}")`;
  const loader = [
    'import { createRequire } from "node:module";',
    "const load = createRequire(import.meta.url);",
    `export const core = ${load(pathTo(LOADER, CORE))}({`,
    ...[...variables].map((name) => `  get ${name}() { return process.env.${name}; },`),
    ...[...next].map((name) => {
      const native = NATIVE.get(name);
      return `  "${name}": async () => ${native ? load(native) : `import("${name}")`},`;
    }),
    "});\n",
  ];

  const stubOf = async (/** @type {string} */ path) => {
    const { metafile } = await bundle(`export * from "${path}";`, { format: "esm" });
    const names = Object.values(metafile?.outputs ?? {}).flatMap((output) => output.exports);
    const way = pathTo(join(DEVELOPMENT, path), LOADER);
    return `import { core } from "${way}";\nexport const { ${names.join(", ")} } = core["${path}"];\n`;
  };
  const copyOf = (/** @type {string} */ path) =>
    textOf(path).replace(IMPORTS, (whole, before, name) => {
      const file = fileOf(path, name);
      if (file === undefined) return whole;
      const place = stubs.has(file) || copied.has(file) ? join(DEVELOPMENT, file) : file;
      return `${before}"${pathTo(join(DEVELOPMENT, path), place)}"`;
    });

  /** @type {(readonly [path: string, text: Promise<string> | string])[]} */
  const written = [
    [
      CORE,
      `module.exports = (${GIVEN}) => {\nconst module = { exports: {} };\n` +
        `${joined.replace(IMPORT_OF_NEXT, (_, name) => `${GIVEN}["${name}"]()`)}return module.exports;\n};\n`,
    ],
    [LOADER, loader.join("\n")],
    ...all.map((path) => /** @type {const} */ ([join(DEVELOPMENT, path), stubOf(path)])),
    ...[...copied].map((path) => /** @type {const} */ ([join(DEVELOPMENT, path), copyOf(path)])),
  ];
  return Promise.all(
    written.map(async ([path, text]) => /** @type {[string, string]} */ ([path, await text])),
  );
}
