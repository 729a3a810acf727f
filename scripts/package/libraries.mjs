import { build } from "esbuild";

/**
 * Libraries of which the kit uses a part, or whose packages contain several builds and source maps.
 * Included here as one file each, with the names that the kit imports.
 */
const JOINED = {
  "@simplewebauthn/browser": {
    file: "libraries/simplewebauthn.js",
    names: ["startAuthentication", "startRegistration", "WebAuthnAbortService"],
  },
  jose: {
    file: "libraries/jose.js",
    names: ["decodeProtectedHeader", "errors", "importJWK", "jwtVerify"],
  },
  uqr: { file: "libraries/uqr.js", names: ["encode"] },
};

export const JOINED_PACKAGES = Object.keys(JOINED);

/**
 * The bundled file of a package, from the package's root. Undefined if the package is a dependency.
 */
export const libraryFile = (/** @type {string} */ name) =>
  Object.hasOwn(JOINED, name) ? JOINED[/** @type {keyof typeof JOINED} */ (name)].file : undefined;

/** @param {string} root @returns {Promise<[file: string, text: string][]>} */
export const libraries = (root) =>
  Promise.all(
    Object.entries(JOINED).map(async ([name, { file, names }]) => {
      const { outputFiles } = await build({
        stdin: { contents: `export { ${names} } from "${name}";`, resolveDir: root },
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
