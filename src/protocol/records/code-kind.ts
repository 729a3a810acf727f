import * as z from "zod/mini";

/** What the typed part of a one-time code consists of. */
export const codeKind = z.enum(["digits", "letters"]);
/** What mailed codes consist of: `digits` or `letters`. */
export type CodeKind = z.infer<typeof codeKind>;
