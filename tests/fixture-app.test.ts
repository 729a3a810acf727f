import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parseSource, type Source, sourcesUnder } from "./architecture/source.js";

const ENTRY_POINTS: Readonly<Record<string, string>> = {
  "@stackkit/next": "src/index.ts",
  "@stackkit/next/server": "src/server.ts",
  "@stackkit/next/admin": "src/admin.ts",
  "@stackkit/next/handler": "src/handler.ts",
  "@stackkit/next/proxy": "src/proxy.ts",
  "@stackkit/next/testing": "src/testing.ts",
  "@stackkit/next/testing/react": "src/testing/react.ts",
  "@stackkit/next/protocol": "src/protocol.ts",
};

const app = sourcesUnder("tests/fixture-app");

/** The names that an entry point exports. Entry points are lists of names only. */
function namesAt(path: string): string[] {
  const { tree } = parseSource(
    path,
    readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8"),
  );
  return tree.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
}

/** Names that a file imports from an entry point; `*` stands for all. */
const importedFrom = ({ tree }: Source, entryPoint: string): string[] =>
  tree.statements.flatMap((statement) => {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      statement.moduleSpecifier.text !== entryPoint
    )
      return [];
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined) return [];
    return ts.isNamespaceImport(bindings)
      ? ["*"]
      : bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });

describe("the fixture app", () => {
  it.each(Object.entries(ENTRY_POINTS))("uses every name of %s", (entryPoint, path) => {
    const used = new Set(app.flatMap((source) => importedFrom(source, entryPoint)));
    const unused = used.has("*") ? [] : namesAt(path).filter((name) => !used.has(name));
    expect(unused, "use them in tests/fixture-app, in a page or under names/").toEqual([]);
  });

  it("reads the names of an entry point from its file", () => {
    expect(namesAt("src/proxy.ts")).toEqual(
      expect.arrayContaining(["authProxy", "AuthProxy", "ProtectedPath"]),
    );
    expect(namesAt("src/protocol.ts").length).toBeGreaterThan(40);
  });
});
