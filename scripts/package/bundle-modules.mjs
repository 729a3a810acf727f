import { dirname, relative } from "node:path";
import { build } from "esbuild";

/** Texts, which are loaded one language at a time. */
export const TEXTS = /^messages\/[a-z]{2}(?:-[A-Z]{2})?\//;
/** What a file in CommonJS gets from the module that loads it, which a bundler reads. */
export const GIVEN = "givenByBundler";
/** Keeps bundlers away from what Node loads. */
export const UNREAD = "/* webpackIgnore: true */ /* turbopackIgnore: true */";
/** Bundlers replace these. */
const VARIABLE = /\bprocess\.env\.(\w+)/g;

/**
 * Modules of the package. `fileOf`: the file behind an import, or `undefined` if it is of another
 * package. @typedef {{ textOf(path: string): string, fileOf(from: string, name: string):
 * string | undefined }} Modules
 */

/** @param {string} from @param {string} to */
export const pathTo = (from, to) => {
  const way = relative(dirname(from), to);
  return way.startsWith(".") ? way : `./${way}`;
};

/**
 * Bundles modules to one file, which loads texts from theirs.
 * @param {Modules} modules
 */
export const createBundle =
  ({ textOf, fileOf }) =>
  (
    /** @type {string} */ contents,
    /** @type {string} */ place,
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
                ? { path: pathTo(place, file), external: true }
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

/**
 * Bundles modules to a file in CommonJS whose function returns them by path. Variables that
 * bundlers replace are given to it.
 * @param {Modules} modules
 * @param {readonly string[]} paths
 * @param {string} place the file's path in the package
 * @param {(code: string) => string} finish changes the code
 */
export async function bundleByPath(modules, paths, place, finish) {
  const contents = [
    ...paths.map((path, index) => `import * as module${index} from "${path}";`),
    `export { ${paths.map((path, index) => `module${index} as "${path}"`).join(", ")} };`,
  ].join("\n");
  const { outputFiles } = await createBundle(modules)(contents, place, {
    format: "cjs",
    // Errors and components keep their names in traces.
    minify: true,
    keepNames: true,
  });
  /** @type {Set<string>} */
  const variables = new Set();
  const bundled = (outputFiles?.[0]?.text ?? "").replace(VARIABLE, (_, name) => {
    variables.add(name);
    return `${GIVEN}.${name}`;
  });
  const code = finish(bundled);
  return {
    variables: [...variables],
    text: `module.exports = (${GIVEN}) => {\nconst module = { exports: {} };\n${code}return module.exports;\n};\n`,
  };
}

/** The lines that give a file its variables. */
export const givenVariables = (/** @type {readonly string[]} */ variables) =>
  variables.map((name) => `  get ${name}() { return process.env.${name}; },`);

/**
 * The names that a module exports, with commas between them.
 * @param {Modules} modules
 * @param {string} path
 */
export async function namesOf(modules, path) {
  const { metafile } = await createBundle(modules)(`export * from "${path}";`, path, {
    format: "esm",
  });
  const outputs = Object.values(metafile?.outputs ?? {});
  return outputs.flatMap((output) => output.exports).join(", ");
}

/**
 * A module with the names of one that {@link bundleByPath} has bundled.
 * @param {Modules} modules
 * @param {string} path
 * @param {{ place: string, name: string, from: string }} loader `place`: where the module is
 * written; `name`, `from`: the loader's name and module
 * @returns {Promise<[path: string, text: string]>}
 */
export async function stubOf(modules, path, { place, name, from }) {
  const names = await namesOf(modules, path);
  return [
    place,
    `import { ${name} } from "${from}";\nconst { ${names} } = ${name}["${path}"];\n` +
      `export { ${names} };\n`,
  ];
}
