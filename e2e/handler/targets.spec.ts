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

  test("labels are in the middle of their tabs", async ({ page }) => {
    await page.goto("/handler/sign-in");
    for (const tab of await page.getByRole("tab").all()) {
      const off = await tab.evaluate((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        const [outer, inner] = [node.getBoundingClientRect(), words.getBoundingClientRect()];
        return Math.abs(outer.top + outer.bottom - inner.top - inner.bottom) / 2;
      });
      expect(off, "pixels").toBeLessThanOrEqual(1);
    }
  });

  test.describe("in German", () => {
    test.use({ locale: "de", viewport: { width: 280, height: 700 } });
    test("the dot of the overview goes with the words after it", async ({
      page,
      person,
      settings,
      teamArea,
      say,
    }) => {
      await teamArea.enter(person);
      await settings.open("profile");
      const parts = page
        .getByRole("link", { name: say("account.secondFactorOff") })
        .locator("span");
      const [first, last] = [parts.first(), parts.last()];
      await expect(first).toHaveText(say("account.ways", { count: 2 }));
      const dot = last.evaluate((node) => getComputedStyle(node, "::before").content);
      expect(await dot).toContain("·");
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
      expect(await topOf(last), "on a line of its own").toBeGreaterThan(await topOf(first));
    });
  });
});

test("in forced colours the current section of the settings has an outline", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await teamArea.enter(person);
  await settings.open("sessions");
  const outlineOf = (name: string) =>
    page
      .getByRole("navigation", { name: say("account.sections") })
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await outlineOf(say("account.navSessions"))).toBe("solid");
  expect(await outlineOf(say("account.navProfile"))).toBe("none");
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
