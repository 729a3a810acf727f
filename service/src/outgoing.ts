/** A request to somewhere else. The one place of the service from which anything is fetched. */
export type Outgoing = (url: string | URL, init: RequestInit & { readonly timeoutMillis: number }) => Promise<Response>;

/**
 * Fetches, for so long at most. Redirects are handed back and never followed: what is sent may be secret, and goes to the host
 * it was meant for or nowhere.
 */
export const outgoing: Outgoing = (url, { timeoutMillis, signal, ...init }) => {
  const timeout = AbortSignal.timeout(timeoutMillis);
  return fetch(url, { ...init, redirect: "manual", signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
};
