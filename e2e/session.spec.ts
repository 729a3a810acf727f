import type { BrowserContext } from "@playwright/test";
import { COOKIES, refreshCookie } from "@stackkit/next/protocol";
import { APP_URL } from "./support/apps.mjs";
import { asServer } from "./support/people.js";
import { expect, test } from "./support/test.js";

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies(APP_URL)).find((found) => found.name === name);

test("a reload keeps the session", async ({ page, person, teamArea }) => {
  await teamArea.signIn(person);
  await page.reload();
  await expect(page).toHaveURL("/board");
  await expect(page.getByRole("heading", { level: 1, name: "Greenhouse" })).toBeVisible();
});

test("signing out in one tab signs the other tab out too", { tag: "@main" }, async ({
  page,
  context,
  person,
  teamArea,
}) => {
  await teamArea.enter(person);
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("link", { name: "Your board", exact: true })).toBeVisible();
  const third = await context.newPage();
  await third.goto("/people");

  await teamArea.signOut();
  await expect(
    other.getByRole("link", { name: "Sign in", exact: true }),
    "a public page says so at once",
  ).toBeVisible();
  await expect(third, "a protected page leads to the sign-in page").toHaveURL(/\/handler\/sign-in/);
  expect((await page.request.get("/api/me")).status()).toBe(401);
});

test("a signed-out session cannot be used again", async ({
  page,
  context,
  person,
  teamArea,
  expectedErrors,
}) => {
  // The browser logs the refused refresh.
  expectedErrors.push(/401 .*oauth\/token/);
  await teamArea.enter(person);
  const cookies = await context.cookies(APP_URL);
  await teamArea.signOut();
  // The open page would notice them and reload by itself.
  await page.goto("about:blank");
  await context.addCookies(cookies.filter(({ name }) => name !== COOKIES.access));
  await page.goto("/board");
  await expect(page).toHaveURL(/\/handler\/sign-in/);
});

for (const [how, change] of [
  ["missing", () => null],
  [
    "not a token",
    (value: string) =>
      encodeURIComponent(JSON.stringify([JSON.parse(decodeURIComponent(value))[0], "not.a.token"])),
  ],
  ["cut short", (value: string) => value.slice(0, value.length / 2)],
] as const) {
  test(`an access token that is ${how} is renewed without a visible step`, {
    tag: "@main",
  }, async ({ page, context, person, teamArea }) => {
    await teamArea.enter(person);
    const before = await cookie(context, COOKIES.access);
    if (before === undefined) throw new Error("No access cookie after signing in");
    const value = change(before.value);
    if (value === null) await context.clearCookies({ name: COOKIES.access });
    else await context.addCookies([{ ...before, value }]);

    const visited: string[] = [];
    page.on(
      "request",
      (request) => request.isNavigationRequest() && visited.push(new URL(request.url()).pathname),
    );
    await page.goto("/people");
    await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
    expect(visited).toEqual(["/people"]);
    await expect(async () =>
      expect((await cookie(context, COOKIES.access))?.value.length).toBeGreaterThan(
        before.value.length / 2,
      ),
    ).toPass();
    const refresh = await cookie(context, refreshCookie(asServer().projectId));
    expect(refresh?.value, "the refresh token is the same").toBe(
      JSON.parse(decodeURIComponent(before.value))[0],
    );
  });
}
