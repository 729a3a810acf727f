import { dirname, join, relative } from "node:path";
import { build } from "esbuild";

const CODE = /\.js$/;
const CLIENT = /^(?:\/\*[\s\S]*?\*\/\s*)*["']use client["']/;
const STATIC = /^(?:import|export)\b[^;]*?from\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)"/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)*"(\.[^"]+)"/g;
/** Kept as files: texts and commands are loaded one by one, and libraries are joined already. */
const SEPARATE = /^(?:messages|libraries|cli)\//;
/** Barrels: bundlers follow their names to the files. */
const BARRELS = new Set(["index.js", "index.webpack.js", "server-in-browser.js"]);
const FOLDER = "joined";
/** Imports of chunks for their side effects, which the kit's modules do not have. */
const WITHOUT_NAMES = new RegExp(`^import "[^"]*${FOLDER}/[^"]+";\\n`, "gm");
/** Marks imports of files that are not joined, whose paths follow from the joined file's place. */
const KEPT = "kept:";

/** Whether a module's text says that browsers run it. */
export const isClient = (/** @type {string} */ text) => CLIENT.test(text);

/**
 * Joins the modules that no page loads at first, and those of servers, into few files: each is a
 * chunk of what is loaded together. A bundler in development takes milliseconds for each module, in
 * each of Next's layers. Modules that pages begin with stay apart, as bundlers include whole files.
 * @param {ReadonlyMap<string, string>} files contents by path in the package
 * @param {readonly string[]} entryPoints paths that package.json names
 * @returns {Promise<Map<string, string>>} the files after joining
 */
export async function joinModules(files, entryPoints) {
  const code = new Map([...files].filter(([path]) => CODE.test(path)));
  const follow = (/** @type {string} */ path, /** @type {RegExp} */ pattern) =>
    [...(code.get(path) ?? "").matchAll(pattern)]
      .map((found) => join(dirname(path), found[1] ?? found[2] ?? ""))
      .filter((target) => code.has(target));

  const first = new Set([
    ...[...code].filter(([, text]) => isClient(text)).map(([path]) => path),
    ...follow("index.js", STATIC),
    ...[...code.keys()].filter((path) => path.startsWith("environment/")),
  ]);
  for (const path of first) for (const target of follow(path, STATIC)) first.add(target);
  const isJoined = (/** @type {string} */ path) =>
    !first.has(path) && !SEPARATE.test(path) && !BARRELS.has(path);

  const entries = new Set(entryPoints.filter((path) => code.has(path) && isJoined(path)));
  for (const path of code.keys())
    for (const target of [
      ...follow(path, DYNAMIC),
      ...(isJoined(path) ? [] : follow(path, STATIC)),
    ])
      if (isJoined(target)) entries.add(target);

  const { outputFiles } = await build({
    entryPoints: [...entries].map((path) => ({ in: path, out: path.replace(CODE, "") })),
    outdir: "/",
    bundle: true,
    splitting: true,
    write: false,
    format: "esm",
    charset: "utf8",
    legalComments: "none",
    packages: "external",
    chunkNames: `${FOLDER}/[hash]`,
    plugins: [
      {
        name: "package",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
            if (kind !== "entry-point" && !path.startsWith("."))
              return { path, external: true, sideEffects: false };
            const target = kind === "entry-point" ? path : join(dirname(importer), path);
            return isJoined(target)
              ? { path: target, namespace: "package", sideEffects: false }
              : { path: KEPT + target, external: true, sideEffects: false };
          });
          onLoad({ filter: /.*/, namespace: "package" }, ({ path }) => ({
            contents: code.get(path) ?? "",
          }));
        },
      },
    ],
  });

  const joined = new Map([...files].filter(([path]) => !CODE.test(path) || !isJoined(path)));
  for (const { path, text } of outputFiles) {
    const place = relative("/", path);
    const pathTo = (/** @type {string} */ target) => {
      const way = relative(dirname(place), target);
      return way.startsWith(".") ? way : `./${way}`;
    };
    joined.set(
      place,
      text
        .replaceAll(new RegExp(`"${KEPT}([^"]+)"`, "g"), (_, target) => `"${pathTo(target)}"`)
        .replace(/^\/\/ package:.*\n/gm, "")
        .replace(WITHOUT_NAMES, ""),
    );
  }
  return joined;
}
