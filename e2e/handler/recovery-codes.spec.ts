import { readFile } from "node:fs/promises";
import { RECOVERY_CODE_COUNT } from "../../service/src/credentials/recovery-codes.js";
import { ageSessions } from "../support/age-sessions.js";
import { violationsOn } from "../support/axe.js";
import { mailTo } from "../support/mail.js";
import { press, send } from "../support/press.js";
import type { SettingsPage } from "../support/settings-page.js";
import { expect, test } from "../support/test.js";
import { protect } from "../support/totp.js";
import type { Say } from "../support/words.js";

/** The codes that the dialog shows, which stays open. */
async function shownCodes(settings: SettingsPage): Promise<string[]> {
  const items = settings.dialog("auth.recoveryTitle").getByRole("listitem");
  await expect(items).toHaveCount(RECOVERY_CODE_COUNT);
  return (await items.allInnerTexts()).map((text) => text.trim());
}

const left = (say: Say, count: number) => say("auth.recoveryLeft", { count });

test("turning the second factor on ends with recovery codes, one of which signs in once", {
  tag: "@everywhere",
}, async ({ page, person, settings, signInPage, teamArea, say }) => {
  await teamArea.enter(person);
  const { panel, app, field: setUpField } = await settings.setUpFactor();
  await setUpField.fill(await app.firstCode());
  const codes = await shownCodes(settings);
  const dialog = settings.dialog("auth.recoveryTitle");
  await expect(dialog.getByRole("list"), "the focus is at the codes").toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await press(dialog.getByRole("button", { name: say("auth.recoverySaved") }));
  await settings.says("auth.totpEnabled");
  await expect(panel).toContainText(left(say, RECOVERY_CODE_COUNT));

  const recover = async (code: string) => {
    await teamArea.signOut();
    await page.goto("/handler/sign-in?after_auth_return_to=%2Fhandler%2Faccount-settings%23auth");
    await signInPage.signIn(person);
    const asked = signInPage.secondFactor;
    await press(asked.getByRole("button", { name: say("totp.cantUse") }));
    const field = asked.getByLabel(say("recovery.label"), { exact: true });
    await expect(field).toBeFocused();
    await field.fill(code);
    await send(asked.getByRole("button", { name: say("totp.submit") }));
    return { asked, field };
  };
  const [code = ""] = codes;
  await recover(code);
  await settings.shows(say("auth.title"));
  await expect(panel).toContainText(left(say, RECOVERY_CODE_COUNT - 1));
  await mailTo(person.email, "recovery_code_used");

  const { asked, field } = await recover(code);
  await expect(asked.getByText(say("errors.INVALID_RECOVERY_CODE"))).toBeVisible();
  await expect(field).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await field.fill("0000");
  await send(asked.getByRole("button", { name: say("totp.submit") }));
  await expect(asked.getByText(say("check.codeIncomplete", { count: 16 }))).toBeVisible();
  await press(asked.getByRole("button", { name: say("recovery.useApp") }));
  await expect(asked.getByText(say("errors.INVALID_RECOVERY_CODE"))).toBeHidden();
  await signInPage.answerTotp(await app.code());
  await settings.shows(say("auth.title"));
});

test("an account without recovery codes is warned, and gets some after another sign-in", async ({
  page,
  person,
  settings,
  signInPage,
  teamArea,
  say,
}) => {
  const app = await protect(person);
  await teamArea.enter(person);
  await settings.open("auth");
  const panel = settings.panel("auth.totpTitle");
  await expect(panel).toContainText(say("auth.recoveryNone"));
  const overview = page.getByRole("link", { name: say("account.secondFactorOn") });
  await expect(overview).toContainText(say("account.recoveryNone"));
  expect(await violationsOn(page)).toEqual([]);
  ageSessions(person.id);
  await press(panel.getByRole("button", { name: say("auth.recoveryCreate") }));
  const stepUp = settings.dialog("account.stepUpSignIn");
  await stepUp.getByLabel(say("field.password"), { exact: true }).fill(person.password);
  await send(stepUp.getByRole("button", { name: say("action.continue") }));
  await signInPage.answerTotp(await app.code());
  const first = await shownCodes(settings);
  await page.keyboard.press("Escape");
  const unsaved = settings.dialog("auth.recoveryUnsavedTitle");
  await press(unsaved.getByRole("button", { name: say("auth.recoveryBack") }));
  expect(await shownCodes(settings)).toEqual(first);
  await page.keyboard.press("Escape");
  await press(unsaved.getByRole("button", { name: say("auth.recoveryCloseAnyway") }));
  await expect(panel).toContainText(left(say, RECOVERY_CODE_COUNT));
  await expect(overview).not.toContainText(say("account.recoveryNone"));

  await press(panel.getByRole("button", { name: say("auth.recoveryCreate") }));
  const confirm = settings.dialog("auth.recoveryCreateTitle");
  await send(confirm.getByRole("button", { name: say("auth.recoveryCreate") }));
  const second = await shownCodes(settings);
  expect(second).not.toEqual(first);
});

test("recovery codes are copied, downloaded and printed", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await page.addInitScript(() => {
    // Each frame reports what it would print, since a browser without a window prints nothing.
    window.print = () => {
      top?.document.documentElement.setAttribute("data-printed", document.body.innerText);
      dispatchEvent(new Event("afterprint"));
    };
  });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await protect(person);
  await teamArea.enter(person);
  await settings.open("auth");
  const panel = settings.panel("auth.totpTitle");
  await press(panel.getByRole("button", { name: say("auth.recoveryCreate") }));
  const codes = await shownCodes(settings);
  const dialog = settings.dialog("auth.recoveryTitle");
  await dialog.getByRole("button", { name: say("action.copy") }).click();
  await settings.says("action.copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));

  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: say("auth.recoveryDownload") }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("recovery-codes.txt");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(person.email);
  for (const code of codes) expect(text).toContain(code);

  await dialog.getByRole("button", { name: say("auth.recoveryPrint") }).click();
  const root = page.locator("html");
  await expect(root).toHaveAttribute(
    "data-printed",
    new RegExp(codes.join("\\s+(?:\\d+\\.\\s+)?")),
  );
  await expect(root).toHaveAttribute("data-printed", new RegExp(person.email));
  await expect(page.locator("iframe")).toHaveCount(0);
});
