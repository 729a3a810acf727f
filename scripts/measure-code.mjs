// Prints figures about the readability of the code at a revision, by default HEAD:
//   npm run measure:code -- [revision]
import { execFileSync } from "node:child_process";
import process from "node:process";
import { ROOT } from "./demo/paths.mjs";
import { measureCode } from "./measure-code/measures.mjs";

const PRODUCT = ["src", "service/src"];
const ALL = [...PRODUCT, "tests", "e2e", "scripts", "bench", "example-app"];
const CODE = /\.(?:tsx?|mjs)$/;

const revision = process.argv[2] ?? "HEAD";

/** @param {readonly string[]} args */
const git = (...args) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1e9, stdio: "pipe" });

/** @param {readonly string[]} folders */
const sourcesIn = (folders) =>
  git("ls-tree", "-r", "--name-only", revision, "--", ...folders)
    .split("\n")
    .filter((path) => CODE.test(path))
    .map((path) => ({ path, text: git("show", `${revision}:${path}`) }));

const all = sourcesIn(ALL);
const product = all.filter(({ path }) => PRODUCT.some((folder) => path.startsWith(`${folder}/`)));
const percent = (/** @type {number} */ part, /** @type {number} */ whole) =>
  `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

process.stdout.write(git("log", "-1", "--format=%h %s", revision));
for (const [name, sources] of Object.entries({ "src and service/src": product, all })) {
  const measured = measureCode(sources);
  const { largestFolder: largest } = measured;
  process.stdout.write(`${name}: ${measured.files} files
  lines of a file: median ${measured.medianLines}, 90th percentile ${measured.lines90th}, longest ${measured.longestFile}
  lines over 100 columns: ${percent(measured.longLines, measured.lines)}
  largest folder: ${largest.files} files in ${largest.folder}
  exports without doc comment: ${percent(measured.exportsWithoutDoc, measured.exports)}
  comment lines with avoided words: ${percent(measured.avoidedCommentLines, measured.commentLines)}
  import cycles: ${measured.cycles.length}${measured.cycles.map((cycle) => ` of ${cycle.length} files`).join(",")}
`);
}
