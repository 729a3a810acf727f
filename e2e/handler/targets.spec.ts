import { devices, type Locator } from "@playwright/test";
import { waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";

/** CSS pixels, by WCAG 2.2 for pointers, and by the usual guides for fingers. */
const POINTER_PIXELS = 24;
const FINGER_PIXELS = 44;

async function expectHeight(target: Locator, pixels: number): Promise<void> {
  const { height = 0, width = 0 } = (await target.boundingBox()) ?? {};
  expect(Math.round(height), "height").toBeGreaterThanOrEqual(pixels);
  expect(Math.round(width), "width").toBeGreaterThanOrEqual(pixels);
}

test("lone links are large enough for a pointer", async ({ page, say }) => {
  await page.goto("/handler/forgot-password");
  await expectHeight(page.getByRole("link", { name: say("forgot.back") }), POINTER_PIXELS);
  await page.goto("/handler/sign-in?tab=password");
  await expectHeight(
    page.getByRole("link", { name: say("signIn.forgotPassword") }),
    POINTER_PIXELS,
  );
  await expectHeight(page.getByRole("link", { name: say("action.signUp") }), POINTER_PIXELS);
});

test.describe("on a touch screen", () => {
  const { viewport, hasTouch, isMobile } = devices["Pixel 7"];
  test.use({ viewport, hasTouch, isMobile });

  test("tabs, fields, buttons and the eye are large enough for a finger", async ({
    page,
    signInPage,
    say,
  }) => {
    await page.goto("/handler/sign-in?tab=password");
    for (const target of [
      ...(await page.getByRole("tab").all()),
      signInPage.email,
      signInPage.submit,
      page.getByRole("button", { name: say("password.show") }),
    ])
      await expectHeight(target, FINGER_PIXELS);
  });
});

test("in forced colours the selected tab differs from the other one", async ({ page, say }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/handler/sign-in");
  const look = (name: string) =>
    page.getByRole("tab", { name }).evaluate((tab) => {
      const { backgroundColor, borderColor, color, outlineColor } = getComputedStyle(tab);
      return [backgroundColor, borderColor, color, outlineColor].join();
    });
  const tab = page.getByRole("tab", { name: say("signIn.tabCode") });
  await waitForHydration(tab);
  expect(await look(say("signIn.tabCode"))).not.toBe(await look(say("signIn.tabPassword")));
});
