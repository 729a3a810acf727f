import { CACHED_APP_URL } from "./support/apps.mjs";
import { enterAsMember, makeMember } from "./support/cached-app.js";
import { expect, test } from "./support/test.js";

test("the switcher and hooks show a team that an action created, without a reload", {
  tag: "@main",
}, async ({ page, context }) => {
  await enterAsMember(await makeMember("Ada Quist"), context);
  await page.goto(`${CACHED_APP_URL}/teams`);
  const teams = page.getByRole("list", { name: "Teams" }).getByRole("listitem");
  await expect(page.getByText("Selected: none")).toBeVisible();
  for (const name of ["Atlas", "Boreas"]) {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText(`Selected: ${name}`)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name }).first()).toBeVisible();
  }
  await expect(teams).toHaveText(["Atlas", "Boreas"]);
});

test("another tab shows it too, and a page where nothing changed requests nothing", async ({
  page,
  context,
}) => {
  await enterAsMember(await makeMember("Bea Quist"), context);
  await page.goto(`${CACHED_APP_URL}/teams`);
  await expect(page.getByText("Selected: none")).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${CACHED_APP_URL}/teams`);
  await expect(other.getByText("Selected: none")).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/")) requests.push(request.url());
  });
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(`${CACHED_APP_URL}/`);
  expect(requests).toEqual([]);
  await page.goBack();
  await page.getByLabel("Name", { exact: true }).fill("Atlas");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Selected: Atlas")).toBeVisible();
  await expect(other.getByText("Selected: Atlas")).toBeVisible();
});
