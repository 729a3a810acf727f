import { KitError } from "../transport/kit-error.js";

export type SessionErrorCode =
  | "TOKEN_LIFE_TOO_SHORT"
  | "TOKEN_UNDEFINED"
  | "AUTH_HEADER_MALFORMED"
  | "NO_TOKEN_STORE";

/** A mistake in the use of sessions and tokens. Never a sign that somebody is signed out. */
export class SessionError extends KitError {
  declare readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, words: string, cause?: unknown) {
    super(code, words, { cause });
    this.name = "SessionError";
  }
}
