import type { Locator } from "@playwright/test";
import { codeFrom, linkFrom, startVirtualAuthenticator } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import type { SignInPage } from "../support/pages.js";
import type { Person } from "../support/people.js";
import { press, waitForHydration } from "../support/press.js";
import { ProviderPage } from "../support/provider.js";
import { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import { AuthenticatorApp, protect } from "../support/totp.js";

// How many presses and fields lead to a goal. A tab counts as a press, a link in a mail does not.

/** What Clerk's screens ask for at most, as estimated in November 2026 with its defaults. */
const CLERK = {
  "a sign-up by password, verified": { presses: 3, fields: 3 },
  "a sign-in by password": { presses: 2, fields: 2 },
  "a sign-in with a second factor": { presses: 3, fields: 3 },
  "a sign-in with a recovery code": { presses: 4, fields: 3 },
  "a sign-in by passkey": { presses: 2, fields: 0 },
  "a sign-up by a provider": { presses: 1, fields: 0 },
  "a code by mail": { presses: 2, fields: 2 },
  "a forgotten password": { presses: 3, fields: 4 },
  "an invitation of a new person": { presses: 3, fields: 3 },
  "setting a second factor": { presses: 4, fields: 1 },
  "inviting a person": { presses: 1, fields: 2 },
  "deleting the account": { presses: 2, fields: 1 },
} as const;

const PASSWORD = "a long enough secret";

class Steps {
  presses = 0;
  fields = 0;

  /** Compares the exact count, and with Clerk's. */
  lead(to: keyof typeof CLERK, presses: number, fields: number): void {
    expect([this.presses, this.fields]).toEqual([presses, fields]);
    expect(presses, `presses: ${to}`).toBeLessThanOrEqual(CLERK[to].presses);
    expect(fields, `fields: ${to}`).toBeLessThanOrEqual(CLERK[to].fields);
  }

  async press(button: Locator): Promise<void> {
    this.presses++;
    await press(button);
  }

  async fill(field: Locator, value: string): Promise<void> {
    this.fields++;
    await waitForHydration(field);
    await field.fill(value);
  }

  async signIn(signInPage: SignInPage, { email, password }: Person): Promise<void> {
    const { page, say } = signInPage;
    await page.goto("/handler/sign-in");
    await this.press(page.getByRole("tab", { name: say("signIn.tabPassword") }));
    await this.fill(signInPage.email, email);
    await this.fill(signInPage.password, password);
    await this.press(signInPage.submit);
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
  const link = new URL(linkFrom(await mailTo(email, "email_verification")));
  const digits = link.searchParams.get("code")?.slice(0, 6) ?? "";
  await steps.fill(page.getByLabel(say("field.totp")), digits);
  await expect(page).toHaveURL("/board");
  steps.lead("a sign-up by password, verified", 2, 3);
});

test("signing in takes two presses and two fields, and one field more with a second factor", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  const app = await protect(person);
  const steps = new Steps();
  await steps.signIn(signInPage, person);
  steps.lead("a sign-in by password", 2, 2);
  await steps.fill(signInPage.secondFactor.getByLabel(say("field.totp")), await app.code());
  await expect(page).toHaveURL("/board");
  steps.lead("a sign-in with a second factor", 2, 3);
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
  steps.lead("a forgotten password", 2, 3);
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
  steps.lead("an invitation of a new person", 3, 2);
});

test("a code by mail takes one press and two fields, for new and known people", async ({
  page,
  person,
  elsewhere,
  say,
}) => {
  for (const [tab, path, email] of [
    [page, "/handler/sign-in", person.email],
    [await elsewhere(), "/handler/sign-up", newEmail()],
  ] as const) {
    const steps = new Steps();
    await tab.goto(path);
    await steps.fill(tab.getByLabel(say("field.email"), { exact: true }), email);
    await steps.press(tab.getByRole("button", { name: say("signIn.sendCode") }));
    const code = codeFrom(await mailTo(email, "magic_link"));
    await steps.fill(tab.getByLabel(say("code.label"), { exact: true }), code);
    await expect(tab).toHaveURL("/board");
    steps.lead("a code by mail", 1, 2);
  }
});

