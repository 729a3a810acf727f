import { COOKIES } from "@stackkit/next/protocol";
import { APP_URL } from "./support/apps.mjs";
import { expect, test } from "./support/test.js";
import { wordsFor } from "./support/words.js";

const chosen = (name: string, value: string) => ({ name, value, url: APP_URL });

test.describe("before any script has run", () => {
  test.use({ javaScriptEnabled: false });

  for (const [appearance, colorScheme] of [
    ["dark", "light"],
    ["light", "dark"],
  ] as const) {
    test(`a page is ${appearance} if selected, on a device that is ${colorScheme}`, {
      tag: "@main",
    }, async ({ page, context }) => {
      await page.emulateMedia({ colorScheme });
      await context.addCookies([chosen(COOKIES.appearance, appearance)]);
      await page.goto("/handler/sign-in");
      await expect(page.locator(".stack-scope").first()).toHaveAttribute(
        "data-appearance",
        appearance,
      );
      const card = page.locator(".stk-card");
      await expect(card).toHaveCSS("color-scheme", appearance);
    });
  }

  test("a page uses the selected language instead of the browser's", { tag: "@main" }, async ({
    page,
    context,
  }) => {
    const hebrew = await wordsFor("he");
    await context.addCookies([chosen(COOKIES.language, "he")]);
    await page.goto("/handler/forgot-password");
    await expect(
      page.getByRole("heading", { level: 1, name: hebrew("forgot.title") }),
    ).toBeVisible();
    await expect(page.locator(".stack-scope").first()).toHaveAttribute("dir", "rtl");
  });
});

test("a language selected in the settings applies to the server's next response, and to every page after a reload", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  const hebrew = await wordsFor("he");
  await teamArea.enter(person);
  await settings.open("settings");
  await page.getByLabel(say("settings.language"), { exact: true }).selectOption("he");
  await settings.shows(hebrew("settings.title"));
  await page.reload();
  await settings.shows(hebrew("settings.title"));
  const html = await (await page.request.get("/handler/account-settings")).text();
  expect(html).toContain(`lang="he"`);
  expect(html).toContain(hebrew("account.title"));
});
