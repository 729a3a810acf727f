import { COOKIES, refreshCookie } from "../protocol/cookies.js";
import {
  ACCESS_COOKIE_MAX_AGE_SECONDS,
  REFRESH_COOKIE_MAX_AGE_SECONDS,
} from "../protocol/limits/limits.js";
import type { CookieOptions } from "./cookie-text.js";
import { readTokenCookies } from "./token-cookies.js";
import type { TokenStore } from "./token-store.js";

/** Cookies by name, in a browser or in a request. Values are unescaped. */
export interface CookieJar {
  get(name: string): string | null;
  /** Does nothing if cookies cannot be written, as in a server component. */
  set(name: string, value: string, options: CookieOptions): void;
  delete(name: string): void;
  /** The names of all cookies, oldest first, if the jar knows them. */
  names?(): readonly string[];
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

interface CookieStoreOptions {
  readonly jar: CookieJar;
  readonly projectId: string;
  /**
   * In a browser: sets a `Secure` cookie, which persists on https only and tells servers to use
   * `Secure`.
   */
  readonly marksHttps?: boolean;
}

/**
 * Stores tokens in cookies with the hosted kit's names and format, so that existing sessions
 * continue.
 */
export function createCookieStore({
  jar,
  projectId,
  marksHttps = false,
}: CookieStoreOptions): TokenStore {
  const keep = (name: string, value: string | null, maxAgeSeconds: number) => {
    if (value !== null) jar.set(name, value, { maxAgeSeconds });
    else if (jar.get(name) !== null) jar.delete(name);
  };
  let marked = !marksHttps;
  return {
    get: () => {
      if (!marked) jar.set(COOKIES.isHttps, "true", { secure: true });
      marked = true;
      return readTokenCookies((name) => jar.get(name), projectId);
    },
    set: ({ refreshToken, accessToken }) => {
      keep(refreshCookie(projectId), refreshToken, REFRESH_COOKIE_MAX_AGE_SECONDS);
      keep(
        COOKIES.access,
        refreshToken && accessToken && JSON.stringify([refreshToken, accessToken]),
        ACCESS_COOKIE_MAX_AGE_SECONDS,
      );
      keep(COOKIES.legacyRefresh, null, 0);
      if (refreshToken === null) keep(COOKIES.writes, null, 0);
    },
    ...(jar.subscribe ? { subscribe: (listener) => jar.subscribe?.(listener) ?? (() => {}) } : {}),
  };
}
