import { build } from "esbuild";

/** Small libraries of browsers that are installed three and four times over: for each way to load them, with maps. Here as one file each. */
const JOINED = {
  "@simplewebauthn/browser": "libraries/simplewebauthn.js",
  uqr: "libraries/uqr.js",
};

export const JOINED_PACKAGES = Object.keys(JOINED);

/** The file that stands for a package, from the package's root; undefined where it is installed by itself. */
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
