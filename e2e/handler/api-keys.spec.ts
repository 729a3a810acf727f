import type { Locator, Page } from "@playwright/test";
import { operations } from "@stackkit/next/protocol";
import { newEmail } from "../../tests/support/addresses.js";
import { startAppOfProject } from "../support/app-of-project.js";
import { violationsOn } from "../support/axe.js";
import { press, send } from "../support/press.js";
import type { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import type { Say } from "../support/words.js";

const PASSWORD = "a long enough secret";
const [READ, WRITE] = ["invoices:read", "invoices:write"];

let app: Awaited<ReturnType<typeof startAppOfProject>>;
// One app for all tests.
test.describe.configure({ mode: "default" });
test.use({ baseURL: async ({ browserName: _ }, use) => use(app?.origin) });
test.beforeAll(async () => {
  app = await startAppOfProject({
    config: {
      allowUserApiKeys: true,
      allowTeamApiKeys: true,
      apiKeyScopes: [READ, WRITE],
      clientTeamCreationEnabled: true,
    },
  });
});
test.afterAll(() => app?.stop());

async function signUp(page: Page, say: Say): Promise<void> {
  await page.goto("/handler/sign-up?tab=password");
  await page.getByLabel(say("field.email"), { exact: true }).fill(newEmail());
  await page.getByRole("textbox", { name: say("field.password"), exact: true }).fill(PASSWORD);
  await send(page.getByRole("button", { name: say("signUp.submit") }));
  await page.getByRole("link", { name: say("verify.later") }).click();
  await expect(page).toHaveURL("/board");
}

interface Form {
  readonly panel: Locator;
  readonly settings: SettingsPage;
  readonly say: Say;
}

/** Fills in the form for a new key, which stays open. */
async function openForm({ panel, settings, say }: Form, name: string): Promise<Locator> {
  await press(panel.getByRole("button", { name: say("keys.create") }));
  const dialog = settings.dialog("keys.createTitle");
  await dialog.getByLabel(say("keys.name")).fill(name);
  await dialog.getByRole("switch", { name: READ }).check();
  return dialog;
}

/** The key that the dialog shows once. */
async function readKey({ settings, say }: Form): Promise<string> {
  const shown = settings.dialog("keys.newTitle");
  const value = await shown.locator("code").innerText();
  await press(shown.getByRole("button", { name: say("keys.saved") }));
  await expect(shown).toBeHidden();
  return value;
}

test("a person makes a key, which is shown once, works, and is revoked", {
  tag: ["@everywhere", "@main"],
}, async ({ page, settings, say }) => {
  await signUp(page, say);
  await settings.open("auth");
  const panel = settings.panel("keys.title");
  await expect(panel).toContainText(say("keys.empty"));
  const form = { panel, settings, say };
  await press(panel.getByRole("button", { name: say("keys.create") }));
  const dialog = settings.dialog("keys.createTitle");
  await press(dialog.getByRole("button", { name: say("keys.create") }));
  await expect(dialog.getByText(say("check.nameMissing"))).toBeVisible();
  await dialog.getByLabel(say("keys.name")).fill("Nightly export");
  await press(dialog.getByRole("button", { name: say("keys.create") }));
  await expect(dialog.getByText(say("keys.scopesMissing"))).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("switch", { name: READ }).check();
  await send(dialog.getByRole("button", { name: say("keys.create") }));

  const shown = settings.dialog("keys.newTitle");
  await expect(shown).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(settings.dialog("keys.unsavedTitle"), "asks first").toBeVisible();
  await press(settings.button("auth.recoveryBack"));
  const apiKey = await readKey(form);
  const check = () => app.call(operations.userApiKeys.check, { body: { apiKey } });
  expect(await check()).toMatchObject({ description: "Nightly export", scopes: [READ] });

  const row = panel.getByRole("listitem");
  await expect(row).toContainText(apiKey.slice(-4));
  await expect(row).not.toContainText(apiKey.slice(0, 20));
  await expect(row).toContainText(READ);
  const name = "Nightly export";
  await press(row.getByRole("button", { name: say("keys.revokeOf", { name }) }));
  const asked = settings.dialog("keys.revokeTitle", { name });
  await send(asked.getByRole("button", { name: say("keys.revoke") }));
  await settings.says("keys.revoked", { name });
  await expect(row).toContainText(say("keys.ended"));
  await expect(row.getByRole("button")).toHaveCount(0);
  await expect(check()).rejects.toThrow();
});

test("an hour after the sign-in, a team's key needs the password first, works, and is revoked", async ({
  page,
  settings,
  say,
}) => {
  await signUp(page, say);
  const { id: creatorUserId } = await (await page.request.get("/api/me")).json();
  const body = { displayName: "Harbour", creatorUserId };
  const { id } = await app.call(operations.teams.create, { body });
  await settings.openTeam(id, "Harbour");
  const panel = settings.panel("keys.title");
  await expect(panel).toContainText(say("keys.teamText"));
  await app.ageSessions();
  const form = { panel, settings, say };
  const dialog = await openForm(form, "CI");
  await send(dialog.getByRole("button", { name: say("keys.create") }));
  const stepUp = settings.dialog("account.stepUpSignIn");
  await stepUp.getByLabel(say("field.password"), { exact: true }).fill(PASSWORD);
  await send(stepUp.getByRole("button", { name: say("action.continue") }));
  const apiKey = await readKey(form);
  const key = await app.call(operations.teamApiKeys.check, { body: { apiKey } });
  expect(key).toMatchObject({ type: "team", description: "CI" });
  expect(await violationsOn(page)).toEqual([]);

  const row = panel.getByRole("listitem");
  await press(row.getByRole("button", { name: say("keys.revokeOf", { name: "CI" }) }));
  const asked = settings.dialog("keys.revokeTitle", { name: "CI" });
  await send(asked.getByRole("button", { name: say("keys.revoke") }));
  await expect(row).toContainText(say("keys.ended"));
  await expect(app.call(operations.teamApiKeys.check, { body: { apiKey } })).rejects.toThrow();
});
