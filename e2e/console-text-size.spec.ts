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
    const labels = page.locator(".u-axis").first();
    await expect(labels, "of the days below a plot").toHaveCSS("height", "56px");
    await page.goto(running.viewUrl("/users"));
    await name.click();
    await page.getByRole("link", { name: "Sign-in methods" }).click();
    await expect(page.getByRole("button", { name: "Set a password" })).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(width);
  });
