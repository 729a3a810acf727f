import type { Mention } from "./mention.js";
import { entryPointOf, hasOwnEntryPoint, NEW } from "./names.js";
import { isNode, type Node, nameOf } from "./syntax.js";
import { noteRenamed, replaced, type Verdict } from "./verdict.js";

const MOCKS = new Set(["mock", "doMock", "unmock", "dontMock", "doUnmock", "setMock"]);
const RUNNERS = new Set(["vi", "jest"]);

/** The call of `vi.mock` or `jest.mock` around a mention. */
export const mockAround = ({ parents }: Mention): Node | undefined =>
  parents.find(
    ({ type, callee }) =>
      type === "CallExpression" &&
      isNode(callee) &&
      RUNNERS.has(nameOf(callee.object) ?? "") &&
      MOCKS.has(nameOf(callee.property) ?? ""),
  );

/** The object that a factory returns; undefined if it cannot be determined. */
function returnedBy(factory: Node): Node | undefined {
  const { body } = factory;
  if (!isNode(body)) return factory.type === "ObjectExpression" ? factory : undefined;
  if (body.type === "ObjectExpression") return body;
  const last = (body.body as Node[] | undefined)?.at(-1);
  return last?.type === "ReturnStatement" &&
    isNode(last.argument) &&
    last.argument.type === "ObjectExpression"
    ? last.argument
    : undefined;
}

/** A mock replaces one entry point, and all its content must belong to the same one. */
export function judgeMock(text: string, mention: Mention, mock: Node): Verdict {
  const renamed = noteRenamed(mention.from, text.slice(mock.start, mock.end));
  if (renamed) return renamed;
  const factory = (mock.arguments as Node[])[1];
  if (factory === undefined)
    return {
      words: "It mocks the whole package. Mock the entry points that the tested code uses.",
    };
  const returned = returnedBy(factory);
  if (returned === undefined)
    return { words: "The mock's factory returns no plain object. Write one mock per entry point." };
  const properties = returned.properties as Node[];
  const names = properties.flatMap(({ key }) => nameOf(key) ?? []);
  const own = names.filter(hasOwnEntryPoint);
  if (own.length === 0) return replaced(mention, NEW);
  const others = names.filter(
    (name) => name !== own[0] && entryPointOf(mention.from, name) !== undefined,
  );
  const hasSpread = properties.some(({ type }) => type === "SpreadElement");
  const only = entryPointOf(mention.from, own[0] as string);
  if (others.length === 0 && !hasSpread && only !== undefined) return replaced(mention, only);
  return {
    words:
      `The mock defines ${own.join(", ")}, which ` +
      `${own.length === 1 ? "has a separate entry point" : "have separate entry points"}. ` +
      "Write one mock per entry point.",
  };
}
