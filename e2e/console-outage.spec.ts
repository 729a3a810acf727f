import { violationsOn } from "./support/axe.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const running = new ConsoleService();
test.beforeAll(() => running.start([{ displayName: "Ada Lovelace" }]));
test.afterAll(() => running.stop());

test("views say that the service is away, keep what was typed, and recover by themselves", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  await page.goto(running.setUpUrl);
  await running.enter(page, "Create the owner’s account");
  const views = page.getByRole("navigation", { name: "Views" });
  const away = page.getByText("The service cannot be reached.");
  let isAway: (method: string) => boolean = () => true;
  await page.route("**/console/**", (route, request) =>
    request.resourceType() === "fetch" && isAway(request.method())
      ? route.abort("connectionrefused")
      : route.fallback(),
  );

  await views.getByRole("link", { name: "Teams" }).click();
  await expect(away).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  isAway = () => false;
  await expect(page.getByText("No team yet")).toBeVisible();

  await views.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Create user" }).click();
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: "Create user" });
  await dialog.getByRole("textbox", { name: "Address" }).fill("bea@example.com");
  await dialog.getByLabel("Name").fill("Bea Best");
  isAway = () => true;
  await create.click();
  await expect(dialog.getByRole("alert")).toContainText("The service cannot be reached.");
  await expect(dialog.getByLabel("Name")).toHaveValue("Bea Best");

  isAway = (method) => method === "GET";
  await create.click();
  await expect(dialog).toHaveCount(0);
  await views.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page.getByText("this may be out of date")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  isAway = () => false;
  await expect(page.getByText("2 users", { exact: true })).toBeVisible();
  await expect(page.getByText("this may be out of date")).toHaveCount(0);
});
