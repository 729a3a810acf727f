/** The wait before another code can be requested. */
export const RESEND_WAIT_SECONDS = 30;
/** The part of a one-time code that people type. */
export const OTP_LENGTH = 6;
/** Digits of an authenticator app's code. */
export const TOTP_DIGITS = 6;
/** Begins an attempt code whose six digits were mailed, in letters that random codes never have. */
export const MAILED_ATTEMPT = "mailed";
/** The same for a password on an unknown browser. As long as the other. */
export const NEW_DEVICE_ATTEMPT = "device";
/** Whether a sign-in attempt is completed by a mailed code. */
export const isMailedAttempt = (attemptCode: string): boolean =>
  attemptCode.startsWith(MAILED_ATTEMPT) || attemptCode.startsWith(NEW_DEVICE_ATTEMPT);
/** Characters of a recovery code: 80 random bits in Crockford's base 32, dashes not counted. */
export const RECOVERY_CODE_LENGTH = 16;
/** Bounds of a password, in characters. */
export const PASSWORD_LENGTH = { least: 8, most: 70 } as const;
