/** One name between the braces of an import or a re-export. */
export interface Specifier {
  readonly text: string;
  readonly name: string;
  readonly isType: boolean;
}

/** The text between `import` or `export` and `from`. */
export interface Clause {
  readonly isType: boolean;
  /** Undefined for a namespace. */
  readonly specifiers: readonly Specifier[] | undefined;
  /** The local name of a namespace. */
  readonly namespace: string | undefined;
  readonly hasComments: boolean;
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const NAMESPACE = /^(type\s)?\s*\*\s*as\s+([\w$]+)$/;
const NAMED = /^(type\b)?\s*\{([\w$\s,]*)\}$/;
const SPECIFIER = /^(?:(type)\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?$/;

/**
 * Parses a clause; undefined for anything other than names in braces or a namespace, such as a
 * default import.
 */
export function readClause(text: string): Clause | undefined {
  const plain = text.replace(COMMENT, " ").trim();
  const hasComments = text.search(COMMENT) !== -1;
  const [, typeSpace, namespace] = NAMESPACE.exec(plain) ?? [];
  if (namespace !== undefined)
    return { isType: typeSpace !== undefined, specifiers: undefined, namespace, hasComments };
  const [, typeWord, inside] = NAMED.exec(plain) ?? [];
  if (inside === undefined) return undefined;
  const specifiers = inside
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "")
    .map(readSpecifier);
  if (specifiers.includes(undefined)) return undefined;
  return {
    isType: typeWord !== undefined,
    specifiers: specifiers as Specifier[],
    namespace: undefined,
    hasComments,
  };
}

function readSpecifier(text: string): Specifier | undefined {
  const [, type, name] = SPECIFIER.exec(text) ?? [];
  return name === undefined ? undefined : { text, name, isType: type !== undefined };
}

/** Local names from a destructuring: `{ a, b: c, d = 1 }`. Undefined for nested patterns. */
export function readPattern(text: string): string[] | undefined {
  const parts = text
    .replace(COMMENT, " ")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const names = parts.map((part) => /^([\w$]+)(?:\s*:\s*[\w$]+)?$/.exec(part)?.[1]);
  return names.includes(undefined) ? undefined : (names as string[]);
}
