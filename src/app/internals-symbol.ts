/** Under this key an app keeps what only the kit's own parts and tools may use. The same in every copy of the kit. */
export const stackAppInternalsSymbol: unique symbol = Symbol.for("@stackkit/next.internals") as never;
