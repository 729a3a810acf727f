import { SessionError } from "./errors.js";

/** Both tokens of a session, as a store keeps them. */
export interface Tokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/** Tokens that prove who is signed in: the access token is there, and alive. */
export interface LiveTokens extends Tokens {
  readonly accessToken: string;
}

export const NO_TOKENS: Tokens = { accessToken: null, refreshToken: null };

const given = (token: unknown): string | null => {
  if (token === null || token === undefined) return null;
  if (typeof token !== "string" || token === "" || token === "undefined")
    throw new SessionError(
      "TOKEN_UNDEFINED",
      'A token is empty or "undefined", so it was lost on the way here. Pass the token, or null.',
    );
  return token;
};

/** Takes tokens from an app's own hands. Throws `TOKEN_UNDEFINED` for what can only be a lost value. */
export const checkTokens = (tokens: {
  readonly accessToken?: unknown;
  readonly refreshToken?: unknown;
}): Tokens => ({
  accessToken: given(tokens.accessToken),
  refreshToken: given(tokens.refreshToken),
});
