import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
const ADA = { name: "Ada Lovelace", email: "ada@example.com" } as const;

test.describe.configure({ mode: "default" });
test.beforeAll(() =>
  running.start(
    [],
    {},
    {
      oauthProviders: [{ id: "google", enabled: true, type: "shared" }],
      domains: [{ domain: "http://localhost:9", handlerPath: "/handler" }],
    },
  ),
);
test.afterAll(() => running.stop());

test("a provider is tested by a sign-in that makes no user", async ({ page: console, context }) => {
  await running.open(console, "/sign-in/providers");
  const opened = context.waitForEvent("page");
  await console.getByRole("link", { name: "Test sign-in with Google" }).click();
  const page = await opened;
  const go = page.getByRole("button", { name: "Continue to Google" });
  await expect(page.getByText("/api/v1/auth/oauth/callback/google")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await go.click();
  await page.getByRole("button", { name: ADA.email }).click();
  await expect(page.getByText("The sign-in works.")).toBeVisible();
  for (const said of [ADA.name, ADA.email, "Yes"])
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(running.viewUrl("/sign-in/test/google"));
  await go.click();
  await page.getByRole("button", { name: /^Deny|^Cancel/ }).click();
  await expect(page.getByRole("alert")).toContainText("cancelled at the provider");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(running.viewUrl("/users"));
  await expect(page.getByText(ADA.email)).toBeHidden();
});

test("a domain is checked, locked or not", async ({ page }) => {
  await running.open(page, "/sign-in/domains");
  await page.getByRole("button", { name: "Check http://localhost:9" }).click();
  await expect(page.getByText("No server answers at this address.")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
