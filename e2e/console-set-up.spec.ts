import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

let running: ConsoleService;
test.beforeEach(() => {
  running = new ConsoleService();
});
test.afterEach(() => running.stop());

test("the first administrator comes by the printed link, once", { tag: "@main" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/410/);
  await running.start([]);
  const script = page.waitForResponse(/assets\/index-.*\.js$/);
  await page.goto(running.url);
  expect((await script).headers()).toMatchObject({ "content-encoding": "gzip" });
  await expect(page.getByRole("heading", { name: "No administrator yet" })).toBeVisible();
  const { owner, setUpUrl: link } = running;
  await page.goto(link);
  await page.getByLabel("Name").fill("Olive Owner");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Create the owner’s account" }).click();
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
});

test("the first administrator proves the address by a mailed code", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const mails: string[] = [];
  await running.start([], { sendEmail: async ({ text }) => mails.push(text) });
  await page.goto(running.setUpUrl);
  await page.getByLabel("Email").fill(running.owner.email);
  await page.getByLabel("Password").fill(running.owner.password);
  const create = page.getByRole("button", { name: "Create the owner’s account" });
  await create.click();
  await expect(page.getByRole("heading", { name: "Enter the code we emailed" })).toBeVisible();
  await expect(page.getByText(running.owner.email)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await expect.poll(() => mails.length).toBe(1);
  const code = /\b\d{6}\b/.exec(mails[0] ?? "")?.[0] ?? "";
  await page.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
  await create.click();
  await expect(page.getByRole("alert")).toHaveText("That code isn’t right.");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByLabel("Code").fill(code);
  await create.click();
  await expect(page.getByRole("heading", { name: "Atlas" })).toBeVisible();
});
