import { build } from "esbuild";

/**
 * Small browser libraries whose packages contain several builds and source maps. Included here as
 * one file each.
 */
const JOINED = {
  "@simplewebauthn/browser": "libraries/simplewebauthn.js",
  uqr: "libraries/uqr.js",
};

export const JOINED_PACKAGES = Object.keys(JOINED);

/**
 * The bundled file of a package, from the package's root. Undefined if the package is a dependency.
 */
export const libraryFile = (/** @type {string} */ name) =>
  Object.hasOwn(JOINED, name) ? JOINED[/** @type {keyof typeof JOINED} */ (name)] : undefined;

/** @param {string} root @returns {Promise<[file: string, text: string][]>} */
export const libraries = (root) =>
  Promise.all(
    Object.entries(JOINED).map(async ([name, file]) => {
      const { outputFiles } = await build({
        stdin: { contents: `export * from "${name}";`, resolveDir: root },
        absWorkingDir: root,
        bundle: true,
        format: "esm",
        platform: "browser",
        target: "es2022",
        charset: "utf8",
        legalComments: "none",
        write: false,
      });
      return /** @type {[string, string]} */ ([file, outputFiles[0]?.text]);
    }),
  );
