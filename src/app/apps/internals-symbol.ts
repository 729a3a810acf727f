/** The key of an app's internals, for the kit and for tools. All copies of the kit share it. */
export const stackAppInternalsSymbol: unique symbol = Symbol.for(
  "@stackkit/next.internals",
) as never;

/** Returns the internals of an app from any entry point or copy of the kit, else undefined. */
export const internalsOf = (value: unknown): object | undefined =>
  typeof value === "object" && value !== null
    ? (value as { readonly [stackAppInternalsSymbol]?: object })[stackAppInternalsSymbol]
    : undefined;
