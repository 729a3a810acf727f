/** Text as a part of a LIKE pattern with `\` as its escape, which only matches itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
