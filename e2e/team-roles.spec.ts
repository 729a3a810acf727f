import type { Page } from "@playwright/test";
import { operations } from "@stackkit/next/protocol";
import { newEmail } from "../tests/support/addresses.js";
import { startAppOfProject } from "./support/app-of-project.js";
import { violationsOn } from "./support/axe.js";
import { SignUpPage } from "./support/pages.js";
import { press, send } from "./support/press.js";
import { expect, test } from "./support/test.js";
import type { Say } from "./support/words.js";

// One worker, and so one app with the service inside it.
test.describe.configure({ mode: "default" });

let app: Awaited<ReturnType<typeof startAppOfProject>>;
test.use({ baseURL: async ({ browserName: _ }, use) => use(app?.origin) });
test.beforeAll(async () => {
  app = await startAppOfProject({ config: {} });
  const define = (id: string, displayName: string, givenBy: string[] = []) =>
    app.call(operations.teamRoles.create, { body: { id, displayName, givenBy } });
  await define("editor", "Editor", ["admin"]);
  await define("treasurer", "Treasurer");
});
test.afterAll(() => app?.stop());

/** Signs up, and makes a team with another member. */
async function enter(page: Page, say: Say) {
  await page.goto("/handler/sign-up");
  await new SignUpPage(page, say).signUpUnverified({
    email: newEmail(),
    password: "a long enough secret",
  });
  await expect(page).toHaveURL("/board");
  const { id: creatorUserId } = await (await page.request.get("/api/me")).json();
  await app.call(operations.users.update, {
    params: { user_id: creatorUserId },
    body: { primaryEmailVerified: true },
  });
  const team = await app.call(operations.teams.create, {
    body: { displayName: "Harbour", creatorUserId },
  });
  const member = await app.call(operations.users.create, { body: { displayName: "Noor Haddad" } });
  await app.call(operations.teams.addMember, {
    params: { team_id: team.id, user_id: member.id },
  });
  return { teamId: team.id, memberId: member.id };
}

test("roles of a member are chosen by keyboard, and those of an invitation go with it", async ({
  page,
  settings,
  say,
}) => {
  const { teamId, memberId } = await enter(page, say);
  const rolesOf = async () =>
    (
      await app.call(operations.memberProfiles.read, {
        params: { team_id: teamId, user_id: memberId },
      })
    ).roleIds;
  await settings.openTeam(teamId, "Harbour");
  const name = "Noor Haddad";
  const members = settings.panel("teams.membersTitle");
  const button = members.getByRole("button", { name: say("teams.rolesOf", { name }) });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = settings.dialog("teams.rolesOf", { name });
  await expect(dialog.getByRole("switch", { name: "Treasurer" })).toBeDisabled();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(button, "the focus returns").toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("switch", { name: "Editor" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await settings.says("teams.rolesChanged", {
    name,
    roles: `${say("teams.roleMember")}, Editor`,
  });
  expect(await rolesOf()).toEqual(["member", "editor"]);
  await press(members.getByRole("button", { name: say("action.undo") }));
  await expect.poll(rolesOf).toEqual(["member"]);

  const invitations = settings.panel("teams.inviteTitle");
  const email = newEmail();
  await invitations.getByLabel(say("teams.inviteLabel")).fill(email);
  await expect(invitations.getByRole("switch", { name: "Treasurer" })).toHaveCount(0);
  await invitations.getByRole("switch", { name: say("teams.roleMember") }).uncheck();
  await press(invitations.getByRole("button", { name: say("teams.inviteSubmit") }));
  await expect(invitations.getByText(say("teams.rolesMissing"))).toBeVisible();
  await invitations.getByRole("switch", { name: "Editor" }).check();
  await send(invitations.getByRole("button", { name: say("teams.inviteSubmit") }));
  await settings.says("teams.invited", { email });
  const invited = invitations.getByRole("listitem").filter({ hasText: email });
  await expect(invited).toContainText("Editor");
  expect(await app.call(operations.invitations.list, { query: { teamId } })).toMatchObject([
    { recipientEmail: email, roleIds: ["editor"] },
  ]);
  expect(await violationsOn(page)).toEqual([]);
});

test("people of a pasted list are invited at once, and the others stay in the field", async ({
  page,
  settings,
  say,
}) => {
  const { teamId } = await enter(page, say);
  await settings.openTeam(teamId, "Harbour");
  const invitations = settings.panel("teams.inviteTitle");
  const field = invitations.getByLabel(say("teams.inviteLabel"));
  const emails = [newEmail(), newEmail()];
  await field.fill(`Ada <${emails[0]}>; ${emails[1]}\nmaya@`);
  await invitations.getByRole("switch", { name: "Editor" }).check();
  await send(invitations.getByRole("button", { name: say("teams.inviteSubmit") }));
  await settings.says("teams.invitedMany", { count: 2 });
  await expect(field).toHaveValue("maya@");
  await expect(field).toBeFocused();
  await expect(
    invitations.getByText(say("teams.inviteNotEmail", { emails: "maya@" })),
  ).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  for (const email of emails)
    await expect(invitations.getByRole("listitem").filter({ hasText: email })).toContainText(
      "Editor",
    );
  await field.fill(emails.join(", "));
  await send(invitations.getByRole("button", { name: say("teams.inviteSubmit") }));
  const known = say("teams.inviteIsInvited", { emails: emails.join(", ") });
  await expect(invitations.getByText(known)).toBeVisible();
  expect(await app.call(operations.invitations.list, { query: { teamId } })).toHaveLength(2);
});
