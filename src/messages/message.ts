/** A text that depends on a number: one form for each class of numbers that the language has. */
export type Plural = { readonly other: string } & {
  readonly [Form in Intl.LDMLPluralRule]?: string;
};

/** A text as it stands in a locale's file. `{name}` is a place that is filled in. */
export type Message = string | Plural;

/** Texts by key, as a group of a locale holds them. */
export type Texts = { readonly [key: string]: Message };

/** A group of another locale than English: the same keys, and plurals where English has plurals. */
export type Translation<English extends Texts> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

type PlacesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never;

/** The names of the places in a message. A plural always has `count`. */
export type Places<M> = M extends string ? PlacesIn<M> : "count" | PlacesIn<M[keyof M]>;
