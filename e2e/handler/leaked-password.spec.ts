import { makePerson } from "../support/people.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";
import { wordsFor } from "../support/words.js";

/** A person whose password is one of the most common ones, as only a server may set it. */
async function makeCareless() {
  const password = "password1";
  return { ...(await makePerson({ user: { password } })), password };
}

test("after a sign-in with a leaked password, a message leads to another one, once", {
  tag: "@everywhere",
}, async ({ page, settings, signInPage }) => {
  // The app's own pages are in English in any browser.
  const say = await wordsFor("en");
  const person = await makeCareless();
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await expect(page).toHaveURL("/board");
  const toast = page.getByRole("status").filter({ hasText: say("auth.passwordLeaked") });
  await expect(toast).toBeVisible();
  await toast.getByRole("link", { name: say("auth.passwordChange") }).click();
  await expect(page).toHaveURL("/handler/account-settings#auth");
  await expect(settings.panel("auth.passwordTitle")).toBeVisible();
  await page.goto("/board");
  await expect(page.getByRole("heading", { level: 1, name: "Greenhouse" })).toBeVisible();
  await expect(toast).toBeHidden();
});

test("the message of a leaked password comes after the second factor, too", async ({
  page,
  signInPage,
  say,
}) => {
  const person = await makeCareless();
  const app = await protect(person);
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await signInPage.answerTotp(await app.code());
  await expect(page).toHaveURL("/board");
  const toast = page.getByRole("status").filter({ hasText: say("auth.passwordLeaked") });
  await toast.getByRole("button", { name: say("action.close") }).click();
  await expect(toast).toBeHidden();
});
