import { createBrowserJar } from "../session/browser-jar.js";
import type { CookieJar } from "../session/cookie-store.js";
import { systemClock } from "../transport/clock.js";

let jar: CookieJar | undefined;

/** The cookies of this page. */
export function pageJar(): CookieJar {
  jar ??= createBrowserJar({
    document,
    cookieStore: (globalThis as { cookieStore?: EventTarget }).cookieStore,
    clock: systemClock,
  });
  return jar;
}
