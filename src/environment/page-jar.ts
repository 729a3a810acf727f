import { createBrowserJar } from "../session/browser-jar.js";
import type { CookieJar } from "../session/cookie-store.js";
import { systemClock } from "../transport/clock.js";

const CHANNEL = "stackkit-cookies";

let jar: CookieJar | undefined;

/** The cookies of this page. Writes are told to the other tabs, so that nobody there waits for a timer that a hidden tab slows down. */
export function pageJar(): CookieJar {
  jar ??= withOtherTabs(createBrowserJar({ document, cookieStore: (globalThis as { cookieStore?: EventTarget }).cookieStore, clock: systemClock }));
  return jar;
}

function withOtherTabs(own: CookieJar): CookieJar {
  if (typeof BroadcastChannel === "undefined") return own;
  const channel = new BroadcastChannel(CHANNEL);
  const told =
    <A extends unknown[]>(write: (...args: A) => void) =>
    (...args: A) => {
      write(...args);
      channel.postMessage(null);
    };
  return {
    get: own.get,
    ...(own.names ? { names: own.names } : {}),
    set: told(own.set),
    delete: told(own.delete),
    subscribe: (listener) => {
      const stop = own.subscribe?.(listener);
      channel.addEventListener("message", listener);
      return () => {
        channel.removeEventListener("message", listener);
        stop?.();
      };
    },
  };
}
