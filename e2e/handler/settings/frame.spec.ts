import { makePerson } from "../../support/people.js";
import { linkOrButton, press } from "../../support/press.js";
import { expect, test } from "../../support/test.js";

test("the frame leads back to the app, to other teams and out of the account", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await settings.open("profile");
  await press(page.getByRole("button", { name: `${say("account.navTeams")}, Greenhouse` }));
  const team = page.getByRole("menuitemradio", { name: "Greenhouse" });
  await expect(team, "one press opens a menu that had to load").toBeVisible();
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: new RegExp(`^${say("menu.label")}`) }));
  await expect(page.getByRole("menuitem", { name: say("menu.signOut") })).toBeVisible();
  await page.keyboard.press("Escape");
  await press(linkOrButton(page, say("account.back")));
  await expect(page).not.toHaveURL(/\/handler\//);
});

test("on a phone the sections are one folded list", async ({ page, settings, teamArea, say }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await makePerson();
  await teamArea.enter(person);
  await settings.open("profile");
  const nav = page.getByRole("navigation", { name: say("account.sections") });
  const link = nav.getByRole("link", { name: say("account.navSessions"), exact: true });
  await expect(link).toBeHidden();
  await settings.unfold();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 2, name: say("sessions.title") })).toBeFocused();
  await expect(link, "the list folds after a choice").toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("on a slow connection a press on a section shows at once, before anything has loaded", async ({
  page,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(await makePerson());
  await settings.open("profile");
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*", async (route) => {
    held++;
    await released;
    await route.continue();
  });
  const nav = page.getByRole("navigation", { name: say("account.sections") });
  const link = nav.getByRole("link", { name: say("account.navSessions"), exact: true });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 2, name: say("sessions.title") })).toBeFocused();
  await expect(page.locator(".stk-section .stk-skeleton").first()).toBeVisible();
  expect(held, "nothing has been answered").toBeGreaterThan(0);
  release();
  await expect(page.getByText(say("sessions.current"))).toBeVisible();
});

test("the folded list names the section that is shown, a team's own name included", async ({
  page,
  settings,
  teamArea,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = "The Society for the Improvement of Calculating Engines";
  const person = await makePerson({ team: name });
  await teamArea.enter(person);
  await settings.openTeam(person.teamId ?? "", name);
  const fold = page
    .getByRole("navigation", { name: say("account.sections") })
    .getByRole("button", { expanded: false });
  await expect(fold).toHaveAccessibleName(name);
  await expect(fold.getByTitle(name), "a cut name has a title").toBeVisible();
  await settings.open("team-creation");
  await expect(fold).toHaveAccessibleName(say("account.navTeamCreation"));
  await settings.open("sessions");
  await expect(fold).toHaveAccessibleName(say("account.navSessions"));
});
