import type { Locator, Page } from "@playwright/test";
import { newEmail } from "../../tests/support/addresses.js";
import { violationsOn } from "../support/axe.js";
import { mailTo } from "../support/mail.js";
import { linkOrButton, press, send } from "../support/press.js";
import { ProviderPage } from "../support/provider.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";

const providerButton = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: new RegExp(name) });

/** Starts a provider sign-in from the sign-in page. */
async function goTo(page: Page, name: string, query = ""): Promise<ProviderPage> {
  await page.goto(`/handler/sign-in${query}`);
  await send(providerButton(page, name));
  const provider = new ProviderPage(page);
  await provider.isShown();
  return provider;
}

const me = async (page: Page) => (await page.request.get("/api/me")).json();

test("a new user signs up through a provider, and signs in with it the next time", {
  tag: ["@everywhere", "@main"],
}, async ({ page, teamArea, say }) => {
  const email = newEmail();
  await (await goTo(page, "GitHub")).choose({ name: "Noor Haddad", email });
  await expect(page).toHaveURL("/board");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Noor Haddad" })).toBeVisible();
  const { id } = await me(page);
  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  await expect(providerButton(page, "GitHub"), "the last way in is marked").toContainText(
    say("signIn.lastUsed"),
  );
  await expect(providerButton(page, "Google")).not.toContainText(say("signIn.lastUsed"));
  await (await goTo(page, "GitHub", "?after_auth_return_to=%2Fstudio%2Farchive")).choose({ email });
  await expect(page, "without a team there is only the board").toHaveURL("/board");
  expect(await me(page)).toMatchObject({ id, primaryEmail: email, primaryEmailVerified: true });
});

test("a user who declines at the provider sees that nothing has changed", async ({
  page,
  signInPage,
  say,
}) => {
  await (await goTo(page, "Google")).deny();
  await expect(page.getByRole("heading", { name: say("errorPage.deniedTitle") })).toBeVisible();
  await expect(
    page.getByRole("alert").filter({ hasText: say("errorPage.deniedText") }),
  ).toBeVisible();
  await press(linkOrButton(page, say("action.tryAgain")));
  await signInPage.isShown();
  await expect(providerButton(page, "Google"), "no way in yet").not.toContainText(
    say("signIn.lastUsed"),
  );
});

test("a provider with the verified address of an account is connected once confirmed", {
  tag: "@everywhere",
}, async ({ page, person, signInPage, teamArea, say, expectedErrors }) => {
  expectedErrors.push(/400 .*oauth\/token/);
  const start = async () =>
    (await goTo(page, "Google", "?after_auth_return_to=%2Fpeople")).choose({
      email: person.email,
    });
  const title = page.getByRole("heading", {
    level: 1,
    name: say("oauth.connectTitle", { provider: "Google" }),
  });
  await start();
  await expect(title).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await press(page.getByRole("button", { name: say("action.cancel") }));
  await signInPage.isShown();
  expect((await page.request.get("/api/me")).status()).toBe(401);

  await start();
  await press(page.getByRole("button", { name: say("oauth.connect") }));
  await expect(page, "the sign-in keeps the return URL").toHaveURL("/people");
  expect(await me(page)).toMatchObject({ id: person.id });
  expect((await mailTo(person.email, "provider_connected")).text).toContain("Google");

  await teamArea.signOut();
  await start();
  await expect(page, "the next sign-in asks nothing").toHaveURL("/people");
});

test("an unverified address opens no account", async ({ page, person, say }) => {
  await (await goTo(page, "Google")).choose({ email: person.email, isVerified: false });
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: say("errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE") }),
  ).toBeVisible();
  expect((await page.request.get("/api/me")).status()).toBe(401);
});

