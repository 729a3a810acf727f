import type { Locator } from "@playwright/test";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import { press, waitForHydration } from "../support/press.js";
import { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";

// How many presses and fields lead into the app. A tab counts as a press, a link in a mail does not.

const PASSWORD = "a long enough secret";

class Steps {
  presses = 0;
  fields = 0;

  async press(button: Locator): Promise<void> {
    this.presses++;
    await press(button);
  }

  async fill(field: Locator, value: string): Promise<void> {
    this.fields++;
    await waitForHydration(field);
    await field.fill(value);
  }
}

test("signing up takes two presses and two fields, and one field more for the digits of the mail", async ({
  page,
  signUpPage,
  say,
}) => {
  const steps = new Steps();
  const email = newEmail();
  await page.goto("/handler/sign-up");
  await steps.press(page.getByRole("tab", { name: say("signIn.tabPassword") }));
  await steps.fill(signUpPage.email, email);
  await steps.fill(page.getByRole("textbox", { name: say("field.password") }), PASSWORD);
  await steps.press(signUpPage.submit);
  await expect(page).toHaveURL("/handler/email-verification");
  expect(steps).toEqual({ presses: 2, fields: 2 });
  const link = new URL(linkFrom(await mailTo(email, "email_verification")));
  const digits = link.searchParams.get("code")?.slice(0, 6) ?? "";
  await steps.fill(page.getByLabel(say("field.totp")), digits);
  await expect(page).toHaveURL("/board");
  expect(steps).toEqual({ presses: 2, fields: 3 });
});

test("signing in takes two presses and two fields, and one field more with a second factor", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  const app = await protect(person);
  const steps = new Steps();
  await page.goto("/handler/sign-in");
  await steps.press(page.getByRole("tab", { name: say("signIn.tabPassword") }));
  await steps.fill(signInPage.email, person.email);
  await steps.fill(signInPage.password, person.password);
  await steps.press(signInPage.submit);
  expect(steps).toEqual({ presses: 2, fields: 2 });
  await steps.fill(signInPage.secondFactor.getByLabel(say("field.totp")), await app.code());
  await expect(page).toHaveURL("/board");
  expect(steps).toEqual({ presses: 2, fields: 3 });
});

test("a forgotten password takes two presses and three fields, and ends in the app", async ({
  page,
  person,
  say,
}) => {
  const steps = new Steps();
  await page.goto("/handler/forgot-password");
  await steps.fill(page.getByLabel(say("field.email"), { exact: true }), person.email);
  await steps.press(page.getByRole("button", { name: say("forgot.submit") }));
  await page.goto(linkFrom(await mailTo(person.email, "password_reset")));
  for (const name of [say("field.newPassword"), say("field.passwordAgain")])
    await steps.fill(page.getByRole("textbox", { name, exact: true }), PASSWORD);
  await steps.press(page.getByRole("button", { name: say("reset.submit") }));
  await expect(page).toHaveURL("/board");
  expect(steps).toEqual({ presses: 2, fields: 3 });
});

test("an invited person without an account joins by three presses and two fields", async ({
  page,
  person,
  signUpPage,
  elsewhere,
  say,
}) => {
  const email = newEmail();
  const theirs = await elsewhere(person);
  const inviters = new SettingsPage(theirs, say);
  await inviters.openTeam(person.teamId ?? "", "Greenhouse");
  await theirs.getByLabel(say("teams.inviteLabel")).fill(email);
  await press(theirs.getByRole("button", { name: say("teams.inviteSubmit") }));
  const steps = new Steps();
  await page.goto(linkFrom(await mailTo(email, "team_invitation")));
  await steps.press(page.getByRole("link", { name: say("action.signUp"), exact: true }));
  await expect(signUpPage.email).toHaveValue(email);
  await steps.fill(page.getByRole("textbox", { name: say("field.password") }), PASSWORD);
  await steps.press(signUpPage.submit);
  await steps.fill(page.getByLabel(say("invitation.yourName")), "Noor Haddad");
  await steps.press(page.getByRole("button", { name: say("invitation.submit") }));
  await expect(
    page.getByRole("heading", { name: say("invitation.doneTitle", { team: "Greenhouse" }) }),
  ).toBeVisible();
  expect(steps).toEqual({ presses: 3, fields: 2 });
});
