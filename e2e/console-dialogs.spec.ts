import type { Page } from "@playwright/test";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();

test.describe.configure({ mode: "default" });
test.beforeAll(() => running.start([{ displayName: "Ada", primaryEmail: "ada@example.com" }]));
test.afterAll(running.stop);

const form = (page: Page) => page.getByRole("dialog", { name: "Create a user" });
const question = (page: Page) => page.getByRole("dialog", { name: "Discard changes?" });
const opener = (page: Page) => page.getByRole("button", { name: "Create user" });

test.beforeEach(async ({ page }) => {
  await running.open(page, "/users");
  await opener(page).press("Enter");
  await expect(form(page).getByLabel("Email")).toBeFocused();
});

test("a form without changes closes by Escape, beside it and by the back button", async ({
  page,
}) => {
  await page.keyboard.press("Escape");
  await expect(form(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.mouse.click(5, 5);
  await expect(form(page)).toHaveCount(0);
  await opener(page).click();
  await page.goBack();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/users$/);
});

test("a changed form asks once, and goes on where it was", async ({ page }) => {
  const email = form(page).getByLabel("Email");
  await page.keyboard.type("zoe@example.com");
  await page.keyboard.press("Escape");
  await expect(question(page).getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveCount(0);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("zoe@example.com");

  // A drag that selects the text and ends beside the form is no press beside it.
  const box = await email.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(question(page)).toHaveCount(0);

  await page.mouse.click(5, 5);
  await question(page).getByRole("button", { name: "Discard" }).press("Enter");
  await expect(form(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Create user" })).toHaveCount(1);
});

test("Escape alone never drops what was typed", async ({ page }) => {
  await page.keyboard.type("zoe@example.com");
  // Browsers let only the first of several in a row be refused.
  for (const isAsked of [true, false, true, false, true]) {
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveCount(isAsked ? 1 : 0);
    await expect(form(page).getByLabel("Email")).toHaveValue("zoe@example.com");
  }
});

test("the back button and the palette leave a changed form after a question", async ({ page }) => {
  const back = () => page.evaluate(() => history.back());
  await page.keyboard.type("zoe@example.com");
  await back();
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(form(page).getByLabel("Email")).toHaveValue("zoe@example.com");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Teams");
  await page.keyboard.press("Enter");
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/create=yes/);
  await form(page).getByLabel("Name").fill("Zoe");
  await back();
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/users$/);

  await opener(page).click();
  await page.keyboard.type("zoe@example.com");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Teams");
  await page.keyboard.press("Enter");
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("heading", { name: "Teams", level: 1 })).toBeVisible();
});

test("a new user opens once their view is loaded, and back leads to the list", async ({ page }) => {
  await page.keyboard.type("zoe@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "zoe@example.com", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/users$/);
  await expect(form(page)).toHaveCount(0);
});
