import { linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import { send } from "../support/press.js";
import { expect, test } from "../support/test.js";

const PASSWORD = "a long enough secret";

test("a link on the phone shows the code, which the laptop takes, and nothing is lost", async ({
  page,
  browser,
  signUpPage,
  say,
}) => {
  const email = newEmail();
  await page.goto("/handler/sign-up");
  await signUpPage.signUp({ email, password: PASSWORD });
  await expect(page).not.toHaveURL(/sign-up/);
  const link = linkFrom(await mailTo(email, "email_verification"));

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await phone.goto(link);
  await expect(
    phone.getByRole("heading", { name: say("verify.titleFor", { email }) }),
  ).toBeVisible();
  const shown = phone.getByRole("status");
  await expect(shown).toHaveText(/^\d{3} \d{3}$/);
  const code = ((await shown.textContent()) ?? "").replace(" ", "");
  await phone.context().close();

  await page.goto("/handler/email-verification");
  await page.getByLabel(say("field.totp")).fill(code);
  await expect(page).not.toHaveURL(/email-verification/);
  const me = await (await page.request.get("/api/me")).json();
  expect(me).toMatchObject({ primaryEmail: email, primaryEmailVerified: true });
});

test("on the phone the password goes on there, and the laptop stays signed in", async ({
  page,
  browser,
  signUpPage,
  say,
}) => {
  const email = newEmail();
  await page.goto("/handler/sign-up");
  await signUpPage.signUp({ email, password: PASSWORD });
  await expect(page).not.toHaveURL(/sign-up/);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(linkFrom(await mailTo(email, "email_verification")));
  await phone.getByLabel(say("field.password"), { exact: true }).fill(PASSWORD);
  await send(phone.getByRole("button", { name: say("verify.goOn") }));
  await expect(phone.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
  for (const device of [phone, page]) {
    const me = await (await device.request.get("/api/me")).json();
    expect(me).toMatchObject({ primaryEmail: email, primaryEmailVerified: true });
  }
  await phone.context().close();
});
