import { CACHED_APP_URL } from "./support/apps.mjs";
import { enterAsMember, makeMember } from "./support/cached-app.js";
import { enterAs } from "./support/people.js";
import { expect, test } from "./support/test.js";

// Turns scripts off as a person does: Chromium then shows what is in <noscript>, which
// `javaScriptEnabled: false` does not.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: ["--blink-settings=scriptEnabled=false"] }),
});

test("account settings say what works, and lead to signing out", async ({
  page,
  person,
  context,
  say,
}) => {
  await enterAs(person, context);
  await page.goto("/handler/account-settings");
  await expect(page.locator("noscript h1")).toHaveText(say("state.needsScript"));
  await page.locator("noscript a").click();
  await page.getByRole("button", { name: say("signOut.submit") }).click();
  await expect(page).toHaveURL("/");
});

for (const path of ["/board", "/people", "/you"]) {
  test(`the example app says at ${path} what works`, async ({ page, person, context }) => {
    await enterAs(person, context);
    await page.goto(path);
    await expect(page.locator("noscript p")).toContainText("Boards need JavaScript");
    await page.locator("noscript a").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The plan, on one page");
  });
}

test("sign-in and sign-up show their forms, and say what needs scripts", async ({ page, say }) => {
  for (const [path, button] of [
    ["/handler/sign-in?tab=password", "signIn.submit"],
    ["/handler/sign-up?tab=password", "signUp.submit"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: say(button), exact: true })).toBeVisible();
  }
});

test.describe("with cacheComponents", () => {
  for (const name of ["sign-in", "sign-up", "forgot-password", "account-settings", "sign-out"]) {
    test(`${name} says that it needs scripts`, async ({ page, context, say }) => {
      await enterAsMember(await makeMember("Ada Quist"), context);
      await page.goto(`${CACHED_APP_URL}/handler/${name}`);
      const notice = page.locator("noscript h1").filter({ visible: true });
      await expect(notice).toHaveText(say("state.needsScript"));
    });
  }
});
