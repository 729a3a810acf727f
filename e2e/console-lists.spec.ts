import type { Page } from "@playwright/test";
import { operations } from "@stackkit/next/protocol/internal";
import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const PEOPLE = 350;
const ROW_HEIGHT = 48;
/** Longer than a list counts as fresh. */
const STALE_MILLIS = 16_000;
const nameOf = (place: number) => `Ada ${String(place).padStart(3, "0")}`;

const running = new ConsoleService();
// One service for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(() =>
  running.start(Array.from({ length: PEOPLE }, (_, place) => ({ displayName: nameOf(place) }))),
);
test.afterAll(running.stop);
test.beforeEach(({ page }) => running.open(page));

const frameOf = (page: Page) => page.getByRole("region", { name: "Users" });
const scrollToRow = (page: Page, row: number) =>
  frameOf(page).evaluate((frame, top) => {
    frame.scrollTop = top;
  }, row * ROW_HEIGHT);

/** Opens the list by name, and reads all of its pages. */
async function openAll(page: Page): Promise<void> {
  await page.goto(running.viewUrl("/users?order=displayName&desc=false"));
  await expect(page.getByRole("link", { name: nameOf(0) })).toBeVisible();
  for (let row = 90; row < PEOPLE; row += 90) {
    await scrollToRow(page, row);
    await expect(page.getByRole("link", { name: nameOf(row), exact: true })).toBeVisible();
  }
}

/** The cursors by which the page reads users, or other records, from now on. */
function listen(page: Page, records = "users"): string[] {
  const cursors: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(`/api/v1/${records}`))
      cursors.push(searchParams.get("cursor") ?? "first");
  });
  return cursors;
}

test("what is in view is read again, not each page that was scrolled past", async ({ page }) => {
  await page.clock.install();
  await openAll(page);
  await scrollToRow(page, 150);
  await expect(page.getByRole("link", { name: nameOf(150) })).toBeVisible();
  const cursors = listen(page);
  await page.clock.fastForward(STALE_MILLIS);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect.poll(() => cursors).toHaveLength(1);
  await expect(page.getByRole("link", { name: nameOf(150) })).toBeVisible();
  await scrollToRow(page, 320);
  await expect(page.getByRole("link", { name: nameOf(320) })).toBeVisible();
  expect(cursors).toEqual([expect.not.stringMatching("first")]);
});

test("a list keeps its place while one of its users is renamed", async ({ page }) => {
  await openAll(page);
  await scrollToRow(page, 150);
  await page.getByRole("link", { name: nameOf(153), exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill(`${nameOf(153)} King`);
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name saved")).toBeVisible();
  const cursors = listen(page);
  await page.goBack();
  await expect(page.getByRole("link", { name: `${nameOf(153)} King` })).toBeInViewport();
  expect(await frameOf(page).evaluate((frame) => frame.scrollTop)).toBe(150 * ROW_HEIGHT);
  expect(cursors).toHaveLength(1);
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: "Users" })
    .click();
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
  expect(await frameOf(page).evaluate((frame) => frame.scrollTop)).toBe(0);
});

test("all that fit are those of the filter that was seen", async ({ page }) => {
  await page.goto(running.viewUrl("/users?query=Ada%2001"));
  await page.getByRole("checkbox", { name: `Select ${nameOf(10)}` }).click();
  await page.getByRole("button", { name: "Select all that fit (10)" }).click();
  await expect(page.getByText("All 10 users that fit")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(page.getByText(`${PEOPLE} users`, { exact: true })).toBeVisible();
  await expect(page.getByText("1 user selected")).toBeVisible();
  await page.getByRole("searchbox").fill(nameOf(10));
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Select all that fit/ })).toHaveCount(0);
});

test("a space before the next word stays while it is searched", async ({ page }) => {
  await page.goto(running.viewUrl("/users"));
  const search = page.getByRole("searchbox");
  await search.pressSequentially("Ada ");
  await expect(page).toHaveURL(/query=Ada$/);
  await search.pressSequentially("012");
  await expect(search).toHaveValue("Ada 012");
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
});

test("users whom a job deletes leave the list", async ({ page }) => {
  const leaving = ["Aaron One", "Aaron Two"];
  for (const displayName of leaving)
    await running.caller("server")(operations.users.create, { body: { displayName } });
  await page.goto(running.viewUrl("/users?order=displayName&desc=false"));
  for (const name of leaving) await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete users" }).click();
  await expect(page.getByText("Done: 2 of 2")).toBeVisible();
  await expect(page.getByRole("link", { name: "Aaron One" })).toHaveCount(0);
  await expect(page.getByText(`${PEOPLE} users`)).toBeVisible();
});

