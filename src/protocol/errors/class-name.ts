type Word<W extends string> = W extends "OAUTH"
  ? "OAuth"
  : W extends "WEBAUTHN"
    ? "WebAuthn"
    : Capitalize<Lowercase<W>>;
type Words<C extends string> = C extends `${infer Head}_${infer Tail}`
  ? `${Word<Head>}${Words<Tail>}`
  : Word<C>;

/** Classes whose names cannot be derived from their codes. */
const UNUSUAL_NAMES = {
  USER_EMAIL_ALREADY_EXISTS: "UserWithEmailAlreadyExists",
  VERIFICATION_ERROR: "VerificationCodeError",
  INVALID_POLLING_CODE: "InvalidPollingCodeError",
} as const;

/** The name of the class of an error code: `EmailPasswordMismatch`. */
export type ClassName<C extends string> = C extends keyof typeof UNUSUAL_NAMES
  ? (typeof UNUSUAL_NAMES)[C]
  : Words<C>;

const word = (text: string): string =>
  text === "OAUTH"
    ? "OAuth"
    : text === "WEBAUTHN"
      ? "WebAuthn"
      : text.charAt(0) + text.slice(1).toLowerCase();

/** The name of the class of an error code or family: `EmailPasswordMismatch`. */
export const classNameOf = (code: string): string =>
  (UNUSUAL_NAMES as Record<string, string>)[code] ?? code.split("_").map(word).join("");