/** Turns the second factor on, and returns the first recovery code. */
async function turnFactorOn(settings: SettingsPage, steps: Steps): Promise<string> {
  const { say } = settings;
  await settings.open("auth");
  const panel = settings.panel("auth.totpTitle");
  await steps.press(panel.getByRole("button", { name: say("auth.totpEnable") }));
  const setUp = settings.dialog("auth.totpSetUpTitle");
  const app = new AuthenticatorApp(await setUp.locator("code").innerText());
  await steps.fill(setUp.getByLabel(say("auth.totpConfirm")), await app.firstCode());
  const codes = settings.dialog("auth.recoveryTitle");
  const first = await codes.getByRole("listitem").first().innerText();
  await steps.press(codes.getByRole("button", { name: say("auth.recoverySaved") }));
  await settings.says("auth.totpEnabled");
  return first.trim();
}

test("in the settings a second factor takes two presses and one field, and so does deleting the account", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  const factor = new Steps();
  await turnFactorOn(settings, factor);
  factor.lead("setting a second factor", 2, 1);

  await settings.open("settings");
  const deletion = new Steps();
  await deletion.press(settings.button("settings.delete"));
  const dialog = settings.dialog("settings.deleteConfirmTitle");
  await deletion.fill(dialog.getByRole("textbox"), say("settings.deleteWord"));
  await deletion.press(dialog.getByRole("button", { name: say("settings.delete"), exact: true }));
  await expect(page).toHaveURL("/handler/sign-out?deleted=1");
  deletion.lead("deleting the account", 2, 1);
});

test("a recovery code takes two presses and one field more than a sign-in", async ({
  page,
  person,
  elsewhere,
  signInPage,
  say,
}) => {
  const theirs = new SettingsPage(await elsewhere(person), say);
  const code = await turnFactorOn(theirs, new Steps());
  const steps = new Steps();
  await steps.signIn(signInPage, person);
  const card = signInPage.secondFactor;
  await steps.press(card.getByRole("button", { name: say("totp.cantUse") }));
  await steps.fill(card.getByLabel(say("recovery.label"), { exact: true }), code);
  await steps.press(card.getByRole("button", { name: say("totp.submit") }));
  await expect(page).toHaveURL("/board");
  steps.lead("a sign-in with a recovery code", 4, 3);
});

test("a passkey and a provider take one press", async ({
  page,
  person,
  settings,
  teamArea,
  elsewhere,
  say,
}) => {
  await startVirtualAuthenticator(page);
  await teamArea.enter(person);
  await settings.addPasskey();
  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  const passkey = new Steps();
  await passkey.press(page.getByRole("button", { name: say("signIn.passkey") }));
  await expect(page).toHaveURL("/board");
  passkey.lead("a sign-in by passkey", 1, 0);

  const theirs = await elsewhere();
  await theirs.goto("/handler/sign-up");
  const provider = new Steps();
  await provider.press(theirs.getByRole("button", { name: /GitHub/ }));
  await new ProviderPage(theirs).choose({ name: "Noor Haddad", email: newEmail() });
  await expect(theirs).toHaveURL("/board");
  provider.lead("a sign-up by a provider", 1, 0);
});

test("inviting a person takes one press and one field", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await settings.openTeam(person.teamId ?? "", "Greenhouse");
  const steps = new Steps();
  await steps.fill(page.getByLabel(say("teams.inviteLabel")), newEmail());
  await steps.press(page.getByRole("button", { name: say("teams.inviteSubmit") }));
  await expect(settings.panel("teams.inviteTitle").getByRole("listitem")).toHaveCount(1);
  steps.lead("inviting a person", 1, 1);
});
