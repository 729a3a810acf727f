/** Attributes of a cookie. All are host-only with `Path=/` and `SameSite=Lax`. */
export interface CookieOptions {
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number;
  /** Forces `Secure`. Cookies of https pages always have it. */
  readonly secure?: boolean;
}

/** Formats a cookie for `document.cookie`. */
export const cookieText = (
  name: string,
  value: string,
  { maxAgeSeconds, secure }: CookieOptions,
): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; ` +
  `SameSite=Lax${maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`}${secure ? "; Secure" : ""}`;
