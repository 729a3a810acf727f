import { COOKIES } from "../../protocol/cookies.js";
import type { CookieJar } from "../../session/cookie-store.js";

/** Maximum concurrent verifier cookies of OAuth flows; the oldest is removed first. */
export const MAX_OAUTH_COOKIES = 5;

const OAUTH_COOKIE_MAX_AGE_SECONDS = 3600;

const nameOf = (state: string): string => COOKIES.oauthOuterPrefix + state;

/**
 * Stores a flow's verifier until its callback, in one cookie per flow, so that two tabs do not
 * collide. Drops the oldest flows first. Returns whether the browser keeps it.
 */
export function keepFlow(jar: CookieJar, state: string, verifier: string): boolean {
  const open = (jar.names?.() ?? []).filter((name) => name.startsWith(COOKIES.oauthOuterPrefix));
  for (const name of open.slice(0, Math.max(0, open.length - MAX_OAUTH_COOKIES + 1)))
    jar.delete(name);
  jar.set(nameOf(state), verifier, { maxAgeSeconds: OAUTH_COOKIE_MAX_AGE_SECONDS });
  return jar.get(nameOf(state)) !== null;
}

/** The parameters of a callback that belongs to a flow of this browser. */
export interface Callback {
  readonly code: string;
  readonly verifier: string;
  /** The page's address as sent at the start of the flow, without `code` and `state`. */
  readonly redirectUri: string;
}

/**
 * Removes the callback from the address and its verifier from the cookies, so that it can be used
 * once. Null without both parameters, and for a flow that this browser did not start.
 */
export function takeCallback(
  url: URL,
  jar: CookieJar,
  replaceUrl: (url: string) => void,
): Callback | null {
  const code = url.searchParams.get("code");
  const state = url.searchParams.get("state");
  if (!code || !state) return null;
  const verifier = jar.get(nameOf(state));
  if (verifier === null) return null;
  jar.delete(nameOf(state));
  const clean = withoutCallback(url);
  replaceUrl(clean.href);
  clean.hash = "";
  return { code, verifier, redirectUri: clean.href };
}

/** Removes the parameters of a provider's response from an address. */
export function withoutCallback(url: URL): URL {
  const clean = new URL(url);
  clean.searchParams.delete("code");
  clean.searchParams.delete("state");
  return clean;
}
