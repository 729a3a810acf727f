import type { Locator } from "@playwright/test";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../../tests/support/addresses.js";
import { mailsTo, mailTo } from "../../support/mail.js";
import { makePerson } from "../../support/people.js";
import { press, send } from "../../support/press.js";
import type { SettingsPage } from "../../support/settings-page.js";
import { expect, test } from "../../support/test.js";
import type { Key } from "../../support/words.js";

const MENU_MILLIS = 3000;

const rowOf = (settings: SettingsPage, email: string): Locator =>
  settings.panel("emails.title").getByRole("listitem").filter({ hasText: email });

const item = (settings: SettingsPage, action: Key): Locator =>
  settings.page.getByRole("menuitem", { name: settings.say(action), exact: true });

/** Selects an action of an address. A menu closes if its row moves to another place of the list. */
async function choose(settings: SettingsPage, email: string, action: Key): Promise<void> {
  const chosen = item(settings, action);
  await expect(async () => {
    if (!(await chosen.isVisible())) await press(settings.button("emails.menu", { email }));
    await chosen.click({ timeout: MENU_MILLIS });
  }).toPass();
}

async function add(settings: SettingsPage, email: string): Promise<void> {
  await settings.page.getByLabel(settings.say("emails.addLabel")).fill(email);
  await send(settings.button("emails.add"));
}

test("an address is added, verified, made primary and used to sign in; the old one is removed", {
  tag: "@everywhere",
}, async ({ page, person, settings, teamArea, elsewhere, signInPage, say }) => {
  const email = newEmail();
  await teamArea.enter(person);
  await settings.open("auth");
  await add(settings, email);
  await settings.says("emails.added", { email });
  await expect(rowOf(settings, email)).toContainText(say("emails.unverified"));

  const link = linkFrom(await mailTo(email, "email_verification"));
  const mailbox = await elsewhere();
  await mailbox.goto(link);
  await expect(
    mailbox.getByRole("button", { name: say("verify.goOn") }),
    "elsewhere, only the account's password adds an address to it",
  ).toBeVisible();
  await page.goto(link);
  await send(page.getByRole("button", { name: say("verify.submit") }));
  await expect(page.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
  await settings.open("auth");
  await expect(rowOf(settings, email)).toContainText(say("emails.verified"));

  await choose(settings, email, "emails.useForSignIn");
  await settings.says("emails.nowUsed", { email });
  await choose(settings, email, "emails.makePrimary");
  await settings.says("emails.madePrimary", { email });
  await expect(rowOf(settings, email)).toContainText(say("emails.primary"));

  await choose(settings, person.email, "emails.remove");
  const dialog = settings.dialog("emails.removeTitle", { email: person.email });
  await dialog.getByRole("button", { name: say("emails.remove") }).click();
  await settings.says("emails.removed", { email: person.email });
  await expect(rowOf(settings, person.email)).toHaveCount(0);

  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ ...person, email });
  await expect(page).toHaveURL("/board");
});

test("a verification mail is sent again", async ({ settings, teamArea }) => {
  const person = await makePerson({ user: { primaryEmailVerified: false } });
  await teamArea.enter(person);
  await settings.open("auth");
  await choose(settings, person.email, "emails.sendVerification");
  await settings.says("emails.verificationSent", { email: person.email });
  await mailsTo(person.email, "email_verification", 1);
});
