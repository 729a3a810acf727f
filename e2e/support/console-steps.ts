import { expect, type Locator, type Page } from "@playwright/test";
import { violationsOn } from "./axe.js";

/** The steps of an administrator in the console, counted. */
export class ConsoleSteps {
  clicks = 0;
  fills = 0;

  constructor(readonly page: Page) {}

  /** Clicks a control. */
  async click(control: Locator): Promise<void> {
    this.clicks += 1;
    await control.click();
  }

  /** Fills in a field. */
  async fill(field: Locator, text: string): Promise<void> {
    this.fills += 1;
    await field.fill(text);
  }

  press = (name: string, within: Page | Locator = this.page): Promise<void> =>
    this.click(within.getByRole("button", { name, exact: true }));

  /** Opens a view by its name in the side bar. */
  open = (view: string): Promise<void> =>
    this.click(
      this.page
        .getByRole("navigation", { name: "Views" })
        .getByRole("link", { name: view, exact: true }),
    );

  /** Searches for a user and opens their page. */
  async openUser(search: string, name: string): Promise<void> {
    await this.open("Users");
    await this.fill(this.page.getByRole("searchbox"), search);
    await expect(this.page.getByText("1 user", { exact: true })).toBeVisible();
    await this.click(this.page.getByRole("link", { name, exact: true }));
  }

  /** Opens a part of the page of a user, or of another view. */
  openPart = (name: string, of = "Parts of the user"): Promise<void> =>
    this.click(this.page.getByRole("navigation", { name: of }).getByRole("link", { name }));

  /** Ends a task: it costs no more than this, and its last page is accessible. */
  async took(most: { clicks: number; fills: number }): Promise<void> {
    expect(await violationsOn(this.page)).toEqual([]);
    expect(this.clicks).toBeLessThanOrEqual(most.clicks);
    expect(this.fills).toBeLessThanOrEqual(most.fills);
  }
}
