import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One parsed file. `path` is from the repository's folder, with `/`. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** Something at a place: `src/transport/send.ts:12`. */
export interface Found {
  readonly place: string;
  readonly name: string;
}

/** Every TypeScript file under a folder of the repository. */
export const sourcesUnder = (folder: string): Source[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist|\.next[^/]*)\//.test(path))
    .toSorted()
    .map((path) => parseSource(path, readFileSync(join(ROOT, path), "utf8")));

export const parseSource = (path: string, text: string): Source => ({
  path,
  text,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
});

/** Every node of a file that `name` gives a name to. */
export function findIn(
  { path, tree }: Source,
  name: (node: ts.Node) => string | undefined,
): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const named = name(node);
    if (named !== undefined)
      found.push({
        place: `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`,
        name: named,
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** What a file imports and hands on, the dynamic and the type-only imports too. */
export const importsOf = (source: Source): Found[] =>
  findIn(source, (node) => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      return node.moduleSpecifier.text;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = node.arguments;
      return module && ts.isStringLiteralLike(module) ? module.text : "(computed)";
    }
    return ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
      ? node.argument.literal.text
      : undefined;
  });

export const starExportsOf = (source: Source): Found[] =>
  findIn(source, (node) =>
    ts.isExportDeclaration(node) && !node.exportClause ? "export *" : undefined,
  );

const GLOBALS = ["globalThis", "window", "self"];

/**
 * Uses of a global by its name. A file that binds the name itself was given the thing, and uses
 * that.
 */
export function usesOfGlobal(source: Source, name: string): Found[] {
  let isBound = false;
  const found = findIn(source, (node) => {
    if (!ts.isIdentifier(node) || node.text !== name) return undefined;
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node)
      return GLOBALS.includes(parent.expression.getText()) ? `globalThis.${name}` : undefined;
    if (
      (ts.isParameter(parent) ||
        ts.isVariableDeclaration(parent) ||
        ts.isBindingElement(parent) ||
        ts.isFunctionDeclaration(parent) ||
        ts.isImportSpecifier(parent)) &&
      parent.name === node
    ) {
      isBound = true;
      return undefined;
    }
    return namesSomething(node) ? undefined : name;
  });
  return isBound ? found.filter((use) => use.name !== name) : found;
}

/** Whether an identifier is the name of a member or a part of a type, and so refers to nothing. */
function namesSomething(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isTypeQueryNode(parent) || ts.isQualifiedName(parent)) return true;
  if (
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent)
  )
    return parent.name === node;
  return ts.isBindingElement(parent) && parent.propertyName === node;
}

/** `Date.now()` and `new Date()`: the two ways to ask what time it is. */
export const clockReadingsOf = (source: Source): Found[] =>
  findIn(source, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === "Date.now") return "Date.now";
    return ts.isNewExpression(node) &&
      node.expression.getText() === "Date" &&
      (node.arguments?.length ?? 0) === 0
      ? "new Date()"
      : undefined;
  });

export const environmentReadingsOf = (source: Source): Found[] =>
  findIn(source, (node) =>
    ts.isPropertyAccessExpression(node) && /^(globalThis\.)?process\.env$/.test(node.getText())
      ? "process.env"
      : undefined,
  );

/** Where a file reaches for the cookies of a browser or of a request. */
export const cookieReadingsOf = (source: Source): Found[] => [
  ...findIn(source, (node) =>
    ts.isPropertyAccessExpression(node) && /(^|\.)document\.cookie$/.test(node.getText())
      ? "document.cookie"
      : undefined,
  ),
  ...findIn(source, (node) =>
    ts.isPropertyAccessExpression(node) &&
    /(^|\.)cookieStore\.(get|getAll|set|delete)$/.test(node.getText())
      ? "cookieStore"
      : undefined,
  ),
  ...importsOf(source).filter(({ name }) => /^next\/(dist\/api\/)?headers(\.js)?$/.test(name)),
];

export const stringsOf = (source: Source): Found[] =>
  findIn(source, (node) =>
    ts.isStringLiteralLike(node) &&
    !ts.isImportDeclaration(node.parent) &&
    !ts.isExportDeclaration(node.parent)
      ? node.text
      : undefined,
  );

export const lineCount = ({ text }: Source): number => text.trimEnd().split("\n").length;
