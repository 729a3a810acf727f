import { readCookie } from "./read-cookie.js";

/** The browser's `cookieStore`, which emits changes. */
export type CookieEvents = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** Calls `listener` when cookies change. Returns a function that stops it. */
export function followEvents(events: CookieEvents, listener: () => void): () => void {
  events.addEventListener("change", listener);
  return () => events.removeEventListener("change", listener);
}

/** Loads polling for browsers without `cookieStore`. Pages work without it, but miss changes. */
function watchLater(listener: () => void): () => void {
  const seen = document.cookie;
  const watching = import("./watched-cookies.js").then(
    ({ watchCookies }) => watchCookies({ document, seen }, listener),
    () => () => {},
  );
  return () => void watching.then((stop) => stop());
}

/**
 * Calls `listener` when cookies change, in this tab or another. Returns a function that
 * unsubscribes.
 */
export function followCookies(listener: () => void): () => void {
  const { cookieStore } = globalThis as { cookieStore?: CookieEvents };
  const stop = cookieStore ? followEvents(cookieStore, listener) : watchLater(listener);
  // Pages restored from bfcache missed cookie events.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("pageshow", listener);
    stop();
  };
}

/** The value of a cookie of this page, or null. */
export const pageCookie = (name: string): string | null => readCookie(document.cookie, name);
