/** A text that depends on a number: one form for each plural category of the language. */
export type Plural = { readonly other: string } & {
  readonly [Form in Intl.LDMLPluralRule]?: string;
};

/** A text in a locale's file. `{name}` is a placeholder. */
export type Message = string | Plural;

/** Texts by key, as a group of a locale holds them. */
export type Texts = { readonly [key: string]: Message };

/** A group of another locale than English: the same keys, and plurals where English has them. */
export type Translation<English extends Texts> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

type PlacesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never;

/** The placeholder names of a message. A plural always has `count`. */
export type Places<M> = M extends string ? PlacesIn<M> : "count" | PlacesIn<M[keyof M]>;
