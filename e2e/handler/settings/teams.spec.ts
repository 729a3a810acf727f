import type { Page } from "@playwright/test";
import { operations } from "@stackkit/next/protocol";
import { newEmail } from "../../../tests/support/addresses.js";
import { mailsTo } from "../../support/mail.js";
import { asServer, joinTeam, makePerson, type Person } from "../../support/people.js";
import { press, send } from "../../support/press.js";
import type { SettingsPage } from "../../support/settings-page.js";
import { expect, test } from "../../support/test.js";

const TEAM = "Greenhouse";

const openTeam = async (settings: SettingsPage, { teamId }: Person): Promise<void> =>
  settings.openTeam(teamId ?? "", TEAM);

const teamIds = async ({ id }: Person): Promise<string[]> =>
  (await asServer().call(operations.teams.list, { query: { userId: id } })).map((team) => team.id);

const entry = (page: Page, settings: SettingsPage, name: string) =>
  page
    .getByRole("navigation", { name: settings.say("account.sections") })
    .getByRole("link", { name, exact: true });

test("a team is created, renamed, and deleted by typing its name", {
  tag: ["@everywhere", "@main"],
}, async ({ page, settings, teamArea, say }) => {
  const person = await makePerson();
  await teamArea.enter(person);
  await settings.open("team-creation");
  await page.getByLabel(say("teams.name"), { exact: true }).fill("Orchard");
  await send(settings.button("teams.create"));
  await settings.shows("Orchard");
  await settings.unfold();
  await expect(entry(page, settings, "Orchard")).toHaveAttribute("aria-current", "page");

  const profile = settings.panel("teams.profileTitle");
  await profile.getByLabel(say("teams.name"), { exact: true }).fill("Orchard (north)");
  await send(profile.getByRole("button", { name: say("action.save") }));
  await settings.says("teams.saved");
  await settings.shows("Orchard (north)");
  await expect(entry(page, settings, "Orchard (north)")).toBeVisible();

  const danger = settings.panel("teams.deleteTitle");
  await press(danger.getByRole("button", { name: say("teams.delete") }));
  const dialog = settings.dialog("teams.deleteConfirmTitle", { team: "Orchard (north)" });
  const confirm = dialog.getByRole("button", {
    name: say("teams.deleteNamed", { team: "Orchard (north)" }),
  });
  await dialog.getByRole("textbox").fill("Orchard");
  await send(confirm);
  await expect(dialog.getByText(say("teams.deleteMismatch"))).toBeVisible();
  await dialog.getByRole("textbox").fill("Orchard (north)");
  await send(confirm);
  await settings.shows(say("profile.title"));
  await expect(entry(page, settings, "Orchard (north)")).toHaveCount(0);
  expect(await teamIds(person)).toEqual([person.teamId]);
});

test("a name for one team is shown to that team's members only", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await openTeam(settings, person);
  const own = settings.panel("teams.ownProfileTitle");
  await own.getByLabel(say("teams.ownName")).fill("Robin of the seeds");
  await send(own.getByRole("button", { name: say("action.save") }));
  await settings.says("teams.ownProfileSaved");
  await page.goto("/people");
  await expect(page.getByRole("listitem").filter({ hasText: "Robin of the seeds" })).toBeVisible();
});

test("members are listed, and those who may not change the team can only leave it", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  const member = await makePerson({ name: "Noor Haddad", team: "Workshop" });
  await joinTeam(member.id, person.teamId ?? "");
  await teamArea.enter(member);
  await openTeam(settings, person);
  const members = settings.panel("teams.membersTitle");
  await expect(members).toContainText(say("teams.membersCount", { count: 2 }));
  await expect(members.getByRole("listitem").filter({ hasText: "Robin Vale" })).toBeVisible();
  await expect(members.getByRole("listitem").filter({ hasText: "Noor Haddad" })).toContainText(
    say("teams.memberYou"),
  );
  for (const title of ["teams.profileTitle", "teams.deleteTitle"] as const)
    await expect(
      page.getByRole("heading", { level: 3, name: say(title), exact: true }),
    ).toHaveCount(0);

  await press(settings.panel("teams.leaveTitle").getByRole("button", { name: say("teams.leave") }));
  await settings
    .dialog("teams.leaveConfirmTitle", { team: TEAM })
    .getByRole("button", { name: say("teams.leave") })
    .click();
  await settings.shows(say("profile.title"));
  await expect(entry(page, settings, TEAM)).toHaveCount(0);
  expect(await teamIds(member)).toEqual([member.teamId]);
});

test("a member is removed from the team by an authorized user, and loses access at once", async ({
  page,
  person,
  settings,
  teamArea,
  elsewhere,
  say,
}) => {
  const member = await makePerson({ name: "Noor Haddad", team: "Workshop" });
  await joinTeam(member.id, person.teamId ?? "");
  const theirs = await elsewhere(member);
  await teamArea.enter(person);
  await openTeam(settings, person);
  const members = settings.panel("teams.membersTitle");
  await press(members.getByRole("button", { name: `${say("teams.memberRemove")}: Noor Haddad` }));
  const dialog = settings.dialog("teams.memberRemoveTitle", { name: "Noor Haddad", team: TEAM });
  await dialog.getByRole("button", { name: say("teams.memberRemove") }).click();
  await settings.says("teams.memberRemoved", { name: "Noor Haddad" });
  await expect(members).toContainText(say("teams.membersCount", { count: 1 }));
  await theirs.goto("/board");
  await expect(theirs.getByRole("heading", { level: 1, name: "Workshop" })).toBeVisible();
  await theirs.goto(page.url());
  await expect(theirs.getByText(say("teams.gone"))).toBeVisible();
});

test("an invitation is sent, resent and revoked", { tag: "@everywhere" }, async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  const email = newEmail();
  await teamArea.enter(person);
  await openTeam(settings, person);
  const panel = settings.panel("teams.inviteTitle");
  await expect(panel).toContainText(say("teams.invitationsEmpty"));
  await panel.getByLabel(say("teams.inviteLabel")).fill(email);
  await send(panel.getByRole("button", { name: say("teams.inviteSubmit") }));
  await settings.says("teams.invited", { email });
  const row = panel.getByRole("listitem").filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await mailsTo(email, "team_invitation", 1);

  await press(row.getByRole("button", { name: say("teams.invitationResend") }));
  await settings.says("teams.invitationResent", { email });
  await mailsTo(email, "team_invitation", 2);
  await expect(row).toHaveCount(1);

  await press(row.getByRole("button", { name: say("teams.invitationRevoke") }));
  await settings.says("teams.invitationRevoked", { email });
  await expect(row).toHaveCount(0);
  await expect(page.getByText(say("teams.invitationsEmpty"))).toBeVisible();
  expect(
    await asServer().call(operations.invitations.list, { query: { teamId: person.teamId } }),
  ).toEqual([]);
});

test("the back button leads to the previous section", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await settings.open("sessions");
  await settings.unfold();
  await entry(page, settings, TEAM).click();
  await settings.shows(TEAM);
  await settings.unfold();
  await entry(page, settings, say("account.navAuth")).click();
  await settings.shows(say("auth.title"));
  await page.goBack();
  await settings.shows(TEAM);
  await page.goBack();
  await settings.shows(say("sessions.title"));
});
