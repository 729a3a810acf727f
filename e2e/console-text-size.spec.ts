import type { Locator } from "@playwright/test";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const DOUBLE = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26";
const running = new ConsoleService();

test.describe.configure({ mode: "default" });
// As a person sets the size of text in the browser.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), DOUBLE] }),
    { scope: "worker" },
  ],
});
test.beforeAll(() =>
  running.start([{ displayName: "Ada Lovelace", primaryEmail: "ada@example.com" }]),
);
test.afterAll(running.stop);

for (const width of [1280, 390])
  test(`text of twice the size fits into ${width} pixels`, async ({ page }) => {
    // Where the side bar says that the console is open.
    await page.setViewportSize({ width: 2000, height: 844 });
    await running.open(page, "/users");
    await page.setViewportSize({ width, height: 844 });
    const name = page.getByRole("link", { name: "Ada Lovelace" });
    await expect(name).toHaveCSS("font-size", "28px");
    const row = page.getByRole("region", { name: "Users", exact: true }).locator("tbody tr");
    const height = await row.evaluate((one) => one.getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(96);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const path of ["/users", "/permissions", "/sign-in", "/sign-in/domains", "/project", ""]) {
      await page.goto(running.viewUrl(path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".skeleton")).toHaveCount(0);
      expect(await wide(), path).toBeLessThanOrEqual(width);
    }
    // Beside another, a number of five digits would not fit.
    const columns = width < 450 ? /^\S+$/ : / /;
    await expect(page.locator(".figures").first()).toHaveCSS("grid-template-columns", columns);
    const labels = page.locator(".u-axis").first();
    await expect(labels, "of the days below a plot").toHaveCSS("height", "56px");
    await page.goto(running.viewUrl("/users"));
    await name.click();
    await page.getByRole("link", { name: "Sign-in methods" }).click();
    await expect(page.getByRole("button", { name: "Set a password" })).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(width);
  });

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true });
  test("lines that one can choose do not lie over each other", async ({ page }) => {
    const cut = (lines: Locator) =>
      lines.evaluateAll((all) =>
        all
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          .map(({ textContent }) => textContent),
      );
    await page.setViewportSize({ width: 2000, height: 844 });
    await running.open(page, "/permissions");
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole("button", { name: "Define a permission" }).click();
    const dialog = page.getByRole("dialog", { name: "Define a permission" });
    const choices = dialog.getByRole("group", { name: "Contains" }).locator("label");
    await expect(choices.first()).toBeVisible();
    expect(await cut(choices)).toEqual([]);
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Go to" }).click();
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await cut(page.getByRole("option"))).toEqual([]);
  });
});
