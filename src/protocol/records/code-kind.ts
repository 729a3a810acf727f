/** What the typed part of a one-time code consists of. */
export const CODE_KINDS = ["digits", "letters"] as const;
/** What mailed codes consist of: `digits` or `letters`. */
export type CodeKind = (typeof CODE_KINDS)[number];
