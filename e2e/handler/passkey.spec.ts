import type { Locator } from "@playwright/test";
import { operations } from "@stackkit/next/protocol";
import { startVirtualAuthenticator } from "@stackkit/next/testing/playwright";
import { asServer } from "../support/people.js";
import { press, send } from "../support/press.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";
import type { Say } from "../support/words.js";

/** Removes the passkey of a name, or the only one. */
async function remove(panel: Locator, say: Say, name = ""): Promise<void> {
  const row = panel.getByRole("listitem").filter({ hasText: name });
  await press(row.getByRole("button").first());
  await row.getByRole("menuitem", { name: say("auth.passkeyRemove") }).click();
  await row
    .getByRole("dialog")
    .getByRole("button", { name: say("auth.passkeyRemove") })
    .click();
}

test("a passkey is created in the settings, signs in with a click, and is removed", {
  tag: ["@everywhere", "@main"],
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

  await teamArea.signOut();
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
  await signInPage.isShown();
  await send(page.getByRole("button", { name: say("signIn.passkey") }));
  await expect(page).toHaveURL("/people");

  await settings.open("auth");
  await remove(panel, say);
  await settings.says("auth.passkeyRemoved");
  // Browsers that take signals no longer offer it.
  await expect.poll(() => authenticator.listCredentialIds()).toEqual([]);
});

test("a passkey that the service does not know is no longer offered", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  const authenticator = await startVirtualAuthenticator(page);
  await teamArea.enter(person);
  await settings.addPasskey();
  const { call } = asServer();
  const params = { user_id: person.id };
  const [passkey] = await call(operations.passkeys.list, { params });
  const passkey_id = passkey?.id ?? "";
  await call(operations.passkeys.delete, { params: { ...params, passkey_id } });
  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  await send(page.getByRole("button", { name: say("signIn.passkey") }));
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.PASSKEY_AUTHENTICATION_FAILED") }),
  ).toBeVisible();
  // Browsers that take signals have forgotten it.
  await expect.poll(() => authenticator.listCredentialIds()).toEqual([]);
});

test("each of several passkeys has a name, and the others stay when one is removed", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await startVirtualAuthenticator(page);
  await teamArea.enter(person);
  await settings.addPasskey();
  const panel = settings.panel("auth.passkeyTitle");
  await expect(panel.getByRole("listitem")).toHaveCount(1);

  await panel.getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("menuitem", { name: say("auth.passkeyRename") }).click();
  const dialog = settings.dialog("auth.passkeyRename");
  await dialog.getByLabel(say("auth.passkeyName")).fill("My laptop");
  await dialog.getByRole("button", { name: say("action.save") }).click();
  await expect(panel.getByText("My laptop")).toBeVisible();

  // This device has one by now; a second authenticator takes another.
  await press(settings.button("auth.passkeyAdd"));
  await settings.says("auth.passkeyHere");
  await startVirtualAuthenticator(page, { transport: "usb" });
  await press(settings.button("auth.passkeyAdd"));
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await remove(panel, say, "My laptop");
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByText("My laptop")).toBeHidden();
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
  await settings.addPasskey();
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
  await settings.addPasskey();
  const app = await protect(person);
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

/** Chromium's virtual authenticator makes none by itself, so this one is made on request. */
const madeByItself = () => {
  const create = navigator.credentials.create.bind(navigator.credentials);
  navigator.credentials.create = (options = {}) => {
    const { mediation, ...asked } = options as CredentialCreationOptions & { mediation?: string };
    return create(mediation === "conditional" ? asked : options);
  };
};

test("after a password the browser makes a passkey by itself, which can be taken back", async ({
  page,
  person,
  settings,
  signInPage,
  say,
}) => {
  await page.addInitScript(madeByItself);
  const authenticator = await startVirtualAuthenticator(page);
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
  const toast = page.getByRole("status").filter({ hasText: say("auth.passkeyUpgraded") });
  await expect(toast).toBeVisible();
  expect(await authenticator.listCredentialIds()).toHaveLength(1);
  await toast.getByRole("button", { name: say("action.undo") }).click();
  await expect(page.getByText(say("auth.passkeyRemoved"))).toBeVisible();
  await expect.poll(() => authenticator.listCredentialIds()).toEqual([]);
  await settings.open("auth");
  await expect(settings.panel("auth.passkeyTitle")).toContainText(say("auth.passkeyNone"));
});

test("where the browser makes none by itself, a toast asks once", async ({
  page,
  person,
  signInPage,
  teamArea,
  say,
}) => {
  const authenticator = await startVirtualAuthenticator(page);
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  const toast = page.getByRole("status").filter({ hasText: say("auth.passkeyAskTitle") });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: say("auth.passkeyNotNow") }).click();
  await expect(toast).toBeHidden();
  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  const asked = page.waitForResponse(/initiate-passkey-registration/);
  await signInPage.signIn(person);
  await asked;
  await expect(page).toHaveURL("/board");
  expect(await page.evaluate(() => localStorage.getItem("stack-passkey-asked"))).toBe("1");
  expect(await authenticator.listCredentialIds()).toEqual([]);
});
