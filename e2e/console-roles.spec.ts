import type { Locator } from "@playwright/test";
import { operations } from "@stackkit/next/protocol/internal";
import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
const { viewUrl } = running;
const openInvitations = (ofTeam: string) =>
  running.caller("server")(operations.invitations.list, { query: { teamId: ofTeam } });
const define = (id: string, displayName: string) =>
  running.caller("admin")(operations.teamRoles.create, {
    body: { id, displayName, permissionIds: ["$read_members"] },
  });
let teamId = "";
let deckId = "";
let beaId = "";

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  await running.start([]);
  const call = running.caller("server");
  const ada = await call(operations.users.create, {
    body: { displayName: "Ada Lovelace", primaryEmail: "ada@example.com" },
  });
  const team = await call(operations.teams.create, { body: { displayName: "Crew" } });
  teamId = team.id;
  await call(operations.teams.addMember, {
    params: { team_id: teamId, user_id: ada.id },
    body: {},
  });
  const bea = await call(operations.users.create, {
    body: {
      displayName: "Bea Best",
      primaryEmail: "bea@example.com",
      primaryEmailVerified: true,
    },
  });
  beaId = bea.id;
  await call(operations.users.update, {
    params: { user_id: beaId },
    body: { totpMultiFactorSecret: new Uint8Array(20).fill(7) },
  });
  deckId = (await call(operations.teams.create, { body: { displayName: "Deck" } })).id;
  await call(operations.invitations.send, {
    body: { teamId: deckId, email: "bea@example.com", callbackUrl: "http://localhost:3000/join" },
  });
});
test.afterAll(running.stop);

test.beforeEach(async ({ page }) => {
  await running.open(page);
});

test("a role is defined and edited, and a refusal is said in words", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await page.goto(viewUrl("/permissions?scope=roles"));
  const rows = page.getByRole("table", { name: "Roles" }).locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("The project defines no role of its own.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change admin" })).toHaveCount(0);

  await page.getByRole("button", { name: "Define a role" }).click();
  const dialog = page.getByRole("dialog", { name: "Define a role" });
  await dialog.getByLabel("Name", { exact: true }).fill("Accountant");
  await dialog.getByLabel("Id", { exact: true }).fill("admin");
  await expect(dialog.getByText("admin is a permission already.")).toBeVisible();
  await dialog.getByLabel("Id", { exact: true }).fill("accountant");
  const allows = dialog.getByRole("group", { name: "Allows" });
  await allows.getByRole("checkbox", { name: "$read_members" }).check();
  const givers = dialog.getByRole("group", { name: "Also given by" });
  await givers.getByRole("checkbox", { name: "admin" }).check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Define role" }).click();
  await expect(page.getByText("Role defined")).toBeVisible();
  await expect(rows).toHaveCount(3);
  const accountant = rows.filter({ hasText: "accountant" });
  await expect(accountant).toContainText("$read_members");
  await expect(accountant.getByRole("cell").nth(2)).toHaveText("admin");
  await expect(rows.filter({ hasText: "New members" })).toContainText("member");
  await expect(rows.filter({ hasText: "Creators" })).toContainText("admin");

  await page.getByRole("button", { name: "Define a role" }).click();
  await dialog.getByLabel("Id", { exact: true }).fill("accountant");
  await dialog.getByRole("button", { name: "Define role" }).click();
  await expect(dialog.getByRole("alert")).toContainText("There is already a permission");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Change Accountant" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Accountant" });
  await expect(allowsOf(edit, "$read_members")).toBeChecked();
  await edit.getByLabel("Name", { exact: true }).fill("Bookkeeper");
  await edit.getByRole("button", { name: "Save role" }).click();
  await expect(rows.filter({ hasText: "Bookkeeper" })).toContainText("$read_members");
});

const allowsOf = (dialog: Locator, id: string) =>
  dialog.getByRole("group", { name: "Allows" }).getByRole("checkbox", { name: id });

