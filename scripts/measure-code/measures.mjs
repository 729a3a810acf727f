import { posix } from "node:path";
import ts from "typescript";
import { cyclesIn } from "./cycles.mjs";

/** @typedef {{ readonly path: string, readonly text: string }} Source */

const MAX_COLUMNS = 100;
/** Words that the vocabulary avoids in comments. */
const AVOIDED = /\b(?:asked|kept|made|nobody|somebody|told|whoever)\b/i;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*)/;
const BARREL = ts.SyntaxKind.ExportDeclaration;

/**
 * Figures about the readability of sources.
 * @param {readonly Source[]} sources
 */
export function measureCode(sources) {
  const lengths = sources.map(({ text }) => linesOf(text).length).toSorted((a, b) => a - b);
  const lines = sources.flatMap(({ text }) => linesOf(text));
  const exported = sources.flatMap(exportsOf);
  const comments = lines.filter((line) => COMMENT_LINE.test(line));
  return {
    files: sources.length,
    medianLines: lengths[Math.floor(lengths.length / 2)] ?? 0,
    lines90th: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    longestFile: lengths.at(-1) ?? 0,
    longLines: lines.filter((line) => line.length > MAX_COLUMNS).length,
    lines: lines.length,
    largestFolder: largestFolder(sources),
    exports: exported.length,
    exportsWithoutDoc: exported.filter(({ hasDoc }) => !hasDoc).length,
    commentLines: comments.length,
    avoidedCommentLines: comments.filter((line) => AVOIDED.test(line)).length,
    cycles: cyclesIn(importGraph(sources)),
  };
}

const linesOf = (/** @type {string} */ text) => text.replace(/\n$/, "").split("\n");

/** @param {readonly Source[]} sources */
function largestFolder(sources) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { path } of sources) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const [folder, files] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
  return { folder, files };
}

/**
 * The exported declarations of a file. Lists of exports declare nothing.
 * @param {Source} source
 */
function exportsOf({ path, text }) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter(
      (statement) =>
        statement.kind !== BARREL &&
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .map((statement) => ({ hasDoc: ts.getJSDocCommentsAndTags(statement).length > 0 }));
}

/** @param {readonly Source[]} sources */
function importGraph(sources) {
  const paths = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, text }) => [
      path,
      ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
        const target = posix.join(posix.dirname(path), fileName).replace(/\.js$/, "");
        return [fileName, `${target}.ts`, `${target}.tsx`].filter((name) => paths.has(name));
      }),
    ]),
  );
}
