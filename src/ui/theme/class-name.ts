/** Joins the class names that are set: `className("stk-card", extra)`. */
export const className = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");

/** The value of a boolean `data-*` attribute. */
export const flag = (on: boolean | undefined): "" | undefined => (on ? "" : undefined);
