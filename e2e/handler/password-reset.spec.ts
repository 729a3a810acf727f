import type { Page } from "@playwright/test";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { mailsTo, mailTo } from "../support/mail.js";
import { SignInPage } from "../support/pages.js";
import { linkOrButton, press, send, waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";
import type { Say } from "../support/words.js";

const NEW_PASSWORD = "another long secret";

async function askForLink(page: Page, say: Say, email: string): Promise<void> {
  const field = page.getByLabel(say("field.email"), { exact: true });
  await waitForHydration(field);
  await field.fill(email);
  await send(page.getByRole("button", { name: say("forgot.submit") }));
  await expect(page.getByText(say.rich("forgot.sentText", { email }))).toBeVisible();
  await expect(page.getByRole("heading", { name: say("forgot.sentTitle") })).toBeFocused();
}

async function mailedLink(page: Page, say: Say, email: string): Promise<string> {
  await page.goto("/handler/forgot-password");
  await askForLink(page, say, email);
  return linkFrom(await mailTo(email, "password_reset"));
}

async function choosePassword(page: Page, say: Say, password: string): Promise<void> {
  const field = page.getByRole("textbox", { name: say("field.newPassword"), exact: true });
  await waitForHydration(field);
  await field.fill(password);
  await page.getByRole("textbox", { name: say("field.passwordAgain") }).fill(password);
  await send(page.getByRole("button", { name: say("reset.submit") }));
}

test("a forgotten password is replaced by mail, and every session ends", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, elsewhere, expectedErrors, say }) => {
  expectedErrors.push(/401/);
  const other = await elsewhere(person);
  await other.goto("/people");
  await expect(other.getByRole("heading", { level: 1, name: "People" })).toBeVisible();

  await page.goto("/handler/sign-in?tab=password");
  await page.getByRole("link", { name: say("signIn.forgotPassword") }).click();
  await expect(page).toHaveURL(/\/handler\/forgot-password/);
  await askForLink(page, say, person.email);
  await page.goto(linkFrom(await mailTo(person.email, "password_reset")));
  await choosePassword(page, say, NEW_PASSWORD);
  await expect(page, "the new password signs in").toHaveURL("/board");
  expect((await page.request.get("/api/me")).status()).toBe(200);
  await expect
    .poll(
      async () => (await other.request.get("/api/me")).status(),
      "the other browser is signed out",
    )
    .toBe(401);

  await other.goto("/handler/sign-in?tab=password");
  const elsewherePage = new SignInPage(other, say);
  await elsewherePage.signIn(person);
  await expect(
    other.getByRole("alert").filter({ hasText: say("errors.EMAIL_PASSWORD_MISMATCH") }),
    "the old password is gone",
  ).toBeVisible();
  await elsewherePage.signIn({ ...person, password: NEW_PASSWORD });
  await expect(other).toHaveURL("/board");
});

test("a reset asks for the second factor, and without it the password is changed", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  const app = await protect(person);
  await page.goto(await mailedLink(page, say, person.email));
  await choosePassword(page, say, NEW_PASSWORD);
  await expect(signInPage.secondFactor).toBeVisible();
  expect((await page.request.get("/api/me")).status()).toBe(401);
  await press(signInPage.secondFactor.getByRole("button", { name: say("forgot.back") }));
  await expect(page.getByRole("heading", { name: say("reset.doneTitle") })).toBeVisible();
  await press(linkOrButton(page, say("action.signIn")));
  await signInPage.isShown();
  await signInPage.signIn({ ...person, password: NEW_PASSWORD });
  await signInPage.answerTotp(await app.code());
  await expect(page).toHaveURL("/board");
});

test("a reset signs in before JavaScript has loaded, with the second factor", async ({
  page,
  person,
  withoutJavaScript,
  say,
}) => {
  const app = await protect(person);
  const link = await mailedLink(page, say, person.email);
  const owner = await withoutJavaScript();
  await owner.goto(link);
  for (const name of [say("field.newPassword"), say("field.passwordAgain")])
    await owner.getByRole("textbox", { name, exact: true }).fill(NEW_PASSWORD);
  await owner.getByRole("button", { name: say("reset.submit") }).click();
  await expect(owner.getByRole("heading", { name: say("totp.title") })).toBeVisible();
  await owner.getByLabel(say("field.totp")).fill(await app.code());
  await owner
    .getByRole("button", { name: say("totp.submit") })
    .first()
    .click();
  await expect(owner).toHaveURL("/board");
});

test("opening the link changes nothing, and a too short password does not use it up", async ({
  page,
  person,
  say,
}) => {
  const link = await mailedLink(page, say, person.email);
  await page.goto(link);
  await page.goto(link);
  await choosePassword(page, say, "short");
  await expect(page.getByText(say("errors.PASSWORD_TOO_SHORT", { n: 8 }))).toBeVisible();
  await choosePassword(page, say, NEW_PASSWORD);
  await expect(page).toHaveURL("/board");
});

test("a used link says so before any input, and offers a new one", async ({
  page,
  person,
  say,
}) => {
  const link = await mailedLink(page, say, person.email);
  await page.goto(link);
  await choosePassword(page, say, NEW_PASSWORD);
  await expect(page).toHaveURL("/board");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: say("link.usedTitle") })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: say("reset.usedText") })).toBeVisible();
  await page.getByRole("link", { name: say("reset.again") }).click();
  await expect(page).toHaveURL(/\/handler\/forgot-password/);
});

test("a typed address is carried to the page and back, and the reset names its account", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  await page.goto("/handler/sign-in?tab=password");
  await waitForHydration(signInPage.email);
  await signInPage.email.fill(person.email);
  await page.getByRole("link", { name: say("signIn.forgotPassword") }).click();
  await expect(page).toHaveURL(/\/handler\/forgot-password/);
  const email = page.getByLabel(say("field.email"), { exact: true });
  await expect(email).toHaveValue(person.email);
  await page.getByRole("link", { name: say("forgot.back") }).click();
  await expect(page).toHaveURL(/\/handler\/sign-in/);
  await expect(signInPage.email).toHaveValue(person.email);

  await page.goto(await mailedLink(page, say, person.email));
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.email);
});

test("another link is sent from the page that says so", async ({ page, person, say }) => {
  await page.goto("/handler/forgot-password");
  await askForLink(page, say, person.email);
  await send(page.getByRole("button", { name: say("reset.again") }));
  await expect(page.getByRole("status").filter({ hasText: say("forgot.resent") })).toBeVisible();
  await mailsTo(person.email, "password_reset", 2);
});
