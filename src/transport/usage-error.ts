import { KitError } from "./kit-error.js";

/** Incorrect uses of the kit. Each has a page under `docs/errors/`. */
export type UsageErrorCode =
  | "ACCOUNT_NOT_SIGNED_IN"
  | "ACTOR_IN_SESSION"
  | "ANOTHER_APP_WITH_THIS_IDENTIFIER"
  | "BAD_HANDLER_PAGE"
  | "BAD_OPTION"
  | "BAD_THEME"
  | "BROWSER_ONLY"
  | "CALLBACK_URL_REQUIRED"
  | "COOKIES_BLOCKED"
  | "HOOK_IN_SERVER_COMPONENT"
  | "HOOK_OUTSIDE_COMPONENT"
  | "MISSING_OPTION"
  | "NO_AUTH_INTERRUPTS"
  | "NO_MAIL"
  | "NO_PRIMARY_EMAIL"
  | "NO_PROVIDER"
  | "NO_TOKEN_STORE"
  | "NOT_ON_A_SERVER_USER"
  | "PACKAGE_MISSING"
  | "PASSKEY_ANSWER_UNSAFE"
  | "SECRET_IN_BROWSER"
  | "SERVER_ONLY"
  | "SIGN_IN_CALLBACK_FAILED"
  | "STORE_NOT_ON_SERVER"
  | "TEST_CALL_UNANSWERED"
  | "TOKEN_NOT_BELIEVED"
  | "TWO_COPIES"
  | "UNKNOWN_TRANSLATION_OVERRIDE"
  | "UNTRUSTED_REDIRECT"
  | "WRONG_PROJECT";

/** The kit cannot do this here. The message says what to write instead. */
export class UsageError extends KitError {
  declare readonly code: UsageErrorCode;

  constructor(code: UsageErrorCode, words: string, options?: ErrorOptions) {
    super(code, words, options);
    this.name = "UsageError";
  }
}
