import { startVirtualAuthenticator } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { ageSessions } from "../support/age-sessions.js";
import { joinTeam, makePerson } from "../support/people.js";
import { press, send } from "../support/press.js";
import { ProviderPage } from "../support/provider.js";
import { expect, test } from "../support/test.js";
import { Transcript } from "../support/transcript.js";
import type { Key } from "../support/words.js";

// The dialogs of the settings as a screen reader says them, like spoken-pages.spec.ts.

test.use({ locale: "en-GB" });

const makeOwner = () => makePerson({ user: { otpAuthEnabled: false } });

test("the second factor, deleting the account, leaving a team", async ({
  page,
  settings,
  teamArea,
  say,
}) => {
  const person = await makeOwner();
  await teamArea.enter(person);
  const spoken = await Transcript.of(page);
  const { panel, app, field } = await settings.setUpFactor();
  await spoken.note("Setting up the authenticator app");
  await field.fill(await app.firstCode());
  const codes = settings.dialog("auth.recoveryTitle");
  await expect(codes.getByRole("list")).toBeFocused();
  await spoken.note("Recovery codes");
  await page.keyboard.press("Escape");
  const unsaved = settings.dialog("auth.recoveryUnsavedTitle");
  await expect(unsaved.getByRole("button").first()).toBeFocused();
  await spoken.note("Unsaved recovery codes");
  await press(unsaved.getByRole("button").first());
  await press(codes.getByRole("button", { name: say("auth.recoverySaved") }));
  await settings.says("auth.totpEnabled");
  await press(settings.button("auth.recoveryCreate"));
  await expect(settings.dialog("auth.recoveryCreateTitle").locator(":focus")).toBeVisible();
  await spoken.note("New recovery codes");
  await page.keyboard.press("Escape");
  await press(panel.getByRole("button", { name: say("auth.totpDisable") }));
  await expect(settings.dialog("auth.totpDisableTitle").locator(":focus")).toBeVisible();
  await spoken.note("Turning the second factor off");
  await page.keyboard.press("Escape");
  await settings.open("settings");
  await press(settings.button("settings.delete"));
  await expect(settings.dialog("settings.deleteConfirmTitle").getByRole("textbox")).toBeFocused();
  await spoken.note("Deleting the account");
  await send(
    settings
      .dialog("settings.deleteConfirmTitle")
      .getByRole("button", { name: say("settings.delete"), exact: true }),
  );
  await expect(page.locator("[aria-invalid=true]")).toBeFocused();
  await spoken.note("Not the word that deletes it");
  await page.keyboard.press("Escape");
  await settings.openTeam(person.teamId ?? "", "Greenhouse");
  await press(settings.button("teams.leave"));
  await expect(page.getByRole("dialog").locator(":focus")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await spoken.note("Leaving the team");
  expect(`${spoken}`).toMatchSnapshot("dialogs.txt");
});

test("addresses, and a photo", async ({ page, settings, teamArea, say }) => {
  await teamArea.enter(await makeOwner());
  const spoken = await Transcript.of(page);
  await settings.open("auth");
  await send(settings.button("emails.add"));
  await expect(page.locator("[aria-invalid=true]")).toBeFocused();
  const addresses = say("emails.title");
  await spoken.note("No address to add", addresses);
  const email = newEmail();
  await page.getByLabel(say("emails.addLabel")).fill(email);
  await send(settings.button("emails.add"));
  await settings.says("emails.added", { email });
  await spoken.note("An address was added", addresses);
  await press(settings.button("emails.menu", { email }));
  const remove = page.getByRole("menuitem", { name: say("emails.remove"), exact: true });
  await expect(remove).toBeVisible();
  await expect(page.locator("[role=menuitem]:focus")).toBeVisible();
  await spoken.note("Its actions", addresses);
  await remove.click();
  const dialog = settings.dialog("emails.removeTitle", { email });
  await expect(dialog.locator(":focus")).toBeVisible();
  await spoken.note("Removing it");
  await press(dialog.getByRole("button", { name: say("emails.remove") }));
  await settings.says("emails.removed", { email });
  await expect(dialog).toBeHidden();
  await spoken.note("It was removed", addresses);

  await settings.open("profile");
  const chooser = page.waitForEvent("filechooser");
  await press(settings.button("profile.pictureChoose"));
  const picture = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    return canvas.toDataURL("image/png");
  });
  const buffer = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  const crop = settings.dialog("profile.pictureCropTitle");
  await expect(crop.getByLabel(say("profile.pictureZoom"))).toBeVisible();
  await expect(crop.locator(":focus")).toBeVisible();
  await spoken.note("Cropping a photo");
  await press(crop.getByRole("button", { name: say("profile.pictureUse") }));
  await settings.says("profile.pictureSaved");
  await expect(crop).toBeHidden();
  await spoken.note("The photo is saved");
  expect(`${spoken}`).toMatchSnapshot("dialogs-addresses.txt");
});

