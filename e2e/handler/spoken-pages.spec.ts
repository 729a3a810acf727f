import type { Page } from "@playwright/test";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { PROJECT_NAME } from "../../scripts/demo/content.mjs";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import { makePerson } from "../support/people.js";
import { press, send, waitForHydration } from "../support/press.js";
import { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";
import { Transcript } from "../support/transcript.js";

// Each path as a screen reader says it, from Chromium's accessibility tree, in e2e/spoken/. After a
// wanted change: `npx playwright test spoken-pages --update-snapshots=changed`, then read the diff.

const PASSWORD = "a long enough secret";

test.use({ locale: "en-GB" });

const settle = (page: Page): Promise<void> => page.waitForLoadState("networkidle");

test("signing in, with a second factor", async ({ page, person, signInPage, say }) => {
  await protect(person);
  const spoken = await Transcript.of(page);
  await page.goto("/handler/sign-in");
  await waitForHydration(signInPage.email);
  await settle(page);
  await spoken.note("The page");
  await signInPage.fillIn({ ...person, password: "not my password" });
  await send(signInPage.submit);
  await expect(page.getByText(say("errors.EMAIL_PASSWORD_MISMATCH"))).toBeVisible();
  await spoken.note("A wrong password");
  await signInPage.signIn(person);
  const field = signInPage.secondFactor.getByLabel(say("field.totp"));
  await expect(field).toBeFocused();
  await expect(page.getByText(say("totp.text", { app: PROJECT_NAME }))).toBeVisible();
  await spoken.note("The second factor");
  await press(signInPage.secondFactor.getByRole("button", { name: say("totp.cantUse") }));
  await expect(signInPage.secondFactor.getByLabel(say("recovery.label"))).toBeFocused();
  await spoken.note("A recovery code instead");
  await press(signInPage.secondFactor.getByRole("button", { name: say("forgot.back") }));
  await expect(signInPage.password, "where it was before").toBeFocused();
  await spoken.note("Back");
  expect(`${spoken}`).toMatchSnapshot("sign-in.txt");
});

test("signing in with a mailed code", async ({ page, person, signInPage }) => {
  const spoken = await Transcript.of(page);
  await page.goto("/handler/sign-in");
  await page.clock.install();
  await signInPage.askForCode(person.email);
  await expect(signInPage.code).toBeFocused();
  await spoken.note("The code");
  expect(`${spoken}`).toMatchSnapshot("mailed-code.txt");
});

test("signing up", async ({ page, person, signUpPage, say }) => {
  const spoken = await Transcript.of(page);
  await page.goto("/handler/sign-up?tab=password");
  await waitForHydration(signUpPage.submit);
  await settle(page);
  await spoken.note("The page");
  await send(signUpPage.submit);
  await expect(page.getByText(say("check.emailMissing"))).toBeVisible();
  await spoken.note("Nothing typed");
  await signUpPage.signUp({ email: person.email, password: PASSWORD });
  await expect(
    page.getByText(say("errors.USER_EMAIL_ALREADY_EXISTS", { email: person.email })),
  ).toBeVisible();
  // Comes after a pause.
  await expect(page.getByText(say("strength.strong"))).toBeVisible();
  await spoken.note("A taken address");
  expect(`${spoken}`).toMatchSnapshot("sign-up.txt");
});

test("a forgotten password", async ({ page, person, say }) => {
  const spoken = await Transcript.of(page);
  await page.goto("/handler/forgot-password");
  const email = page.getByLabel(say("field.email"), { exact: true });
  await waitForHydration(email);
  await spoken.note("The address");
  await email.fill(person.email);
  await send(page.getByRole("button", { name: say("forgot.submit") }));
  await expect(page.getByRole("heading", { name: say("forgot.sentTitle") })).toBeFocused();
  await spoken.note("The link is sent");
  await page.goto(linkFrom(await mailTo(person.email, "password_reset")));
  await expect(
    page.getByRole("heading", { name: say("reset.titleFor", { email: person.email }) }),
  ).toBeVisible();
  await spoken.note("The new password");
  for (const name of [say("field.newPassword"), say("field.passwordAgain")])
    await page.getByRole("textbox", { name, exact: true }).fill("short");
  await send(page.getByRole("button", { name: say("reset.submit") }));
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
  await spoken.note("Too short");
  expect(`${spoken}`).toMatchSnapshot("password-reset.txt");
});

test("an invitation", async ({ page, person, signUpPage, elsewhere, say }) => {
  const email = newEmail();
  const theirs = await elsewhere(person);
  const inviters = new SettingsPage(theirs, say);
  await inviters.openTeam(person.teamId ?? "", "Greenhouse");
  await theirs.getByLabel(say("teams.inviteLabel")).fill(email);
  await send(theirs.getByRole("button", { name: say("teams.inviteSubmit") }));
  const spoken = await Transcript.of(page);
  await page.goto(linkFrom(await mailTo(email, "team_invitation")));
  const signUp = page.getByRole("link", { name: say("action.signUp"), exact: true });
  await waitForHydration(signUp);
  await settle(page);
  await spoken.note("Signed out");
  await signUp.click();
  await expect(signUpPage.email).toHaveValue(email);
  await settle(page);
  await spoken.note("Signing up with the invited address");
  await page.getByRole("textbox", { name: say("field.password") }).fill(PASSWORD);
  await send(signUpPage.submit);
  const join = page.getByRole("button", { name: say("invitation.submit") });
  await waitForHydration(join);
  await settle(page);
  await spoken.note("Signed in");
  await send(join);
  await expect(page.getByText(say("check.nameMissing"))).toBeVisible();
  await spoken.note("No name");
  await page.getByLabel(say("invitation.yourName")).fill("Noor Haddad");
  await send(join);
  await expect(
    page.getByRole("heading", { name: say("invitation.doneTitle", { team: "Greenhouse" }) }),
  ).toBeVisible();
  await spoken.note("Joined");
  expect(`${spoken}`).toMatchSnapshot("invitation.txt");
});

test("the sections of the settings", async ({ page, settings, teamArea }) => {
  const person = await makePerson({ user: { otpAuthEnabled: false } });
  await teamArea.enter(person);
  const spoken = await Transcript.of(page);
  for (const section of ["profile", "auth", "sessions", "settings", "team-creation"] as const) {
    await settings.open(section);
    await expect(page.locator(".stk-skeleton")).toHaveCount(0);
    await settle(page);
    await spoken.note(section);
  }
  await settings.openTeam(person.teamId ?? "", "Greenhouse");
  await expect(page.locator(".stk-skeleton")).toHaveCount(0);
  await settle(page);
  await spoken.note("team");
  expect(`${spoken}`).toMatchSnapshot("settings.txt");
});
