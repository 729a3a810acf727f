import { sentence } from "../ui/words.js";

/** Reasons whose codes say less than these words. */
const WORDS: Readonly<Record<string, string>> = {
  EMAIL_PASSWORD_MISMATCH: "wrong email or password",
  PASSWORD_NOT_SET: "the account has no password",
  ADDRESS_NOT_FOR_SIGN_IN: "the email is not for sign-in",
  MULTI_FACTOR_AUTHENTICATION_REQUIRED: "second factor needed",
  INVALID_TOTP_CODE: "wrong second factor",
  REDIRECT_URL_NOT_WHITELISTED: "untrusted return address",
};

/** Why a sign-in ended as it did, in words. */
export const wordsOfReason = (reason: string): string =>
  sentence(WORDS[reason] ?? reason.toLowerCase());

const TYPES: Readonly<Record<string, string>> = {
  "sign-in": "Sign-in",
  "sign-up": "Sign-up",
  reset: "Password reset",
  protection: "Protection changed",
};

/** What happened, and how, in words. */
export const wordsOfEvent = (type: string, method: string): string =>
  `${TYPES[type] ?? sentence(type)}: ${method.replaceAll(/[-_]/g, " ").replace("api key", "API key")}`;
