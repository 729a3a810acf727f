import { expect, type Locator, type Page } from "@playwright/test";

const LOOK_EVERY_MILLIS = 100;

/** Waits until React has taken over an element. What is pressed before that is lost, and what is typed may be. */
export async function awake(element: Locator): Promise<void> {
  await expect(async () => {
    expect(
      await element.evaluate((node) =>
        Object.keys(node).some((key) => key.startsWith("__reactProps$")),
      ),
    ).toBe(true);
  }).toPass({ intervals: [LOOK_EVERY_MILLIS] });
}

/** Presses a button as soon as it can be pressed. */
export async function press(button: Locator): Promise<void> {
  await awake(button);
  await button.click();
}

/** Sends a form by its button as soon as it can be sent. */
export async function send(button: Locator): Promise<void> {
  await awake(button);
  await expect(button).toHaveAttribute("type", "submit");
  await button.click();
}

/** A way on from a page, by its words. Whether it is a link or a button is the page's own business. */
export const wayOn = (page: Page, name: string): Locator =>
  page.getByRole("link", { name, exact: true }).or(page.getByRole("button", { name, exact: true }));
