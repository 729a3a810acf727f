import { ageSessions } from "../support/age-sessions.js";
import { violationsOn } from "../support/axe.js";
import { makePerson } from "../support/people.js";
import { press, send } from "../support/press.js";
import { expect, test } from "../support/test.js";

test("A7: an hour after the sign-in, a change asks for the password and goes on", async ({
  page,
  settings,
  teamArea,
  say,
}) => {
  const person = await makePerson({ user: { otpAuthEnabled: false } });
  await teamArea.enter(person);
  await settings.open("auth");
  ageSessions(person.id);
  const panel = settings.panel("auth.codeTitle");
  await press(panel.getByRole("button", { name: say("auth.codeEnable") }));
  const dialog = settings.dialog("account.stepUpSignIn");
  const password = dialog.getByLabel(say("field.password"), { exact: true });
  await expect(password).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await password.fill("not my password");
  await send(dialog.getByRole("button", { name: say("action.continue") }));
  await expect(dialog.getByText(say("auth.passwordOldWrong"))).toBeVisible();
  await password.fill(person.password);
  await send(dialog.getByRole("button", { name: say("action.continue") }));
  await settings.says("auth.codeEnabled");
  await expect(dialog).toBeHidden();
  expect((await page.request.get("/api/me")).status()).toBe(200);

  // The new sign-in is fresh, and the previous session has ended.
  await press(panel.getByRole("button", { name: say("auth.codeDisable") }));
  await settings.says("auth.codeDisabled");
  await settings.open("sessions");
  await expect(page.getByText(say("sessions.empty"))).toBeVisible();
});

test("A7: a password is changed an hour after the sign-in without a second question", async ({
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await settings.open("auth");
  ageSessions(person.id);
  await press(settings.button("auth.passwordChange"));
  const panel = settings.panel("auth.passwordTitle");
  const fill = (label: string, value: string) =>
    panel.getByRole("textbox", { name: label, exact: true }).fill(value);
  await fill(say("auth.passwordOld"), person.password);
  await fill(say("field.newPassword"), "another long secret");
  await fill(say("field.passwordAgain"), "another long secret");
  await send(panel.getByRole("button", { name: say("auth.passwordChange") }));
  await settings.says("auth.passwordSaved");
});
