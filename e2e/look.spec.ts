import type { Page, TestInfo } from "@playwright/test";
import type axe from "axe-core";
import { violationsOn } from "./support/axe.js";
import { expect, test } from "./support/test.js";

const CODE = "0".repeat(45);
const PUBLIC = ["/", "/source/board", "/nowhere"];
const HANDLER = [
  "sign-in",
  "sign-up",
  "sign-out",
  "forgot-password",
  `password-reset?code=${CODE}`,
  "password-reset",
  `email-verification?code=${CODE}`,
  `not-me?code=${CODE}`,
  `magic-link-callback?code=${CODE}`,
  `team-invitation?code=${CODE}`,
  `cli-auth-confirm?login_code=${CODE}`,
  "error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED",
].map((page) => `/handler/${page}`);
const SECTIONS = ["profile", "auth", "sessions", "settings", "team-creation"] as const;
const SIGNED_IN = ["/board", "/studio", "/studio/archive", "/people", "/team", "/you"];
const SMALLEST_WIDTH = 320;

const isFull = process.env.VERIFY === "full";
/** Only colours differ in the dark, and axe runs all its rules there in the full run only. */
const IN_THE_DARK: axe.RunOptions = isFull ? {} : { runOnly: ["color-contrast"] };
/**
 * The colours of `dark` and the layout of `phone`: outside the full run only its width is checked.
 */
const IN_THE_DARK_ON_A_PHONE = isFull ? IN_THE_DARK : undefined;

/** Each page is shown in all of these, one after another. */
const LOOKS = {
  light: { viewport: { width: 1280, height: 800 }, colorScheme: "light", rules: {} },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: "dark", rules: IN_THE_DARK },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: "light", rules: {} },
  "small dark phone": {
    viewport: { width: SMALLEST_WIDTH, height: 640 },
    colorScheme: "dark",
    rules: IN_THE_DARK_ON_A_PHONE,
  },
} as const;

async function look(page: Page, path: string, testInfo: TestInfo) {
  await page.goto(path, { waitUntil: "networkidle" });
  await examine(page, path, testInfo);
}

/**
 * Checks each look of a page. The full run also attaches screenshots, full-page ones being slow.
 */
async function examine(page: Page, path: string, testInfo: TestInfo) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await page.title()).not.toBe("");
  for (const [name, { viewport, colorScheme, rules }] of Object.entries(LOOKS)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const violations = rules ? await violationsOn(page, rules) : [];
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${path}, ${name}, scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(violations, `${path}, ${name}`).toEqual([]);
    if (!isFull) continue;
    await testInfo.attach(`${path}, ${name}`, {
      body: await page.screenshot({ fullPage: true }),
      contentType: "image/png",
    });
  }
}

test("public pages", async ({ page, expectedErrors }, testInfo) => {
  expectedErrors.push(/404/);
  for (const path of PUBLIC) await look(page, path, testInfo);
});

test("pages of the handler", async ({ page }, testInfo) => {
  for (const path of HANDLER) await look(page, path, testInfo);
});

test("a rejected form", async ({ page, signInPage, expectedErrors }, testInfo) => {
  expectedErrors.push(/400/);
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ email: "unknown@example.com", password: "not the password" });
  await expect(page.getByText("That email and password don't match.")).toBeVisible();
  await examine(page, "sign-in, rejected", testInfo);
});

test("account settings", async ({ page, person, teamArea, settings }, testInfo) => {
  await teamArea.enter(person);
  for (const section of SECTIONS) {
    await settings.open(section);
    await page.waitForLoadState("networkidle");
    await examine(page, `settings, ${section}`, testInfo);
  }
});

test("signed-in pages", async ({ page, person, teamArea, board }, testInfo) => {
  await teamArea.enter(person);
  await board.add("Now", "Paint the greenhouse door", "Green, of course");
  await board.add("Later", "Awordsolongthatitneverfitsonacardandhastobreaksomewhereinthemiddle");
  for (const path of SIGNED_IN) await look(page, path, testInfo);
});

test("the account button causes no layout shift", async ({ page, person, teamArea }) => {
  await teamArea.enter(person);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) +
            (entry as PerformanceEntry & { value: number }).value,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Your board", exact: true })).toBeVisible();
  expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.01);
});
