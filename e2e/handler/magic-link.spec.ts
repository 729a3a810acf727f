import type { Page } from "@playwright/test";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import type { SignInPage } from "../support/pages.js";
import type { Person } from "../support/people.js";
import { send } from "../support/press.js";
import { expect, test } from "../support/test.js";
import type { Say } from "../support/words.js";

/** Requests a sign-in mail, and returns the link in it. */
async function mailedLink(
  page: Page,
  signInPage: SignInPage,
  { email }: Pick<Person, "email">,
): Promise<string> {
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
  await signInPage.askForCode(email);
  return linkFrom(await mailTo(email, "magic_link"));
}

const follow = (page: Page, say: Say) =>
  send(page.getByRole("main").getByRole("button", { name: say("magicLink.submit"), exact: true }));

test("a mailed link signs in with a click; opening it alone does nothing", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, signInPage, elsewhere, say }) => {
  const link = await mailedLink(page, signInPage, person);
  const scanner = await elsewhere();
  for (let time = 0; time < 2; time++) {
    await scanner.goto(link);
    await expect(
      scanner.getByRole("heading", { level: 1, name: say("magicLink.title"), exact: true }),
    ).toBeVisible();
  }
  expect((await scanner.request.get("/api/me")).status()).toBe(401);

  await page.goto(link);
  await follow(page, say);
  await expect(page, "the way back came with the mail").toHaveURL("/people");
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({
    primaryEmail: person.email,
  });
});

test("a used link says so at once, and offers a new one", async ({
  page,
  person,
  signInPage,
  elsewhere,
  say,
}) => {
  const link = await mailedLink(page, signInPage, person);
  await page.goto(link);
  await follow(page, say);
  await expect(page).toHaveURL("/people");

  const other = await elsewhere();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: say("link.usedTitle") })).toBeVisible();
  await expect(
    other.getByRole("alert").filter({ hasText: say("magicLink.usedText") }),
  ).toBeVisible();
  await other.getByRole("link", { name: say("magicLink.again") }).click();
  await expect(other).toHaveURL(/\/handler\/sign-in\?after_auth_return_to=%2Fpeople/);
});

test("a signed-in user does not use up a link", async ({
  page,
  person,
  signInPage,
  teamArea,
  elsewhere,
  say,
}) => {
  const link = await mailedLink(page, signInPage, person);
  await teamArea.enter(person);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: say("signedIn.title") })).toBeVisible();
  await expect(page.getByText(say.rich("signedIn.text", { name: person.name }))).toBeVisible();
  const other = await elsewhere();
  await other.goto(link);
  await follow(other, say);
  await expect(other).toHaveURL("/people");
});

test("a mailed link creates an account for a new user", async ({ page, signInPage, say }) => {
  const email = newEmail();
  await page.goto(await mailedLink(page, signInPage, { email }));
  await follow(page, say);
  await expect(page, "there is no team yet, so there are no people").toHaveURL("/board");
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({ primaryEmail: email });
});
