/** Under this key an app keeps what only the kit's own parts and tools may use. The same in every copy of the kit. */
export const stackAppInternalsSymbol: unique symbol = Symbol.for(
  "@stackkit/next.internals",
) as never;

/** The internals of an app, whichever door or copy of the kit made it; undefined for anything else. */
export const internalsOf = (value: unknown): object | undefined =>
  typeof value === "object" && value !== null
    ? (value as { readonly [stackAppInternalsSymbol]?: object })[stackAppInternalsSymbol]
    : undefined;
