/** A text that depends on a number: one form for each plural category of the language. */
export type Plural = { readonly other: string } & {
  readonly [Form in Intl.LDMLPluralRule]?: string;
};

/** A text in a locale's file. `{name}` is a placeholder; a plural always has `count`. */
export type Message = string | Plural;

/** Texts by key, as a group of a locale holds them. */
export type Texts = { readonly [key: string]: Message };
