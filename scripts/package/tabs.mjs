import ts from "typescript";

/**
 * Indents code by tabs, which are half as long as esbuild's two spaces. Lines within template
 * strings stay as they are.
 * @param {string} code
 */
export function indentByTabs(code) {
  const kept = linesInTemplates(code);
  return code
    .split("\n")
    .map((line, index) => (kept.has(index) ? line : withTabs(line)))
    .join("\n");
}

/**
 * Indents a style sheet by tabs.
 * @param {string} css
 */
export const indentStylesByTabs = (css) => css.split("\n").map(withTabs).join("\n");

/** @param {string} line */
const withTabs = (line) => line.replace(/^(?: {2})+/, (indent) => "\t".repeat(indent.length / 2));

/**
 * The numbers of lines that begin within a template string.
 * @param {string} code
 */
function linesInTemplates(code) {
  /** @type {Set<number>} */
  const lines = new Set();
  if (!code.includes("`")) return lines;
  const source = ts.createSourceFile("code.js", code, ts.ScriptTarget.Latest);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTemplateLiteralToken(node)) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const last = source.getLineAndCharacterOfPosition(node.end).line;
      for (let line = first + 1; line <= last; line++) lines.add(line);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}
