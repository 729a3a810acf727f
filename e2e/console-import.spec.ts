import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
test.beforeAll(() =>
  running.start([{ primaryEmail: "here@example.com", primaryEmailVerified: true }]),
);
test.afterAll(running.stop);

const ROWS = [
  "email,email_verified,name,shoe_size",
  "ada@example.com,true,Ada Lovelace,42",
  "grace@example.com,true,=1+1,42",
  "no address,true,Nameless,42",
];
const fileOf = (content: Buffer) => ({ name: "users.csv", mimeType: "text/csv", buffer: content });

test("users are imported from a file, after a preview", async ({ page }) => {
  await page.goto(running.setUpUrl);
  await running.enter(page, "Create the owner’s account");
  await page.goto(running.viewUrl("/users"));
  await page.getByRole("link", { name: "Import" }).click();
  const chosen = page.getByLabel("File with users");
  await chosen.setInputFiles(fileOf(Buffer.from([0x65, 0xff, 0xfe])));
  await expect(page.getByRole("alert")).toContainText("not UTF-8");
  await chosen.setInputFiles(fileOf(Buffer.from(ROWS.join("\n"))));
  await expect(page.getByText("A file of your own, CSV")).toBeVisible();
  const refused = page.getByRole("table", { name: "Refused" });
  await expect(refused.getByRole("row").nth(1)).toContainText("4");
  expect(await violationsOn(page)).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: test.info().outputPath(`${colorScheme}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: test.info().outputPath("phone.png"), fullPage: true });
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Import 2 users" }).click();
  await expect(page.getByText("Done: 2 of 3, 1 failed")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the failures" }).click();
  expect((await download).suggestedFilename()).toMatch(/^failures-/);
  await page.goto(running.viewUrl("/users"));
  await expect(page.getByText("grace@example.com")).toBeVisible();
});
