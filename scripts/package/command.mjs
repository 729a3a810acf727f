import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const RUNNABLE = 0o755;
/** Lines short enough that a place in a trace says something. */
const LINE_LIMIT = 160;

/** What every start needs, in many files, and what a script could not require. All else is native, is one file, or is loaded when it is first needed. */
const JOINED = ["@stackkit/next", "@hono/node-server", "hono", "kysely", "oauth4webapi", "zod"];

const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(`${ROOT}service/package.json`, "utf8"),
);

/** @type {import("esbuild").BuildOptions} */
const shared = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: "node",
  target: "node20.9",
  external: [...Object.keys(dependencies), ...Object.keys(peerDependencies)].filter(
    (name) => !JOINED.includes(name),
  ),
  // The engine reads every character at a first start, and a third of them are spaces and comments. Names stay: traces show them.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: LINE_LIMIT,
  logLevel: "warning",
};

/**
 * Joins the service's command with the libraries that have hundreds of small files, since opening those takes longer than all else at its start:
 * `cli.js`, and the program that it opens (`service/src/runtime/kept-program.ts`).
 * @param {{ program: string, cli: string, folder: string, alias?: Record<string, string> }} paths The sources of both, and where they go, with a slash at its end.
 * @returns {Promise<string[]>} What was joined.
 */
export async function bundleCommand({ program, cli, folder, alias = {} }) {
  const to = `${folder}program.cjs`;
  // A script, in which `createRequire` is given the file's path, and `import` is a function that is handed in.
  const { metafile } = await build({
    ...shared,
    alias,
    entryPoints: [program],
    outfile: to,
    format: "cjs",
    define: { "import.meta.url": "__filename" },
    metafile: true,
  });
  const text = readFileSync(to, "utf8").replace(/\bimport\("/g, 'importModule("');
  if (/\bimport\(/.test(text))
    throw new Error(
      "A library that is joined imports what it finds out while it runs. Leave it out of what is joined.",
    );
  writeFileSync(to, text);
  await build({ ...shared, entryPoints: [cli], outfile: `${folder}cli.js`, format: "esm" });
  chmodSync(`${folder}cli.js`, RUNNABLE);
  return Object.keys(metafile.inputs);
}
