import type { Locator, Page } from "@playwright/test";
import { newEmail } from "../../tests/support/addresses.js";
import { waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";
import type { Key } from "../support/words.js";

const MAX_STEPS = 60;
const PASSWORD = "a long enough secret";

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await waitForHydration(element);
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await hasFocus(element)) return;
    await page.keyboard.press("Tab");
  }
  await expect(element, `not reached in ${MAX_STEPS} steps`).toBeFocused();
}

async function pressByKey(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press("Enter");
}

test("signing up, changing the settings and signing out needs no mouse", {
  tag: ["@everywhere", "@main"],
}, async ({ page, settings, say }) => {
  await page.goto("/handler/sign-up");
  await tabTo(page, page.getByRole("tab", { name: say("signIn.tabCode") }));
  const isRightToLeft = (await page.locator(".stack-scope").first().getAttribute("dir")) === "rtl";
  await page.keyboard.press(isRightToLeft ? "ArrowLeft" : "ArrowRight");
  const tab = page.getByRole("tab", { name: say("signIn.tabPassword") });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await tabTo(page, page.getByLabel(say("field.email"), { exact: true }));
  await page.keyboard.type(newEmail());
  const password = page.getByRole("textbox", { name: say("field.password"), exact: true });
  await tabTo(page, password);
  await page.keyboard.type("short");
  await page.keyboard.press("Enter");
  await expect(password, "the focus goes to the first error").toBeFocused();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(say("field.totp")), "the digits of the mail").toBeFocused();
  await pressByKey(page, page.getByRole("link", { name: say("verify.later") }));
  await expect(page).toHaveURL("/board");

  const menu = page.getByRole("button", { name: /^Account menu/ });
  await pressByKey(page, menu);
  const item = page.getByRole("menuitem", { name: "Account settings" });
  await expect(item).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
  await settings.shows(say("profile.title"));

  const name = page.getByLabel(say("profile.name"), { exact: true });
  await tabTo(page, name);
  await page.keyboard.type("Robin Vale");
  await page.keyboard.press("Enter");
  await settings.says("profile.nameSaved");

  const nav = page.getByRole("navigation", { name: say("account.sections") });
  const openSection = async (key: Key) => {
    // On a phone the list of sections is folded.
    const fold = nav.getByRole("button", { expanded: false });
    if (await fold.isVisible()) await pressByKey(page, fold);
    await pressByKey(page, nav.getByRole("link", { name: say(key), exact: true }));
  };
  await openSection("account.navAuth");
  await expect(
    page.getByRole("heading", { level: 2, name: say("auth.title") }),
    "the focus goes along to the section",
  ).toBeFocused();
  const set = settings
    .panel("auth.totpTitle")
    .getByRole("button", { name: say("auth.totpEnable") });
  await pressByKey(page, set);
  const dialog = settings.dialog("auth.totpSetUpTitle");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(set, "the dialog gives the focus back").toBeFocused();

  await openSection("account.navSettings");
  await settings.shows(say("settings.title"));
  await pressByKey(
    page,
    settings.panel("settings.signOutTitle").getByRole("button", { name: say("action.signOut") }),
  );
  await expect(page).toHaveURL("/");
  expect((await page.request.get("/api/me")).status()).toBe(401);
});
