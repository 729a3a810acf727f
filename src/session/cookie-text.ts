/** What a cookie is written with. Its path is always `/`, and it is for this host only. */
export interface CookieOptions {
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number;
  readonly secure?: boolean;
}

/** The value of a cookie in the text of a `cookie` header, as it was before it was escaped; null where there is none. Never throws. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return unescaped(pair.slice(at + 1).trim());
  }
  return null;
}

/** The text that sets a cookie, for `document.cookie` or a `set-cookie` header. */
export const cookieText = (name: string, value: string, { maxAgeSeconds, secure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/${maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`}${secure ? "; Secure" : ""}`;

export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
