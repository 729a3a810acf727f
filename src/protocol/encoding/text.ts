/** Whether a string can be kept by every database: no NUL, no lone surrogate. */
export const isStorableText = (text: string): boolean =>
  !text.includes("\u0000") && text.isWellFormed();

/** The form by which addresses are compared: compatibility-normalised and in lower case. */
export const canonicalEmail = (email: string): string => email.normalize("NFKC").toLowerCase();
