import type { Appearance } from "./appearance.js";

/** What a cookie says of the palette that a reader chose. Alone in its file, since a server reads it too. */
export const readAppearance = (text: string | null | undefined): Appearance | null =>
  text === "light" || text === "dark" ? text : null;
