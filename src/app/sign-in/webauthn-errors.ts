import { KnownErrors } from "../../protocol/errors/index.js";

/** Messages for users about failures of the authenticator. */
const WORDS: Readonly<Record<string, string>> = {
  ERROR_CEREMONY_ABORTED: "The passkey request was cancelled or took too long. Try again.",
  ERROR_INVALID_DOMAIN:
    "Passkeys do not work on this site: it must have a domain name and https, or be localhost.",
  ERROR_INVALID_RP_ID: "Passkeys are set up for another domain than this page's.",
  ERROR_INVALID_USER_ID_LENGTH:
    "The account's id does not fit in a passkey: it must have 1 to 64 bytes.",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
    "This device or security key already has a passkey for the account.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    "This device or security key cannot store passkeys. Use another.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "This device or security key cannot verify that it is you. Use another, or set up its " +
    "PIN or fingerprint.",
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG:
    "This device or security key has no kind of key that the service accepts. Use another.",
  ERROR_AUTHENTICATOR_GENERAL_ERROR:
    "The device or security key reported an error. Try again, or use another.",
};

/** Names of errors that browsers throw if the user or a newer ceremony ends this one. */
const ABORTED = new Set(["NotAllowedError", "AbortError"]);

const nameOf = (value: unknown): string | undefined =>
  value instanceof Error ? value.name : undefined;

/** Maps a failed ceremony to a known error, or to undefined if the cause is another. */
export function webAuthnError(error: unknown): KnownErrors["PasskeyWebAuthnError"] | undefined {
  if (!(error instanceof Error)) return undefined;
  const given = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const isAborted = ABORTED.has(error.name) || ABORTED.has(nameOf(error.cause) ?? "");
  const code =
    given !== undefined && given in WORDS
      ? given
      : isAborted
        ? "ERROR_CEREMONY_ABORTED"
        : error.name === "WebAuthnError"
          ? "ERROR_AUTHENTICATOR_GENERAL_ERROR"
          : undefined;
  return code === undefined
    ? undefined
    : new KnownErrors.PasskeyWebAuthnError(
        { code, message: WORDS[code] ?? error.message },
        { cause: error },
      );
}

const errorOf = (code: string): KnownErrors["PasskeyWebAuthnError"] =>
  new KnownErrors.PasskeyWebAuthnError({ code, message: WORDS[code] as string });

/** The error of a passkey whose user id the browser refuses. */
export const invalidUserIdLength = () => errorOf("ERROR_INVALID_USER_ID_LENGTH");

/** The error of a ceremony that did not begin in time. */
export const ceremonyAborted = () => errorOf("ERROR_CEREMONY_ABORTED");
