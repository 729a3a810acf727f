/** Whether every database can store a string: no NUL, no lone surrogate. */
export const isStorableText = (text: string): boolean =>
  !text.includes("\u0000") && text.isWellFormed();

/** The form in which addresses are compared: NFKC-normalized and in lower case. */
export const canonicalEmail = (email: string): string => email.normalize("NFKC").toLowerCase();
