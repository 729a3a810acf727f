import { operations } from "@stackkit/next/protocol/internal";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
test.describe.configure({ mode: "default" });
test.beforeAll(() =>
  running.start([
    { displayName: "Ada Lovelace", primaryEmail: "ada@example.com" },
    { displayName: "Zoe Zander", primaryEmail: "zoe@example.com" },
  ]),
);
test.afterAll(running.stop);

test.beforeEach(async ({ page }) => {
  // Where the side bar says that the console is open.
  await page.setViewportSize({ ...PHONE, width: 1280 });
  await running.open(page, "/users");
  await page.setViewportSize(PHONE);
});

test("a phone names no keys that it does not have", async ({ page }) => {
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(page.getByRole("button", { name: "Go to" })).toBeVisible();
  await expect(page.locator(".side-search kbd")).toBeHidden();
});

test("the palette of a phone closes by its button and beside it", async ({ page }) => {
  const palette = page.getByRole("dialog", { name: "Go to" });
  const open = async () => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Go to" }).tap();
    await expect(palette).toBeVisible();
  };
  await open();
  await palette.getByRole("button", { name: "Close" }).tap();
  await expect(palette).toHaveCount(0);
  await open();
  // At the edge of the palette, and beside it.
  await page.touchscreen.tap(20, 110);
  await expect(palette).toBeVisible();
  await page.touchscreen.tap(195, 820);
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(/\/users$/);
});

test("the side bar of a phone closes when the shown view is pressed", async ({ page }) => {
  const views = page.getByRole("navigation", { name: "Views" });
  await page.getByRole("button", { name: "Menu" }).tap();
  await views.getByRole("link", { name: "Users" }).tap();
  await expect(views).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("an export of changes is started and seen without a scroll sideways", async ({ page }) => {
  await page.goto(running.viewUrl("/activity?of=changes"));
  const button = page.getByRole("main").getByRole("button", { name: "Export" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.tap();
  await page.getByRole("button", { name: "Start the export" }).tap();
  await expect(page.getByRole("button", { name: "Download the file" })).toBeInViewport({
    ratio: 1,
  });
});

test("the users of a phone are cards that sort and are selected, and scroll only down", async ({
  page,
}) => {
  const { items } = await running.caller("server")(operations.userLists.list, { query: {} });
  const user = items.find(({ primaryEmail }) => primaryEmail === "zoe@example.com");
  await running.caller("server")(operations.users.update, {
    params: { user_id: user?.id ?? "" },
    body: { displayName: "zoewithoutabreak".repeat(4) },
  });
  const frame = page.getByRole("region", { name: "Users", exact: true });
  const names = frame.locator("tbody").getByRole("link");
  await expect(names).toHaveCount(2);
  await page.locator("summary").tap();
  await page.getByRole("checkbox", { name: "Id" }).tap();
  await page.locator("summary").tap();
  await expect(frame.getByText(user?.id ?? "")).toBeVisible();
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);

  await page.getByRole("button", { name: "Name", exact: true }).tap();
  await expect(names.first()).toHaveText("Ada Lovelace");
  await page.getByRole("button", { name: "Name", exact: true }).tap();
  await expect(names.last()).toHaveText("Ada Lovelace");
  const box = await names.last().boundingBox();
  // The edge of the card, below the name.
  await page.touchscreen.tap(30, (box?.y ?? 0) + 60);
  await expect(page.getByRole("status").getByText("1 user selected")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select Ada Lovelace" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Select all 2 shown" }).tap();
  await expect(page.getByText("2 users selected")).toBeVisible();
});

test("the addresses of domains are whole on a phone", async ({ page }) => {
  const domain = "https://a-long-name-of-an-app.example.com";
  await running.caller("admin")(operations.projects.update, {
    body: { config: { domains: [{ domain, handlerPath: "/handler" }] } },
  });
  await page.goto(running.viewUrl("/sign-in/domains"));
  const cell = page.getByRole("table").getByRole("cell").filter({ hasText: domain });
  const isCut = () => cell.evaluate((one) => one.scrollWidth > one.clientWidth);
  expect(await isCut()).toBe(false);
});

test("a dialog about a long address does not scroll sideways", async ({ page }) => {
  const [user] = (await running.caller("server")(operations.userLists.list, { query: {} })).items;
  await running.caller("server")(operations.users.update, {
    params: { user_id: user?.id ?? "" },
    body: { displayName: "anamewithoutabreak".repeat(4) },
  });
  await page.goto(running.viewUrl(`/users/${user?.id}`));
  await page.getByRole("button", { name: "Delete account" }).tap();
  const dialog = page.locator("dialog");
  await expect(dialog.getByRole("heading")).toBeVisible();
  const isCut = () => dialog.evaluate((one) => one.scrollWidth > one.clientWidth);
  expect(await isCut()).toBe(false);
});

test("the side bar closes when the keyboard leaves it for the view", async ({ page }) => {
  const views = page.getByRole("navigation", { name: "Views" });
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Sign out" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
  await expect(views).toBeHidden();
});

test("a view begins at its top, and is where it was by the back button", async ({ page }) => {
  const views = page.getByRole("navigation", { name: "Views" });
  const go = async (name: string, words: string) => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await views.getByRole("link", { name, exact: true }).tap();
    await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
  };
  const scroll = (top: number) =>
    expect(async () => {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
    }).toPass();
  const top = () => page.evaluate(() => window.scrollY);
  await go("Permissions", "$delete_team");
  await scroll(700);
  await go("Sign-in settings", "Anonymous");
  expect(await top()).toBe(0);
  await scroll(400);
  await go("Permissions", "$delete_team");
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(page.getByText("Anonymous").first()).toBeVisible();
  await expect.poll(top).toBe(400);
});

test("a change that waits is said beside what was announced before", async ({ page }) => {
  await page.goto(running.viewUrl("/sign-in"));
  const anonymous = page.getByRole("switch", { name: "Anonymous" });
  await anonymous.tap();
  const announced = page.getByText("Anonymous: on");
  await expect(announced).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/console/**", async (route, request) => {
    if (request.method() === "PATCH") await released;
    return route.fallback();
  });
  await anonymous.tap();
  const saving = await page.getByText("Saving…").boundingBox();
  const toast = await page.locator(".toast").boundingBox();
  release();
  expect((saving?.y ?? 0) + (saving?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
});

test("a log of a phone has exact times in view", async ({ page }) => {
  await page.goto(running.viewUrl("/activity?of=changes"));
  const time = page.getByRole("table", { name: "Changes" }).locator("time").first();
  const shown = await time.evaluate((one) => getComputedStyle(one, "::after").content);
  expect(shown).toBe(`"${await time.getAttribute("title")}"`);
});

test("the figures of the period stand in even rows at any width", async ({ page }) => {
  await page.goto(running.viewUrl());
  const figures = page.getByRole("link", { name: /New users|Failed and|Limits|Undelivered/ });
  await expect(figures).toHaveCount(4);
  for (const width of [320, 390, 520, 600, 601, 740, 860, 861, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await figures.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    expect(inFirstRow, String(width)).toBe(width > 600 ? 4 : 2);
  }
});
