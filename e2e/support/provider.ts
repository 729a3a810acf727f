import { expect, type Page } from "@playwright/test";

export interface ProviderAccount {
  readonly name?: string;
  readonly email: string;
  readonly isVerified?: boolean;
}

/** The page of the service's provider emulator, in English only. */
export class ProviderPage {
  constructor(readonly page: Page) {}

  async isShown(): Promise<void> {
    await expect(
      this.page.getByRole("heading", { level: 1, name: /^Choose a .* account$/ }),
    ).toBeVisible();
  }

  /** Signs in to the provider with the given name and address. */
  async choose({ name = "Robin Vale", email, isVerified = true }: ProviderAccount): Promise<void> {
    await this.isShown();
    await this.page.getByText("Use another account").click();
    await this.page.getByLabel("Name").fill(name);
    await this.page.getByLabel("Email address").fill(email);
    await this.page.getByLabel("The address is verified").setChecked(isVerified);
    await this.page.getByRole("button", { name: "Continue" }).click();
  }

  async deny(): Promise<void> {
    await this.isShown();
    await this.page.getByRole("button", { name: "Cancel" }).click();
  }
}
