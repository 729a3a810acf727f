import { expect, type Page } from "@playwright/test";
import {
  chooseProviderAccount,
  denyProviderAccess,
  type ProviderAccount,
} from "@stackkit/next/testing/playwright";

/** The page of the service's provider emulator, in English only. */
export class ProviderPage {
  constructor(readonly page: Page) {}

  async isShown(): Promise<void> {
    await expect(
      this.page.getByRole("heading", { level: 1, name: /^Choose a .* account$/ }),
    ).toBeVisible();
  }

  /** Signs in to the provider with the given name and address. */
  async choose(account: ProviderAccount): Promise<void> {
    await this.isShown();
    await chooseProviderAccount(this.page, { name: "Robin Vale", ...account });
  }

  async deny(): Promise<void> {
    await this.isShown();
    await denyProviderAccess(this.page);
  }
}
