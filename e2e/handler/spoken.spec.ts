import { oneTimeCodes } from "@stackkit/next/protocol/internal";
import { codeFrom } from "@stackkit/next/testing/playwright";
import { AccessibilityTree } from "../support/accessibility-tree.js";
import { mailTo } from "../support/mail.js";
import { makePerson } from "../support/people.js";
import { press, send, waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";

// What screen readers say, read from Chromium's accessibility tree.

/** Longer than any notice stays. */
const NOTICE_STAYS_MILLIS = 20_000;

test("a wrong one-time code is announced, and its error is gone when the next try starts", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, signInPage, say }) => {
  const tree = new AccessibilityTree(page);
  const error = say("errors.VERIFICATION_CODE_NOT_FOUND");
  await page.goto("/handler/sign-in");
  await signInPage.askForCode(person.email);
  await expect(signInPage.code).toBeFocused();
  expect(await tree.focused(), "the new step has the focus").toMatchObject({
    role: "textbox",
    name: say("code.label"),
  });
  const code = codeFrom(await mailTo(person.email, "magic_link"));
  await tree.expectAnnounced(error, () =>
    signInPage.code.fill(code.startsWith("0") ? `1${code.slice(1)}` : `0${code.slice(1)}`),
  );
  expect(await tree.focused()).toMatchObject({
    name: say("code.label"),
    description: expect.stringContaining(error),
    invalid: true,
  });
  await page.route(`**${oneTimeCodes.signIn.path}`, () => {});
  await signInPage.code.fill(code);
  await expect(page.getByText(error)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a wrong password is announced, and its error has gone at the second factor", async ({
  page,
  person,
  signInPage,
  say,
}) => {
  const app = await protect(person);
  const tree = new AccessibilityTree(page);
  await page.goto("/handler/sign-in");
  await signInPage.fillIn({ ...person, password: "not my password" });
  await waitForHydration(signInPage.submit);
  await tree.expectAnnounced(say("errors.EMAIL_PASSWORD_MISMATCH"), () =>
    signInPage.submit.click(),
  );
  expect(await tree.focused()).toMatchObject({ role: "textbox", name: say("field.password") });

  await signInPage.signIn(person);
  const field = signInPage.secondFactor.getByLabel(say("field.totp"));
  await expect(field).toBeFocused();
  await expect(page.getByText(say("errors.EMAIL_PASSWORD_MISMATCH"))).toHaveCount(0);
  const error = say("errors.INVALID_TOTP_CODE");
  await tree.expectAnnounced(error, async () => field.fill(await app.wrongCode()));
  expect(await tree.focused()).toMatchObject({
    name: say("field.totp"),
    description: expect.stringContaining(error),
    invalid: true,
  });
  await field.fill(await app.code());
  await expect(page).toHaveURL("/board");
});

test("a wrong code is announced while the second factor is set up", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  const tree = new AccessibilityTree(page);
  await teamArea.enter(person);
  const { app, field } = await settings.setUpFactor();
  const wrong = await app.wrongCode();
  await tree.expectAnnounced(say("errors.INVALID_TOTP_CODE"), () => field.fill(wrong));
  await field.fill(await app.firstCode());
  const codes = settings.dialog("auth.recoveryTitle");
  await expect(codes.getByRole("list")).toBeFocused();
  // Behind the dialog the region is not in the tree.
  const inTime = page.evaluate(
    (text) =>
      new Promise<boolean>((resolve) => {
        const dialog = document.querySelector("dialog");
        let frames = 0;
        const count = () => {
          if (!dialog?.open) frames++;
          requestAnimationFrame(count);
        };
        count();
        new MutationObserver(() => {
          const isSaid = [...document.querySelectorAll("[role=status]")].some((region) =>
            region.textContent?.includes(text),
          );
          if (isSaid) resolve(frames > 1);
        }).observe(document, { childList: true, subtree: true });
      }),
    say("auth.totpEnabled"),
  );
  await press(codes.getByRole("button", { name: say("auth.recoverySaved") }));
  expect(await inTime, "the notice comes after the dialog has gone").toBe(true);
});

test("missing input is announced, with the focus on the first field that lacks it", async ({
  page,
  signInPage,
  say,
}) => {
  const tree = new AccessibilityTree(page);
  await page.goto("/handler/sign-in");
  await signInPage.fillIn({ email: "", password: "" });
  await tree.expectAnnounced(say("check.emailMissing"), () => send(signInPage.submit));
  expect(await tree.focused()).toMatchObject({
    name: say("field.email"),
    description: expect.stringContaining(say("check.emailMissing")),
    invalid: true,
  });
});

test("the sent page has the focus, and announces another link", { tag: "@everywhere" }, async ({
  page,
  person,
  say,
}) => {
  const tree = new AccessibilityTree(page);
  await page.goto("/handler/forgot-password");
  const field = page.getByLabel(say("field.email"), { exact: true });
  await waitForHydration(field);
  await field.fill(person.email);
  await send(page.getByRole("button", { name: say("forgot.submit") }));
  await expect(page.getByRole("heading", { name: say("forgot.sentTitle") })).toBeFocused();
  expect(await tree.focused()).toMatchObject({ role: "heading", name: say("forgot.sentTitle") });
  const again = page.getByRole("button", { name: say("reset.again") });
  await tree.expectAnnounced(say("forgot.resent"), () => send(again));
  const said = page.getByRole("status").filter({ hasText: say("forgot.resent") });
  const repeated = said.evaluate(
    (region) =>
      new Promise<boolean>((resolve) => {
        const changes = new MutationObserver(() => region.textContent && resolve(true));
        changes.observe(region, { childList: true });
      }),
  );
  await send(again);
  expect(await repeated, "a second time it is announced again").toBe(true);
});

test("a tab says that it is selected, and its panel has its name", async ({
  page,
  signInPage,
  say,
}) => {
  const tree = new AccessibilityTree(page);
  await page.goto("/handler/sign-in");
  const code = page.getByRole("tab", { name: say("signIn.tabCode") });
  await waitForHydration(code);
  await code.focus();
  for (const name of [say("signIn.tabPassword"), say("signIn.tabCode")]) {
    await page.keyboard.press("ArrowRight");
    expect(await tree.focused()).toMatchObject({ role: "tab", name });
    await expect(page.getByRole("tab", { name, selected: true })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  await expect(signInPage.email).toBeVisible();
});

test("a saved change is announced, and the notice leaves by itself", async ({
  page,
  settings,
  teamArea,
  say,
}) => {
  const tree = new AccessibilityTree(page);
  const person = await makePerson({ user: { otpAuthEnabled: false } });
  await teamArea.enter(person);
  await page.clock.install();
  await settings.open("auth");
  const panel = settings.panel("auth.codeTitle");
  const enable = panel.getByRole("button", { name: say("auth.codeEnable") });
  await waitForHydration(enable);
  await tree.expectAnnounced(say("auth.codeEnabled"), () => enable.click());
  await page.clock.runFor(NOTICE_STAYS_MILLIS);
  await expect(page.getByText(say("auth.codeEnabled"))).toHaveCount(0);
});
