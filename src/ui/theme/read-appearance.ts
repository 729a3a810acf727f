import type { Appearance } from "./appearance.js";

/** The palette in a reader's cookie. In a separate file because a server reads it too. */
export const readAppearance = (text: string | null | undefined): Appearance | null =>
  text === "light" || text === "dark" ? text : null;
