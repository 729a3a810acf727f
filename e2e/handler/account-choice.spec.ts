import type { Page } from "@playwright/test";
import { codeFrom, linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import { SignUpPage } from "../support/pages.js";
import { send } from "../support/press.js";
import { ProviderPage } from "../support/provider.js";
import { expect, test } from "../support/test.js";
import type { Say } from "../support/words.js";

const PASSWORD = "a long enough secret";

/** Signs up with an address in another browser, and verifies nothing. */
async function signUpOn(page: Page, say: Say) {
  const email = newEmail();
  await page.goto("/handler/sign-up");
  await new SignUpPage(page, say).signUpUnverified({ email, password: PASSWORD });
  await expect(page).toHaveURL("/board");
  return {
    email,
    userId: ((await (await page.request.get("/api/me")).json()) as { id: string }).id,
  };
}

test("a code asks which account it opens, and the password opens it whole", {
  tag: "@everywhere",
}, async ({ page, elsewhere, signInPage, say }) => {
  const { email, userId } = await signUpOn(await elsewhere(), say);
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(email);
  await signInPage.code.fill(codeFrom(await mailTo(email, "magic_link")));
  await expect(page.getByRole("group", { name: say("choice.title") })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(2);
  await expect(page.getByRole("radio").first(), "what is asked has the focus").toBeFocused();
  const password = page.getByRole("textbox", { name: say("choice.password") });
  await password.fill("not the password");
  await send(page.getByRole("button", { name: say("action.continue") }));
  await expect(page.getByText(say("choice.mismatch"))).toBeVisible();
  await password.fill(PASSWORD);
  await send(page.getByRole("button", { name: say("action.continue") }));
  await expect(page).toHaveURL("/board");
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({
    id: userId,
    primaryEmailVerified: true,
  });
});

test("a link starts a new account, if the other one is a stranger's", async ({
  page,
  elsewhere,
  signInPage,
  say,
}) => {
  const { email, userId } = await signUpOn(await elsewhere(), say);
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(email);
  await page.goto(linkFrom(await mailTo(email, "magic_link")));
  await send(page.getByRole("button", { name: say("magicLink.submit") }));
  await page.getByRole("radio", { name: say("choice.new") }).check();
  await send(page.getByRole("button", { name: say("action.continue") }));
  await expect(page).toHaveURL("/board");
  const me = (await (await page.request.get("/api/me")).json()) as { id: string };
  expect(me).toMatchObject({ primaryEmail: email, primaryEmailVerified: true });
  expect(me.id).not.toBe(userId);
});

test("a provider asks too", async ({ page, elsewhere, say, expectedErrors }) => {
  expectedErrors.push(/409 .*oauth\/token/);
  const { email, userId } = await signUpOn(await elsewhere(), say);
  await page.goto("/handler/sign-in");
  await send(
    page.getByRole("button", { name: say("signIn.continueWith", { provider: "Google" }) }),
  );
  await new ProviderPage(page).choose({ email });
  await page.getByRole("radio").first().check();
  await send(page.getByRole("button", { name: say("action.continue") }));
  await expect(page).toHaveURL("/board");
  const me = (await (await page.request.get("/api/me")).json()) as { id: string };
  expect(me.id).toBe(userId);
});

test("a reset asks too, before JavaScript has loaded", async ({
  elsewhere,
  withoutJavaScript,
  say,
}) => {
  const { email } = await signUpOn(await elsewhere(), say);
  const page = await withoutJavaScript();
  await page.goto("/handler/forgot-password");
  await page.getByLabel(say("field.email"), { exact: true }).fill(email);
  await page.getByRole("button", { name: say("forgot.submit") }).click();
  await page.goto(linkFrom(await mailTo(email, "password_reset")));
  const typePasswords = async () => {
    for (const field of await page.locator('input[type="password"]').all())
      await field.fill("another long secret");
    await page.getByRole("button", { name: say("reset.submit") }).click();
  };
  await typePasswords();
  await expect(page.getByRole("group", { name: say("choice.title") })).toBeVisible();
  await page.getByRole("radio", { name: say("choice.new") }).check();
  await typePasswords();
  await expect(page).toHaveURL("/board");
});

test("a code asks before JavaScript has loaded, and a wrong password asks again", async ({
  elsewhere,
  withoutJavaScript,
  say,
}) => {
  const { email, userId } = await signUpOn(await elsewhere(), say);
  const page = await withoutJavaScript();
  await page.goto("/handler/sign-in");
  await page.getByLabel(say("field.email"), { exact: true }).first().fill(email);
  await page.getByRole("button", { name: say("signIn.sendCode") }).click();
  await page
    .getByLabel(say("code.label"), { exact: true })
    .fill(codeFrom(await mailTo(email, "magic_link")));
  await page
    .getByRole("button", { name: say("code.submit") })
    .first()
    .click();
  const password = page.getByLabel(say("choice.password"));
  await password.fill("not the password");
  await page.getByRole("button", { name: say("action.continue") }).click();
  await expect(page.getByText(say("choice.mismatch"))).toBeVisible();
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: say("action.continue") }).click();
  await expect(page).toHaveURL(/board/);
  const me = (await (await page.request.get("/api/me")).json()) as { id: string };
  expect(me.id).toBe(userId);
});
