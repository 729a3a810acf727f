import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const PEOPLE = 350;
const nameOf = (place: number) => `Ada ${String(place).padStart(3, "0")}`;

const running = new ConsoleService();
test.beforeAll(() =>
  running.start(Array.from({ length: PEOPLE }, (_, place) => ({ displayName: nameOf(place) }))),
);
test.afterAll(running.stop);
test.beforeEach(({ page }) => running.open(page));

test("the list of a phone scrolls with the page, keeps its place, and fits when the phone is turned", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(running.viewUrl("/users?order=displayName&desc=false"));
  await page.getByRole("checkbox", { name: "Select Ada 000" }).check();
  const link = page.getByRole("link", { name: nameOf(120), exact: true });
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 2000));
    await expect(link).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText("1 user selected")).toBeInViewport();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole("heading", { name: nameOf(120), level: 1 })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();

  await page.setViewportSize({ width: 844, height: 390 });
  // What was measured of cards is not counted for rows.
  const spaces = () =>
    page
      .locator(".table-space")
      .evaluateAll((all) => all.map((space) => (space as HTMLElement).offsetHeight % 48));
  await expect.poll(spaces).toEqual([0, 0]);
  await expect(link).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).toBeInViewport();
});
