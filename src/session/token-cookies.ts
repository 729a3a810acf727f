import { COOKIES, refreshCookie } from "../protocol/cookies.js";
import { unescaped } from "./read-cookie.js";
import type { Tokens } from "./tokens.js";

/** Reads both tokens from cookies. Malformed cookies count as absent; never throws. */
export function readTokenCookies(get: (name: string) => string | null, projectId: string): Tokens {
  const refreshToken = tokenOrNull(get(refreshCookie(projectId)) ?? get(COOKIES.legacyRefresh));
  return {
    accessToken: refreshToken && pairedAccessToken(get(COOKIES.access), refreshToken),
    refreshToken,
  };
}

/** The access cookie holds both tokens, so that one of another session is never used. */
function pairedAccessToken(cookie: string | null, refreshToken: string): string | null {
  const text = cookie?.startsWith("%") ? unescaped(cookie) : cookie;
  if (!text?.startsWith('["')) return null;
  try {
    const [owner, accessToken] = JSON.parse(text);
    return owner === refreshToken && typeof accessToken === "string"
      ? tokenOrNull(accessToken)
      : null;
  } catch {
    return null;
  }
}

/** Returns a well-formed token, or null. Cookies are untrusted input. */
const tokenOrNull = (text: string | null | undefined): string | null =>
  text && text !== "undefined" && /^[!-~]+$/.test(text) ? text : null;
