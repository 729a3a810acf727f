import type { CookieJarOfBrowser } from "../../src/testing/sign-in-as.js";

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
  HTMLElement.prototype.hidePopover = () => {};
}
