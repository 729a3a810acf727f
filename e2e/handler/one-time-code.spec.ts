import { codeFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import { expect, test } from "../support/test.js";

test("a mailed code signs in, and is submitted once it is complete", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, signInPage, say }) => {
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fpeople");
  await signInPage.askForCode(person.email);
  await expect(page.getByText(say.rich("code.sentTo", { email: person.email }))).toBeVisible();
  await expect(signInPage.code).toBeFocused();
  await expect(signInPage.code).toHaveAttribute("inputmode", "numeric");
  await expect(signInPage.code).toHaveAttribute("autocomplete", "one-time-code");
  const code = codeFrom(await mailTo(person.email, "magic_link"));
  expect(code).toMatch(/^\d{6}$/);
  await signInPage.code.fill(code);
  await expect(page).toHaveURL("/people");
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({
    primaryEmail: person.email,
  });
});

test("a reload, as phones do it by themselves, still waits for the mailed code", {
  tag: "@everywhere",
}, async ({ page, person, signInPage, say }) => {
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(person.email);
  const code = codeFrom(await mailTo(person.email, "magic_link"));
  await page.reload();
  await expect(page.getByText(say.rich("code.sentTo", { email: person.email }))).toBeVisible();
  await expect(signInPage.code).toBeFocused();
  await signInPage.code.fill(code);
  await expect(page).toHaveURL("/board");
  const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
  expect(kept).not.toContain("stack-code");
});

test("a mailed code creates an account for a new user", async ({ page, signInPage }) => {
  const email = newEmail();
  await page.goto("/handler/sign-up");
  await signInPage.askForCode(email);
  await signInPage.code.fill(codeFrom(await mailTo(email, "magic_link")));
  await expect(page).toHaveURL("/board");
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({
    primaryEmail: email,
    primaryEmailVerified: true,
  });
});

test("a code is accepted in lower case and with spaces", async ({
  page,
  context,
  person,
  signInPage,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(person.email);
  const code = codeFrom(await mailTo(person.email, "magic_link")).toLowerCase();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  );
  await signInPage.code.press("ControlOrMeta+v");
  await expect(page).toHaveURL("/board");
});

test("a wrong code is refused under its field, and the right one is still taken", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(person.email);
  const code = codeFrom(await mailTo(person.email, "magic_link"));
  await signInPage.code.fill(code.startsWith("0") ? `1${code.slice(1)}` : `0${code.slice(1)}`);
  await expect(page.getByText(say("errors.VERIFICATION_CODE_NOT_FOUND"))).toBeVisible();
  await expect(signInPage.code).toHaveAttribute("aria-invalid", "true");
  await expect(signInPage.code).toBeFocused();
  await signInPage.code.fill(code);
  await expect(page).toHaveURL("/board");
});
