import { isNode, type Node, nameOf } from "./syntax.js";

/** One name between the braces of an import or a re-export. */
export interface Specifier {
  readonly name: string;
  readonly isType: boolean;
  readonly start: number;
  readonly end: number;
  /** The end of the name in the package, before `as`. */
  readonly nameEnd: number;
  readonly hasAlias: boolean;
}

/** An import or a re-export of names. */
export interface Clause {
  readonly keyword: "import" | "export";
  readonly start: number;
  readonly isType: boolean;
  readonly specifiers: readonly Specifier[];
  readonly hasComments: boolean;
}

/** Reads a statement that has names in braces only. */
export function readClause(statement: Node, source: Node, comments: readonly Node[]): Clause {
  const keyword = statement.type === "ImportDeclaration" ? "import" : "export";
  return {
    keyword,
    start: statement.start,
    isType: statement[`${keyword}Kind`] === "type",
    specifiers: (statement.specifiers as Node[]).map((specifier) =>
      readSpecifier(specifier, keyword),
    ),
    hasComments: comments.some(({ start, end }) => start > statement.start && end < source.start),
  };
}

function readSpecifier(specifier: Node, keyword: Clause["keyword"]): Specifier {
  const name = (keyword === "import" ? specifier.imported : specifier.local) as Node;
  const alias = keyword === "import" ? specifier.local : specifier.exported;
  return {
    name: nameOf(name) ?? "",
    isType: specifier[`${keyword}Kind`] === "type",
    start: specifier.start,
    end: specifier.end,
    nameEnd: name.end,
    hasAlias: isNode(alias) && alias.start !== name.start,
  };
}
