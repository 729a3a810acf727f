import type { Page } from "@playwright/test";
import { operations } from "@stackkit/next/protocol";
import { newEmail } from "../tests/support/addresses.js";
import { startAppOfProject } from "./support/app-of-project.js";
import { violationsOn } from "./support/axe.js";
import { SignUpPage } from "./support/pages.js";
import { press, waitForHydration } from "./support/press.js";
import { SettingsPage } from "./support/settings-page.js";
import { expect, test } from "./support/test.js";
import type { Say } from "./support/words.js";

const DOMAIN = "harbour.example";

let app: Awaited<ReturnType<typeof startAppOfProject>>;
test.use({ baseURL: async ({ browserName: _ }, use) => use(app?.origin) });
test.beforeAll(async () => {
  app = await startAppOfProject({
    config: { teamDomainsEnabled: true, clientTeamCreationEnabled: true },
  });
});
test.afterAll(() => app?.stop());

/** Signs up with an address that the server verifies. */
async function enter(page: Page, say: Say, email: string) {
  await page.goto("/handler/sign-up");
  await new SignUpPage(page, say).signUpUnverified({ email, password: "a long enough secret" });
  await expect(page).toHaveURL("/board");
  const { id } = await (await page.request.get("/api/me")).json();
  await app.call(operations.users.update, {
    params: { user_id: id },
    body: { primaryEmailVerified: true },
  });
  return id as string;
}

test("people of a domain join its team, by themselves or after they ask", async ({
  page,
  settings,
  elsewhere,
  say,
}) => {
  const creatorUserId = await enter(page, say, newEmail());
  const team = "Harbour";
  const { id: teamId } = await app.call(operations.teams.create, {
    body: { displayName: team, creatorUserId },
  });
  await app.call(operations.teamDomains.create, {
    body: { teamId, domain: DOMAIN, joining: "offer", isVerified: true },
  });
  await settings.openTeam(teamId, team);
  const domains = settings.panel("teams.domainsTitle");
  const joining = domains.getByLabel(say("teams.domainJoining", { domain: DOMAIN }));
  await expect(joining).toHaveValue("offer");
  expect(await violationsOn(page)).toEqual([]);

  const theirs = await elsewhere();
  const email = newEmail().replace(/@.*/, `@${DOMAIN}`);
  await enter(theirs, say, email);
  const theirSettings = new SettingsPage(theirs, say);
  await theirSettings.open("team-creation");
  const join = theirSettings.button("teams.switcherJoin", { team });
  await waitForHydration(join);
  expect(await violationsOn(theirs)).toEqual([]);
  await join.focus();
  await theirs.keyboard.press("Enter");
  await theirSettings.says("teams.switched", { team });
  await theirSettings.openTeam(teamId, team);
  await press(
    theirSettings.panel("teams.leaveTitle").getByRole("button", { name: say("teams.leave") }),
  );
  await theirSettings
    .dialog("teams.leaveConfirmTitle", { team })
    .getByRole("button", { name: say("teams.leave") })
    .click();
  await theirSettings.shows(say("profile.title"));

  await waitForHydration(joining);
  await joining.selectOption("ask");
  await settings.says("teams.saved");

  await theirs.reload();
  await theirSettings.shows(say("profile.title"));
  await theirSettings.open("team-creation");
  const ask = theirSettings.button("teams.offerAsk", { team });
  await waitForHydration(ask);
  await ask.focus();
  await theirs.keyboard.press("Enter");
  await theirSettings.says("teams.offerAsked", { team });
  await expect(theirSettings.button("teams.offerWithdraw")).toBeVisible();

  await page.reload();
  await settings.shows(team);
  const accept = settings
    .panel("teams.requestsTitle")
    .getByRole("button", { name: `${say("teams.requestAccept")}: ${email}` });
  await waitForHydration(accept);
  expect(await violationsOn(page)).toEqual([]);
  await accept.focus();
  await page.keyboard.press("Enter");
  await settings.says("teams.requestAccepted", { name: email });
  // Their page has not heard of it.
  await theirs.reload();
  await theirSettings.shows(say("account.navTeamCreation"));
  await theirSettings.openTeam(teamId, team);
});
