import { readCookie } from "../session/read-cookie.js";

/** Loads polling for browsers without `cookieStore`. Pages work without it, but miss changes. */
function watchLater(listener: () => void): () => void {
  const seen = document.cookie;
  const watching = import("./page-changes.js").then(
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
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  cookieStore?.addEventListener("change", listener);
  const stop = cookieStore ? undefined : watchLater(listener);
  // Pages restored from bfcache missed cookie events.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("pageshow", listener);
    cookieStore?.removeEventListener("change", listener);
    stop?.();
  };
}

/** The value of a cookie of this page, or null. */
export const pageCookie = (name: string): string | null => readCookie(document.cookie, name);
