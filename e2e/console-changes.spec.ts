import type { Page } from "@playwright/test";
import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
const { viewUrl, owner } = running;

test.describe.configure({ mode: "default" });
test.beforeAll(() =>
  running.start([{ displayName: "Ada Lovelace", primaryEmail: "ada@example.com" }], { mcp: true }),
);
test.afterAll(running.stop);

test.beforeEach(({ page }) => running.open(page));

test("an owner invites an administrator, who accepts in another browser", async ({
  page,
  browser,
}) => {
  await page.goto(viewUrl("/administrators"));
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite an administrator" });
  await dialog.getByLabel("Email").fill("sam@example.com");
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make the invitation" }).click();
  const made = page.getByRole("dialog", { name: "The invitation" });
  const link = (await made.getByRole("code").textContent()) ?? "";
  expect(await violationsOn(page)).toEqual([]);
  await made.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("cell", { name: "sam@example.com" })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText("You get the role support for Atlas")).toBeVisible();
  await other.getByLabel("Name").fill("Sam Support");
  await other.getByLabel("Password").fill(owner.password);
  expect(await violationsOn(other)).toEqual([]);
  await other.getByRole("button", { name: "Create my account" }).click();
  await expect(other.getByRole("navigation", { name: "Views" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Actions for Sam Support" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove administrator" }).click();
  await expect(page.getByText("Administrator removed")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: "Sign in to the console" })).toBeVisible();
  await other.context().close();
});

/** The table of the signing keys. */
const keysOn = (page: Page) => page.getByRole("table", { name: "Signing keys" });

/** Opens the question whether to rotate the signing key. */
async function askToRotate(page: Page) {
  await page.goto(viewUrl("/keys"));
  await page.getByRole("button", { name: "Rotate now" }).click();
  return page.getByRole("dialog", { name: "Rotate the signing key" });
}

test("a signing key is rotated, and says until when the earlier one is valid", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  const dialog = await askToRotate(page);
  const rows = keysOn(page).locator("tbody tr");
  await expect(rows).toHaveCount(1);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Rotate now" }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Signs new tokens");
  await expect(rows.last()).toContainText("until in 11 minutes");
  await rows
    .last()
    .getByRole("button", { name: /^Withdraw / })
    .click();
  const withdrawal = page.getByRole("dialog", { name: "Withdraw a signing key" });
  expect(await violationsOn(page)).toEqual([]);
  const id = await withdrawal.locator(".typed-word").innerText();
  await withdrawal.getByLabel(/^Type/).fill(id);
  await withdrawal.getByRole("button", { name: "Withdraw key" }).click();
  await expect(withdrawal.getByRole("alert")).toContainText("for a minute after the rotation");
});

test("a change leads to everything of its request, and changes are exported", async ({ page }) => {
  const dialog = await askToRotate(page);
  await dialog.getByRole("button", { name: "Rotate now" }).click();
  await expect(keysOn(page)).toContainText("until in");
  await page.goto(viewUrl("/activity?of=changes"));
  const rows = page.getByRole("table", { name: "Changes" }).locator("tbody tr");
  const rotation = rows.filter({ hasText: "signing-keys/rotate" }).first();
  await expect(rotation.getByRole("link", { name: "Olive Owner" })).toBeVisible();
  await rotation.getByRole("button", { name: "Same request" }).click();
  await expect(page).toHaveURL(/request=/);
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Sign-ins of the request" })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "All requests" }).click();
  await page.getByRole("button", { name: "Export" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Start the export" }).click();
  await expect(page.getByText(/^Done: \d+ of \d+/)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the file" }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test("a template is written beside its preview, saved, compared and reset", {
  tag: "@main",
}, async ({ page }) => {
  await page.goto(viewUrl("/mail/server"));
  await page.getByLabel("Emails leave by").selectOption("standard");
  for (const [label, value] of [
    ["Host", "127.0.0.1"],
    ["Port", "2500"],
    ["User name", "u"],
    ["Password", "p"],
    ["Sender email", "hello@example.com"],
    ["Sender name", "Atlas"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Save mail server" }).click();
  await expect(page.getByText("Mail server saved")).toBeVisible();

  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByRole("link", { name: "Sign-in code" }).click();
  const mail = page.frameLocator("iframe[title='Preview of the email']");
  await expect(mail.getByText("123456")).toBeVisible();
  await expect(mail.getByText(/Ada Lovelace/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByLabel("Subject").fill("{{ opt }} for you");
  await expect(page.getByText("Did you mean {{ otp }}?")).toBeVisible();
  await page.getByLabel("Subject").fill("{{ otp }} for you");
  await expect(page.getByText("Subject: 123456 for you")).toBeVisible();
  await page.getByText(/Changes to the default: 2 lines/).click();
  await expect(page.getByText("+ {{ otp }} for you")).toBeVisible();
  await page.getByLabel("Language").selectOption("ar");
  await expect(mail.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByLabel("Language").selectOption("en");
  await page.getByLabel("Appearance", { exact: true }).selectOption("dark");
  await expect(mail.locator("body")).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.getByLabel("Preview as").selectOption("text");
  await expect(page.locator(".mail-preview pre")).toContainText("123456");

  await page.getByRole("button", { name: "Send to me" }).click();
  await expect(page.getByText(`A sample leaves for ${running.owner.email}`)).toBeVisible();
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText("Template saved")).toBeVisible();
  await expect(page.getByText("Changed here")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Reset to default" }).click();
  await page.getByRole("button", { name: "Reset template" }).click();
  await expect(page.getByText("The same as the default.")).toBeVisible();
});

test("a setting of the configuration is locked, and says where it is set", async ({ page }) => {
  await page.goto(viewUrl("/sign-in/project"));
  // The address that the view had.
  await expect(page).toHaveURL(viewUrl("/project"));
  await expect(page.getByText("Set in the code of your app")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeDisabled();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(viewUrl("/sign-in"));
  await expect(page.getByRole("switch", { name: "Password" })).toBeEnabled();
});

test("a key for an agent works until it is revoked", async ({ page }) => {
  await page.goto(viewUrl("/keys"));
  await expect(page.getByText("No agent", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Make an agent’s key" }).click();
  const dialog = page.getByRole("dialog", { name: "Make an agent’s key" });
  await dialog.getByLabel("What for").fill("Editor");
  await dialog.getByLabel("Change users and teams").check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make the key" }).click();
  const made = page.getByRole("dialog", { name: "The agent’s key" });
  expect(await violationsOn(page)).toEqual([]);
  const { mcpServers } = JSON.parse((await made.locator("pre").textContent()) ?? "");
  const { url, headers } = mcpServers.stackkit;
  const ping = () =>
    fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
  expect((await ping()).status).toBe(200);
  await made.getByRole("button", { name: "I have copied it" }).click();
  const row = page.getByRole("table", { name: "Keys of agents" }).locator("tbody tr");
  await expect(row).toContainText("users:read, users:write");
  expect(await violationsOn(page)).toEqual([]);
  const revoke = row.getByRole("button", { name: "Revoke" });
  await expect(revoke).toHaveAccessibleDescription("Editor");
  await revoke.click();
  await page.getByRole("button", { name: "Revoke the key" }).click();
  await expect(row).toContainText("Revoked");
  expect((await ping()).status).toBe(401);
});
