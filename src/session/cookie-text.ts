/** What a cookie is written with. Its path is always `/`, and it is for this host only. */
export interface CookieOptions {
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number;
  readonly secure?: boolean;
}

/** The text that sets a cookie, for `document.cookie` or a `set-cookie` header. */
export const cookieText = (
  name: string,
  value: string,
  { maxAgeSeconds, secure }: CookieOptions,
): string =>
  `${name}=${encodeURIComponent(value)}; Path=/${maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`}${secure ? "; Secure" : ""}`;
