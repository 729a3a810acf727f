import { SignInPage } from "../../support/pages.js";
import { press } from "../../support/press.js";
import { SettingsPage } from "../../support/settings-page.js";
import { expect, test } from "../../support/test.js";

const PEOPLE = { level: 1, name: "People" } as const;

/** Ends the other of two sessions in the settings of this one. */
async function signOutOther(settings: SettingsPage): Promise<void> {
  await settings.open("sessions");
  await press(settings.page.getByRole("main").getByRole("listitem").last().getByRole("button"));
  await settings.says("sessions.signedOut");
}

test("a session elsewhere is signed out, and that browser notices", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, settings, teamArea, elsewhere, say, expectedErrors }) => {
  // After a session has ended, the browser logs the refused refresh.
  expectedErrors.push(/401 .*oauth\/token/);
  const other = await elsewhere(person);
  await other.goto("/people");
  await expect(other.getByRole("heading", PEOPLE)).toBeVisible();
  await teamArea.enter(person);
  await settings.open("sessions");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: say("sessions.unknownPlace") });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(say("sessions.current"));
  await expect(rows.first().getByRole("button")).toHaveCount(0);
  await press(
    rows.last().getByRole("button", {
      name: say("sessions.signOutOf", { place: say("sessions.unknownPlace") }),
    }),
  );
  await settings.says("sessions.signedOut");
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(say("sessions.empty"))).toBeVisible();

  // Its access token lives for minutes, but pages that call the service notice at once.
  await other.goto("/people");
  await expect(other).toHaveURL(/\/handler\/sign-in/);
  await expect(other.getByText(say("errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"))).toBeVisible();
  expect((await page.request.get("/api/me")).status(), "this one stays").toBe(200);
});

test("a public page that notices it first leaves the reason to the sign-in page", async ({
  person,
  settings,
  teamArea,
  elsewhere,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  const other = await elsewhere(person);
  await teamArea.enter(person);
  await signOutOther(settings);

  await other.goto("/");
  await other.getByRole("link", { name: "Sign in", exact: true }).click();
  const reason = other.getByText(say("errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"));
  await expect(reason).toBeVisible();
  await other.reload();
  await expect(other.getByRole("textbox").first()).toBeVisible();
  await expect(reason, "is said once").toBeHidden();
});

test("open settings say that the session ended elsewhere, and a sign-in leads back to them", async ({
  person,
  settings,
  teamArea,
  elsewhere,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  const other = new SettingsPage(await elsewhere(person), say);
  await other.open("profile");
  await teamArea.enter(person);
  await signOutOther(settings);

  await other.page.getByRole("link", { name: say("account.navActivity"), exact: true }).click();
  await expect(
    other.page.getByText(say("errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED")),
  ).toBeVisible();
  await other.page.getByRole("button", { name: say("action.signIn"), exact: true }).click();
  await new SignInPage(other.page, say).signIn(person);
  await expect(other.page).toHaveURL("/handler/account-settings#activity");
});

test("all others are signed out at once", async ({
  page,
  person,
  settings,
  teamArea,
  elsewhere,
  say,
  expectedErrors,
}) => {
  // After a session has ended, the browser logs the refused refresh.
  expectedErrors.push(/401 .*oauth\/token/);
  const others = [await elsewhere(person), await elsewhere(person)];
  await teamArea.enter(person);
  await settings.open("sessions");
  await press(settings.button("sessions.signOutOthers"));
  const dialog = settings.dialog("sessions.signOutOthersTitle");
  await expect(dialog).toContainText(say("sessions.signOutOthersText", { count: 2 }));
  await expect(
    dialog.getByRole("button", { name: say("action.cancel") }),
    "Enter, pressed once too often, does nothing",
  ).toBeFocused();
  await dialog.getByRole("button", { name: say("sessions.signOutOthers") }).click();
  await settings.says("sessions.othersSignedOut", { count: 2 });
  for (const other of others) {
    await other.goto("/people");
    await expect(other).toHaveURL(/\/handler\/sign-in/);
  }
  expect((await page.request.get("/api/me")).status()).toBe(200);
});

test("a user signs out in the settings", async ({ page, person, settings, teamArea, say }) => {
  await teamArea.enter(person);
  await settings.open("settings");
  await press(
    settings.panel("settings.signOutTitle").getByRole("button", { name: say("action.signOut") }),
  );
  await expect(page).toHaveURL("/");
  expect((await page.request.get("/api/me")).status()).toBe(401);
});

test("sessions never look alike: each has its device, its address and its times", async ({
  page,
  person,
  settings,
  teamArea,
  elsewhere,
  say,
}) => {
  const other = new SignInPage(await elsewhere(), say);
  await other.page.goto("/handler/sign-in");
  await other.signIn(person);
  await expect(other.page).toHaveURL("/board");
  await teamArea.signIn(person);
  await settings.open("sessions");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByTitle(say("sessions.ip"), { exact: true }) });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    await expect(row).not.toContainText(say("sessions.unknownPlace"));
    await expect(row.getByRole("time").last()).toHaveAttribute("title", /:\d\d/);
  }
});
