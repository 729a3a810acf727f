import type { Page } from "@playwright/test";
import { CACHED_APP_URL } from "./support/apps.mjs";
import { expect, test } from "./support/test.js";

const CODE = "0".repeat(45);

/** The titles of pages that anyone may open, in English and in German. */
const TITLES = [
  ["sign-in", "Sign in", "Anmelden"],
  ["sign-up", "Create account", "Konto erstellen"],
  ["sign-out", "Sign out", "Abmelden"],
  ["forgot-password", "Reset your password", "Passwort zurücksetzen"],
  [`password-reset?code=${CODE}`, "Choose a new password", "Neues Passwort wählen"],
  [`email-verification?code=${CODE}`, "Verify your email address", "E-Mail-Adresse bestätigen"],
  [`not-me?code=${CODE}`, "Was this change not yours?", "War diese Änderung nicht von Ihnen?"],
  [`magic-link-callback?code=${CODE}`, "Sign in", "Anmelden"],
  [
    `team-invitation?code=${CODE}`,
    "You've been invited to a team",
    "Sie sind in ein Team eingeladen",
  ],
  ["account-settings", "Account settings", "Kontoeinstellungen"],
  ["error", "Something went wrong", "Etwas ist schiefgegangen"],
  [`cli-auth-confirm?login_code=${CODE}`, "Sign in on your terminal?", "Im Terminal anmelden?"],
] as const;

async function expectTitle(page: Page, title: string | RegExp): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator("title:not(svg title)")).toHaveCount(1);
}

/** What became of a link or a form stands before the title of the page. */
const endingIn = (title: string): RegExp =>
  new RegExp(`(^| · )${title.replace("?", "\\?")} · Almanac$`);

test("each page has its title within the app's template", async ({ page, expectedErrors }) => {
  expectedErrors.push(/40[0-9]/);
  for (const [path, title] of TITLES) {
    await page.goto(`/handler/${path}`);
    await expectTitle(page, endingIn(title));
  }
  await page.goto("/handler/nowhere");
  await expectTitle(page, "Not found · Almanac");
});

test("a title says that a link does not work", async ({ page, expectedErrors }) => {
  expectedErrors.push(/40[0-9]/);
  await page.goto(`/handler/password-reset?code=${CODE}`);
  await expectTitle(page, "This link doesn't work · Choose a new password · Almanac");
});

test("titles follow the reader's language", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "de-DE", ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [path, , title] of TITLES) {
    await page.goto(`/handler/${path}`);
    await expectTitle(page, endingIn(title));
  }
  await context.close();
});

for (const [locale, signIn, signUp, link] of [
  ["en-GB", "Sign in", "Create account", "Sign up"],
  ["de-DE", "Anmelden", "Konto erstellen", "Registrieren"],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("titles change with client navigation, and with the back button", {
      tag: "@main",
    }, async ({ page }) => {
      await page.goto("/handler/sign-in");
      await page.getByRole("link", { name: link }).click();
      await expectTitle(page, `${signUp} · Almanac`);
      await page.goBack();
      await expectTitle(page, `${signIn} · Almanac`);
    });
  });
}

test("with cacheComponents, titles stream in and stay single", async ({ page }) => {
  await page.goto(`${CACHED_APP_URL}/handler/sign-in`);
  await expectTitle(page, "Sign in");
  await page.goto(`${CACHED_APP_URL}/handler/forgot-password`);
  await expectTitle(page, "Reset your password");
});
