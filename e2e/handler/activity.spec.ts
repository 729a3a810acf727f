import { linkFrom } from "@stackkit/next/testing/playwright";
import { violationsOn } from "../support/axe.js";
import { mailTo } from "../support/mail.js";
import { press, send } from "../support/press.js";
import { expect, test } from "../support/test.js";

test("an owner finds a stranger's attempt in the activity, and secures the account", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, settings, signInPage, teamArea, elsewhere, say }) => {
  const stranger = await elsewhere(person);
  await stranger.goto("/board");
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ ...person, password: "not my password" });
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.EMAIL_PASSWORD_MISMATCH") }),
  ).toBeVisible();
  await teamArea.signIn(person);

  // Events are written in batches, shortly after the answer.
  await expect(async () => {
    await settings.open("activity");
    await page.reload();
    await settings.shows(say("activity.title"));
    await expect(page.getByText(say("activity.failed")).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  const rows = page.locator(".stk-list-row");
  const own = rows.filter({ hasText: say("sessions.current") });
  await expect(own).toContainText(say("activity.signIn"));
  await expect(own.getByRole("button"), "one's own sign-in").toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);

  const failed = rows.filter({ hasText: say("activity.failed") }).first();
  await press(failed.getByRole("button", { name: say("activity.notMe") }));
  const dialog = settings.dialog("activity.notMeTitle");
  await expect(dialog).toContainText(say("activity.notMeText"));
  await press(dialog.getByRole("button", { name: say("activity.notMeConfirm") }));
  await settings.says("activity.notMeDone");

  const isSignedIn = async () => (await stranger.request.get("/api/me")).status() === 200;
  await expect.poll(isSignedIn, "other devices are signed out").toBe(false);
  expect((await page.request.get("/api/me")).status()).toBe(200);

  await page.goto(linkFrom(await mailTo(person.email, "activity_reported")));
  await expect(page.getByRole("heading", { level: 1, name: say("objection.title") })).toBeVisible();
  await send(page.getByRole("button", { name: say("objection.submit") }));
  await expect(page.getByRole("heading", { name: say("objection.doneTitle") })).toBeVisible();
});

test("closing the question changes nothing", async ({
  page,
  person,
  settings,
  teamArea,
  elsewhere,
  say,
}) => {
  const phone = await elsewhere(person);
  await teamArea.signIn(person);
  await expect(async () => {
    await settings.open("activity");
    await page.reload();
    await settings.shows(say("activity.title"));
    await expect(page.getByRole("button", { name: say("activity.notMe") }).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await press(page.getByRole("button", { name: say("activity.notMe") }).first());
  const dialog = settings.dialog("activity.notMeTitle");
  await press(dialog.getByRole("button", { name: say("action.cancel") }));
  await expect(dialog).toBeHidden();
  expect((await phone.request.get("/api/me")).status()).toBe(200);
});
