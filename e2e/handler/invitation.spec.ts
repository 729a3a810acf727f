import type { Page } from "@playwright/test";
import { operations } from "@stackkit/next/protocol";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../tests/support/addresses.js";
import { mailTo } from "../support/mail.js";
import { asServer, invite, makePerson, type Person } from "../support/people.js";
import { linkOrButton, press, send } from "../support/press.js";
import { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import type { Say } from "../support/words.js";

const GUEST = { name: "Noor Haddad", team: null };

async function invitationTo(email: string, host: Person): Promise<string> {
  await invite(host, email);
  return linkFrom(await mailTo(email, "team_invitation"));
}

const accept = (page: Page, say: Say) =>
  send(page.getByRole("button", { name: say("invitation.submit") }));

test("an invited person signs in, sees what they join, and joins by a click", {
  tag: "@everywhere",
}, async ({ page, person, signInPage, say }) => {
  const guest = await makePerson(GUEST);
  const link = await invitationTo(guest.email, person);
  await page.goto(link);
  await expect(
    page.getByRole("heading", { name: say("invitation.title", { team: "Greenhouse" }) }),
  ).toBeVisible();
  await expect(
    page.getByText(say.rich("invitation.sentToVisitor", { email: guest.email })),
  ).toBeVisible();
  await press(linkOrButton(page, say("action.signIn")));
  await signInPage.isShown();
  await signInPage.signIn(guest);

  await expect(page).toHaveURL(link);
  await expect(
    page.getByRole("heading", { name: say("invitation.title", { team: "Greenhouse" }) }),
  ).toBeVisible();
  await expect(
    page.getByText(say.rich("invitation.signedInAs", { email: guest.email })),
  ).toBeVisible();
  const teams = () => asServer().call(operations.teams.list, { query: { userId: guest.id } });
  expect(await teams(), "looking at an invitation accepts nothing").toEqual([]);
  await accept(page, say);
  await expect(
    page.getByRole("heading", { name: say("invitation.doneTitle", { team: "Greenhouse" }) }),
  ).toBeVisible();
  expect(await teams()).toMatchObject([{ displayName: "Greenhouse" }]);
});

test("a mail names the inviter, and its reader signs up with the invited address alone", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, signUpPage, elsewhere, say }) => {
  const email = newEmail();
  const theirs = await elsewhere(person);
  const inviters = new SettingsPage(theirs, say);
  await inviters.openTeam(person.teamId ?? "", "Greenhouse");
  await theirs.getByLabel(say("teams.inviteLabel")).fill(email);
  await send(theirs.getByRole("button", { name: say("teams.inviteSubmit") }));
  await inviters.says("teams.invited", { email });
  const mail = await mailTo(email, "team_invitation");
  expect(mail.text).toContain("Robin Vale");
  expect(mail.text).toContain("Greenhouse");

  const link = linkFrom(mail);
  await page.goto(link);
  await expect(
    page.getByText(say.rich("invitation.textFrom", { inviter: "Robin Vale", team: "Greenhouse" })),
  ).toBeVisible();
  await press(linkOrButton(page, say("action.signUp")));
  await expect(page).toHaveURL(/\/handler\/sign-up/);
  await expect(page.getByText(say("signUp.invited", { team: "Greenhouse" }))).toBeVisible();
  await expect(signUpPage.email).toHaveValue(email);
  await expect(signUpPage.email).not.toBeEditable();
  await signUpPage.signUp({ email, password: "a long enough secret" });
  await expect(page).toHaveURL(link);
  await accept(page, say);
  await expect(page.getByText(say("check.nameMissing")), "the name is asked for").toBeVisible();
  await page.getByLabel(say("invitation.yourName")).fill("Noor Haddad");
  await accept(page, say);
  await expect(
    page.getByRole("heading", { name: say("invitation.doneTitle", { team: "Greenhouse" }) }),
  ).toBeVisible();
  await page.goto("/board");
  await expect(page.getByRole("heading", { level: 1, name: "Greenhouse" })).toBeVisible();
  await new SettingsPage(page, say).openTeam(person.teamId ?? "", "Greenhouse");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Noor Haddad" }),
    "the name is shown to the members",
  ).toContainText(say("teams.memberYou"));
});

/** A picture of one pixel. */
const PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("the page shows the pictures of the team and the inviter", async ({
  page,
  person,
  elsewhere,
  say,
}) => {
  const { call } = asServer();
  await call(operations.users.update, {
    params: { user_id: person.id },
    body: { profileImageUrl: PICTURE },
  });
  await call(operations.teams.update, {
    params: { team_id: person.teamId ?? "" },
    body: { profileImageUrl: PICTURE },
  });
  const email = newEmail();
  const theirs = await elsewhere(person);
  await new SettingsPage(theirs, say).openTeam(person.teamId ?? "", "Greenhouse");
  await theirs.getByLabel(say("teams.inviteLabel")).fill(email);
  await send(theirs.getByRole("button", { name: say("teams.inviteSubmit") }));
  await page.goto(linkFrom(await mailTo(email, "team_invitation")));
  await expect(page.locator(".stk-pictures img")).toHaveCount(2);
});

test("the team switcher lists received invitations, and joins the chosen team", async ({
  page,
  person,
  teamArea,
  say,
}) => {
  const guest = await makePerson({ name: "Noor Haddad", team: "Workshop" });
  await invitationTo(guest.email, person);
  await teamArea.enter(guest);
  await press(page.getByRole("button", { name: say("teams.switcherLabel") }));
  await page
    .getByRole("menuitem", { name: say("teams.switcherJoin", { team: "Greenhouse" }) })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Greenhouse" })).toBeVisible();
  expect(
    await asServer().call(operations.teams.list, { query: { userId: guest.id } }),
  ).toHaveLength(2);
});

test("with another account open, both addresses are shown, and the right one is one press away", {
  tag: "@everywhere",
}, async ({ page, person, teamArea, signInPage, say }) => {
  const guest = await makePerson(GUEST);
  const other = await makePerson({ name: "Ines Moreau", team: "Workshop" });
  const link = await invitationTo(guest.email, person);
  await teamArea.enter(other);
  await page.goto(link);
  await expect(
    page.getByText(say.rich("invitation.sentTo", { invited: guest.email, email: other.email })),
  ).toBeVisible();
  await press(linkOrButton(page, say("invitation.switch")));
  await signInPage.isShown();
  await signInPage.signIn(guest);
  await expect(page).toHaveURL(link);
  await expect(
    page.getByText(say.rich("invitation.signedInAs", { email: guest.email })),
  ).toBeVisible();
});

test("the account that is open may join as well", async ({ page, person, teamArea, say }) => {
  const other = await makePerson({ name: "Ines Moreau", team: "Workshop" });
  const link = await invitationTo(newEmail(), person);
  await teamArea.enter(other);
  await page.goto(link);
  await accept(page, say);
  await expect(
    page.getByRole("heading", { name: say("invitation.doneTitle", { team: "Greenhouse" }) }),
  ).toBeVisible();
  expect(
    await asServer().call(operations.teams.list, { query: { userId: other.id } }),
  ).toHaveLength(2);
});
