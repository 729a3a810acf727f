import type { Locator, Page } from "@playwright/test";
import {
  contactChannels,
  operations,
  passwords,
  REDIRECT_WAIT_MILLIS,
} from "@stackkit/next/protocol/internal";
import { codeFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { SERVICE_URL } from "../support/apps.mjs";
import { mailTo } from "../support/mail.js";
import { SignInPage } from "../support/pages.js";
import { asServer } from "../support/people.js";
import { press, send, waitForHydration } from "../support/press.js";
import { ProviderPage } from "../support/provider.js";
import { expect, test } from "../support/test.js";

const API = `${SERVICE_URL}/api/**`;
/** Longer than all attempts to reach a service together. */
const RETRIES_MILLIS = 60_000;

/** Advances the page's clock until something is visible: retries come after seconds. */
async function waitUntilVisible(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(RETRIES_MILLIS);
    await expect(what).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Holds requests to a path until `release` is called. */
async function hold(
  page: Page,
  path: string,
): Promise<{ count: () => number; release: () => void }> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    count++;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}

test("on a slow connection the button shows progress, and a second click sends nothing", {
  tag: "@main",
}, async ({ page, person, signInPage }) => {
  await page.goto("/handler/sign-in");
  const slow = await hold(page, passwords.signIn.path);
  await signInPage.signIn(person);
  await expect(signInPage.submit).toHaveAttribute("aria-busy", "true");
  await expect(signInPage.submit).toHaveAttribute("aria-disabled", "true");
  await signInPage.submit.click({ force: true });
  await signInPage.password.press("Enter");
  await expect(signInPage.submit).toHaveAttribute("aria-busy", "true");
  await expect.poll(slow.count).toBe(1);
  slow.release();
  await expect(page).toHaveURL("/board");
  expect(slow.count()).toBe(1);
});

test("a new user who signs in on a slow connection is taken to one page, once", async ({
  page,
  signInPage,
}) => {
  const email = newEmail();
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(email);
  const slow = await hold(page, "/board");
  // The page reports by itself, since DevTools wait for the navigation.
  await page.route("**/report?*", (route) => route.fulfill({ status: 204 }));
  const report = page.waitForRequest("**/report?*");
  await signInPage.code.evaluate((field, millis) => {
    const reportLater = () => setTimeout(() => fetch(`/report?${field.isConnected}`), millis);
    addEventListener("beforeunload", reportLater, { once: true });
  }, 2 * REDIRECT_WAIT_MILLIS);
  await signInPage.code.fill(codeFrom(await mailTo(email, "magic_link")));
  await expect.poll(slow.count).toBe(1);
  expect((await report).url(), "the page stays as it is").toContain("?true");
  expect(slow.count(), "no second navigation cancels the first").toBe(1);
  slow.release();
  await expect(page).toHaveURL("/board");
  expect(slow.count()).toBe(1);
});

test("a sign-in page moves on by itself once another tab has signed in", async ({
  page,
  context,
  person,
  say,
}) => {
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
  await waitForHydration(page.getByRole("tab").first());
  const other = new SignInPage(await context.newPage(), say);
  await other.page.goto("/handler/sign-in");
  await other.signIn(person);
  await expect(other.page).toHaveURL("/board");
  await expect(page).toHaveURL("/people");
});

test("a double click sends once", async ({ page, person, signInPage }) => {
  const sent: string[] = [];
  page.on(
    "request",
    (request) =>
      request.url().endsWith(passwords.signIn.path) &&
      request.method() === "POST" &&
      sent.push(request.url()),
  );
  await page.goto("/handler/sign-in");
  await signInPage.fillIn(person);
  await signInPage.submit.dblclick();
  await expect(page).toHaveURL("/board");
  expect(sent).toHaveLength(1);
});

test("a double click creates one team", async ({ page, person, settings, teamArea, say }) => {
  await teamArea.enter(person);
  await settings.open("team-creation");
  await page.getByLabel(say("teams.name"), { exact: true }).fill("Orchard");
  await settings.button("teams.create").dblclick();
  await settings.shows("Orchard");
  expect(
    await asServer().call(operations.teams.list, { query: { userId: person.id } }),
  ).toHaveLength(2);
});

test("while the service does not respond, the page says so and keeps the input; then it works", {
  tag: "@main",
}, async ({ page, person, signInPage, say, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.goto("/handler/sign-in");
  await page.route(API, (route) => route.abort());
  await signInPage.signIn(person);
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.NETWORK_ERROR") }),
  ).toBeVisible();
  await expect(signInPage.email).toHaveValue(person.email);
  await page.unroute(API);
  await send(signInPage.submit);
  await expect(page).toHaveURL("/board");
});

test("an offline device shows that it is offline", async ({
  page,
  context,
  person,
  signInPage,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /400/);
  await page.goto("/handler/sign-in");
  // After one request was refused, everything that the form needs has loaded.
  await signInPage.signIn({ email: person.email, password: "not the password" });
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.EMAIL_PASSWORD_MISMATCH") }),
  ).toBeVisible();
  await signInPage.password.fill(person.password);
  await context.setOffline(true);
  await signInPage.submit.click();
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.OFFLINE_ERROR") }),
  ).toBeVisible();
  await context.setOffline(false);
  await signInPage.submit.click();
  await expect(page).toHaveURL("/board");
});

test("a section of the settings that fails to load fails alone, and loads on retry", async ({
  page,
  person,
  settings,
  teamArea,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /NetworkError/);
  await teamArea.enter(person);
  await page.clock.install();
  const addresses = `**${contactChannels.list.path}?*`;
  await page.route(addresses, (route) => route.abort());
  await settings.open("auth");
  const panel = settings.panel("emails.title");
  await waitUntilVisible(
    page,
    panel.getByRole("alert").filter({ hasText: say("account.sectionFailed") }),
  );
  await expect(
    settings.panel("auth.totpTitle").getByRole("button", { name: say("auth.totpEnable") }),
    "the others are there",
  ).toBeVisible();
  await page.unroute(addresses);
  await panel.getByRole("button", { name: say("action.tryAgain") }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: person.email })).toBeVisible();
});

test("signing out fails visibly if the service is unreachable", async ({
  page,
  person,
  settings,
  teamArea,
  say,
  expectedErrors,
}) => {
  // Another request may still be pending when the page goes offline.
  expectedErrors.push(/ERR_FAILED/, /NETWORK_ERROR/);
  await teamArea.enter(person);
  await page.clock.install();
  await settings.open("settings");
  await page.route(API, (route) => route.abort());
  const panel = settings.panel("settings.signOutTitle");
  await press(panel.getByRole("button", { name: say("action.signOut") }));
  await waitUntilVisible(
    page,
    panel.getByRole("alert").filter({ hasText: say("errors.NETWORK_ERROR") }),
  );
  expect(
    (await page.request.get("/api/me")).status(),
    "a session that lives on must not seem to have ended",
  ).toBe(200);
});

test("returning from a provider with the back button shows a working page", async ({
  page,
  person,
  signInPage,
}) => {
  await page.goto("/handler/sign-in");
  await send(page.getByRole("button", { name: /Google/ }));
  await new ProviderPage(page).isShown();
  await page.goBack();
  await signInPage.isShown();
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
});
