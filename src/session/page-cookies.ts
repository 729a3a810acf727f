import { COOKIE_CHECK_MILLIS } from "../protocol/limits/timers.js";
import type { Clock } from "../transport/clock.js";
import { readCookie } from "./read-cookie.js";

interface Place {
  readonly document: { readonly cookie: string };
  /** Tells of changes where the browser can; without it, the cookies are looked at every 100 ms while somebody listens. */
  readonly cookieStore?: Pick<EventTarget, "addEventListener" | "removeEventListener"> | undefined;
  /** A page's own timer, unless stated. */
  readonly clock?: Pick<Clock, "after"> | undefined;
}

/** Where a tab that wrote cookies tells the others, for those whose browser does not. */
export const COOKIE_CHANNEL = "stackkit-cookies";

/** Calls `listener` when cookies have changed, in this tab or another; what comes back ends it. */
export function followCookiesOf({ document, cookieStore, clock = pageTimer }: Place, listener: () => void): () => void {
  if (cookieStore) {
    cookieStore.addEventListener("change", listener);
    return () => cookieStore.removeEventListener("change", listener);
  }
  let seen = document.cookie;
  const compare = () => {
    if (document.cookie === seen) return;
    seen = document.cookie;
    listener();
  };
  const look = () => {
    stop = clock.after(COOKIE_CHECK_MILLIS, look);
    compare();
  };
  let stop = clock.after(COOKIE_CHECK_MILLIS, look);
  // Timers of a tab in the background are slowed down; messages are not.
  const channel = new BroadcastChannel(COOKIE_CHANNEL);
  channel.onmessage = compare;
  return () => {
    stop();
    channel.close();
  };
}

const pageTimer: Pick<Clock, "after"> = {
  after: (millis, run) => {
    const timer = setTimeout(run, millis);
    return () => clearTimeout(timer);
  },
};

export function followCookies(listener: () => void): () => void {
  // A page that comes back from the browser's memory was told of nothing meanwhile.
  addEventListener("pageshow", listener);
  const stop = followCookiesOf({ document, cookieStore: (globalThis as { cookieStore?: EventTarget }).cookieStore }, listener);
  return () => {
    removeEventListener("pageshow", listener);
    stop();
  };
}

export const pageCookie = (name: string): string | null => readCookie(document.cookie, name);
