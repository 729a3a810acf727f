import type { Clock } from "../transport/clock.js";
import type { CookieJar } from "./cookie-store.js";
import { cookieText } from "./cookie-text.js";
import { type CookieEvents, followEvents } from "./page-cookies.js";
import { readCookie } from "./read-cookie.js";
import { COOKIE_CHANNEL, watchCookies } from "./watched-cookies.js";

interface BrowserJarOptions {
  readonly document: { cookie: string; readonly location?: { readonly protocol: string } };
  /** Emits cookie changes if the browser can. Without it, subscribers poll every 100 ms. */
  readonly cookieStore?: CookieEvents | undefined;
  readonly clock: Pick<Clock, "after">;
}

/** Creates the cookie jar of a page. */
export function createBrowserJar({ document, cookieStore, clock }: BrowserJarOptions): CookieJar {
  const set: CookieJar["set"] = (name, value, options) => {
    const secure = document.location?.protocol === "https:";
    document.cookie = cookieText(name, value, { secure, ...options });
    notifyOtherTabs();
  };
  return {
    get: (name) => readCookie(document.cookie, name),
    set,
    delete: (name) => set(name, "", { maxAgeSeconds: 0 }),
    // Browsers list cookies of one path by age.
    names: () => document.cookie.split(";").map((pair) => pair.split("=")[0]?.trim() ?? ""),
    subscribe: (listener) =>
      cookieStore
        ? followEvents(cookieStore, listener)
        : watchCookies({ document, clock }, listener),
  };
}

function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(COOKIE_CHANNEL);
  channel.postMessage(null);
  channel.close();
}
