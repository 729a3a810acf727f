import { vi } from "vitest";
import { MAX_PAGE_WAIT_MILLIS } from "../../src/protocol/limits/limits.js";
import type { CookieJarOfBrowser } from "../../src/testing/sign-in-as.js";
import { systemClock } from "../../src/transport/clock.js";
import { RETRY_BASE_MILLIS } from "../../src/transport/retry.js";

/** The cookies of this page, as {@link signInAs} writes those of a browser. */
export const cookieJar: CookieJarOfBrowser = {
  addCookies: async (cookies) => {
    for (const { name, value } of cookies) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore.
      document.cookie = `${name}=${value}; path=/`;
    }
  },
  clearCookies: async () => {},
};

export function removeCookies(): void {
  for (const pair of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore.
    document.cookie = `${pair.split("=")[0]}=; max-age=0; path=/`;
  }
}

/** jsdom knows neither dialogs nor popovers. */
export function addDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
}

const { after } = systemClock;

/** Fails as a call without an answer, and lets its repetitions follow without their pauses. */
export function failToFetch(): never {
  vi.spyOn(systemClock, "after").mockImplementation((millis, run) =>
    after(millis >= RETRY_BASE_MILLIS / 2 && millis < MAX_PAGE_WAIT_MILLIS ? 0 : millis, run),
  );
  throw new TypeError("fetch failed");
}
