import { mailTo } from "../../support/mail.js";
import { makePerson } from "../../support/people.js";
import { press, send } from "../../support/press.js";
import { expect, test } from "../../support/test.js";
import { wordsFor } from "../../support/words.js";

test("a selected appearance stays after a reload", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await settings.open("settings");
  const chooser = page.getByLabel(say("appearance.title"), { exact: true });
  const scope = page.locator(".stack-scope").first();
  for (const choice of ["dark", "light"]) {
    await chooser.selectOption(choice);
    await expect(scope).toHaveAttribute("data-appearance", choice);
    await page.reload();
    await expect(chooser).toHaveValue(choice);
    await expect(scope).toHaveAttribute("data-appearance", choice);
  }
  await chooser.selectOption("auto");
  await expect(scope).not.toHaveAttribute("data-appearance");
});

test("a selected language also applies to the sign-in page", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  const hebrew = await wordsFor("he");
  await teamArea.enter(person);
  await settings.open("settings");
  await page.getByLabel(say("settings.language"), { exact: true }).selectOption("he");
  await settings.shows(hebrew("settings.title"));
  await expect(page.locator(".stack-scope").first()).toHaveAttribute("dir", "rtl");
  await teamArea.signOut();
  await page.goto("/handler/forgot-password");
  await expect(page.getByRole("heading", { level: 1, name: hebrew("forgot.title") })).toBeVisible();
});

test("an account is deleted by typing a word, and can no longer sign in", {
  tag: "@everywhere",
}, async ({ page, settings, teamArea, elsewhere, signInPage, say }) => {
  const person = await makePerson();
  const other = await elsewhere(person);
  await teamArea.enter(person);
  await settings.open("settings");
  await press(
    settings.panel("settings.deleteTitle").getByRole("button", { name: say("settings.delete") }),
  );
  const dialog = settings.dialog("settings.deleteConfirmTitle");
  const confirm = dialog.getByRole("button", { name: say("settings.delete") });
  const word = say("settings.deleteWord");
  await dialog.getByRole("textbox").fill("no");
  await send(confirm);
  await expect(dialog.getByText(say("settings.deleteMismatch", { word }))).toBeVisible();
  await dialog.getByRole("textbox").fill(word);
  await send(confirm);
  await expect(page.getByRole("heading", { name: say("signOut.deletedTitle") })).toBeVisible();
  await mailTo(person.email, "account_deleted");
  expect((await other.request.get("/api/me")).status()).toBe(401);
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await expect(
    page.getByRole("alert").filter({ hasText: say("errors.EMAIL_PASSWORD_MISMATCH") }),
  ).toBeVisible();
});
