/**
 * What reads and writes a value `T` on the wire. Zod makes it; declarations name only the value, so
 * that apps need no types of zod.
 */
export interface Schema<T = unknown> {
  readonly _zod: { readonly output: T };
}

/** The value that a schema reads. */
export type Value<S extends Schema> = S["_zod"]["output"];

/** A schema of which declarations say only its value. */
export const asSchema = <S extends Schema>(schema: S): Schema<Value<S>> => schema;
