import { expect, type Locator, type Page } from "@playwright/test";

const POLL_MILLIS = 100;

/** Waits until React has hydrated an element. Earlier clicks are lost, and earlier input may be. */
export async function waitForHydration(element: Locator): Promise<void> {
  await expect(async () => {
    expect(
      await element.evaluate((node) =>
        Object.keys(node).some((key) => key.startsWith("__reactProps$")),
      ),
    ).toBe(true);
  }).toPass({ intervals: [POLL_MILLIS] });
}

/** Clicks a button as soon as it is hydrated. */
export async function press(button: Locator): Promise<void> {
  await waitForHydration(button);
  await button.click();
}

/** Submits a form with its button as soon as it is hydrated. */
export async function send(button: Locator): Promise<void> {
  await waitForHydration(button);
  await expect(button).toHaveAttribute("type", "submit");
  await button.click();
}

/** Finds a link or a button by its text. */
export const linkOrButton = (page: Page, name: string): Locator =>
  page.getByRole("link", { name, exact: true }).or(page.getByRole("button", { name, exact: true }));
