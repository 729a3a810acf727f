/** How long a reader's choice of language and appearance is kept. */
export const PREFERENCE_COOKIE_MAX_AGE_SECONDS = 31_536_000;
/** How long a redirect may take before the call that started it returns. */
export const REDIRECT_WAIT_MILLIS = 2000;
/** Ways back from the sign-in page that a tab may go by itself within {@link LOOP_WINDOW_MILLIS}; one more is a loop. */
export const LOOP_STEPS_AT_MOST = 4;
export const LOOP_WINDOW_MILLIS = 30_000;
/** How long a person waits before they may ask for another code. */
export const RESEND_WAIT_SECONDS = 30;
/** How old a passkey challenge may be when a person turns to the field that offers passkeys; an older one is made anew. */
export const PASSKEY_AUTOFILL_FRESH_MILLIS = 45_000;
/** The part of a one-time code that a person types. */
export const OTP_LENGTH = 6;
export const TOTP_DIGITS = 6;
export const PASSWORD_LENGTH = { least: 8, most: 70 } as const;
