import { readClause } from "./clause.js";
import { judgeNames } from "./judge-names.js";
import { lineOf, type Mention, mentionsIn } from "./mention.js";
import { judgeMock, mockAround } from "./mock.js";
import { commonEntryPoint, NEW } from "./names.js";
import { otherMentionNotes } from "./other-mention.js";
import type { Rewritten } from "./rewritten.js";
import { isNode, type Node, nameOf, parseTree, type Tree } from "./syntax.js";
import { type Names, namesReadFrom, resultOf } from "./usage.js";
import { noCommonEntryPoint, noteRenamed, replaced, type Verdict } from "./verdict.js";

/** Rewrites one source file. Uncertain places are unchanged and get a note. */
export function rewriteSource(text: string, path = "source.tsx"): Rewritten {
  const tree = parseTree(text, path);
  if (tree === undefined)
    return {
      text,
      changes: [],
      notes: otherMentionNotes(text, []).map(({ line }) => ({
        line,
        words: "The file has a syntax error, so the command leaves it as it is.",
      })),
    };
  const mentions = mentionsIn(text, tree.places);
  const results = mentions.map((mention) => ({ mention, verdict: judge(text, tree, mention) }));
  let result = text;
  for (const { verdict } of results.toReversed())
    if ("with" in verdict)
      result = result.slice(0, verdict.start) + verdict.with + result.slice(verdict.end);
  return {
    text: result,
    changes: results.flatMap(({ mention, verdict }) =>
      "with" in verdict ? [{ line: lineOf(text, mention.start), to: verdict.entryPoints }] : [],
    ),
    notes: [
      ...results.flatMap(({ mention, verdict }) =>
        "words" in verdict ? [{ line: lineOf(text, mention.start), words: verdict.words }] : [],
      ),
      ...otherMentionNotes(text, mentions, tree.comments),
    ],
  };
}

function judge(text: string, tree: Tree, mention: Mention): Verdict {
  const mock = mockAround(mention);
  if (mock) return judgeMock(text, mention, mock);
  const [parent, ...above] = mention.parents;
  switch (parent?.type) {
    case "ImportDeclaration":
      return judgeImport(text, tree, mention, parent);
    case "ExportNamedDeclaration":
      return judgeExport(text, tree, mention, parent);
    case "ExportAllDeclaration":
      return {
        words:
          "It re-exports everything. The kit has several entry points: name each export " +
          "from its own.",
      };
    case "TSImportType":
      return judgeRead(mention, firstName(parent.qualifier), true);
    case "TSExternalModuleReference":
      return judgeNamespace(tree, mention, nameOf(above[0]?.id) ?? "", false);
    case "ImportExpression":
      return judgeCall(tree, mention, parent, above);
    case "CallExpression":
      if (isNode(parent.callee) && isLoader(parent.callee))
        return judgeCall(tree, mention, parent, above);
  }
  return {
    words: "The old package is named in a form that this command does not recognise.",
  };
}

function judgeImport(text: string, tree: Tree, mention: Mention, statement: Node): Verdict {
  const specifiers = statement.specifiers as Node[];
  if (specifiers.length === 0) return replaced(mention, NEW);
  if (specifiers.some(({ type }) => type === "ImportDefaultSpecifier"))
    return { words: "It imports more than names in braces, and there is no default export." };
  const namespace = specifiers.find(({ type }) => type === "ImportNamespaceSpecifier");
  return namespace
    ? judgeNamespace(tree, mention, nameOf(namespace.local) ?? "", statement.importKind === "type")
    : judgeNames(text, mention, readClause(statement, mention.node, tree.comments));
}

const judgeExport = (text: string, tree: Tree, mention: Mention, statement: Node): Verdict =>
  (statement.specifiers as Node[]).some(({ type }) => type === "ExportNamespaceSpecifier")
    ? {
        words:
          "It re-exports everything under one name. Name each export from its own entry point.",
      }
    : judgeNames(text, mention, readClause(statement, mention.node, tree.comments));

function judgeNamespace(
  { places }: Tree,
  mention: Mention,
  namespace: string,
  isType: boolean,
): Verdict {
  const names = namesReadFrom(namespace, places);
  const renamed = noteRenamed(mention.from, names?.join(" ") ?? "");
  if (renamed) return renamed;
  const entryPoint = names && commonEntryPoint(mention.from, names, isType);
  return entryPoint === undefined
    ? { words: `${namespace} is the whole package. Import each name from its own entry point.` }
    : replaced(mention, entryPoint);
}

const ACTUAL = new Set(["importActual", "requireActual", "importMock", "requireMock"]);

/** Whether a function loads a module: `import`, `require`, `vi.importActual` and the like. */
const isLoader = (callee: Node): boolean =>
  callee.type === "Import" ||
  nameOf(callee) === "require" ||
  (nameOf(callee.object) === "require" && nameOf(callee.property) === "resolve") ||
  ACTUAL.has(nameOf(callee.property) ?? "");

function judgeCall(tree: Tree, mention: Mention, call: Node, parents: readonly Node[]): Verdict {
  const result = resultOf(call, parents, tree.places);
  return "variable" in result
    ? judgeNamespace(tree, mention, result.variable, false)
    : judgeRead(mention, result.names, false);
}

/** The leftmost name of `A.B.C`. */
function firstName(qualifier: unknown): Names {
  if (!isNode(qualifier)) return undefined;
  const name = nameOf(qualifier);
  return qualifier.type === "TSQualifiedName" ? firstName(qualifier.left) : name ? [name] : [];
}

/** The names taken from a loaded module decide. */
function judgeRead(mention: Mention, names: Names, isType: boolean): Verdict {
  if (names === undefined)
    return { words: "It loads the whole package. Load each name from its own entry point." };
  const renamed = noteRenamed(mention.from, names.join(" "));
  if (renamed) return renamed;
  const entryPoint = commonEntryPoint(mention.from, names, isType);
  return entryPoint === undefined ? noCommonEntryPoint(names) : replaced(mention, entryPoint);
}
