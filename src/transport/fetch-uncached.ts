/**
 * Calls fetch without cookies, and without caching by the browser or a framework. The kit calls
 * fetch only here.
 */
export const fetchUncached = (
  url: string,
  init: RequestInit,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> => fetch(url, { ...init, ...uncached() });

/** Cloudflare Workers throw on both options. */
const uncached = (): RequestInit =>
  globalThis.navigator?.userAgent === "Cloudflare-Workers"
    ? {}
    : { credentials: "omit", cache: "no-store" };
