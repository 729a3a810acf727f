/** Any JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

declare global {
  /**
   * Declare the shapes of your own data here once, and every object of the kit has them: `declare
   * global { interface StackKitTypes { clientMetadata: { theme: "light" | "dark" } | null;
   * permissionId: "read" | "write" } }`. Names: `clientMetadata`, `clientReadOnlyMetadata`,
   * `serverMetadata` (users), the same with a `team` prefix (`teamClientMetadata`, …) for teams,
   * and `permissionId`.
   */
  interface StackKitTypes {}
}

/** The shape that the developer declared under `Name`, or any JSON. */
export type Declared<Name extends string, Default = Json> = Name extends keyof StackKitTypes
  ? StackKitTypes[Name]
  : Default;

/**
 * Placeholder in a row for the shape that an app declares under `Name`. With the shape itself, the
 * kit's build would resolve it to any JSON before an app could declare its own.
 */
export interface DeclaredAs<Name extends string> {
  readonly declaredAs: Name;
}

/**
 * A codec's value as an app sees it: declared shapes are looked up here, everything else is
 * unchanged.
 */
export type Opened<T> = T extends DeclaredAs<infer Name> ? Declared<Name> : T;