test("a team and a number of the home lead to their users", async ({ page }) => {
  const call = running.caller("server");
  const { id: teamId } = await call(operations.teams.create, { body: { displayName: "Night" } });
  const { items } = await call(operations.userLists.list, { query: { query: nameOf(20) } });
  const userId = items[0]?.id ?? "";
  const params = { team_id: teamId, user_id: userId };
  await call(operations.teams.addMember, { params, body: {} });
  await call(operations.users.update, {
    params: { user_id: userId },
    body: { password: "a long enough password" },
  });
  await page.goto(running.viewUrl(`/teams/${teamId}`));
  await page.getByRole("link", { name: "List of users" }).click();
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Without the team “Night”" }).click();
  await expect(page.getByText(`${PEOPLE} users`)).toBeVisible();
  await page.goto(running.viewUrl());
  await page.getByRole("link", { name: "Password", exact: true }).click();
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: nameOf(20) })).toBeVisible();
});

test("members of a large team are read in pages, and found", async ({ page }) => {
  const call = running.caller("server");
  const { id: teamId } = await call(operations.teams.create, { body: { displayName: "Day" } });
  const { items } = await call(operations.userLists.list, { query: { limit: 60 } });
  for (const { id } of items)
    await call(operations.teams.addMember, {
      params: { team_id: teamId, user_id: id },
      body: {},
    });
  const [first, last] = [items[0], items.at(-1)].map((member) => member?.displayName ?? "");
  await page.goto(running.viewUrl(`/teams/${teamId}`));
  const members = page.getByRole("table", { name: "Members" });
  await expect(members.getByRole("row")).toHaveCount(51);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(members.getByRole("row")).toHaveCount(61);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  await page.reload();
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill(last ?? "");
  await expect(members.getByRole("link")).toHaveText([last ?? ""]);
  await page.getByRole("searchbox").fill("no such member");
  await expect(page.getByText("No member fits")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(members.getByRole("link", { name: first ?? "", exact: true })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
});

test("teams are read in pages, in two orders, and found by the service", async ({ page }) => {
  const call = running.caller("server");
  const create = (displayName: string) => call(operations.teams.create, { body: { displayName } });
  const oldest = await create("Old guard");
  for (let number = 1; number <= 120; number += 1) await create(`Crew ${number} Ångström`);
  const cursors = listen(page, "teams");
  await page.goto(running.viewUrl("/teams"));
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const links = page.getByRole("region", { name: "Teams" }).getByRole("link");
  const created = page.getByRole("columnheader", { name: "Created" });
  await expect(links.first()).toHaveText(/^Crew 1/);
  await expect(created).toHaveAttribute("aria-sort", "descending");
  expect(cursors).toEqual(["first"]);
  // The end moves with each page that arrives.
  await expect(async () => {
    await page.getByRole("region", { name: "Teams" }).evaluate((frame) => {
      frame.scrollTop = frame.scrollHeight;
    });
    await expect(link("Old guard")).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(cursors).toHaveLength(3);

  await created.getByRole("button").click();
  await expect(page).toHaveURL(/desc=false$/);
  await expect(created).toHaveAttribute("aria-sort", "ascending");
  await expect(link("Old guard")).toBeInViewport();

  const search = page.getByRole("searchbox", { name: "Search by name or id" });
  await search.fill("angstrom 77");
  await expect(links).toHaveText(["Crew 77 Ångström"]);
  await page.reload();
  await expect(links).toHaveText(["Crew 77 Ångström"]);
  await search.fill(oldest.id);
  await expect(links).toHaveText(["Old guard"]);
  await search.fill("no such team");
  await expect(page.getByText("No team fits")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test("selected users join a team that is searched by its name", async ({ page }) => {
  const call = running.caller("server");
  for (let number = 1; number <= 51; number += 1)
    await call(operations.teams.create, { body: { displayName: `Shift ${number}` } });
  await page.goto(running.viewUrl("/users?order=displayName&desc=false"));
  await page.getByRole("checkbox", { name: `Select ${nameOf(5)}` }).click();
  await page.getByRole("button", { name: "Add to a team" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to a team: 1 user selected" });
  await dialog.getByRole("searchbox", { name: "Search by name or id" }).fill("no such team");
  await expect(dialog.getByRole("option")).toHaveText(["No team fits"]);
  await dialog.getByRole("searchbox").fill("shift 37");
  await expect(dialog.getByRole("option")).toHaveText(["Shift 37"]);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add to team" }).click();
  await expect(page.getByText("Done: 1 of 1")).toBeVisible();
  await page.getByRole("link", { name: nameOf(5), exact: true }).click();
  await page.getByRole("link", { name: "Teams and permissions" }).click();
  await expect(page.getByRole("heading", { name: "Shift 37" })).toBeVisible();
});

test("the choice of columns closes with Escape, and when the focus leaves it", async ({ page }) => {
  await page.goto(running.viewUrl("/users"));
  const menu = page.locator("summary", { hasText: "Columns" });
  const last = page.getByRole("checkbox", { name: "Id", exact: true });
  await menu.press("Enter");
  await expect(last).toBeVisible();
  await last.press("Escape");
  await expect(last).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press("Enter");
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "State" })).toBeFocused();
  await expect(last).toBeHidden();
});
