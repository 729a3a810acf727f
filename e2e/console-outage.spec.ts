import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

/** Until a wait is explained, and longer than any answer is waited for. */
const SLOW_MILLIS = 4_000;
const LIMIT_MILLIS = 25_000;

const running = new ConsoleService();
// One service for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(() => running.start([{ displayName: "Ada Lovelace" }]));
test.afterAll(() => running.stop());

test("views say that the service is away, keep what was typed, and recover by themselves", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  await running.open(page);
  const views = page.getByRole("navigation", { name: "Views" });
  const away = page.getByText("The service cannot be reached.");
  let isAway: (method: string) => boolean = () => true;
  await page.route("**/console/**", (route, request) =>
    request.resourceType() === "fetch" && isAway(request.method())
      ? route.abort("connectionrefused")
      : route.fallback(),
  );

  await views.getByRole("link", { name: "Teams" }).click();
  await expect(away).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  isAway = () => false;
  await expect(page.getByText("No team yet")).toBeVisible();

  await views.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Create user" }).click();
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: "Create user" });
  await dialog.getByRole("textbox", { name: "Email" }).fill("bea@example.com");
  await dialog.getByLabel("Name").fill("Bea Best");
  isAway = () => true;
  await create.click();
  await expect(dialog.getByRole("alert")).toContainText("The service cannot be reached.");
  await expect(dialog.getByLabel("Name")).toHaveValue("Bea Best");

  isAway = (method) => method === "GET";
  await create.click();
  await expect(dialog).toHaveCount(0);
  await views.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page.getByText("this may be out of date")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  isAway = () => false;
  await expect(page.getByText("2 users", { exact: true })).toBeVisible();
  await expect(page.getByText("this may be out of date")).toHaveCount(0);
});

test("answers that take long, and parts that do not load, are said and come by themselves", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/, /dynamically imported/);
  await running.open(page);
  const views = page.getByRole("navigation", { name: "Views" });
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isCut = false;
  await page.route("**/console/**", async (route, request) => {
    if (isCut) return route.abort("connectionrefused");
    if (request.resourceType() === "fetch") await released;
    return route.fallback();
  });

  await views.getByRole("link", { name: "Sign-in settings" }).click();
  const waiting = page.getByText("Still waiting for the service…").first();
  await expect(page.getByText("Loading").first()).toBeVisible();
  await page.clock.fastForward(SLOW_MILLIS);
  await expect(waiting).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.clock.fastForward(LIMIT_MILLIS);
  await expect(page.getByText("The service does not answer.").first()).toBeVisible();
  release();
  await page.clock.fastForward(LIMIT_MILLIS);
  await expect(page.getByRole("switch", { name: "Anonymous" })).toBeVisible();

  isCut = true;
  await views.getByRole("link", { name: "Webhooks" }).click();
  await expect(page.getByText("This part of the console could not be loaded.")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await views.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Users", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are still signed in.")).toBeVisible();
  isCut = false;
  await views.getByRole("link", { name: "Webhooks" }).click();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(page.getByText("No endpoint")).toBeVisible();
});

test("a session that ends leaves what was typed", async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/401/);
  await running.open(page, "/users?query=ada");
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Ada King");
  const proof = async (title: string) => {
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByLabel("Email").fill(running.owner.email);
    await dialog.getByLabel("Password").fill(running.owner.password);
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

  await context.clearCookies();
  await page.getByRole("button", { name: "Save name" }).click();
  await proof("Is it still you?");
  await expect(page.getByText("Name saved")).toBeVisible();

  await name.fill("Ada Byron");
  await context.clearCookies();
  // What the palette reads finds the session ended.
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Go to" }).fill("someone");
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await proof("Sign in again");
  await page.keyboard.press("Escape");
  await expect(name).toHaveValue("Ada Byron");
});

test("a change that waits for its answer is said, and shows", async ({ page }) => {
  await running.open(page, "/sign-in");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/console/**", async (route, request) => {
    if (request.method() === "PATCH") await released;
    return route.fallback();
  });
  const anonymous = page.getByRole("switch", { name: "Anonymous" });
  await anonymous.click();
  await expect(page.getByText("Saving…")).toBeVisible();
  await expect(anonymous).toBeChecked();
  expect(await violationsOn(page)).toEqual([]);
  release();
  await expect(page.getByText("Anonymous: on")).toBeVisible();
  await expect(page.getByText("Saving…")).toHaveCount(0);
});

test("the editor and the preview of a mail show that they have the focus", async ({ page }) => {
  await running.open(page, "/mail/templates/team_invitation");
  const outlineOf = (selector: string) =>
    page.locator(selector).evaluate((shown) => getComputedStyle(shown).outlineStyle);
  await page.locator(".cm-content").focus();
  expect(await outlineOf(".editor")).toBe("solid");
  await page.getByRole("combobox", { name: "Appearance" }).focus();
  expect(await outlineOf(".editor")).toBe("none");
  await page.keyboard.press("Tab");
  await expect(page.locator(".mail-frame[data-focus]")).toHaveCount(1);
  expect(await outlineOf(".mail-frame")).toBe("solid");
});
