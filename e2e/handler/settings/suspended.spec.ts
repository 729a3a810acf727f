import type { Page } from "@playwright/test";
import { codeFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../../tests/support/addresses.js";
import { violationsOn } from "../../support/axe.js";
import { mailsTo, mailTo } from "../../support/mail.js";
import { SignInPage, SignUpPage } from "../../support/pages.js";
import { press, send } from "../../support/press.js";
import { expect, test } from "../../support/test.js";
import type { Say } from "../../support/words.js";

const PASSWORD = "a long enough secret";

/** Signs up in a browser, and verifies nothing. */
async function signUpIn(laptop: Page, say: Say): Promise<string> {
  const email = newEmail();
  await laptop.goto("/handler/sign-up");
  await new SignUpPage(laptop, say).signUpUnverified({ email, password: PASSWORD });
  await expect(laptop).toHaveURL("/board");
  return email;
}

const isSignedIn = async (page: Page) => (await page.request.get("/api/me")).status() === 200;
/** The six digits of the only mail that confirms. */
const digitsTo = async (email: string) => {
  const [mail] = await mailsTo(email, "confirm_sign_in", 1);
  return /\d{6}/.exec(mail?.subject ?? "")?.[0] as string;
};

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/409 .*otp\/sign-in/);
});

test("one code gives back what was there before the address was confirmed elsewhere", {
  tag: "@everywhere",
}, async ({ page, elsewhere, signInPage, settings, say }) => {
  const laptop = await elsewhere();
  const email = await signUpIn(laptop, say);
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(email);
  await signInPage.code.fill(codeFrom(await mailTo(email, "magic_link")));
  await send(page.getByRole("button", { name: say("action.continue") }));
  await expect(page).toHaveURL("/board");

  await settings.open("auth");
  const panel = settings.panel("hold.title");
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  expect(await violationsOn(page)).toEqual([]);
  await press(panel.getByRole("button", { name: say("hold.keep") }));
  const field = panel.getByLabel(say("field.totp"));
  await expect(field).toBeFocused();
  const digits = await digitsTo(email);
  await field.fill(String((Number(digits) + 1) % 1_000_000).padStart(6, "0"));
  await expect(panel.getByText(say("errors.VERIFICATION_CODE_NOT_FOUND"))).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(digits);
  await expect(panel.getByText(say("hold.kept"))).toBeFocused();
  await expect(
    settings.panel("auth.passwordTitle").getByText(say("auth.passwordSome")),
  ).toBeVisible();
  await expect.poll(() => isSignedIn(laptop), "the laptop's session").toBe(true);
  await page.reload();
  await settings.shows(say("auth.title"));
  await expect(settings.panel("auth.passwordTitle")).toBeVisible();
  await expect(panel).toBeHidden();
});

test("one code removes what a stranger left in the account", async ({
  page,
  elsewhere,
  signInPage,
  settings,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/400 .*password\/sign-in/, /401 .*oauth\/token/);
  const stranger = await elsewhere();
  const email = await signUpIn(stranger, say);
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(email);
  await signInPage.code.fill(codeFrom(await mailTo(email, "magic_link")));
  await send(page.getByRole("button", { name: say("action.continue") }));
  await expect(page).toHaveURL("/board");
  await expect.poll(() => isSignedIn(stranger), "the stranger's session").toBe(false);

  await settings.open("auth");
  const panel = settings.panel("hold.title");
  await press(panel.getByRole("button", { name: say("hold.remove") }));
  await panel.getByLabel(say("field.totp")).fill(await digitsTo(email));
  await send(panel.getByRole("button", { name: say("hold.remove") }));
  await expect(panel.getByText(say("hold.removed"))).toBeFocused();
  await stranger.goto("/handler/sign-in?tab=password");
  await new SignInPage(stranger, say).signIn({ email, password: PASSWORD });
  await expect(stranger.getByText(say("errors.EMAIL_PASSWORD_MISMATCH"))).toBeVisible();
});