test("the page of a person has their invitations, their codes left and an export", async ({
  page,
}) => {
  await page.goto(viewUrl(`/users/${beaId}/teams`));
  const invitations = page.getByRole("table", { name: "Invitations" });
  await expect(invitations).toContainText("Deck");
  const [first] = await openInvitations(deckId);
  await page.getByRole("button", { name: "Send again" }).click();
  const resend = page.getByRole("dialog", { name: "Send the invitation to Deck again" });
  expect(await violationsOn(page)).toEqual([]);
  await resend.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("The invitation leaves within 30 seconds")).toBeVisible();
  expect((await openInvitations(deckId)).map(({ id }) => id)).not.toContain(first?.id);
  await expect(invitations.getByRole("button", { name: "Revoke" })).toHaveCount(1);
  await page.getByRole("button", { name: "Revoke" }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke the invitation to Deck" });
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Revoke invitation" }).click();
  await expect(invitations).toHaveCount(0);
  await page.getByRole("link", { name: "Sign-in methods", exact: true }).click();
  await expect(page.getByText("An authenticator app, and no recovery code left")).toBeVisible();
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await page.getByRole("button", { name: "Export" }).click();
  await page
    .getByRole("dialog", { name: "Export: Bea Best" })
    .getByRole("button", { name: "Export" })
    .click();
  await expect(page.getByText("Done: 1 of 1")).toBeVisible();
});

test("an address is invited with a role, and again by a new link", async ({ page }) => {
  await define("teller", "Teller");
  await page.goto(viewUrl(`/teams/${teamId}`));
  await page.getByRole("button", { name: "Invite by email" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite to the team" });
  await dialog.getByLabel("Email", { exact: true }).fill("cleo@example.com");
  await dialog.getByRole("checkbox", { name: "Teller" }).check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  const row = page
    .getByRole("table", { name: "Pending invitations" })
    .getByRole("row")
    .filter({ hasText: "cleo@example.com" });
  await expect(row).toHaveCount(1);
  const [first] = await openInvitations(teamId);
  await row.getByRole("button", { name: "Send again" }).click();
  const resend = page.getByRole("dialog", {
    name: "Send the invitation to cleo@example.com again",
  });
  await resend.getByRole("button", { name: "Send invitation" }).click();
  await expect(resend).toHaveCount(0);
  await expect(row).toHaveCount(1);
  const [second, ...others] = await openInvitations(teamId);
  expect(others).toEqual([]);
  expect(second?.id).not.toBe(first?.id);
  expect(second?.roleIds).toEqual(["teller"]);
});

test("a member is added with a role", async ({ page }) => {
  await define("steward", "Steward");
  await page.goto(viewUrl(`/teams/${deckId}`));
  await page.getByRole("button", { name: "Add member" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a member" });
  await dialog.getByLabel("Email or user id").fill("bea@example.com");
  await dialog.getByRole("checkbox", { name: "Steward" }).check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add member" }).click();
  const bea = page.getByRole("table", { name: "Members" }).locator("tbody tr");
  await expect(bea).toContainText("Steward");
  await bea.getByRole("button", { name: "Change Bea Best" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove member" }).click();
  await expect(page.getByText("Member removed")).toBeVisible();
});

test("a member gets a role, and its successor when it is deleted", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await define("mate", "First mate");
  await page.goto(viewUrl(`/teams/${teamId}`));
  const ada = page.getByRole("table", { name: "Members" }).locator("tbody tr");
  await page.getByRole("button", { name: "Change Ada Lovelace" }).click();
  await expect(page.getByRole("menuitem", { name: "Remove" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("menuitem", { name: "Change roles" }).click();
  const dialog = page.getByRole("dialog", { name: "Roles of Ada Lovelace" });
  await expect(dialog.getByRole("checkbox", { name: "member" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "First mate" }).check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save roles" }).click();
  await expect(ada).toContainText("First mate");
  await expect(ada).toContainText("member");
  await page.reload();
  await expect(ada).toContainText("First mate");

  await page.goto(viewUrl("/permissions?scope=roles"));
  await page.getByRole("button", { name: "Change First mate" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const deletion = page.getByRole("dialog", { name: "Delete First mate" });
  await expect(deletion).toContainText("get another role instead");
  await expect(deletion.getByLabel("They get instead")).toHaveValue("member");
  await deletion.getByLabel("They get instead").selectOption("");
  await deletion.getByLabel("Type mate to confirm").fill("mate");
  expect(await violationsOn(page)).toEqual([]);
  await deletion.getByRole("button", { name: "Delete role" }).click();
  await expect(deletion.getByRole("alert")).toContainText("Members have this role");
  await deletion.getByLabel("They get instead").selectOption("admin");
  await deletion.getByRole("button", { name: "Delete role" }).click();
  await expect(page.getByText("Role deleted")).toBeVisible();
  await expect(page.getByRole("table", { name: "Roles" })).not.toContainText("First mate");
  await page.goto(viewUrl(`/teams/${teamId}`));
  await expect(ada).toContainText("admin");
  await expect(ada).not.toContainText("First mate");
});
