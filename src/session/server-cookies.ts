import { COOKIES } from "../protocol/cookies.js";
import type { CookieOptions } from "./cookie-text.js";

type Read = (name: string) => string | null;

/** No browser keeps a longer cookie. */
const COOKIE_LENGTH_AT_MOST = 4096;

/** The value of a cookie as a server takes it: one that no browser would send counts as absent. */
export const receivedValue = (value: string | null | undefined): string | null =>
  value != null && value.length <= COOKIE_LENGTH_AT_MOST ? value : null;

/**
 * Whether the app is reached by https, as far as a server can tell: by the browser's mark, by the proxy in
 * front, or by the page that a form was sent from.
 */
export const isHttps = (cookie: Read, header: Read): boolean =>
  cookie(COOKIES.isHttps) !== null ||
  header("x-forwarded-proto")?.split(",")[0]?.trim() === "https" ||
  header("origin") === `https://${header("host")}`;

/** What a server writes a cookie with. */
export const cookieAttributes = ({ maxAgeSeconds, secure }: CookieOptions, https: boolean) => ({
  path: "/",
  sameSite: "lax" as const,
  ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  ...(secure || https ? { secure: true } : {}),
});
