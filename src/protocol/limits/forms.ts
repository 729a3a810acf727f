/** The wait before another code can be requested. */
export const RESEND_WAIT_SECONDS = 30;
/** The part of a one-time code that people type. */
export const OTP_LENGTH = 6;
export const TOTP_DIGITS = 6;
/** Bounds of a password, in characters. */
export const PASSWORD_LENGTH = { least: 8, most: 70 } as const;
