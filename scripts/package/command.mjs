import { chmodSync, existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const RUNNABLE = 0o755;
/** Short lines, so that positions in stack traces are useful. */
const LINE_LIMIT = 160;

/**
 * Libraries with many files that every start loads. All others are native, single-file or loaded
 * lazily.
 */
const BUNDLED = [
  "@stackkit/next",
  "@hono/node-server",
  "hono",
  "jose",
  "kysely",
  "oauth4webapi",
  "zod",
];

const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(`${ROOT}service/package.json`, "utf8"),
);

/**
 * Large texts in modules: a bundle with these files beside it uses the files. The last is the
 * console's, which its build writes after the bundle.
 */
const DATA_MODULES = [
  ...Array.from("0123456789abcdef", (d) => `credentials/passwords/common-passwords/part-${d}.js`),
  "console/app-files.js",
];

/** @type {(paths: string[]) => import("esbuild").Plugin} */
const keepBesideBundle = (paths) => ({
  name: "keep-beside-bundle",
  setup: ({ onResolve }) => {
    for (const path of paths)
      onResolve({ filter: new RegExp(`/${basename(path)}$`) }, () => ({
        path: `../${path}`,
        external: true,
      }));
  },
});

/** @type {import("esbuild").BuildOptions} */
const shared = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: "node",
  target: "node20.9",
  external: [...Object.keys(dependencies), ...Object.keys(peerDependencies)].filter(
    (name) => !BUNDLED.includes(name),
  ),
  // Whitespace and comments are a third of the parsed text. Names stay, for stack traces.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: LINE_LIMIT,
  logLevel: "warning",
};

/**
 * Bundles the service's command, and the service as an app loads it in development, with the
 * libraries that consist of hundreds of small files: opening them dominates startup. Code not needed
 * at startup stays in separate chunks.
 * @param {{ cli: string, inApp?: string, folder: string, alias?: Record<string, string> }} paths The sources, and the target folder with a slash at its end.
 * @returns {Promise<string[]>} The bundled files.
 */
export async function bundleCommand({ cli, inApp, folder, alias = {} }) {
  const { metafile } = await build({
    ...shared,
    alias,
    entryPoints: { cli, ...(inApp && { "in-app": inApp }) },
    outdir: folder,
    format: "esm",
    splitting: true,
    plugins: [
      keepBesideBundle(DATA_MODULES.filter((path) => existsSync(join(folder, "..", path)))),
    ],
    metafile: true,
  });
  chmodSync(`${folder}cli.js`, RUNNABLE);
  return Object.keys(metafile.inputs);
}
