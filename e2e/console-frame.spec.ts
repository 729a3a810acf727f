import { operations } from "@stackkit/next/protocol/internal";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
const { viewUrl } = running;

test.describe.configure({ mode: "default" });
test.beforeAll(() =>
  running.start([
    { displayName: "Ada Lovelace", primaryEmail: "ada@example.com" },
    { displayName: "Zoe Zander", primaryEmail: "zoe@example.com" },
  ]),
);
test.afterAll(running.stop);

test.beforeEach(({ page }) => running.open(page));

test("the side bar of a phone closes by its button, beside it and with Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(viewUrl("/users"));
  const button = page.getByRole("button", { name: "Menu" });
  const views = page.getByRole("navigation", { name: "Views" });
  await button.click();
  await expect(views).toBeVisible();
  await button.click();
  await expect(views).toBeHidden();
  await button.click();
  // Where a user of the list is.
  await page.mouse.click(370, 500);
  await expect(views).toBeHidden();
  await expect(page).toHaveURL(/\/users$/);
  await button.click();
  await views.getByRole("link", { name: "Teams" }).focus();
  await page.keyboard.press("Escape");
  await expect(views).toBeHidden();
  await expect(button).toBeFocused();
});

test("the choice of the keys stays in view in the palette", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(viewUrl());
  await page.getByRole("button", { name: "Go to" }).click();
  const options = page.getByRole("dialog", { name: "Go to" }).getByRole("option");
  await expect(options.last()).not.toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toBeInViewport({ ratio: 1 });
});

test("keys open a menu, and go to the action that starts with a letter", async ({ page }) => {
  await page.goto(viewUrl("/users"));
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  const button = page.getByRole("button", { name: "Change ada@example.com" });
  const items = page.getByRole("menuitem");
  await button.press("ArrowDown");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByRole("menuitem", { name: "Remove" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await button.press("ArrowUp");
  await expect(items.last()).toBeFocused();
});

test("another project opens by Enter or a click, not by the keys on the way", async ({ page }) => {
  await page.goto(viewUrl("/users"));
  const button = page.getByRole("button", { name: "Project: Atlas" });
  const choices = page.getByRole("menuitemradio");
  await button.press("ArrowDown");
  await expect(choices.filter({ hasText: "Atlas" })).toBeFocused();
  await expect(choices.filter({ hasText: "Atlas" })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemradio", { name: "StackKit" })).toBeFocused();
  await expect(page).toHaveURL(viewUrl("/users"));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(viewUrl("/users"));
  await button.press("ArrowDown");
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/console\/internal$/);
  await expect(page.getByRole("button", { name: "Project: StackKit" })).toBeVisible();
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page).toHaveTitle("Users · StackKit · Console");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("banner")).toContainText("StackKit");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Project: StackKit" }).click();
  await page.keyboard.press("Escape");
  await expect(choices).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Project: StackKit" })).toBeFocused();
});

test("a list keeps the focus while it is sorted, by names from A to Z", async ({ page }) => {
  await page.goto(viewUrl("/users"));
  const names = page.getByRole("table").locator("tbody").getByRole("link");
  await expect(names).toHaveText(["Zoe Zander", "Ada Lovelace"]);
  const title = page.getByRole("columnheader", { name: "Name" }).getByRole("button");
  const table = page.getByRole("region", { name: "Users" });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/order_by=/, (route) => held.then(() => route.fallback()));
  await title.focus();
  await page.keyboard.press("Enter");
  await expect(table).toHaveAttribute("aria-busy", "true");
  release();
  await expect(table).toHaveAttribute("aria-busy", "false");
  await expect(names).toHaveText(["Ada Lovelace", "Zoe Zander"]);
  await expect(title).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(names).toHaveText(["Zoe Zander", "Ada Lovelace"]);
  await expect(title).toBeFocused();
});

test("addresses in tables are whole on a phone", async ({ page }) => {
  const url = "https://a-long-name-of-a-service.example.com/api/webhooks/auth";
  const endpoints = running.caller("admin")(operations.webhookEndpoints.create, { body: { url } });
  await expect(endpoints).resolves.toMatchObject({ url });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(viewUrl("/webhooks"));
  const address = page.getByRole("code").filter({ hasText: url });
  const isCut = () => address.evaluate((code) => code.scrollWidth > code.clientWidth);
  expect(await isCut()).toBe(false);
});

