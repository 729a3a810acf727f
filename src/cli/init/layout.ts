import { type CodeStyle, codeStyleOf } from "../code-style.js";
import { STYLES } from "../move/names.js";
import { isNode, type Node, nameOf, parseTree, type Tree } from "../move/syntax.js";

/** Text that is inserted at a place of a file. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

const INDENT = "  ";
const PROVIDER = "StackProvider";

/**
 * Puts the provider around everything in `<body>` and imports the styles before the app's own, so
 * that those take precedence. All other bytes stay. Returns `undefined` if the layout has another
 * form.
 */
export function withProvider(text: string, path: string, app: string): string | undefined {
  const tree = parseTree(text, path);
  if (tree === undefined) return undefined;
  const body = onlyBody(tree);
  const imports = tree.places
    .filter(({ node, parents }) => node.type === "ImportDeclaration" && parents.length <= 2)
    .map(({ node }) => node);
  const [first, last] = [imports[0], imports.at(-1)];
  if (!body || !first || !last || hasDirective(tree)) return undefined;
  const style = codeStyleOf(text);
  const { quote, end, newline } = style;
  const insertions: Insertion[] = [
    {
      at: first.start,
      text:
        `${importOf(`{ ${PROVIDER}, StackTheme }`, "@stackkit/next", style)}import ` +
        `${quote}${STYLES}${quote}${end}${newline}`,
    },
    {
      at: last.end,
      text: newline + importOf("{ stackServerApp }", app, style).trimEnd(),
    },
    ...wrap(text, body, style),
  ];
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, text: added }) => result.slice(0, at) + added + result.slice(at), text);
}

/** Whether the layout has the provider already. */
export const hasProvider = (text: string): boolean => text.includes(PROVIDER);

const importOf = (names: string, from: string, { quote, end, newline }: CodeStyle): string =>
  `import ${names} from ${quote}${from}${quote}${end}${newline}`;

/** A client component can't pass the server's app on. */
const hasDirective = ({ places }: Tree): boolean =>
  places.some(({ node }) => node.type === "Directive");

interface Body {
  readonly start: number;
  /** Between the tags. */
  readonly from: number;
  readonly to: number;
}

function onlyBody({ places }: Tree): Body | undefined {
  const bodies = places
    .map(({ node }) => node)
    .filter(
      ({ type, openingElement }) => type === "JSXElement" && tagOf(openingElement) === "body",
    );
  const [body] = bodies;
  if (bodies.length !== 1 || !body || !isNode(body.openingElement)) return undefined;
  // `<body />` has no closing tag.
  if (!isNode(body.closingElement)) return undefined;
  return { start: body.start, from: body.openingElement.end, to: body.closingElement.start };
}

const tagOf = (element: unknown): string | undefined =>
  isNode(element) ? nameOf((element as Node).name) : undefined;

/** What is on the body's own line moves to lines of its own. */
function wrap(text: string, { start, from, to }: Body, { newline }: CodeStyle): Insertion[] {
  const lineStart = text.lastIndexOf("\n", start) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? "";
  const unit = indent.includes("\t") ? "\t" : INDENT;
  const [one, two] = [indent + unit, indent + unit + unit];
  const opening = `${newline}${one}<${PROVIDER} app={stackServerApp}>${newline}${two}<StackTheme>`;
  const content = text.slice(from, to);
  if (!content.includes("\n"))
    return [
      { at: from, text: opening },
      { at: to, text: `</StackTheme>${newline}${one}</${PROVIDER}>${newline}${indent}` },
    ];
  // The line of `</body>` keeps its indentation.
  const end = from + content.trimEnd().length;
  return [
    { at: from, text: opening },
    { at: end, text: `${newline}${two}</StackTheme>${newline}${one}</${PROVIDER}>` },
  ];
}
