import type { Clock } from "../transport/clock.js";
import type { CookieJar } from "./cookie-store.js";
import { cookieText } from "./cookie-text.js";
import { COOKIE_CHANNEL, followCookiesOf } from "./page-cookies.js";
import { readCookie } from "./read-cookie.js";

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
    tellOtherTabs();
  },
  delete: (name) => {
    document.cookie = cookieText(name, "", { maxAgeSeconds: 0 });
    tellOtherTabs();
  },
  // Browsers list cookies of one path by age.
  names: () => document.cookie.split(";").map((pair) => pair.split("=")[0]?.trim() ?? ""),
  subscribe: (listener) => followCookiesOf({ document, cookieStore, clock }, listener),
});

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(COOKIE_CHANNEL);
  channel.postMessage(null);
  channel.close();
}
