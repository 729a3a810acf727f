import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { operations } from "@stackkit/next/protocol";
import { linkFrom, totpCode } from "@stackkit/next/testing/playwright";
import { newEmail } from "../tests/support/addresses.js";
import { mailTo } from "./support/mail.js";
import { asServer } from "./support/people.js";
import { expect, test } from "./support/test.js";
import type { Say } from "./support/words.js";

// What Back shows after a form was sent, and what a second send answers.

test.use({ javaScriptEnabled: false });

const email = (page: Page, say: Say) => page.getByLabel(say("field.email"), { exact: true });
const password = (page: Page, say: Say) =>
  page.getByRole("textbox", { name: say("field.password"), exact: true });

/** Chromium shows a page that answered a form only after Reload, which sends the form again. */
async function goBackAndResend(page: Page): Promise<void> {
  await expect(page.goBack()).rejects.toThrow("ERR_CACHE_MISS");
  await expect(page.getByRole("main")).toBeHidden();
  await expect(() => page.reload()).toPass();
  await expect(page.getByRole("main")).toBeVisible();
}

const isSignedIn = async (page: Page) =>
  expect((await page.request.get("/api/me")).status()).toBe(200);

test("after a sign-up it says that one is signed in", async ({ page, say }) => {
  await page.goto("/handler/sign-up?tab=password");
  await email(page, say).fill(newEmail());
  await password(page, say).fill("a long enough secret");
  await page.getByRole("button", { name: say("signUp.submit"), exact: true }).click();
  await expect(page).toHaveURL(/\/handler\/email-verification/);
  await page.goBack();
  await expect(page.getByText(say("signedIn.redirecting"))).toBeVisible();
  await isSignedIn(page);
});

test("after a code was sent it shows the address, and sends another", async ({
  page,
  person,
  say,
}) => {
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
  const code = page.getByLabel(say("code.label"), { exact: true });
  for (let time = 0; time < 2; time++) {
    await email(page, say).fill(person.email);
    await page.getByRole("button", { name: say("signIn.sendCode") }).click();
    await expect(code).toBeVisible();
    if (time === 0) await page.goBack();
  }
  const link = new URL(linkFrom(await mailTo(person.email, "magic_link")));
  await code.fill((link.searchParams.get("code") ?? "").slice(0, 6));
  await page.getByRole("button", { name: say("code.submit"), exact: true }).click();
  await expect(page).toHaveURL("/people");
  await goBackAndResend(page);
  await expect(page.getByText(say("signedIn.redirecting"))).toBeVisible();
  await isSignedIn(page);
});

test("after a second factor it says that one is signed in", async ({ page, person, say }) => {
  const secret = new Uint8Array(20).fill(7);
  await asServer().call(operations.users.update, {
    params: { user_id: person.id },
    body: { totpMultiFactorSecret: secret },
  });
  await page.goto("/handler/sign-in?tab=password&after_auth_return_to=%2Fpeople");
  await email(page, say).fill(person.email);
  await password(page, say).fill(person.password);
  const form = page.getByRole("tabpanel");
  await form.getByRole("button", { name: say("signIn.submit"), exact: true }).click();
  await page.getByLabel(say("field.totp"), { exact: true }).fill(await totpCode(secret));
  await page.getByRole("button", { name: say("totp.submit") }).click();
  await expect(page).toHaveURL("/people");
  await goBackAndResend(page);
  await expect(page.getByText(say("signedIn.redirecting"))).toBeVisible();
  await isSignedIn(page);
});

test("after a password was reset it says that the link is used, and signs out no one", async ({
  page,
  person,
  say,
}) => {
  await page.goto("/handler/forgot-password");
  await email(page, say).fill(person.email);
  await page.getByRole("button", { name: say("forgot.submit") }).click();
  await page.goto(linkFrom(await mailTo(person.email, "password_reset")));
  const chosen = randomUUID();
  const send = async (text: string) => {
    await page.getByLabel(say("field.newPassword"), { exact: true }).fill(text);
    await page.getByLabel(say("field.passwordAgain"), { exact: true }).fill(text);
    await page.getByRole("button", { name: say("reset.submit") }).click();
  };
  await send(chosen);
  await expect(page).toHaveURL("/board");
  await page.goBack();
  await send(randomUUID());
  await expect(page.getByRole("heading", { name: say("link.usedTitle") })).toBeVisible();
  await isSignedIn(page);
  await page.context().clearCookies();
  await page.goto("/handler/sign-in?tab=password");
  await email(page, say).fill(person.email);
  await password(page, say).fill(chosen);
  const form = page.getByRole("tabpanel");
  await form.getByRole("button", { name: say("signIn.submit"), exact: true }).click();
  await expect(page).toHaveURL("/board");
});
