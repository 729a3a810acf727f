/** What a cookie is written with. Its path is always `/`, it is for this host only, and `SameSite=Lax`. */
export interface CookieOptions {
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number;
  /** For https only, wherever it is written. On https pages every cookie is. */
  readonly secure?: boolean;
}

/** The text that sets a cookie, for `document.cookie`. */
export const cookieText = (
  name: string,
  value: string,
  { maxAgeSeconds, secure }: CookieOptions,
): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`}${secure ? "; Secure" : ""}`;
