import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { Refusal } from "../refusal.js";

/** A node of Babel's syntax tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A node and its ancestors, the nearest first. */
export interface Place {
  readonly node: Node;
  readonly parents: readonly Node[];
}

export interface Tree {
  readonly places: readonly Place[];
  readonly comments: readonly Node[];
}

interface Parser {
  parse(text: string, options: object): Node & { readonly comments: readonly Node[] };
}

/** Next carries Babel's parser in every supported version, so that the kit installs none. */
const PARSER = "next/dist/compiled/babel/parser.js";

/** The app's Next comes second: `yarn dlx` runs this package without its peers. */
const FINDERS = [import.meta.url, join(process.cwd(), "package.json")];

let parser: Parser | undefined;
function loadParser(): Parser {
  for (const from of parser ? [] : FINDERS)
    try {
      parser = createRequire(from)(PARSER) as Parser;
      break;
    } catch {
      // Next is not installed beside this one.
    }
  if (parser) return parser;
  throw new Refusal(
    `The parser of Next (${PARSER}) is missing. Install the app's packages, then run the ` +
      "command in the app's folder again.",
  );
}

const WITHOUT_JSX = /\.[cm]?ts$/;

/** Parses a source file; undefined for a syntax error. */
export function parseTree(text: string, path: string): Tree | undefined {
  const plugins = ["typescript", "decorators-legacy", "explicitResourceManagement"];
  try {
    const file = loadParser().parse(path.endsWith(".mdx") ? onlyModuleBlocks(text) : text, {
      sourceType: "module",
      errorRecovery: true,
      allowReturnOutsideFunction: true,
      plugins: WITHOUT_JSX.test(path) ? plugins : [...plugins, "jsx"],
    });
    const places: Place[] = [];
    collect(file, [], places);
    return { places, comments: file.comments };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return undefined;
  }
}

/** Blanks an MDX file but for its blocks of imports and exports. Positions stay. */
const onlyModuleBlocks = (text: string): string =>
  text
    .split(/(\r?\n[ \t]*\r?\n)/)
    .map((block) => (/^(?:import|export)\b/.test(block) ? block : block.replace(/[^\r\n]/g, " ")))
    .join("");

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const NO_CHILDREN = new Set(["leadingComments", "innerComments", "trailingComments", "comments"]);

function collect(node: Node, parents: readonly Node[], places: Place[]): void {
  places.push({ node, parents });
  const below = [node, ...parents];
  for (const [key, value] of Object.entries(node)) {
    if (NO_CHILDREN.has(key)) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) collect(child, below, places);
  }
}

/** The name of an identifier, or the value of a string in its place. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) ? ((node.name ?? node.value) as string | undefined) : undefined;
