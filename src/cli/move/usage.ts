import { isNode, type Node, nameOf, type Place } from "./syntax.js";

/** The names read from a value, or undefined if it is also used as a whole. */
export type Names = readonly string[] | undefined;

/** The names that a pattern such as `{ a, b: c }` takes; undefined for rest and nested patterns. */
export function namesInPattern(pattern: Node): Names {
  const names: string[] = [];
  for (const property of pattern.properties as Node[]) {
    const { key, value, computed } = property;
    const target = isNode(value) && value.type === "AssignmentPattern" ? value.left : value;
    const name = nameOf(key);
    if (computed || name === undefined || !isNode(target) || target.type !== "Identifier")
      return undefined;
    names.push(name);
  }
  return names;
}

/** Nodes in which a name is no reference: the ones that declare it, and keys. */
function isReference({ node, parents: [parent] }: Place): boolean {
  if (parent === undefined || /^Import\w*Specifier$/.test(parent.type)) return false;
  if (/^(?:Optional)?MemberExpression$|^JSXMemberExpression$/.test(parent.type))
    return parent.property !== node || parent.computed === true;
  if (parent.type === "ObjectProperty") return parent.key !== node || parent.computed === true;
  if (parent.type === "VariableDeclarator" || parent.type === "TSImportEqualsDeclaration")
    return parent.id !== node;
  if (parent.type === "TSQualifiedName") return parent.right !== node;
  return parent.type !== "JSXAttribute";
}

/** The names read from a variable: `Stack.useUser`, `<Stack.UserButton />`, `Stack.User`. */
export function namesReadFrom(variable: string, places: readonly Place[]): Names {
  const names: string[] = [];
  for (const place of places) {
    const { node, parents } = place;
    if (!/^(?:JSX)?Identifier$/.test(node.type) || node.name !== variable || !isReference(place))
      continue;
    const name = memberOf(node, parents[0]);
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}

/** The name read from a node by its parent. */
function memberOf(node: Node, parent: Node | undefined): string | undefined {
  if (parent === undefined) return undefined;
  if (parent.type === "TSQualifiedName")
    return parent.left === node ? nameOf(parent.right) : undefined;
  const isMember = /^(?:Optional|JSX)?MemberExpression$/.test(parent.type);
  return isMember && parent.object === node && !parent.computed
    ? nameOf(parent.property)
    : undefined;
}

const TRANSPARENT = new Set(["AwaitExpression", "TSAsExpression", "TSNonNullExpression"]);

/** The result of a call: the names read from it, or the variable that holds all of it. */
export type Result = { readonly names: Names } | { readonly variable: string };

/** How the result of a call is used. `places` are those of the whole file. */
export function resultOf(call: Node, parents: readonly Node[], places: readonly Place[]): Result {
  const at = parents.findIndex(({ type }) => !TRANSPARENT.has(type));
  const value = at <= 0 ? call : (parents[at - 1] as Node);
  const [parent, grandparent] = parents.slice(at);
  if (parent?.type === "VariableDeclarator" && isNode(parent.id)) {
    if (parent.id.type === "ObjectPattern") return { names: namesInPattern(parent.id) };
    if (parent.id.type === "Identifier") return { variable: nameOf(parent.id) as string };
  }
  const name = memberOf(value, parent);
  if (name !== "then") return { names: name === undefined ? undefined : [name] };
  const callback = (grandparent?.arguments as Node[] | undefined)?.[0];
  const parameter = (callback?.params as Node[] | undefined)?.[0];
  if (callback === undefined || parameter === undefined) return { names: undefined };
  if (parameter.type === "ObjectPattern") return { names: namesInPattern(parameter) };
  const inside = places.filter(
    ({ node }) => node !== parameter && node.start >= callback.start && node.end <= callback.end,
  );
  return { names: namesReadFrom(nameOf(parameter) as string, inside) };
}
