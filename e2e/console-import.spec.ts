import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

test.describe.configure({ mode: "default" });
const running = new ConsoleService();
test.beforeAll(() =>
  running.start([{ primaryEmail: "here@example.com", primaryEmailVerified: true }]),
);
test.afterAll(running.stop);

const HASH = "$2b$06$aDFWk5slAEzZqIe5IKnH2.Pcj/Ae/FLnwLwfGgMaueCOoZLLXS7nW";
const ROWS = [
  "email,email_verified,name,shoe_size",
  "ada@example.com,true,Ada Lovelace,42",
  "grace@example.com,true,=1+1,42",
  "no address,true,Nameless,42",
];
const fileOf = (content: Buffer) => ({ name: "users.csv", mimeType: "text/csv", buffer: content });
const exportOf = (...rows: object[]) =>
  fileOf(Buffer.from(rows.map((row) => JSON.stringify(row)).join("\n")));

test("users are imported from a file, after a preview", async ({ page }) => {
  await running.open(page, "/users");
  await page.getByRole("link", { name: "Import" }).click();
  const chosen = page.getByLabel("File with users");
  await chosen.setInputFiles(fileOf(Buffer.from([0x65, 0xff, 0xfe])));
  await expect(page.getByRole("alert")).toContainText("not UTF-8");
  await chosen.setInputFiles(fileOf(Buffer.from(ROWS.join("\n"))));
  await expect(page.getByText("A file of your own, CSV")).toBeVisible();
  const refused = page.getByRole("table", { name: "Refused" });
  await expect(refused.getByRole("row").nth(1)).toContainText("4");
  await expect(refused).toContainText("its email must be a valid email address");
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

test("the second file of an export has the passwords, and is looked through before", async ({
  page,
}) => {
  await running.open(page, "/users/import");
  const users = page.getByLabel("File with users");
  const passwords = page.getByLabel("Export of password hashes");
  await users.setInputFiles(
    exportOf(
      { user_id: "auth0|1", email: "lin@example.com", email_verified: true },
      { user_id: "auth0|2", email: "mia@example.com", email_verified: true },
    ),
  );
  await expect(page.getByText("Auth0, JSON, one user a line")).toBeVisible();
  await passwords.setInputFiles(
    exportOf(
      { _id: { $oid: "1" }, passwordHash: HASH },
      { _id: { $oid: "2" }, passwordHash: "md5:12" },
      { _id: { $oid: "9" }, passwordHash: HASH },
    ),
  );
  await expect(page.getByText("2 records of these users, 1 of others")).toBeVisible();
  const rowOf = (name: string) => page.getByRole("table", { name }).getByRole("row").nth(1);
  await expect(rowOf("Left out of the second file")).toContainText("auth0|9");
  await expect(rowOf("Refused")).toContainText("line 2 of the second file");
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath("second.png"), fullPage: true });
  // Without the second file, both come without a password.
  await passwords.setInputFiles([]);
  await expect(page.getByRole("button", { name: "Import 2 users" })).toBeVisible();
  await page.getByLabel("Where it comes from").selectOption("csv");
  await expect(passwords).toBeHidden();
  await page.getByLabel("Where it comes from").selectOption("auth0");
  await passwords.setInputFiles(exportOf({ _id: { $oid: "1" }, passwordHash: HASH }));
  await expect(page.getByText("1 record of these users, 0 of others")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 users" }).click();
  await expect(page.getByText("Done: 2 of 2")).toBeVisible();
});
