import { startVirtualAuthenticator } from "@stackkit/next/testing/playwright";
import { press, send } from "../support/press.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";

test("a passkey is created in the settings, signs in with a click, and is removed", {
  tag: "@everywhere",
}, async ({ page, person, settings, signInPage, teamArea, say }) => {
  const authenticator = await startVirtualAuthenticator(page);
  await teamArea.enter(person);
  await settings.open("auth");
  const panel = settings.panel("auth.passkeyTitle");
  await expect(panel).toContainText(say("auth.passkeyNone"));
  await press(settings.button("auth.passkeyAdd"));
  await settings.says("auth.passkeyAdded");
  await expect(panel).toContainText(say("auth.passkeySome"));
  expect(await authenticator.listCredentialIds()).toHaveLength(1);

  await page.goto("/board");
  await teamArea.signOut();
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
  await signInPage.isShown();
  await send(page.getByRole("button", { name: say("signIn.passkey") }));
  await expect(page).toHaveURL("/people");

  await settings.open("auth");
  await press(settings.button("auth.passkeyRemove"));
  const dialog = settings.dialog("auth.passkeyRemoveTitle");
  await dialog.getByRole("button", { name: say("auth.passkeyRemove") }).click();
  await settings.says("auth.passkeyRemoved");
  await expect(settings.button("auth.passkeyAdd")).toBeVisible();
  await page.goto("/board");
  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  await send(page.getByRole("button", { name: say("signIn.passkey") }));
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.PASSKEY_AUTHENTICATION_FAILED") }),
  ).toBeVisible();
});

test("the email field offers the passkey, and choosing it signs in without another press", async ({
  page,
  person,
  settings,
  signInPage,
  teamArea,
}) => {
  const authenticator = await startVirtualAuthenticator(page);
  await teamArea.enter(person);
  await settings.open("auth");
  await press(settings.button("auth.passkeyAdd"));
  await settings.says("auth.passkeyAdded");
  await page.goto("/board");
  await teamArea.signOut();

  // No passkey is selected yet: while the user types, nothing happens.
  await authenticator.setUserVerified(false);
  await page.goto("/handler/sign-in");
  await signInPage.isShown();
  await authenticator.setUserVerified(true);
  await signInPage.email.click();
  await expect(page).toHaveURL("/board");
});

test("a failed passkey creation shows an error, and the account stays unchanged", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  const authenticator = await startVirtualAuthenticator(page);
  await authenticator.setUserVerified(false);
  await teamArea.enter(person);
  await settings.open("auth");
  await press(settings.button("auth.passkeyAdd"));
  await expect(settings.button("auth.passkeyAdd")).not.toHaveAttribute("aria-busy");
  await expect(settings.panel("auth.passkeyTitle")).toContainText(say("auth.passkeyNone"));
  expect(await authenticator.listCredentialIds()).toEqual([]);
});

test("a passkey that has checked its user counts as both factors", async ({
  page,
  person,
  settings,
  signInPage,
  teamArea,
  say,
}) => {
  const authenticator = await startVirtualAuthenticator(page);
  await teamArea.enter(person);
  await settings.open("auth");
  await press(settings.button("auth.passkeyAdd"));
  await settings.says("auth.passkeyAdded");
  const app = await protect(person);
  await page.goto("/board");
  await teamArea.signOut();

  await page.goto("/handler/sign-in");
  await send(page.getByRole("button", { name: say("signIn.passkey") }));
  await expect(page, "no code is asked for").toHaveURL("/board");
  await expect(page.getByRole("heading", { level: 1, name: "Greenhouse" })).toBeVisible();
  await teamArea.signOut();
  await authenticator.remove();
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await signInPage.answerTotp(await app.code());
  await expect(page, "a password is one factor").toHaveURL("/board");
});
