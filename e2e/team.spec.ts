import { waitForMail } from "@stackkit/next/testing";
import { newEmail } from "../tests/support/addresses.js";
import { SERVICE_URL } from "./support/apps.mjs";
import { joinTeam, makePerson } from "./support/people.js";
import { expect, test } from "./support/test.js";

test("a new name shows everywhere at once", async ({ page, person, teamArea }) => {
  await teamArea.enter(person);
  await page.goto("/you");
  await page.getByLabel("Name", { exact: true }).fill("Robin Valerian");
  await page.getByLabel("Status").fill("In the garden");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Robin Valerian" })).toContainText(
    "In the garden",
  );
  await expect(teamArea.userButton).toHaveAccessibleName(/Robin Valerian/);
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({
    displayName: "Robin Valerian",
  });
});

test("only those who may change the team can rename it", async ({ page, person, teamArea }) => {
  await teamArea.enter(person);
  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("link", { name: "Manage the team" }).click();
  await page.getByLabel("Team name").fill("Glasshouse");
  await page.getByRole("button", { name: "Rename team" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("link", { name: "Board", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glasshouse" })).toBeVisible();
});

test("a member who may not change the team sees a message instead of a form", async ({
  page,
  person,
  teamArea,
}) => {
  const member = await makePerson({ name: "Noor Haddad", team: null });
  await joinTeam(member.id, person.teamId ?? "");
  await teamArea.enter(member);
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByText("Robin Vale")).toBeVisible();
  await expect(page.getByRole("link", { name: "Manage the team" })).toBeHidden();
  await page.goto("/team");
  await expect(
    page.getByRole("heading", { name: "Ask someone who manages the team" }),
  ).toBeVisible();
  await expect(page.getByLabel("Team name")).toBeHidden();
});

test("an invitation goes out by mail", async ({ page, person, teamArea }) => {
  await teamArea.enter(person);
  await page.getByRole("link", { name: "People" }).click();
  const email = newEmail();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  expect((await waitForMail({ serviceUrl: SERVICE_URL, to: email })).text).toContain("Greenhouse");
});

test("another team has its own board", async ({ page, person, teamArea, board }) => {
  const other = await makePerson({ name: "Noor Haddad", team: "Workshop" });
  if (other.teamId === null || person.teamId === null) throw new Error("Both people need a team");
  await joinTeam(person.id, other.teamId);
  await joinTeam(person.id, person.teamId, false);
  await teamArea.enter(person);
  await board.add("Now", "Only in the greenhouse");
  await page.getByRole("button", { name: /Switch team|Greenhouse/ }).click();
  await page
    .getByRole("menuitem", { name: "Workshop" })
    .or(page.getByRole("menuitemradio", { name: "Workshop" }))
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Workshop" })).toBeVisible();
  await expect(board.card("Only in the greenhouse")).toBeHidden();
});
