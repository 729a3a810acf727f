/** Where the copies of the kit in one page or process keep their contexts, by version. */
export const REGISTRY: unique symbol = Symbol.for("@stackkit/next.contexts") as never;
