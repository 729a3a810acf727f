import type { Page } from "@playwright/test";
import { linkFrom, type Mail } from "@stackkit/next/testing/playwright";
import { PROJECT_NAME } from "../../scripts/demo/content.mjs";
import { newEmail } from "../../tests/support/addresses.js";
import { violationsOn } from "../support/axe.js";
import { mailsTo, mailTo } from "../support/mail.js";
import { SignUpPage } from "../support/pages.js";
import { press, send, waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";

const PASSWORD = "a long enough secret";

/** The page's requests for the user from now on. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/users/me")) reads.push(request.method());
  });
  return reads;
}

test("a link on the phone shows the code, which the laptop takes, and nothing is lost", {
  tag: ["@everywhere", "@main"],
}, async ({ page, browser, signUpPage, say }) => {
  const email = newEmail();
  await page.goto("/handler/sign-up?after_auth_return_to=%2Fhandler%2Faccount-settings");
  await signUpPage.signUp({ email, password: PASSWORD });
  await expect(page).toHaveURL(
    "/handler/email-verification?after_auth_return_to=%2Fhandler%2Faccount-settings",
  );
  const field = page.getByLabel(say("field.totp"));
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByText(email)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
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

  await waitForHydration(field);
  await field.fill(code);
  await expect(page).toHaveURL("/handler/account-settings");
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
  await expect(page.getByLabel(say("field.totp"))).toBeVisible();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(linkFrom(await mailTo(email, "email_verification")));
  await phone.getByLabel(say("field.password"), { exact: true }).fill(PASSWORD);
  await send(phone.getByRole("button", { name: say("verify.goOn") }));
  await expect(phone.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
  for (const device of [phone, page]) {
    const me = await (await device.request.get("/api/me")).json();
    expect(me).toMatchObject({ primaryEmail: email, primaryEmailVerified: true });
  }
  const reads = readsOf(page);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page, "goes on once the person comes back to it").toHaveURL("/board");
  expect(reads).toEqual(["GET"]);
  await phone.context().close();
});

test("the waiting page goes on by itself once the link was pressed in another tab", {
  tag: "@everywhere",
}, async ({ page, context, signUpPage, say }) => {
  const email = newEmail();
  await page.goto("/handler/sign-up?after_auth_return_to=%2Fhandler%2Faccount-settings");
  await signUpPage.signUp({ email, password: PASSWORD });
  await expect(page.getByLabel(say("field.totp"))).toBeVisible();
  const reads = readsOf(page);
  const tab = await context.newPage();
  await tab.goto(linkFrom(await mailTo(email, "email_verification")));
  await send(tab.getByRole("button", { name: say("verify.submit") }));
  await expect(tab.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
  await expect(page).toHaveURL("/handler/account-settings");
  expect(reads, "the page asks once").toEqual(["GET"]);
  await press(tab.getByRole("link", { name: say("home.continueTo", { app: PROJECT_NAME }) }));
  await expect(tab, "back to where the sign-up began").toHaveURL("/handler/account-settings");
});

test("before JavaScript has loaded the phone goes on with the password, or takes the address away", async ({
  elsewhere,
  withoutJavaScript,
  say,
}) => {
  const makeLaptop = async () => {
    const email = newEmail();
    const laptop = await elsewhere();
    await laptop.goto("/handler/sign-up");
    await new SignUpPage(laptop, say).signUp({ email, password: PASSWORD });
    await expect(laptop.getByLabel(say("field.totp"))).toBeVisible();
    return { email, laptop, link: linkFrom(await mailTo(email, "email_verification")) };
  };
  const me = async (page: Page) => (await page.request.get("/api/me")).json();

  const mine = await makeLaptop();
  const phone = await withoutJavaScript();
  await phone.goto(mine.link);
  // Without JavaScript the button finds out.
  await phone.getByRole("button", { name: say("verify.submit") }).click();
  await expect(phone.getByText(/^\d{3} \d{3}$/)).toBeVisible();
  const password = phone.getByLabel(say("field.password"), { exact: true });
  await password.fill("not the password");
  await phone.getByRole("button", { name: say("verify.goOn") }).click();
  await expect(phone.getByText(say("errors.EMAIL_PASSWORD_MISMATCH"))).toBeVisible();
  await password.fill(PASSWORD);
  await phone.getByRole("button", { name: say("verify.goOn") }).click();
  await expect(phone.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
  expect(await me(mine.laptop), "stays signed in").toMatchObject({ primaryEmailVerified: true });

  const foreign = await makeLaptop();
  const owner = await withoutJavaScript();
  await owner.goto(foreign.link);
  await owner.getByRole("button", { name: say("verify.submit") }).click();
  await owner.getByText(say("verify.notMe")).click();
  await owner.getByRole("button", { name: say("verify.notMeSubmit") }).click();
  await expect(owner.getByRole("heading", { name: say("verify.rejectedTitle") })).toBeVisible();
  expect(await me(foreign.laptop)).toMatchObject({ primaryEmail: null });
});

test("a wrong code is said, another one comes by mail, and a mistyped address is corrected", async ({
  page,
  signUpPage,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/404 .*contact-channels\/verify/);
  const email = newEmail();
  await page.goto("/handler/sign-up?after_auth_return_to=%2Fhandler%2Faccount-settings");
  await signUpPage.signUp({ email, password: PASSWORD });
  const field = page.getByLabel(say("field.totp"));
  await waitForHydration(field);
  const digitsOf = async (to: string, count: number) => {
    const [mail] = await mailsTo(to, "email_verification", count);
    return new URL(linkFrom(mail as Mail)).searchParams.get("code")?.slice(0, 6) ?? "";
  };
  const first = await digitsOf(email, 1);
  await field.fill(String((Number(first) + 1) % 1_000_000).padStart(6, "0"));
  await expect(page.getByText(say("errors.VERIFICATION_CODE_NOT_FOUND"))).toBeVisible();
  await expect(field).toBeFocused();
  await send(page.getByRole("button", { name: say("verify.send") }));
  await expect(page.getByRole("status").filter({ hasText: say("verify.sent") })).toBeVisible();
  await page.getByRole("link", { name: say("verify.change") }).click();
  const corrected = newEmail();
  await page.getByLabel(say("field.email"), { exact: true }).fill(corrected);
  await send(page.getByRole("button", { name: say("verify.send") }));
  await expect(page.getByText(corrected)).toBeVisible();
  await waitForHydration(field);
  await field.fill(await digitsOf(corrected, 1));
  await expect(page).toHaveURL("/handler/account-settings");
});
