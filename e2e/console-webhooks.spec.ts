import { operations } from "@stackkit/next/protocol";
import { startReceiver, WEBHOOK_SECRET } from "../tests/support/webhook-receiver.js";
import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
let status = 410;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  receiver = await startReceiver(() => ({ status, body: "The receiver is <b>down</b>." }));
  await running.start([], { webhooks: [{ url: `${receiver.url}/hook`, secret: WEBHOOK_SECRET }] });
});
test.afterAll(async () => {
  await running.stop();
  await receiver.stop();
});

test.beforeEach(async ({ page }, { title }) => {
  const isFirst = title.startsWith("an event");
  await page.goto(isFirst ? running.setUpUrl : running.viewUrl());
  await running.enter(page, isFirst ? "Create the owner’s account" : "Sign in");
  await page.goto(running.viewUrl("/webhooks"));
});

test("an event that failed shows why, and is sent again", async ({ page }) => {
  const body = { displayName: "Ada Lovelace" };
  await running.caller("server")(operations.users.create, { body });
  const rows = page.getByRole("table", { name: "Deliveries" }).locator("tbody tr");
  const refresh = page.getByRole("button", { name: "Refresh" });
  await expect(async () => {
    await refresh.click();
    await expect(rows.first()).toContainText("failed", { timeout: 1000 });
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
    await expect(rows.first()).toContainText("delivered", { timeout: 1000 });
  }).toPass();
});

test("an endpoint is tested, paused and resumed, and its events and secret explained", async ({
  page,
}) => {
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
