import { readCookie } from "./read-cookie.js";

/** Tells of changes of cookies, in browsers that do. */
export type CookieEvents = Pick<EventTarget, "addEventListener" | "removeEventListener">;

export function followEvents(events: CookieEvents, listener: () => void): () => void {
  events.addEventListener("change", listener);
  return () => events.removeEventListener("change", listener);
}

/** Older browsers load the code that looks at the cookies itself. Where it does not come, a page is told of nothing, and still works. */
function watchLater(listener: () => void): () => void {
  const seen = document.cookie;
  const watching = import("./watched-cookies.js").then(
    ({ watchCookies }) => watchCookies({ document, seen }, listener),
    () => () => {},
  );
  return () => void watching.then((stop) => stop());
}

/** Calls `listener` when cookies have changed, in this tab or another; what comes back ends it. */
export function followCookies(listener: () => void): () => void {
  const { cookieStore } = globalThis as { cookieStore?: CookieEvents };
  const stop = cookieStore ? followEvents(cookieStore, listener) : watchLater(listener);
  // A page that comes back from the browser's memory was told of nothing meanwhile.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("pageshow", listener);
    stop();
  };
}

export const pageCookie = (name: string): string | null => readCookie(document.cookie, name);
