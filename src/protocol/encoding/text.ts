/** Whether every database can store a string: no NUL, no lone surrogate. */
export const isStorableText = (text: string): boolean =>
  !text.includes("\u0000") && text.isWellFormed();

/** The form in which addresses are compared: NFKC-normalized and in lower case. */
export const canonicalEmail = (email: string): string => email.normalize("NFKC").toLowerCase();

const LENIENT_EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * Whether a text is an email address that a server may accept: `a@localhost` is. Quoted local parts
 * are not.
 */
export const isEmail = (value: string): boolean => {
  const canonical = canonicalEmail(value);
  return value.split("@").length === 2 && LENIENT_EMAIL.test(canonical);
};

const DATA_IMAGE = /^data:image\/(?:png|jpg|jpeg|gif|bmp|webp);base64,[a-z0-9+/=]+$/i;
/** Whether a browser may set this picture: only `data:` URLs. */
export const isDataImage = (value: string): boolean => DATA_IMAGE.test(value);
