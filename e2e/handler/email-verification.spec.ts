import { operations } from "@stackkit/next/protocol";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { APP_URL } from "../support/apps.mjs";
import { expire } from "../support/expire.js";
import { mailTo } from "../support/mail.js";
import { asServer, makePerson, readUser } from "../support/people.js";
import { send } from "../support/press.js";
import { expect, test } from "../support/test.js";

/** A user with an unverified address, and the link that verifies it. */
async function makeUnverified() {
  // Without a password nobody can sign in yet, so there is nothing to show a credential of.
  const user = { primaryEmailVerified: false, password: null } as const;
  const person = await makePerson({ team: null, user });
  const { call } = asServer();
  const [channel] = await call(operations.contactChannels.list, { query: { userId: person.id } });
  await call(operations.contactChannels.sendVerificationCode, {
    params: { user_id: person.id, contact_channel_id: channel?.id ?? "" },
    body: { callbackUrl: `${APP_URL}/handler/email-verification` },
  });
  const isVerified = async () => (await readUser(person)).primaryEmailVerified;
  return { person, link: linkFrom(await mailTo(person.email, "email_verification")), isVerified };
}

test("a link verifies an address with a click, also when signed out", {
  tag: ["@everywhere", "@main"],
}, async ({ page, say }) => {
  const { person, link, isVerified } = await makeUnverified();
  await page.goto(link);
  const title = say("verify.titleFor", { email: person.email });
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(await isVerified(), "opening the link alone verifies nothing").toBe(false);
  await send(page.getByRole("button", { name: say("verify.submit") }));
  await expect(page.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
  expect(await isVerified()).toBe(true);
});

test("an expired link leads to the settings, which can send a new one", async ({
  page,
  settings,
  teamArea,
  say,
}) => {
  const { person, link } = await makeUnverified();
  expire(link);
  await teamArea.enter(person);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: say("link.expiredTitle") })).toBeVisible();
  await page.getByRole("link", { name: say("verify.again") }).click();
  await settings.shows(say("profile.title"));
});

test("invalid links do not work, and say what to do", async ({ page, say }) => {
  await page.goto("/handler/email-verification");
  await expect(
    page.getByRole("alert").filter({ hasText: say("verify.notFoundText") }),
  ).toBeVisible();
  await page.goto(`/handler/email-verification?code=${"0".repeat(45)}`);
  await expect(page.getByRole("heading", { name: say("link.notFoundTitle") })).toBeVisible();
});
