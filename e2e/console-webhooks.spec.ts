import { operations } from "@stackkit/next/protocol";
import { Webhook } from "standardwebhooks";
import { startReceiver, WEBHOOK_SECRET } from "../tests/support/webhook-receiver.js";
import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
let status = 200;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  receiver = await startReceiver(() => ({ status, body: "The receiver is <b>down</b>." }));
  await running.start([], { webhooks: [{ url: `${receiver.url}/hook`, secret: WEBHOOK_SECRET }] });
});
test.afterAll(async () => {
  await running.stop();
  await receiver.stop();
});

test.beforeEach(async ({ page }) => {
  await running.open(page);
  await page.goto(running.viewUrl("/webhooks"));
});

test("an event that failed shows why, and is sent again", async ({ page }) => {
  status = 410;
  const body = { displayName: "Ada Lovelace" };
  await running.caller("server")(operations.users.create, { body });
  const rows = page.getByRole("table", { name: "Deliveries" }).locator("tbody tr");
  const refresh = page.getByRole("button", { name: "Refresh" });
  await expect(async () => {
    await refresh.click();
    await expect(rows.first()).toContainText("Failed", { timeout: 1000 });
  }).toPass();
  await page.getByRole("button", { name: "user.created" }).click();
  const dialog = page.getByRole("dialog", { name: "user.created" });
  await expect(dialog).toContainText("Ada Lovelace");
  await expect(dialog).toContainText("The receiver is <b>down</b>.");
  expect(await violationsOn(page)).toEqual([]);
  status = 200;
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("It leaves within a second")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(async () => {
    await refresh.click();
    await expect(rows.first()).toContainText("Delivered", { timeout: 1000 });
  }).toPass();
});

test("an endpoint is tested, paused and resumed, and its events and secret explained", async ({
  page,
}) => {
  status = 200;
  const act = async (name: string) => {
    await page.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await act("Pause");
  await expect(page.getByRole("cell", { name: /^Paused/ })).toBeVisible();
  await act("Send a test event");
  await expect(page.getByRole("button", { name: "webhook.test" })).toBeVisible();
  await act("Resume");
  await expect(page.getByRole("cell", { name: "Active" })).toBeVisible();
  await act("Events");
  await expect(page.getByRole("dialog", { name: "Events of the endpoint" })).toContainText(
    "team_membership.created",
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await act("Roll the secret");
  await expect(
    page.getByRole("dialog", { name: "Roll the secret" }).getByText(/^whsec_/),
  ).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await act("Send failed ones again");
  await page.getByRole("button", { name: "Send again", exact: true }).click();
  await expect(page.getByText("0 events sent again")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOn(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test("an endpoint is added, gets a test event, changes, gets a new secret and is deleted", {
  tag: "@main",
}, async ({ page }) => {
  status = 200;
  const url = `${receiver.url}/added`;
  const table = page.getByRole("table", { name: "Endpoints" });
  await expect(table).toContainText("Set in the code of your app");
  await page.getByRole("button", { name: "Add an endpoint" }).click();
  const form = page.getByRole("dialog", { name: "Add an endpoint" });
  await form.getByLabel("Address").fill(url);
  await form.getByLabel("What for").fill("Billing");
  await form.getByLabel(/^All/).uncheck();
  await form.getByLabel("team membership").uncheck();
  expect(await violationsOn(page)).toEqual([]);
  await form.getByRole("button", { name: "Add the endpoint" }).click();
  const shown = page.getByRole("dialog", { name: "The endpoint’s secret" });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? "";
  expect(await violationsOn(page)).toEqual([]);
  await shown.getByRole("button", { name: "I have copied it" }).click();
  await expect(table.getByRole("row", { name: /Billing/ })).toContainText("10 types");

  const act = async (name: string) => {
    await page.getByRole("button", { name: `Actions for ${url}` }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const arrived = () => receiver.received.filter(({ path }) => path === "/added");
  await act("Send a test event");
  await expect.poll(() => arrived().length).toBe(1);
  const [{ body, headers } = { body: "", headers: {} }] = arrived();
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: "webhook.test",
  });

  await act("Edit");
  const edit = page.getByRole("dialog", { name: "Edit the endpoint" });
  await expect(edit.getByLabel("team_membership.created")).not.toBeChecked();
  await edit.getByLabel("user", { exact: true }).uncheck();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(table.getByRole("row", { name: /Billing/ })).toContainText("7 types");

  await act("Roll the secret");
  await page.getByRole("button", { name: "Make a new secret" }).click();
  await expect(shown.getByText(/^whsec_/)).not.toHaveText(secret);
  await shown.getByRole("button", { name: "I have copied it" }).click();
  await expect(table.getByText("Two secrets")).toBeVisible();
  await act("Turn off");
  await expect(table.getByText("Off", { exact: true })).toBeVisible();
  await act("Delete");
  const remove = page.getByRole("dialog", { name: "Delete the endpoint" });
  await expect(remove).toContainText("gets no more events");
  expect(await violationsOn(page)).toEqual([]);
  await remove.getByRole("button", { name: "Delete the endpoint" }).click();
  await expect(table.getByText("Billing")).toHaveCount(0);
});
