import { withoutTrailingSlash } from "../../protocol/trailing-slash.js";

/** What a redirect may lead to. */
export interface RedirectTrust {
  /** The page that is open, where there is one. */
  readonly current: URL | undefined;
  /** Origins beside the page's own. */
  readonly trustedOrigins: readonly string[];
}

/** Stands in for the app's own origin where none is known: on a server, which must not believe forwarded headers. */
const UNKNOWN_ORIGIN = "http://origin.invalid";

/** Browsers drop or fold these before they read an address, so a check that sees them sees another address than the browser. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const FOLDED = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/**
 * The address as a redirect may use it, or null where it must not. Judged on the final string: what comes back is either
 * a path of this app that begins with exactly one slash, or an absolute http(s) address of the page's own origin or of a
 * trusted one.
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
    // Absolute text of an origin that is only assumed is not the app's.
    if (current === undefined && /^[a-z][a-z\d+.-]*:|^\/\//i.test(target)) return null;
    return staysHere(url) ? relative(url) : null;
  }
  return trustedOrigins.includes(url.origin) ? url.href : null;
}

/** Path, query and hash of an address. */
export const relative = (url: URL): string => url.pathname + url.search + url.hash;

/** A path such as `//evil` is another host once it stands alone. */
const staysHere = (url: URL): boolean =>
  !url.pathname.startsWith("//") && new URL(relative(url), url.origin).origin === url.origin;

/** Whether two addresses show the same page, whatever their queries. */
export const isSamePage = (a: string, b: string, base: string): boolean =>
  URL.canParse(a, base) &&
  URL.canParse(b, base) &&
  pageOf(new URL(a, base)) === pageOf(new URL(b, base));

const pageOf = (url: URL): string =>
  url.origin + (withoutTrailingSlash(decoded(url.pathname)) || "/");

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
