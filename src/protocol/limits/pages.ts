/** How long a reader's choice of language and appearance is stored. */
export const PREFERENCE_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** How long a redirect may take before the call that started it returns. */
export const REDIRECT_WAIT_MILLIS = 2000;
/**
 * Maximum age of a passkey challenge when a person focuses the field that offers passkeys; an older
 * one is replaced.
 */
export const PASSKEY_AUTOFILL_FRESH_MILLIS = 45_000;