test("a provider account is connected in the settings, and can then sign in", {
  tag: "@everywhere",
}, async ({ page, person, settings, teamArea, say }) => {
  const email = newEmail();
  await teamArea.enter(person);
  await settings.open("auth");
  await press(settings.button("auth.accountConnect", { provider: "GitHub" }));
  await new ProviderPage(page).choose({ email });
  await settings.shows(say("auth.title"));
  const row = settings
    .panel("auth.accountsTitle")
    .getByRole("listitem")
    .filter({ hasText: "GitHub" });
  await expect(row).toContainText(email);
  await expect(row).toContainText(say("auth.accountIsConnected"));

  await teamArea.signOut();
  await (await goTo(page, "GitHub")).choose({ email });
  await expect(page).toHaveURL("/board");
  expect(await me(page)).toMatchObject({ id: person.id });

  await settings.open("auth");
  await press(settings.button("auth.accountDisconnect", { provider: "GitHub" }));
  await settings
    .dialog("auth.accountDisconnect", { provider: "GitHub" })
    .getByRole("button", { name: say("auth.accountDisconnectShort") })
    .click();
  await settings.says("auth.accountDisconnected", { provider: "GitHub" });
  await expect(settings.button("auth.accountConnect", { provider: "GitHub" })).toBeVisible();
});

test("an account that belongs to someone else is not connected", async ({
  page,
  person,
  settings,
  teamArea,
  elsewhere,
  say,
}) => {
  const email = newEmail();
  const other = await elsewhere();
  await (await goTo(other, "GitHub")).choose({ email });
  await expect(other).toHaveURL("/board");

  await teamArea.enter(person);
  await settings.open("auth");
  await press(settings.button("auth.accountConnect", { provider: "GitHub" }));
  await new ProviderPage(page).choose({ email });
  await expect(page.getByRole("heading", { name: say("errorPage.otherUserTitle") })).toBeVisible();
  await settings.open("auth");
  await expect(settings.button("auth.accountConnect", { provider: "GitHub" })).toBeVisible();
});

test("declining a connection shows a message, and the account stays unchanged", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await settings.open("auth");
  await press(settings.button("auth.accountConnect", { provider: "Spotify" }));
  await new ProviderPage(page).deny();
  await expect(page.getByRole("heading", { name: say("errorPage.deniedTitle") })).toBeVisible();
  expect(await me(page)).toMatchObject({ id: person.id });
});

test("two tabs at two providers do not disturb each other", async ({ page, context }) => {
  const [first, second] = [newEmail(), newEmail()];
  const other = await context.newPage();
  const google = await goTo(page, "Google");
  const github = await goTo(other, "GitHub");
  await google.choose({ email: first });
  await expect(page).toHaveURL("/board");
  expect(await me(page)).toMatchObject({ primaryEmail: first });
  await github.choose({ email: second });
  await expect(other).toHaveURL("/board");
  expect(await me(other)).toMatchObject({ primaryEmail: second });
});

test("a provider callback that was used before, or belongs to another browser, does not sign in", async ({
  page,
  signInPage,
  elsewhere,
}) => {
  const provider = await goTo(page, "Google");
  const callback = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes("/handler/oauth-callback"),
  );
  await provider.choose({ email: newEmail() });
  const address = (await callback).url();
  await expect(page).toHaveURL("/board");
  const stranger = await elsewhere();
  await stranger.goto(address);
  await expect(stranger).toHaveURL(/\/handler\/sign-in/);
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(address);
  await signInPage.isShown();
});

test("the second factor is required after a provider too", async ({
  page,
  person,
  signInPage,
  say,
  expectedErrors,
}) => {
  // The OAuth call responds with error statuses, which the browser logs.
  expectedErrors.push(/400 .*oauth\/token/);
  const app = await protect(person);
  await (await goTo(page, "Google")).choose({ email: person.email });
  await press(page.getByRole("button", { name: say("oauth.connect") }));
  await signInPage.answerTotp(await app.code());
  await expect(page).toHaveURL("/board");
  expect(await me(page)).toMatchObject({ id: person.id });
});
