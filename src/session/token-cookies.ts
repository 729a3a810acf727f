import { ACCESS_COOKIE, LEGACY_REFRESH_COOKIE, refreshCookie } from "../protocol/session-cookie.js";
import { unescaped } from "./read-cookie.js";
import type { Tokens } from "./tokens.js";

/** Both tokens out of cookies. A cookie that is not as the kit writes it counts as absent; nothing here throws. */
export function readTokenCookies(get: (name: string) => string | null, projectId: string): Tokens {
  const refreshToken = tokenOrNull(get(refreshCookie(projectId)) ?? get(LEGACY_REFRESH_COOKIE));
  return {
    accessToken: refreshToken && pairedAccessToken(get(ACCESS_COOKIE), refreshToken),
    refreshToken,
  };
}

/** The access cookie holds both tokens, so that one of another session is never taken for this one's. */
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

/** A token that came from a cookie, or null: whatever a browser sends, reading it never throws. */
const tokenOrNull = (text: string | null | undefined): string | null =>
  text && text !== "undefined" && /^[!-~]+$/.test(text) ? text : null;
