import { build } from "esbuild";

/**
 * Libraries of which the kit uses a part, or whose packages contain several builds and source maps.
 * Included here as one file each, with the names that the kit imports; declarations name no type of
 * theirs. `undefined` names: those that the code takes from the namespace `z`.
 */
const JOINED = {
  "@simplewebauthn/browser": {
    file: "libraries/simplewebauthn.js",
    from: {
      "@simplewebauthn/browser": [
        "startAuthentication",
        "startRegistration",
        "WebAuthnAbortService",
      ],
    },
  },
  jose: {
    file: "libraries/jose.js",
    from: {
      "jose/decode/protected_header": ["decodeProtectedHeader"],
      "jose/errors": ["JOSEError"],
      "jose/jwt/verify": ["jwtVerify"],
      "jose/key/import": ["importJWK"],
    },
  },
  uqr: { file: "libraries/uqr.js", from: { uqr: ["encode"] } },
  zod: { file: "libraries/zod.js", from: { "zod/mini": undefined } },
};

/** Not minified: it decides who is signed in, so that audits read it. */
const READABLE = JOINED.jose.file;

export const JOINED_PACKAGES = Object.keys(JOINED);

/**
 * The bundled file of an import, from the package's root. Undefined if its package is a dependency.
 */
export const libraryFile = (/** @type {string} */ name) =>
  Object.values(JOINED).find(({ from }) => Object.hasOwn(from, name))?.file;

/**
 * @param {string} root
 * @param {Iterable<string>} code the kit's modules
 * @returns {Promise<[file: string, text: string][]>}
 */
export const libraries = (root, code) =>
  Promise.all(
    Object.values(JOINED).map(async ({ file, from }) => {
      const contents = Object.entries(from)
        .map(([name, names = namesOfNamespace(code)]) => `export { ${names} } from "${name}";`)
        .join("\n");
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: root },
        absWorkingDir: root,
        bundle: true,
        format: "esm",
        platform: "browser",
        target: "es2022",
        minify: file !== READABLE,
        charset: "utf8",
        legalComments: "none",
        write: false,
      });
      return /** @type {[string, string]} */ ([file, outputFiles[0]?.text]);
    }),
  );

/** The names that modules take from a namespace imported as `z`. */
const namesOfNamespace = (/** @type {Iterable<string>} */ code) =>
  [...new Set([...code].flatMap((text) => text.match(/\bz\.\w+/g) ?? []))].map((name) =>
    name.slice("z.".length),
  );
