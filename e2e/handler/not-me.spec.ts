import type { Page } from "@playwright/test";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { violationsOn } from "../support/axe.js";
import { mailTo } from "../support/mail.js";
import { enterAs, makePerson, type Person } from "../support/people.js";
import { press, send, waitForHydration } from "../support/press.js";
import { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import type { Say } from "../support/words.js";

const NEW_PASSWORD = "another long secret";

const makeOwner = () => makePerson({ user: { otpAuthEnabled: false } });

/** Changes how the account is protected, in the thief's browser. */
async function turnCodesOn(thief: Page, say: Say): Promise<void> {
  const settings = new SettingsPage(thief, say);
  await settings.open("auth");
  const panel = settings.panel("auth.codeTitle");
  await press(panel.getByRole("button", { name: say("auth.codeEnable") }));
  await settings.says("auth.codeEnabled");
}

const isSignedIn = async (page: Page) => (await page.request.get("/api/me")).status() === 200;

async function takeBack(page: Page, say: Say, person: Person): Promise<void> {
  await page.goto(linkFrom(await mailTo(person.email, "password_reset")));
  const field = page.getByRole("textbox", { name: say("field.newPassword"), exact: true });
  await waitForHydration(field);
  await field.fill(NEW_PASSWORD);
  const again = page.getByRole("textbox", { name: say("field.passwordAgain") });
  if (await again.count()) await again.fill(NEW_PASSWORD);
  await send(page.getByRole("button", { name: say("reset.submit") }));
  await expect(page).toHaveURL("/board");
}

test("A31: the owner undoes a thief's change from the mail, signed out, and takes the account back", {
  tag: ["@everywhere", "@main"],
}, async ({ page, elsewhere, say }) => {
  const person = await makeOwner();
  const thief = await elsewhere(person);
  await turnCodesOn(thief, say);
  const link = linkFrom(await mailTo(person.email, "email_codes_on"));

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: say("objection.title") })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(await isSignedIn(thief), "opening the link does nothing").toBe(true);
  await send(page.getByRole("button", { name: say("objection.submit") }));
  await expect(page.getByRole("heading", { name: say("objection.doneTitle") })).toBeVisible();
  await expect.poll(() => isSignedIn(thief)).toBe(false);

  await takeBack(page, say, person);
  await page.goto(link);
  await send(page.getByRole("button", { name: say("objection.submit") }));
  await expect(page.getByRole("heading", { name: say("objection.goneTitle") })).toBeVisible();
});

test("A31: after it nothing about the account's protection can be changed", async ({
  page,
  context,
  settings,
  say,
}) => {
  const person = await makeOwner();
  await enterAs(person, context);
  await turnCodesOn(page, say);
  await page.goto(linkFrom(await mailTo(person.email, "email_codes_on")));
  await send(page.getByRole("button", { name: say("objection.submit") }));
  await expect(page.getByRole("heading", { name: say("objection.doneTitle") })).toBeVisible();
  await enterAs(person, context);
  await settings.open("auth");
  const panel = settings.panel("auth.codeTitle");
  await press(panel.getByRole("button", { name: say("auth.codeEnable") }));
  await expect(page.getByText(say("errors.PROTECTION_PAUSED"))).toBeVisible();
});

test("A31: it works before JavaScript has loaded", async ({
  page,
  context,
  withoutJavaScript,
  say,
}) => {
  const person = await makeOwner();
  await enterAs(person, context);
  await turnCodesOn(page, say);
  const link = linkFrom(await mailTo(person.email, "email_codes_on"));
  const owner = await withoutJavaScript();
  await owner.goto(link);
  await owner.getByRole("button", { name: say("objection.submit") }).click();
  await expect(owner.getByRole("heading", { name: say("objection.doneTitle") })).toBeVisible();
  await expect.poll(() => isSignedIn(page)).toBe(false);
});
