import { joinTeam, makePerson } from "./support/people.js";
import { expect, test } from "./support/test.js";

test.beforeEach(async ({ person, teamArea }) => teamArea.enter(person));

test("a card is added, moved, finished, taken back and found in the archive and the letter", {
  tag: "@main",
}, async ({ page, board }) => {
  await board.add("Now", "Sow the beans", "Two rows by the fence");
  await page.getByRole("button", { name: "Move “Sow the beans” to Later" }).click();
  await expect(board.column("Later").getByText("Sow the beans")).toBeVisible();
  await page.getByRole("button", { name: "Finish “Sow the beans”" }).click();
  await expect(board.card("Sow the beans")).toBeHidden();
  // Until then, the notice and its undo button belong to the previous move.
  await expect(page.getByText("Finished “Sow the beans”")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(board.card("Sow the beans")).toBeVisible();
  await page.getByRole("button", { name: "Finish “Sow the beans”" }).click();
  await expect(page.getByText("Finished “Sow the beans”")).toBeVisible();

  await page.getByRole("link", { name: "Archive" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Archive" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Sow the beans" })).toBeVisible();
  await page.getByRole("link", { name: "Letter" }).click();
  await expect(page.getByRole("article").getByText("Two rows by the fence")).toBeVisible();
});

test("a removed card comes back by undo", async ({ page, board }) => {
  await board.add("Next", "Mend the gate");
  await page.getByRole("button", { name: "Remove “Mend the gate”" }).click();
  await expect(page.getByText("Removed “Mend the gate”")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("“Mend the gate” is back")).toBeVisible();
  await page.reload();
  await expect(board.card("Mend the gate")).toBeVisible();
});

test("a card without a title is refused next to the field, which gets the focus", async ({
  board,
}) => {
  const form = await board.openForm("Now");
  await form.getByLabel("Note").fill("A note alone");
  await form.getByRole("button", { name: "Add card" }).click();
  await expect(form.getByRole("alert")).toHaveText("Give the card a title.");
  await expect(form.getByLabel("Title")).toBeFocused();
  await expect(form.getByLabel("Note")).toHaveValue("A note alone");
});

test("a lost connection loses no data", async ({ page, board, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await board.add("Now", "Water the tomatoes");
  await page.route("**/board", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const form = await board.openForm("Now");
  await form.getByLabel("Title").fill("Buy twine");
  await form.getByRole("button", { name: "Add card" }).click();
  await expect(form.getByRole("alert")).toContainText("That was not saved");
  await expect(form.getByLabel("Title")).toHaveValue("Buy twine");
  await page.getByRole("button", { name: "Remove “Water the tomatoes”" }).click();
  await expect(page.locator(".notice")).toContainText("That was not saved");
  await expect(board.card("Water the tomatoes")).toBeVisible();
});

test("two users who add a card at the same time both keep theirs", async ({
  page,
  person,
  board,
  elsewhere,
}) => {
  const second = await makePerson({ name: "Noor Haddad", team: null });
  if (person.teamId === null) throw new Error("The first person has no team");
  await joinTeam(second.id, person.teamId);
  const theirs = await elsewhere(second);
  await theirs.goto("/board");
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();

  const titles = ["Order seeds", "Sharpen the spade"];
  for (const [index, place] of [page, theirs].entries()) {
    const now = place.getByRole("region", { name: /^Now/ });
    if (!(await now.getByLabel("Title").isVisible())) await now.getByText("Add a card").click();
    await now.getByLabel("Title").fill(titles[index] ?? "");
  }
  await Promise.all(
    [page, theirs].map((place) =>
      place.getByRole("region", { name: /^Now/ }).getByRole("button", { name: "Add card" }).click(),
    ),
  );
  for (const [index, place] of [page, theirs].entries())
    await expect(place.getByRole("heading", { name: titles[index] ?? "" })).toBeVisible();
  await page.reload();
  for (const title of titles) await expect(board.card(title)).toBeVisible();
});

test("the board works with the keyboard alone", async ({ page, board }) => {
  await board.column("Later").getByText("Add a card").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Prune the pear tree");
  await page.keyboard.press("Enter");
  await expect(board.card("Prune the pear tree")).toBeVisible();
  await expect(board.column("Later").getByLabel("Title")).toBeFocused();
  await page.getByRole("button", { name: "Finish “Prune the pear tree”" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Finished “Prune the pear tree”")).toBeVisible();
  await expect(board.column("Later").getByRole("heading", { level: 2 })).toBeFocused();
});

test("the same forms work before hydration", async ({ page, board, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await board.add("Now", "Clean the pond");
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Finish “Clean the pond”" }).click();
  await expect(page.getByText("Finished “Clean the pond”")).toBeVisible();
  await expect(board.card("Clean the pond")).toBeHidden();
});
