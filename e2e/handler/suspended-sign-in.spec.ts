import type { Page } from "@playwright/test";
import { codeFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { violationsOn } from "../support/axe.js";
import { mailsTo, mailTo } from "../support/mail.js";
import { SignInPage, SignUpPage } from "../support/pages.js";
import { send } from "../support/press.js";
import { expect, test } from "../support/test.js";
import type { Say } from "../support/words.js";

const PASSWORD = "a long enough secret";

/**
 * Signs up on a laptop, and on the phone opens the account by a mailed code without its password,
 * which suspends what the laptop had.
 */
async function suspend(laptop: Page, phone: Page, say: Say) {
  const email = newEmail();
  await laptop.goto("/handler/sign-up");
  await new SignUpPage(laptop, say).signUpUnverified({ email, password: PASSWORD });
  await expect(laptop).toHaveURL("/board");
  const { id } = await (await laptop.request.get("/api/me")).json();
  const signInPage = new SignInPage(phone, say);
  await phone.goto("/handler/sign-in");
  await signInPage.askForCode(email);
  await signInPage.code.fill(codeFrom(await mailTo(email, "magic_link")));
  await send(phone.getByRole("button", { name: say("action.continue") }));
  await expect(phone).toHaveURL("/board");
  await expect.poll(() => statusOf(laptop), "the laptop's session is suspended").toBe(401);
  return { email, id: id as string };
}

const statusOf = async (page: Page) => (await page.request.get("/api/me")).status();

/** The six digits of the only mail that confirms. */
const digitsTo = async (email: string) => {
  const [mail] = await mailsTo(email, "confirm_sign_in", 1);
  return /\d{6}/.exec(mail?.subject ?? "")?.[0] as string;
};

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /409 .*otp\/sign-in/,
    /400 .*(?:password|mfa)\/sign-in/,
    /401 .*oauth\/token/,
  );
});

test("a suspended password asks for one mailed code, and everything is back", {
  tag: "@everywhere",
}, async ({ page, elsewhere, signInPage, say }) => {
  const { email, id } = await suspend(page, await elsewhere(), say);
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ email, password: PASSWORD });
  await expect(page.getByText(say("totp.mailed"))).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const digits = await digitsTo(email);
  await signInPage.answerTotp(String((Number(digits) + 1) % 1_000_000).padStart(6, "0"));
  await expect(signInPage.secondFactor.locator("[aria-invalid=true]")).toBeFocused();
  await signInPage.answerTotp(digits);
  await expect(page).toHaveURL("/board");
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({
    id,
    primaryEmailVerified: true,
  });

  // Without another code.
  const another = await elsewhere();
  const there = new SignInPage(another, say);
  await another.goto("/handler/sign-in");
  await there.askForCode(email);
  await there.code.fill(codeFrom((await mailsTo(email, "magic_link", 2))[0] as never));
  await expect(another).toHaveURL("/board");
});

test("a suspended password asks for the mailed code before JavaScript has loaded", async ({
  elsewhere,
  withoutJavaScript,
  say,
}) => {
  const { email, id } = await suspend(await elsewhere(), await elsewhere(), say);
  const page = await withoutJavaScript();
  await page.goto("/handler/sign-in?tab=password");
  await page.getByLabel(say("field.email"), { exact: true }).fill(email);
  await page.getByRole("textbox", { name: say("field.password"), exact: true }).fill(PASSWORD);
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: say("signIn.submit"), exact: true })
    .click();
  await page.getByLabel(say("field.totp")).fill(await digitsTo(email));
  await page
    .getByRole("button", { name: say("totp.submit") })
    .first()
    .click();
  await expect(page).toHaveURL("/board");
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({ id });
});
