import { newEmail } from "../tests/support/addresses.js";
import { type MailKind, mailTo } from "./support/mail.js";
import { invite, makePerson } from "./support/people.js";
import { press, send, waitForHydration } from "./support/press.js";
import { expect, test } from "./support/test.js";

test.describe("mails say when their link expires", () => {
  const saysExpiry = async (email: string, kind: MailKind, time: string) =>
    expect((await mailTo(email, kind)).text).toContain(`Expires in ${time}. Works once.`);

  test("a sign-in code after 15 minutes", { tag: "@main" }, async ({
    page,
    person,
    signInPage,
  }) => {
    await page.goto("/handler/sign-in");
    await signInPage.askForCode(person.email);
    await saysExpiry(person.email, "magic_link", "15 minutes");
  });

  test("a password reset after an hour", async ({ page, person, say }) => {
    await page.goto("/handler/forgot-password");
    const email = page.getByLabel(say("field.email"), { exact: true });
    await waitForHydration(email);
    await email.fill(person.email);
    await send(page.getByRole("button", { name: say("forgot.submit") }));
    await saysExpiry(person.email, "password_reset", "1 hour");
  });

  test("a verification after 24 hours", async ({ page, settings, teamArea, say }) => {
    const person = await makePerson({ user: { primaryEmailVerified: false } });
    await teamArea.enter(person);
    await settings.open("auth");
    await press(page.getByRole("button", { name: say("emails.menu", { email: person.email }) }));
    await page.getByRole("menuitem", { name: say("emails.sendVerification") }).click();
    await settings.says("emails.verificationSent", { email: person.email });
    await saysExpiry(person.email, "email_verification", "24 hours");
  });

  test("an invitation after 7 days", async ({ person }) => {
    const email = newEmail();
    await invite(person, email);
    await saysExpiry(email, "team_invitation", "7 days");
  });
});
