import { startApp } from "./support/app-of-project.js";
import { PORTS } from "./support/apps.mjs";
import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { press } from "./support/press.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
const APP = `http://localhost:${PORTS.actingApp}`;
const REASON = "Ticket 4711: an empty page";
let app: Awaited<ReturnType<typeof startApp>>;

test.beforeAll(async () => {
  await running.start([{ displayName: "Ada Lovelace", primaryEmail: "ada@example.com" }]);
  app = await startApp(PORTS.actingApp, running.service.url ?? "", {}, running.project);
});
test.afterAll(async () => {
  await app.stop();
  await running.stop();
});

test("an administrator acts as a user with a reason, in a new tab, and stops", async ({
  page,
  context,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await running.open(page, "/users");
  await page.getByRole("link", { name: "Ada Lovelace", exact: true }).click();
  await page.getByRole("button", { name: "Act as this user" }).click();
  const dialog = page.getByRole("dialog", { name: "Act as Ada Lovelace" });
  const make = dialog.getByRole("button", { name: "Make the link" });
  await dialog.getByLabel("Reason").fill(" ");
  await dialog.getByLabel("Address of the app").fill("https://evil.example");
  await make.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Reason").fill(REASON);
  await make.click();
  await expect(dialog.getByRole("alert")).toContainText("evil.example");
  await dialog.getByLabel("Address of the app").fill(APP);
  expect(await violationsOn(page)).toEqual([]);
  await make.click();
  const open = page.getByRole("link", { name: "Open the app" });
  await expect(open).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const [tab] = await Promise.all([context.waitForEvent("page"), open.click()]);
  await press(tab.getByRole("button", { name: say("magicLink.submit") }));
  await expect(tab).not.toHaveURL(/magic-link-callback/);
  await tab.goto(`${APP}/board`);
  const banner = tab.getByRole("region", { name: say("actor.admin", { name: "Ada Lovelace" }) });
  await expect(banner).toContainText(REASON);
  await page.goto(`${page.url()}/sessions`);
  await expect(page.getByRole("cell", { name: /admin acts/ })).toBeVisible();
  await press(banner.getByRole("button", { name: say("actor.stop") }));
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByText("Not signed in anywhere")).toBeVisible();
});
