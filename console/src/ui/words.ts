/** A code of the service as words of their own: `wrong password` as `Wrong password`. */
export const sentence = (code: string): string => {
  const words = code.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** "3 sessions", "1 team". */
export const countOf = (count: number, one: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : `${one}s`}`;
