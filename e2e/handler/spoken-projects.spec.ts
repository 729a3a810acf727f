import { operations } from "@stackkit/next/protocol";
import { newEmail } from "../../tests/support/addresses.js";
import { startAppOfProject } from "../support/app-of-project.js";
import { SignUpPage } from "../support/pages.js";
import { press, send, waitForHydration } from "../support/press.js";
import { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import { Transcript } from "../support/transcript.js";

// What a project may switch on, as a screen reader says it, like spoken-pages.spec.ts.

const DOMAIN = "harbour.example";
const TEAM = "Harbour";

let app: Awaited<ReturnType<typeof startAppOfProject>>;
// One app for all tests.
test.describe.configure({ mode: "default" });
test.use({ locale: "en-GB", baseURL: async ({ browserName: _ }, use) => use(app?.origin) });
test.beforeAll(async () => {
  app = await startAppOfProject({
    config: {
      allowUserApiKeys: true,
      apiKeyScopes: ["invoices:read"],
      teamDomainsEnabled: true,
      clientTeamCreationEnabled: true,
    },
  });
  const define = (id: string, displayName: string, givenBy: string[] = []) =>
    app.call(operations.teamRoles.create, { body: { id, displayName, givenBy } });
  await define("editor", "Editor", ["admin"]);
  await define("treasurer", "Treasurer");
});
test.afterAll(() => app?.stop());

/** Signs up with an address that the server verifies. */
async function enter({ page, say }: SettingsPage, email = newEmail()): Promise<string> {
  await page.goto("/handler/sign-up");
  await new SignUpPage(page, say).signUpUnverified({ email, password: "a long enough secret" });
  await expect(page).toHaveURL("/board");
  const { id } = await (await page.request.get("/api/me")).json();
  await app.call(operations.users.update, {
    params: { user_id: id },
    body: { primaryEmailVerified: true },
  });
  return id;
}

test("an API key", async ({ page, settings, say }) => {
  await enter(settings);
  const spoken = await Transcript.of(page);
  await settings.open("auth");
  const panel = settings.panel("keys.title");
  await press(panel.getByRole("button", { name: say("keys.create") }));
  const form = settings.dialog("keys.createTitle");
  await expect(form.locator(":focus")).toBeVisible();
  await spoken.note("A new key");
  await send(form.getByRole("button", { name: say("keys.create") }));
  await expect(form.locator("[aria-invalid=true]").first()).toBeFocused();
  await spoken.note("Neither name nor scope");
  await form.getByLabel(say("keys.name")).fill("Nightly export");
  await form.getByRole("switch").check();
  await send(form.getByRole("button", { name: say("keys.create") }));
  const shown = settings.dialog("keys.newTitle");
  await expect(shown.locator(":focus")).toBeVisible();
  await spoken.note("It is shown once");
  await page.keyboard.press("Escape");
  await expect(settings.dialog("keys.unsavedTitle").locator(":focus")).toBeVisible();
  await spoken.note("Closed without the key");
  await press(settings.button("auth.recoveryBack"));
  await press(shown.getByRole("button", { name: say("keys.saved") }));
  await expect(shown).toBeHidden();
  const row = panel.getByRole("listitem");
  await press(row.getByRole("button"));
  const asked = settings.dialog("keys.revokeTitle", { name: "Nightly export" });
  await expect(asked.locator(":focus")).toBeVisible();
  await spoken.note("Revoking it");
  await send(asked.getByRole("button", { name: say("keys.revoke") }));
  await settings.says("keys.revoked", { name: "Nightly export" });
  await expect(row).toContainText(say("keys.ended"));
  await expect(page.locator(".stk-outcome:focus")).toBeVisible();
  await spoken.note("It was revoked", say("keys.title"));
  expect(`${spoken}`).toMatchSnapshot("dialogs-keys.txt");
});

test("roles, and a team's domain", async ({ page, settings, elsewhere, say }) => {
  const creatorUserId = await enter(settings);
  const { id: teamId } = await app.call(operations.teams.create, {
    body: { displayName: TEAM, creatorUserId },
  });
  const member = await app.call(operations.users.create, { body: { displayName: "Noor Haddad" } });
  await app.call(operations.teams.addMember, {
    params: { team_id: teamId, user_id: member.id },
  });
  await app.call(operations.teamDomains.create, {
    body: { teamId, domain: DOMAIN, joining: "ask", isVerified: true },
  });
  const theirPage = await elsewhere();
  const theirs = new SettingsPage(theirPage, say);
  await enter(theirs, newEmail().replace(/@.*/, `@${DOMAIN}`));
  const offered = await Transcript.of(theirPage);
  await theirs.open("team-creation");
  const ask = theirs.button("teams.offerAsk", { team: TEAM });
  await waitForHydration(ask);
  await theirPage.waitForLoadState("networkidle");
  await offered.note("A team of the domain");
  await ask.focus();
  await theirPage.keyboard.press("Enter");
  await theirs.says("teams.offerAsked", { team: TEAM });
  await expect(theirs.button("teams.offerWithdraw")).toBeFocused();
  await offered.note("Asked to join");

  const spoken = await Transcript.of(page);
  await settings.openTeam(teamId, TEAM);
  const requests = settings.panel("teams.requestsTitle").getByRole("listitem");
  await waitForHydration(requests.getByRole("button").first());
  await page.waitForLoadState("networkidle");
  for (const title of ["teams.domainsTitle", "teams.inviteTitle", "teams.requestsTitle"] as const)
    await spoken.note(say(title), say(title));
  const roles = page.getByRole("button", { name: say("teams.rolesOf", { name: "Noor Haddad" }) });
  await press(roles);
  await expect(page.getByRole("dialog").locator(":focus")).toBeVisible();
  await spoken.note("Roles of a member");
  await page.keyboard.press("Escape");
  await expect(roles).toBeFocused();
  await press(requests.getByRole("button").first());
  await expect(requests).toHaveCount(0);
  await expect(page.locator(".stk-outcome:focus")).toBeVisible();
  await spoken.note("The request was accepted", say("teams.membersTitle"));
  expect(`${offered}${spoken}`).toMatchSnapshot("teams-of-projects.txt");
});
