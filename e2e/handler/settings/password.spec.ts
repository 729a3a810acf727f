import { makePerson, type Person } from "../../support/people.js";
import { press, send } from "../../support/press.js";
import { SettingsPage } from "../../support/settings-page.js";
import { expect, test } from "../../support/test.js";

const NEW_PASSWORD = "another long secret";

async function change(
  settings: SettingsPage,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  const { say } = settings;
  const panel = settings.panel("auth.passwordTitle");
  await panel.getByRole("textbox", { name: say("auth.passwordOld") }).fill(oldPassword);
  await panel
    .getByRole("textbox", { name: say("field.newPassword"), exact: true })
    .fill(newPassword);
  await panel.getByRole("textbox", { name: say("field.passwordAgain") }).fill(newPassword);
  await send(panel.getByRole("button", { name: say("auth.passwordChange") }));
}

test("the password is changed, and every other browser is signed out", {
  tag: "@everywhere",
}, async ({ page, person, settings, teamArea, elsewhere, signInPage, say }) => {
  const other = await elsewhere(person);
  await other.goto("/people");
  await expect(other.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await teamArea.enter(person);
  await settings.open("auth");
  await press(settings.button("auth.passwordChange"));
  await change(settings, "not my password", NEW_PASSWORD);
  await expect(page.getByText(say("auth.passwordOldWrong"))).toBeVisible();
  await change(settings, person.password, NEW_PASSWORD);
  await settings.says("auth.passwordSaved");
  await expect.poll(async () => (await other.request.get("/api/me")).status()).toBe(401);

  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/board");
});

/** A user who signs in with mailed codes only. */
const makeCodeUser = (): Promise<Person> =>
  makePerson({ user: { password: null, otpAuthEnabled: true } });

test("signing in by mailed codes is turned on and off, but not off if it is the last sign-in method", async ({
  person,
  settings,
  teamArea,
  elsewhere,
  say,
}) => {
  await teamArea.enter(person);
  await settings.open("auth");
  const panel = settings.panel("auth.codeTitle");
  await press(panel.getByRole("button", { name: say("auth.codeDisable") }));
  await settings.says("auth.codeDisabled");
  await expect(panel).toContainText(say("auth.codeOff"));
  await press(panel.getByRole("button", { name: say("auth.codeEnable") }));
  await settings.says("auth.codeEnabled");

  const codeUser = await makeCodeUser();
  const other = new SettingsPage(await elsewhere(codeUser), say);
  await other.open("auth");
  await expect(other.panel("auth.codeTitle")).toContainText(say("auth.codeLastWayIn"));
  await expect(
    other.panel("auth.codeTitle").getByRole("button", { name: say("auth.codeDisable") }),
  ).toHaveCount(0);
});
