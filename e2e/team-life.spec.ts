import { linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../tests/support/addresses.js";
import { mailTo } from "./support/mail.js";
import { SignUpPage } from "./support/pages.js";
import { linkOrButton, press, send } from "./support/press.js";
import { SettingsPage } from "./support/settings-page.js";
import { expect, test } from "./support/test.js";

test("two people: an invitation, a shared board, a name for that team, and leaving again", {
  tag: "@main",
}, async ({ page, person, settings, teamArea, board, elsewhere, say }) => {
  const email = newEmail();
  const team = person.teamId ?? "";
  await teamArea.enter(person);
  await settings.openTeam(team, "Greenhouse");
  const invitations = settings.panel("teams.inviteTitle");
  await invitations.getByLabel(say("teams.inviteLabel")).fill(email);
  await send(invitations.getByRole("button", { name: say("teams.inviteSubmit") }));
  await settings.says("teams.invited", { email });

  const theirs = await elsewhere();
  await theirs.goto(linkFrom(await mailTo(email, "team_invitation")));
  await press(linkOrButton(theirs, say("action.signUp")));
  await new SignUpPage(theirs, say).signUp({ email, password: "a long enough secret" });
  await theirs.getByLabel(say("invitation.yourName")).fill("Noor Haddad");
  await send(theirs.getByRole("button", { name: say("invitation.submit") }));
  await expect(
    theirs.getByRole("heading", { name: say("invitation.doneTitle", { team: "Greenhouse" }) }),
  ).toBeVisible();

  const theirSettings = new SettingsPage(theirs, say);
  await theirSettings.openTeam(team, "Greenhouse");
  const own = theirSettings.panel("teams.ownProfileTitle");
  await own.getByLabel(say("teams.ownName")).fill("Noor of the seeds");
  await send(own.getByRole("button", { name: say("action.save") }));
  await theirSettings.says("teams.ownProfileSaved");

  await page.goto("/board");
  await board.add("Now", "Sow the beans");
  await theirs.goto("/board");
  await expect(theirs.getByRole("heading", { level: 1, name: "Greenhouse" })).toBeVisible();
  await expect(theirs.getByRole("heading", { level: 3, name: "Sow the beans" })).toBeVisible();

  await settings.openTeam(team, "Greenhouse");
  const member = settings
    .panel("teams.membersTitle")
    .getByRole("listitem")
    .filter({ hasText: "Noor of the seeds" });
  await expect(member).toBeVisible();
  await expect(invitations).toContainText(say("teams.invitationsEmpty"));

  await theirSettings.openTeam(team, "Greenhouse");
  await press(
    theirSettings.panel("teams.leaveTitle").getByRole("button", { name: say("teams.leave") }),
  );
  await theirSettings
    .dialog("teams.leaveConfirmTitle", { team: "Greenhouse" })
    .getByRole("button", { name: say("teams.leave") })
    .click();
  await theirSettings.shows(say("profile.title"));
  await theirs.goto("/board");
  await expect(theirs.getByLabel("Team name"), "users without a team may create one").toBeVisible();

  await page.reload();
  await expect(settings.panel("teams.membersTitle")).toContainText(
    say("teams.membersCount", { count: 1 }),
  );
  await expect(member).toHaveCount(0);
});
