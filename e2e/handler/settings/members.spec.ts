import { operations } from "@stackkit/next/protocol";
import { linkFrom } from "@stackkit/next/testing/playwright";
import { newEmail } from "../../../tests/support/addresses.js";
import { mailTo } from "../../support/mail.js";
import { asServer, invite, joinTeam, makePerson, type Person } from "../../support/people.js";
import { press, send } from "../../support/press.js";
import type { SettingsPage } from "../../support/settings-page.js";
import { expect, test } from "../../support/test.js";

const TEAM = "Greenhouse";

const openTeam = (settings: SettingsPage, { teamId }: Person): Promise<void> =>
  settings.openTeam(teamId ?? "", TEAM);

const rolesIn = async (teamId: string | null): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    (
      await asServer().call(operations.memberProfiles.list, { query: { teamId: teamId ?? "" } })
    ).items.map(({ displayName, roleId }) => [displayName, roleId]),
  );

test("a role is changed, and the new admin may do what the old one did", async ({
  person,
  settings,
  teamArea,
  elsewhere,
  say,
}) => {
  const member = await makePerson({ name: "Noor Haddad", team: null });
  await joinTeam(member.id, person.teamId ?? "");
  await teamArea.enter(person);
  await openTeam(settings, person);
  const members = settings.panel("teams.membersTitle");
  await expect(members.getByText(member.email)).toBeVisible();
  for (const row of await members.getByRole("listitem").all())
    await expect(row.locator("time"), "the time of joining").toBeVisible();
  const role = members.getByLabel(say("teams.roleOf", { name: "Noor Haddad" }));
  await role.selectOption("admin");
  await settings.says("teams.roleChanged", { name: "Noor Haddad", role: say("teams.roleAdmin") });
  expect(await rolesIn(person.teamId)).toEqual({ "Robin Vale": "admin", "Noor Haddad": "admin" });

  const theirs = await elsewhere(member);
  await theirs.goto(`/handler/account-settings#team-${person.teamId}`);
  await theirs.getByLabel(say("teams.roleOf", { name: "Robin Vale" })).selectOption("member");
  await expect(
    theirs.getByRole("status").filter({
      hasText: say("teams.roleChanged", { name: "Robin Vale", role: say("teams.roleMember") }),
    }),
  ).toBeVisible();
  await settings.page.reload();
  await expect(members.getByText(say("teams.roleAdmin"), { exact: true })).toBeVisible();
  await expect(role, "plain members change no roles").toHaveCount(0);
  await expect(members.getByText(member.email), "nor do they see addresses").toHaveCount(0);
  await expect(members.getByRole("button", { name: say("teams.memberRemove") })).toHaveCount(0);
});

test("a member without a name and an address goes by the address that was invited", async ({
  person,
  settings,
  teamArea,
  elsewhere,
  say,
}) => {
  const { call } = asServer();
  const email = newEmail();
  await invite(person, email);
  const { id } = await call(operations.users.create, { body: { displayName: "Noor Haddad" } });
  const guest = { ...person, id };
  const theirs = await elsewhere(guest);
  await theirs.goto(linkFrom(await mailTo(email, "team_invitation")));
  await send(theirs.getByRole("button", { name: say("invitation.submit") }));
  await expect(
    theirs.getByRole("heading", { name: say("invitation.doneTitle", { team: TEAM }) }),
  ).toBeVisible();
  const members = settings.panel("teams.membersTitle");
  await teamArea.enter(person);
  await openTeam(settings, person);
  await expect(members.getByText("Noor Haddad")).toBeVisible();
  await expect(members.getByText(email)).toHaveCount(0);

  await call(operations.users.update, { params: { user_id: id }, body: { displayName: null } });
  await settings.page.reload();
  await expect(members.getByText(email)).toBeVisible();
  await expect(members.getByLabel(say("teams.roleOf", { name: email }))).toBeVisible();
});

test("the last admin is warned before leaving, and hands the team over", {
  tag: ["@everywhere", "@main"],
}, async ({ person, settings, teamArea, say }) => {
  const member = await makePerson({ name: "Noor Haddad", team: null });
  await joinTeam(member.id, person.teamId ?? "");
  await teamArea.enter(person);
  await openTeam(settings, person);
  await press(settings.panel("teams.leaveTitle").getByRole("button", { name: say("teams.leave") }));
  const dialog = settings.dialog("teams.leaveConfirmTitle", { team: TEAM });
  await expect(dialog).toContainText(say("teams.handOverText", { team: TEAM }));
  await send(dialog.getByRole("button", { name: say("teams.leave") }));
  const successor = dialog.getByLabel(say("teams.handOver"));
  await expect(successor).toHaveAttribute("aria-invalid", "true");
  await successor.selectOption({ label: "Noor Haddad" });
  await send(dialog.getByRole("button", { name: say("teams.leave") }));
  await settings.shows(say("profile.title"));
  expect(await rolesIn(person.teamId)).toEqual({ "Noor Haddad": "admin" });
});

test("the last admin who deletes the account names who takes over", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  const member = await makePerson({ name: "Noor Haddad", team: null });
  await joinTeam(member.id, person.teamId ?? "");
  await teamArea.enter(person);
  await settings.open("settings");
  await press(
    settings.panel("settings.deleteTitle").getByRole("button", { name: say("settings.delete") }),
  );
  const dialog = settings.dialog("settings.deleteConfirmTitle");
  const confirm = dialog.getByRole("button", { name: say("settings.delete") });
  await dialog.getByRole("textbox").fill(say("settings.deleteWord"));
  await send(confirm);
  const successor = dialog.getByRole("combobox", { name: say("teams.handOver") });
  await expect(successor).toHaveAttribute("aria-invalid", "true");
  await expect(successor).toHaveAccessibleDescription(
    new RegExp(say("teams.handOverText", { team: TEAM })),
  );
  await successor.selectOption({ label: "Noor Haddad" });
  await send(confirm);
  await expect(page.getByRole("heading", { name: say("signOut.deletedTitle") })).toBeVisible();
  expect(await rolesIn(person.teamId)).toEqual({ "Noor Haddad": "admin" });
});

test("twenty-five members are paged and searched", { tag: "@everywhere" }, async ({
  person,
  settings,
  teamArea,
  say,
}) => {
  for (let number = 1; number <= 24; number++) {
    const { id } = await makePerson({
      name: number === 24 ? "Zoë Ångström" : `Member ${number}`,
      team: null,
    });
    await joinTeam(id, person.teamId ?? "");
  }
  await teamArea.enter(person);
  await openTeam(settings, person);
  const members = settings.panel("teams.membersTitle");
  await expect(members.getByRole("listitem")).toHaveCount(20);
  await press(members.getByRole("button", { name: say("activity.more") }));
  await expect(members.getByRole("listitem")).toHaveCount(25);
  await expect(members.getByText("Zoë Ångström")).toBeVisible();
  await members.getByLabel(say("teams.membersSearch")).fill("angstrom");
  await expect(members.getByRole("listitem")).toHaveCount(1);
  await expect(members.getByText("Zoë Ångström")).toBeVisible();
});
