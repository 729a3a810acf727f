import { operations } from "@stackkit/next/protocol";
import { violationsOn } from "../support/axe.js";
import { asServer } from "../support/people.js";
import { press, waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";

test("a trusted device is not asked for the second factor until that ends in the settings", {
  tag: "@everywhere",
}, async ({ page, person, settings, signInPage, teamArea, say }) => {
  const app = await protect(person);
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await signInPage.secondFactor.getByLabel(say("totp.trust")).check();
  await signInPage.answerTotp(await app.code());
  await expect(page).toHaveURL("/board");

  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await expect(page, "the password is enough here").toHaveURL("/board");

  await settings.open("auth");
  const devices = page.getByRole("list", { name: say("auth.trustedTitle") });
  const row = devices.getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(say("sessions.current"));
  expect(await violationsOn(page)).toEqual([]);
  await press(row.getByRole("button"));
  await settings.says("auth.trustedRemoved");
  await expect(row).toHaveCount(0);
  await page.reload();
  await settings.shows(say("auth.title"));
  await expect(settings.panel("auth.totpTitle")).toContainText(say("auth.totpOn"));
  await expect(row).toHaveCount(0);

  await teamArea.signOut();
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await signInPage.answerTotp(await app.code());
  await expect(page).toHaveURL("/board");
});

test("trust ends with a new password, and is another device's own", async ({
  page,
  person,
  signInPage,
  teamArea,
  elsewhere,
  say,
}) => {
  const app = await protect(person);
  await page.goto("/handler/sign-in");
  await signInPage.signIn(person);
  await signInPage.secondFactor.getByLabel(say("totp.trust")).check();
  await signInPage.answerTotp(await app.code());
  await expect(page).toHaveURL("/board");

  const phone = await elsewhere();
  await phone.goto("/handler/sign-in?tab=password");
  const field = phone.getByRole("textbox", { name: say("field.password"), exact: true });
  await waitForHydration(field);
  await phone.getByLabel(say("field.email"), { exact: true }).fill(person.email);
  await field.fill(person.password);
  await field.press("Enter");
  await expect(phone.getByRole("region", { name: say("totp.title") })).toBeVisible();

  await teamArea.signOut();
  await asServer().call(operations.users.update, {
    params: { user_id: person.id },
    body: { password: "another long secret" },
  });
  await page.goto("/handler/sign-in");
  await signInPage.signIn({ ...person, password: "another long secret" });
  await expect(signInPage.secondFactor).toBeVisible();
});
