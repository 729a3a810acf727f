import type { StackClientApp } from "@stackkit/next";
import { codeFrom, linkFrom } from "@stackkit/next/testing/playwright";
import { RECOVERY_CODE_COUNT } from "../../service/src/credentials/recovery-codes.js";
import { violationsOn } from "../support/axe.js";
import { mailTo } from "../support/mail.js";
import { press, send } from "../support/press.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";

test("the second factor is turned on, required at sign-in, and turned off again", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, settings, signInPage, teamArea, say }) => {
  await teamArea.enter(person);
  const { panel, dialog, app, field } = await settings.setUpFactor();
  await expect(dialog.getByRole("img", { name: say("auth.totpQr") })).toBeVisible();
  await field.fill(await app.wrongCode());
  await expect(dialog.getByText(say("errors.INVALID_TOTP_CODE"))).toBeVisible();
  await field.fill(await app.firstCode());
  const codes = settings.dialog("auth.recoveryTitle");
  await expect(codes.getByRole("listitem")).toHaveCount(RECOVERY_CODE_COUNT);
  await press(codes.getByRole("button", { name: say("auth.recoverySaved") }));
  await settings.says("auth.totpEnabled");
  await expect(panel).toContainText(say("auth.totpOn"));

  await teamArea.signOut();
  await page.goto("/handler/sign-in?after_auth_return_to=%2Fhandler%2Faccount-settings%23auth");
  await signInPage.signIn(person);
  await signInPage.answerTotp(await app.code());
  await settings.shows(say("auth.title"));

  await press(panel.getByRole("button", { name: say("auth.totpDisable") }));
  const turnOff = settings.dialog("auth.totpDisableTitle");
  await turnOff.getByLabel(say("field.password"), { exact: true }).fill(person.password);
  await send(turnOff.getByRole("button", { name: say("auth.totpDisable") }));
  await signInPage.answerTotp(await app.code());
  await settings.says("auth.totpDisabled");
  await expect(panel).toContainText(say("auth.totpOff"));
});

test("a wrong code is refused in the card, which allows a retry and going back", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  const app = await protect(person);
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  const step = page.getByRole("region", { name: say("totp.title") });
  await signInPage.answerTotp(await app.wrongCode());
  await expect(step.getByText(say("errors.INVALID_TOTP_CODE"))).toBeVisible();
  await expect(page.getByRole("dialog"), "it is no dialog").toHaveCount(0);
  await expect(signInPage.submit, "the first step has gone").toBeHidden();
  expect(await violationsOn(page)).toEqual([]);
  await press(step.getByRole("button", { name: say("forgot.back") }));
  await expect(step).toBeHidden();
  await expect(signInPage.submit).toBeFocused();
  await expect(signInPage.email).toHaveValue(person.email);
  expect((await page.request.get("/api/me")).status(), "half a sign-in is none").toBe(401);
  await expect(
    page.getByRole("alert").filter({ hasText: /./ }),
    "leaving shows no wrong code",
  ).toHaveCount(0);

  await signInPage.signIn(person);
  await signInPage.answerTotp(await app.code());
  await expect(page).toHaveURL("/board");
});

test("a sign-in by the app's own code asks in a dialog, where the code can be typed at once", async ({
  page,
  person,
}) => {
  const app = await protect(person);
  await page.goto("/");
  await page.waitForFunction(() => "__STACK_AUTH__" in globalThis);
  const signedIn = page.evaluate(async ({ email, password }) => {
    const { __STACK_AUTH__: announced } = globalThis as unknown as {
      __STACK_AUTH__: { app: Pick<StackClientApp, "signInWithCredential"> };
    };
    const options = { email, password, noRedirect: true };
    return (await announced.app.signInWithCredential(options)).status;
  }, person);
  // The landing page is in English in any browser, and the dialog as well.
  await expect(page.getByRole("dialog").getByLabel("Six-digit code")).toBeFocused();
  await page.keyboard.type(await app.code());
  expect(await signedIn).toBe("ok");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await page.request.get("/api/me")).status()).toBe(200);
});

test("a mailed link requires the second factor too", async ({ page, person, signInPage, say }) => {
  const app = await protect(person);
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(person.email);
  await page.goto(linkFrom(await mailTo(person.email, "magic_link")));
  await send(
    page.getByRole("main").getByRole("button", { name: say("magicLink.submit"), exact: true }),
  );
  await signInPage.answerTotp(await app.code());
  await expect(page).toHaveURL("/board");
});

test("leaving the second factor after a mailed code returns to the address step", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  await protect(person);
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(person.email);
  await signInPage.code.fill(codeFrom(await mailTo(person.email, "magic_link")));
  await press(signInPage.secondFactor.getByRole("button", { name: say("forgot.back") }));
  await expect(signInPage.email).toBeFocused();
  await expect(signInPage.email).toHaveValue(person.email);
});
