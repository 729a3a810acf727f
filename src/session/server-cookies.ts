import { COOKIES } from "../protocol/cookies.js";
import type { CookieOptions } from "./cookie-text.js";
import { readCookie } from "./read-cookie.js";

type Read = (name: string) => string | null;

/** The longest cookie that browsers store, in characters. */
const MAX_COOKIE_LENGTH = 4096;

/** Returns a cookie's value, or null for one longer than browsers send. */
export const receivedValue = (value: string | null | undefined): string | null =>
  value != null && value.length <= MAX_COOKIE_LENGTH ? value : null;

/**
 * Returns the cookie that pages in the browser read: of several with one name, as another site of
 * the domain can set, Next takes the last, and pages the first. `value` is Next's, which a write of
 * this request may have changed.
 */
export const pageValue = (
  header: string | null,
  name: string,
  value: string | undefined,
): string | null =>
  value !== undefined &&
  header !== null &&
  readCookie(header.split(";").reverse().join(";"), name) === value
    ? readCookie(header, name)
    : (value ?? null);

/**
 * Whether the app is served by https, according to the browser's mark, the proxy, or the origin of
 * a form.
 */
export const isHttps = (cookie: Read, header: Read): boolean =>
  cookie(COOKIES.isHttps) !== null ||
  header("x-forwarded-proto")?.split(",")[0]?.trim() === "https" ||
  header("origin") === `https://${header("host")}`;

/** Returns the attributes of a server's cookie. */
export const cookieAttributes = ({ maxAgeSeconds, secure }: CookieOptions, https: boolean) => ({
  path: "/",
  sameSite: "lax" as const,
  ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  ...(secure || https ? { secure: true } : {}),
});
