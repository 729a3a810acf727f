import type { CookieJar } from "./cookie-store.js";
import { cookieText } from "./cookie-text.js";
import { readCookie } from "./read-cookie.js";
import { COOKIE_CHANNEL } from "./watched-cookies.js";

interface BrowserJarOptions {
  readonly document: { cookie: string; readonly location?: { readonly protocol: string } };
  readonly subscribe?: CookieJar["subscribe"];
}

/** Creates the cookie jar of a page. */
export function createBrowserJar({ document, subscribe }: BrowserJarOptions): CookieJar {
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
    subscribe,
  };
}

function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(COOKIE_CHANNEL);
  channel.postMessage(null);
  channel.close();
}
