/**
 * The groups of nodes that reach each other, each sorted.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 */
export const cyclesIn = (graph) =>
  stronglyConnected(graph)
    .filter(({ length }) => length > 1)
    .map((cycle) => cycle.toSorted())
    .toSorted();

/**
 * Tarjan's algorithm.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 */
function stronglyConnected(graph) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const groups = [];
  /** @type {(node: string) => number} */
  const visit = (node) => {
    const position = order.size;
    order.set(node, position);
    let low = position;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next))
        low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === position) groups.push(stack.splice(stack.indexOf(node)));
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}
