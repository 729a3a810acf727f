import { KitError } from "../transport/kit-error.js";

/** Codes of mistakes in an app's use of tokens. */
export type SessionErrorCode =
  | "TOKEN_LIFE_TOO_SHORT"
  | "TOKEN_UNDEFINED"
  | "AUTH_HEADER_MALFORMED"
  | "NO_TOKEN_STORE";

/** A misuse of sessions or tokens. Never means signed out. */
export class SessionError extends KitError {
  declare readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, words: string, cause?: unknown) {
    super(code, words, { cause });
    this.name = "SessionError";
  }
}
