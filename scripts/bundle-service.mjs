// Joins the service's command with the libraries that have hundreds of small files: opening those takes longer than all else at its start.
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { licencesOf } from "./package/licences.mjs";

const RUNNABLE = 0o755;
/** Lines short enough that a place in a trace says something. */
const LINE_LIMIT = 160;
const root = fileURLToPath(new URL("..", import.meta.url));
const from = `${root}service/dist/cli.js`;
const to = `${root}service/dist/bundle/`;

/** What every start needs, in many files. All else is native, is one file, or is loaded when it is first needed. */
const JOINED = ["@stackkit/next", "@hono/node-server", "hono", "kysely", "zod"];

const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${root}service/package.json`, "utf8"));
const external = [...Object.keys(dependencies), ...Object.keys(peerDependencies)].filter((name) => !JOINED.includes(name));

rmSync(to, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [from],
  outdir: to,
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20.9",
  format: "esm",
  external,
  // The engine reads every character at each start, and a third of them are spaces and comments. Names stay: traces show them.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: LINE_LIMIT,
  metafile: true,
  logLevel: "warning",
});
chmodSync(`${to}cli.js`, RUNNABLE);

const packages = Object.keys(metafile.inputs).flatMap((input) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []);
writeFileSync(`${to}LICENSES.txt`, licencesOf(packages));