test("a passkey, a connected account, and signing in again", async ({
  page,
  settings,
  teamArea,
  say,
}) => {
  await startVirtualAuthenticator(page);
  const person = await makeOwner();
  await teamArea.enter(person);
  const spoken = await Transcript.of(page);
  await settings.addPasskey();
  await spoken.note("A passkey was created", say("auth.passkeyTitle"));
  const row = settings.panel("auth.passkeyTitle").getByRole("listitem");
  const open = async (action: Key) => {
    await press(row.getByRole("button").first());
    await row.getByRole("menuitem", { name: say(action) }).click();
    await expect(row.getByRole("dialog").locator(":focus")).toBeVisible();
  };
  await open("auth.passkeyRename");
  await spoken.note("Renaming the passkey");
  await page.keyboard.press("Escape");
  await open("auth.passkeyRemove");
  await spoken.note("Removing the passkey");
  await page.keyboard.press("Escape");
  await press(settings.button("auth.accountConnect", { provider: "GitHub" }));
  await new ProviderPage(page).choose({ email: newEmail() });
  await settings.shows(say("auth.title"));
  await press(settings.button("auth.accountDisconnect", { provider: "GitHub" }));
  const account = settings.dialog("auth.accountDisconnect", { provider: "GitHub" });
  await expect(account.locator(":focus")).toBeVisible();
  await spoken.note("Disconnecting an account");
  await page.keyboard.press("Escape");
  ageSessions(person.id);
  await press(settings.panel("auth.codeTitle").getByRole("button").first());
  const again = settings.dialog("account.stepUpSignIn");
  const password = again.getByLabel(say("field.password"), { exact: true });
  await expect(password).toBeFocused();
  await spoken.note("Signing in again");
  await password.fill("not my password");
  await send(again.getByRole("button", { name: say("action.continue") }));
  await expect(again.getByText(say("auth.passwordOldWrong"))).toBeVisible();
  await spoken.note("A wrong password");
  expect(`${spoken}`).toMatchSnapshot("dialogs-security.txt");
});

test("sessions, members and a team", async ({ page, settings, teamArea, elsewhere, say }) => {
  const [person, member] = [
    await makeOwner(),
    await makePerson({ name: "Noor Haddad", team: null }),
  ];
  await joinTeam(member.id, person.teamId ?? "");
  for (let count = 0; count < 2; count++) await elsewhere(person);
  await teamArea.enter(person);
  const spoken = await Transcript.of(page);
  await settings.open("sessions");
  await press(settings.button("sessions.signOutOthers"));
  const others = settings.dialog("sessions.signOutOthersTitle");
  await expect(others.locator(":focus")).toBeVisible();
  await spoken.note("Signing out all other sessions");
  await press(others.getByRole("button", { name: say("sessions.signOutOthers") }));
  await settings.says("sessions.othersSignedOut", { count: 2 });
  await expect(others).toBeHidden();
  await spoken.note("They are signed out");
  await settings.openTeam(person.teamId ?? "", "Greenhouse");
  const row = settings
    .panel("teams.membersTitle")
    .getByRole("listitem")
    .filter({ hasText: "Noor Haddad" });
  await press(row.getByRole("button"));
  await expect(page.getByRole("dialog").locator(":focus")).toBeVisible();
  await spoken.note("Removing a member");
  await page.keyboard.press("Escape");
  await press(settings.panel("teams.leaveTitle").getByRole("button"));
  await expect(page.getByRole("dialog").locator(":focus")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await spoken.note("Leaving as the last administrator");
  await page.keyboard.press("Escape");
  await press(settings.panel("teams.deleteTitle").getByRole("button"));
  await expect(page.getByRole("dialog").locator(":focus")).toBeVisible();
  await spoken.note("Deleting the team");
  expect(`${spoken}`).toMatchSnapshot("dialogs-teams.txt");
});

test("menus, the activity, and a passkey that is offered", async ({
  page,
  person,
  settings,
  signInPage,
  say,
}) => {
  await startVirtualAuthenticator(page);
  const spoken = await Transcript.of(page);
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  const offer = page.getByRole("status").filter({ hasText: say("auth.passkeyAskTitle") });
  const notNow = offer.getByRole("button", { name: say("auth.passkeyNotNow") });
  await expect(notNow).toBeVisible();
  await page.waitForLoadState("networkidle");
  await spoken.note("A passkey is offered");
  await press(notNow);
  await expect(offer).toBeHidden();
  await settings.open("profile");
  const menuOf = async (name: string) => {
    await press(page.getByRole("button", { name }));
    await expect(page.getByRole("menu").locator(":focus")).toBeVisible();
    // The other menu loads with the first one.
    await expect(page.getByRole("button", { name: say("teams.switcherLabel") })).toBeVisible();
    await spoken.note(name);
    await page.keyboard.press("Escape");
  };
  await menuOf(say("menu.label"));
  await menuOf("Greenhouse");
  // Events are written in batches, shortly after the answer.
  await expect(async () => {
    await settings.open("activity");
    await page.reload();
    await expect(page.locator(".stk-list-row")).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await page.waitForLoadState("networkidle");
  await spoken.note("Activity");
  expect(`${spoken}`).toMatchSnapshot("menus.txt");
});
