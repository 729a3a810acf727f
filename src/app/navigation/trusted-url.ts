import { withoutTrailingSlash } from "../../protocol/api-url.js";
import { unescaped } from "../../session/read-cookie.js";

/** What a redirect is checked against. */
export interface RedirectTrust {
  /** The open page, if known. */
  readonly current: URL | undefined;
  /** Origins in addition to the page's own. */
  readonly trustedOrigins: readonly string[];
}

/** Placeholder for the app's own origin on servers, which must not trust forwarded headers. */
const UNKNOWN_ORIGIN = "http://origin.invalid";

/**
 * Browsers remove or rewrite these characters when they parse an address, so a check would see a
 * different one.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const FOLDED = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/**
 * Returns the safe form of a redirect target, or null if it is not allowed: a path of this app that
 * starts with exactly one slash, or an absolute http(s) address of the page's or a trusted origin.
 */
export function safeRedirect(
  target: string,
  { current, trustedOrigins }: RedirectTrust,
): string | null {
  if (target === "" || FOLDED.test(target)) return null;
  const base = current?.href ?? UNKNOWN_ORIGIN;
  if (!URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  const own = new URL(base).origin;
  if (url.origin === own) {
    // Without a known origin, an absolute address is never the app's own.
    if (current === undefined && /^[a-z][a-z\d+.-]*:|^\/\//i.test(target)) return null;
    return staysHere(url) ? relative(url) : null;
  }
  return trustedOrigins.includes(url.origin) ? url.href : null;
}

/** Path, query and hash of an address. */
export const relative = (url: URL): string => url.pathname + url.search + url.hash;

/** A path such as `//evil` alone is another host. */
const staysHere = (url: URL): boolean =>
  !url.pathname.startsWith("//") && new URL(relative(url), url.origin).origin === url.origin;

/** Whether two addresses show the same page, whatever their queries. */
export const isSamePage = (a: string, b: string, base: string): boolean =>
  URL.canParse(a, base) &&
  URL.canParse(b, base) &&
  pageOf(new URL(a, base)) === pageOf(new URL(b, base));

const pageOf = (url: URL): string =>
  url.origin + (withoutTrailingSlash(unescaped(url.pathname)) || "/");
