import { COOKIES, refreshCookie } from "../protocol/cookies.js";
import {
  ACCESS_COOKIE_MAX_AGE_SECONDS,
  REFRESH_COOKIE_MAX_AGE_SECONDS,
} from "../protocol/limits/limits.js";
import type { CookieOptions } from "./cookie-text.js";
import { readTokenCookies } from "./token-cookies.js";
import type { TokenStore } from "./token-store.js";

/** Cookies by name, in a browser or in a request. Values are given and taken unescaped. */
export interface CookieJar {
  get(name: string): string | null;
  /** Does nothing where cookies cannot be written, as in a server component. */
  set(name: string, value: string, options: CookieOptions): void;
  delete(name: string): void;
  /** The names of all cookies, oldest first, where the jar can tell. */
  names?(): readonly string[];
  subscribe?(listener: () => void): () => void;
}

interface CookieStoreOptions {
  readonly jar: CookieJar;
  readonly projectId: string;
  /** In a browser: leaves a mark that servers take as leave to use `Secure`. It sticks on https only. */
  readonly marksHttps?: boolean;
}

/** Keeps tokens in cookies, by the names and in the form of the hosted kit, so that whoever was signed in stays so. */
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
    },
    ...(jar.subscribe ? { subscribe: (listener) => jar.subscribe?.(listener) ?? (() => {}) } : {}),
  };
}
