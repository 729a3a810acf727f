import { COOKIE_CHECK_MILLIS } from "../protocol/limits/timers.js";
import { type Clock, systemClock } from "../transport/clock.js";
import { readCookie } from "./read-cookie.js";

interface Place {
  readonly document: { readonly cookie: string };
  /** Tells of changes where the browser can; without it, the cookies are looked at every 100 ms while somebody listens. */
  readonly cookieStore?: Pick<EventTarget, "addEventListener" | "removeEventListener"> | undefined;
  readonly clock: Pick<Clock, "after">;
}

/** Calls `listener` when cookies have changed, in this tab or another; what comes back ends it. */
export function followCookiesOf({ document, cookieStore, clock }: Place, listener: () => void): () => void {
  if (cookieStore) {
    cookieStore.addEventListener("change", listener);
    return () => cookieStore.removeEventListener("change", listener);
  }
  let seen = document.cookie;
  const look = () => {
    stop = clock.after(COOKIE_CHECK_MILLIS, look);
    if (document.cookie === seen) return;
    seen = document.cookie;
    listener();
  };
  let stop = clock.after(COOKIE_CHECK_MILLIS, look);
  return () => stop();
}

export const followCookies = (listener: () => void): (() => void) =>
  followCookiesOf({ document, cookieStore: (globalThis as { cookieStore?: EventTarget }).cookieStore, clock: systemClock }, listener);

export const pageCookie = (name: string): string | null => readCookie(document.cookie, name);
