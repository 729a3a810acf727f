import { SessionError } from "./errors.js";

/** Both tokens of a session, as stored. */
export interface Tokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/** Tokens with a valid access token. */
export interface LiveTokens extends Tokens {
  readonly accessToken: string;
}

/** The tokens while no one is signed in. */
export const NO_TOKENS: Tokens = { accessToken: null, refreshToken: null };

const given = (token: unknown): string | null => {
  if (token === null || token === undefined) return null;
  if (typeof token !== "string" || token === "" || token === "undefined")
    throw new SessionError(
      "TOKEN_UNDEFINED",
      'A token is empty or "undefined", so it was lost before it got here. Pass the ' +
        "token, or null.",
    );
  return token;
};

/**
 * Validates tokens that an app passes. Throws `TOKEN_UNDEFINED` for empty text and `"undefined"`.
 */
export const checkTokens = (tokens: {
  readonly accessToken?: unknown;
  readonly refreshToken?: unknown;
}): Tokens => ({
  accessToken: given(tokens.accessToken),
  refreshToken: given(tokens.refreshToken),
});
