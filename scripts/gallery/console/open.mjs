import { PICTURED_AT } from "./service.mjs";

/** @import { BrowserContext, Page } from "@playwright/test" */
/** @import { Console, View } from "./views.mjs" */

const TRIES_MILLIS = 15_000;

/**
 * Opens pages of the console as its owner, at the time of the pictures.
 * @param {BrowserContext} context @param {Console} of
 */
export async function enterConsole(context, of) {
  const [name = "", value = ""] = of.cookie.split("=");
  await context.addCookies([{ name, value, url: of.url, httpOnly: true, sameSite: "Strict" }]);
  await context.clock.setFixedTime(PICTURED_AT);
}

/**
 * Opens a view and waits until it has what it reads.
 * @param {Page} page @param {Console} of @param {View} view
 */
export async function openView(page, of, { path, url, act }) {
  const address = url?.(of) ?? `${of.url}/${of.projectId}${path?.(of.ids) ?? ""}`;
  // A fragment alone would load nothing.
  await page.goto("about:blank");
  await page.goto(address);
  await page.locator("h1").waitFor({ timeout: TRIES_MILLIS });
  await waitUntilRead(page);
  if (act) {
    await act(page);
    await waitUntilRead(page);
  }
  await page.evaluate(replaceChanging);
}

/** @param {Page} page */
async function waitUntilRead(page) {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true], .skeleton"));
}

/**
 * Replaces ids, ends of keys, signatures and ports, which differ on each run, also in what is read
 * again. Runs in the page.
 */
function replaceChanging() {
  // Words and values of one sentence become one text.
  document.body.normalize();
  replaceTexts();
  new MutationObserver(replaceTexts).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });

  function replaceTexts() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const was = node.nodeValue ?? "";
      const shown = was
        .replace(
          /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g,
          "7f3e0c52-9d41-4b6a-8e17-2c5a90d4b1f6",
        )
        .replace(/\/\/(localhost|127\.0\.0\.1):\d+/g, "//$1:8100")
        .replace(/…[\da-z]{4}\b/gi, "…7f3e")
        .replace(/^[\da-z]{12}$/, "7f3e0c529d41")
        .replace(/\bmsg_\w+/g, "msg_7f3e0c529d41")
        .replace(/\bv1,[\w+/]+=*/g, "v1,7f3e0c529d41")
        .replace(/\b\d+ ms\b/g, "12 ms");
      if (shown !== was) node.nodeValue = shown;
    }
  }
}
