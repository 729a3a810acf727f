import { codeFrom, linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import { SignUpPage } from "../support/pages.js";
import { makePerson } from "../support/people.js";
import { press, send, waitForHydration } from "../support/press.js";
import { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import { Transcript } from "../support/transcript.js";

// The pages that prove an address as a screen reader says them, like spoken-pages.spec.ts.

const PASSWORD = "a long enough secret";

test.use({ locale: "en-GB" });

test("verifying an address after a sign-up, and on another device", async ({
  page,
  elsewhere,
  say,
}) => {
  const email = newEmail();
  const laptop = await elsewhere();
  const waiting = await Transcript.of(laptop);
  await laptop.goto("/handler/sign-up?after_auth_return_to=%2Fhandler%2Faccount-settings");
  await new SignUpPage(laptop, say).signUp({ email, password: PASSWORD });
  const field = laptop.getByLabel(say("field.totp"));
  await expect(field).toBeFocused();
  await waitForHydration(field);
  await waiting.note("Waiting for the digits");
  const link = linkFrom(await mailTo(email, "email_verification"));
  const digits = new URL(link).searchParams.get("code")?.slice(0, 6) ?? "";

  const phone = await Transcript.of(page);
  await page.goto(link);
  await expect(page.getByText(`${digits.slice(0, 3)} ${digits.slice(3)}`)).toBeVisible();
  await waitForHydration(page.getByRole("button", { name: say("verify.goOn") }));
  await page.waitForLoadState("networkidle");
  await phone.note("The link on another device");
  await page.getByLabel(say("field.password"), { exact: true }).fill("not the password");
  await send(page.getByRole("button", { name: say("verify.goOn") }));
  await expect(page.getByText(say("errors.EMAIL_PASSWORD_MISMATCH"))).toBeVisible();
  await phone.note("A wrong password");
  await press(page.getByText(say("verify.notMe")));
  await phone.note("For a person who did not sign up");

  await field.fill(digits.startsWith("0") ? `1${digits.slice(1)}` : `0${digits.slice(1)}`);
  await expect(laptop.getByText(say("errors.VERIFICATION_CODE_NOT_FOUND"))).toBeVisible();
  await waiting.note("A wrong code");
  await send(laptop.getByRole("button", { name: say("verify.send") }));
  await expect(laptop.getByRole("status").filter({ hasText: say("verify.sent") })).toBeVisible();
  await waiting.note("A new code is sent");
  const varying = (spoken: Transcript) =>
    `${spoken}`.replace(/\b\d{3} \d{3}\b/g, "123 456").replace(/\b\d{6}\b/g, "123456");
  expect(`${varying(waiting)}\n${varying(phone)}`).toMatchSnapshot("verification.txt");
});

test("choosing an account, and what was there before", async ({
  page,
  elsewhere,
  signInPage,
  settings,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/409 .*otp\/sign-in/);
  const email = newEmail();
  const laptop = await elsewhere();
  await laptop.goto("/handler/sign-up");
  await new SignUpPage(laptop, say).signUpUnverified({ email, password: PASSWORD });
  await expect(laptop).toHaveURL("/board");
  const spoken = await Transcript.of(page);
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(email);
  await signInPage.code.fill(codeFrom(await mailTo(email, "magic_link")));
  await expect(page.getByRole("radio").first()).toBeFocused();
  await spoken.note("Which account");
  await page.getByRole("textbox", { name: say("choice.password") }).fill("not the password");
  await send(page.getByRole("button", { name: say("action.continue") }));
  await expect(page.getByText(say("choice.mismatch"))).toBeVisible();
  await spoken.note("A wrong password");
  await page.getByRole("textbox", { name: say("choice.password") }).fill("");
  await send(page.getByRole("button", { name: say("action.continue") }));
  await expect(page).toHaveURL("/board");
  await settings.open("auth");
  const panel = settings.panel("hold.title");
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await page.waitForLoadState("networkidle");
  await spoken.note("What was there before", say("hold.title"));
  await press(panel.getByRole("button", { name: say("hold.keep") }));
  await expect(panel.getByLabel(say("field.totp"))).toBeFocused();
  await spoken.note("The code that keeps it", say("hold.title"));
  const subject = (await mailTo(email, "confirm_sign_in")).subject;
  await panel.getByLabel(say("field.totp")).fill(/\d{6}/.exec(subject)?.[0] ?? "");
  await expect(panel.getByText(say("hold.kept"))).toBeFocused();
  await expect(
    settings.panel("auth.passwordTitle").getByText(say("auth.passwordSome")),
  ).toBeVisible();
  await spoken.note("It was kept", say("hold.title"));
  expect(`${spoken}`).toMatchSnapshot("account-choice.txt");
});

test("this wasn't me", async ({ page, elsewhere, say }) => {
  const person = await makePerson({ user: { otpAuthEnabled: false } });
  const theirs = new SettingsPage(await elsewhere(person), say);
  await theirs.open("auth");
  const codes = theirs
    .panel("auth.codeTitle")
    .getByRole("button", { name: say("auth.codeEnable") });
  await press(codes);
  await theirs.says("auth.codeEnabled");
  const spoken = await Transcript.of(page);
  await page.goto(linkFrom(await mailTo(person.email, "email_codes_on")));
  const submit = page.getByRole("button", { name: say("objection.submit") });
  await waitForHydration(submit);
  await page.waitForLoadState("networkidle");
  await spoken.note("The question");
  await send(submit);
  await expect(page.getByRole("heading", { name: say("objection.doneTitle") })).toBeFocused();
  await spoken.note("It was undone");
  expect(`${spoken}`).toMatchSnapshot("not-me.txt");
});
