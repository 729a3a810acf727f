/** Joins the names of classes that are there: `className("stk-card", extra)`. */
export const className = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");

/** The value of a `data-*` attribute that is either there or not. */
export const flag = (on: boolean | undefined): "" | undefined => (on ? "" : undefined);
