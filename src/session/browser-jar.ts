import { COOKIE_CHECK_MILLIS } from "../protocol/limits.js";
import type { Clock } from "../transport/clock.js";
import type { CookieJar } from "./cookie-store.js";
import { cookieText, readCookie } from "./cookie-text.js";

interface BrowserJarOptions {
  readonly document: { cookie: string };
  /** Tells of changes where the browser can; without it, the cookies are looked at every 100 ms while somebody listens. */
  readonly cookieStore?: Pick<EventTarget, "addEventListener" | "removeEventListener"> | undefined;
  readonly clock: Pick<Clock, "after">;
}

/** The cookies of a page. */
export const createBrowserJar = ({ document, cookieStore, clock }: BrowserJarOptions): CookieJar => ({
  get: (name) => readCookie(document.cookie, name),
  set: (name, value, options) => {
    document.cookie = cookieText(name, value, options);
  },
  delete: (name) => {
    document.cookie = cookieText(name, "", { maxAgeSeconds: 0 });
  },
  // Browsers list cookies of one path by age.
  names: () => document.cookie.split(";").map((pair) => pair.split("=")[0]?.trim() ?? ""),
  subscribe: (listener) => {
    if (cookieStore) {
      cookieStore.addEventListener("change", listener);
      return () => cookieStore.removeEventListener("change", listener);
    }
    let seen = document.cookie;
    let stop = () => {};
    const look = () => {
      stop = clock.after(COOKIE_CHECK_MILLIS, look);
      if (document.cookie === seen) return;
      seen = document.cookie;
      listener();
    };
    stop = clock.after(COOKIE_CHECK_MILLIS, look);
    return () => stop();
  },
});
