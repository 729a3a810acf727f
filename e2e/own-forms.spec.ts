import type { Page } from "@playwright/test";
import { CACHED_APP_URL } from "./support/apps.mjs";
import { makeMember } from "./support/cached-app.js";
import { send } from "./support/press.js";
import { expect, test } from "./support/test.js";
import type { Say } from "./support/words.js";

// A kit form on the app's own page, posted to the app's own server action.
test.use({ baseURL: CACHED_APP_URL });

const partsOf = (page: Page, say: Say) => ({
  email: page.getByLabel(say("field.email"), { exact: true }),
  password: page.getByRole("textbox", { name: say("field.password"), exact: true }),
  submit: page.getByRole("button", { name: say("signIn.submit"), exact: true }),
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a password signs in", { tag: "@main" }, async ({ page, say }) => {
    const member = await makeMember("Ada");
    await page.goto("/own-sign-in");
    const { email, password, submit } = partsOf(page, say);
    await email.fill(member.email);
    await password.fill(member.password);
    await submit.click();
    await expect(page).toHaveURL("/me");
  });
});

test("an error of the action is shown in the form, and can be fixed", async ({ page, say }) => {
  const member = await makeMember("Ada");
  await page.goto("/own-sign-in");
  const { email, password, submit } = partsOf(page, say);
  await email.fill(member.email);
  await password.fill("not my password");
  await send(submit);
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.EMAIL_PASSWORD_MISMATCH") }),
  ).toBeVisible();
  await expect(email).toHaveValue(member.email);
  await password.fill(member.password);
  await send(submit);
  await expect(page).toHaveURL("/me");
  await expect(page.getByRole("heading", { level: 1, name: "Ada" })).toBeVisible();
});