test("the open mail is marked where colours are forced", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(viewUrl("/mail/templates"));
  const mails = page.getByRole("navigation", { name: "Emails" });
  await expect(mails.locator("[aria-current]")).toHaveCSS("outline-style", "solid");
  await expect(mails.getByRole("link").last()).toHaveCSS("outline-style", "none");
});

test("the focus stays near a button that goes with its press", async ({ page }) => {
  await page.goto(viewUrl("/users?state=unverified"));
  await page.getByRole("button", { name: "Clear all" }).press("Enter");
  await expect(page.getByRole("combobox", { name: "State" })).toBeFocused();
  await page.getByRole("checkbox", { name: "Select Ada Lovelace" }).check();
  await page.getByRole("button", { name: "Select none" }).press("Enter");
  await expect(page.getByRole("region", { name: "Users", exact: true })).toBeFocused();
});

test("what is typed and not saved is there again after another view", async ({ page }) => {
  await page.goto(viewUrl("/sign-in/sign-up"));
  const list = page.getByLabel("Only these may sign up");
  await list.fill("example.com");
  const parts = page.getByRole("navigation", { name: "Parts of the settings" });
  await parts.getByRole("link", { name: "Methods" }).click();
  await parts.getByRole("link", { name: "Sign-up" }).click();
  await expect(list).toHaveValue("example.com");
  const asks = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asks;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await list.fill("");

  const mails = page.getByRole("navigation", { name: "Emails" });
  await page.goto(viewUrl("/mail/templates"));
  await page.getByLabel("Subject").fill("Prove your address");
  await mails.getByRole("link", { name: "Sign-in code" }).click();
  await expect(page.getByLabel("Subject")).not.toHaveValue("Prove your address");
  await mails.getByRole("link", { name: "Verify an address" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("Prove your address");
});

test("metadata that is typed and not saved is there again after another view", async ({ page }) => {
  await page.goto(viewUrl("/users"));
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  const parts = page.getByRole("navigation", { name: "Parts of the user" });
  await parts.getByRole("link", { name: "Metadata" }).click();
  await page.getByRole("button", { name: "Edit" }).first().click();
  const editor = page.getByRole("textbox", { name: "Client metadata" });
  // What a bracket looks like beside the caret goes into what replaces it.
  await expect(page.locator(".cm-matchingBracket")).toHaveCount(2);
  await editor.fill('{ "plan": "pro" }');
  await parts.getByRole("link", { name: "Profile" }).click();
  await page.goBack();
  await expect(editor).toHaveText('{ "plan": "pro" }');
  await page.goBack();
  await page.goBack();
  await page.getByRole("link", { name: "Zoe Zander" }).click();
  await parts.getByRole("link", { name: "Metadata" }).click();
  await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await parts.getByRole("link", { name: "Metadata" }).click();
  await expect(editor).toHaveText('{ "plan": "pro" }');
  const asks = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asks;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main").getByText('"plan": "pro"')).toBeVisible();
  await parts.getByRole("link", { name: "Profile" }).click();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(3);
  // Nothing is left to ask about.
  await page.reload();
  await expect(page.getByRole("main").getByText('"plan": "pro"')).toBeVisible();
});

test("the focus returns to what opened a dialog, or to the view if that is gone", async ({
  page,
}) => {
  await page.goto(viewUrl("/sign-in/domains"));
  const add = page.getByRole("button", { name: "Add domain" });
  // What is announced is a dialog, too.
  const dialog = page.locator("dialog");
  await add.press("Enter");
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(add).toBeFocused();
  await add.press("Enter");
  await page.keyboard.type("https://app.example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: "https://app.example.com" })).toBeVisible();
  await expect(add).toBeFocused();
  await add.press("Enter");
  await page.keyboard.type("https://other.example.com");
  await page.keyboard.press("Enter");
  const remove = page.getByRole("button", { name: "Remove" });
  await expect(remove).toHaveCount(2);
  const removeFirst = async () => {
    await remove.first().press("Enter");
    await dialog.getByRole("textbox").fill(await dialog.locator(".typed-word").innerText());
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  };
  await removeFirst();
  await expect(remove).toHaveCount(1);
  await expect(page.locator("section:focus").getByRole("table")).toBeVisible();
  await removeFirst();
  await expect(page.getByRole("main")).toBeFocused();
  await add.focus();
  await page.keyboard.press("Control+k");
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press("Control+k");
  await expect(add).toBeFocused();
});
