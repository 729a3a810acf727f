import { createBrowserJar } from "../session/browser-jar.js";
import type { CookieJar } from "../session/cookie-store.js";
import { followCookies } from "./page-cookies.js";

let jar: CookieJar | undefined;

/** The cookies of this page. */
export function pageJar(): CookieJar {
  jar ??= createBrowserJar({ document, subscribe: followCookies });
  return jar;
}
