/** Calls fetch so that neither a browser nor a framework keeps the answer or sends cookies along. The only place of the kit that calls it. */
export const fetchUncached = (
  url: string,
  init: RequestInit,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> => fetch(url, { ...init, ...uncached() });

/** Cloudflare's workers have neither option, and throw at them. */
const uncached = (): RequestInit =>
  globalThis.navigator?.userAgent === "Cloudflare-Workers"
    ? {}
    : { credentials: "omit", cache: "no-store" };
