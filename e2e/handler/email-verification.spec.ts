import { operations } from "@stackkit/next/protocol";
import { APP_URL } from "../support/apps.mjs";
import { expire } from "../support/expire.js";
import { linkIn, mailTo } from "../support/mail.js";
import { asServer, makePerson, readUser } from "../support/people.js";
import { send } from "../support/press.js";
import { expect, test } from "../support/test.js";

/** Someone whose address is not verified yet, and the link that would verify it. */
async function makeUnverified() {
  const person = await makePerson({ team: null, user: { primaryEmailVerified: false } });
  const { call } = asServer();
  const [channel] = await call(operations.contactChannels.list, { query: { userId: person.id } });
  await call(operations.contactChannels.sendVerificationCode, {
    params: { user_id: person.id, contact_channel_id: channel?.id ?? "" },
    body: { callbackUrl: `${APP_URL}/handler/email-verification` },
  });
  const isVerified = async () => (await readUser(person)).primaryEmailVerified;
  return { person, link: linkIn(await mailTo(person.email, "email_verification")), isVerified };
}

test("a link verifies an address by a click, also for somebody who is signed out", {
  tag: "@everywhere",
}, async ({ page, say }) => {
  const { link, isVerified } = await makeUnverified();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: say("verify.title") })).toBeVisible();
  expect(await isVerified(), "opening the link alone verifies nothing").toBe(false);
  await send(page.getByRole("button", { name: say("verify.submit") }));
  await expect(page.getByRole("heading", { name: say("verify.doneTitle") })).toBeVisible();
  expect(await isVerified()).toBe(true);
});

test("a link that was used says that nothing is left to do", async ({ page, say }) => {
  const { link } = await makeUnverified();
  for (const title of ["verify.doneTitle", "verify.alreadyTitle"] as const) {
    await page.goto(link);
    await send(page.getByRole("button", { name: say("verify.submit") }));
    await expect(page.getByRole("heading", { name: say(title) })).toBeVisible();
  }
});

test("a link that is over leads to the settings, where a new one can be sent", async ({
  page,
  settings,
  teamArea,
  say,
}) => {
  const { person, link } = await makeUnverified();
  expire(link);
  await teamArea.enter(person);
  await page.goto(link);
  await send(page.getByRole("button", { name: say("verify.submit") }));
  await expect(page.getByRole("heading", { name: say("link.expiredTitle") })).toBeVisible();
  await page.getByRole("link", { name: say("verify.again") }).click();
  await settings.shows(say("profile.title"));
});

test("links that nobody was sent do not work, and say what to do", async ({ page, say }) => {
  await page.goto("/handler/email-verification");
  await expect(
    page.getByRole("alert").filter({ hasText: say("verify.notFoundText") }),
  ).toBeVisible();
  await page.goto(`/handler/email-verification?code=${"0".repeat(45)}`);
  await send(page.getByRole("button", { name: say("verify.submit") }));
  await expect(page.getByRole("heading", { name: say("link.notFoundTitle") })).toBeVisible();
});
