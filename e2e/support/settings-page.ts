import { expect, type Locator, type Page } from "@playwright/test";
import { press, waitForHydration } from "./press.js";
import { AuthenticatorApp } from "./totp.js";
import type { Key, Say } from "./words.js";

const TITLES = {
  profile: "profile.title",
  auth: "auth.title",
  sessions: "sessions.title",
  activity: "activity.title",
  settings: "settings.title",
  "team-creation": "account.navTeamCreation",
} as const satisfies Record<string, Key>;

const PATH = "/handler/account-settings";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The account settings, section by section. */
export class SettingsPage {
  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {}

  /** Opens a section by its URL. */
  async open(section: keyof typeof TITLES): Promise<void> {
    await this.page.goto(`${PATH}#${section}`);
    await this.shows(this.say(TITLES[section]));
  }

  /** Opens the section of sign-in methods, and lets the browser make a passkey. */
  async addPasskey(): Promise<void> {
    await this.open("auth");
    await press(this.button("auth.passkeyAdd"));
    await this.says("auth.passkeyAdded");
  }

  /** Begins to set the second factor up, with an authenticator app that has read the key. */
  async setUpFactor() {
    await this.open("auth");
    const panel = this.panel("auth.totpTitle");
    await press(panel.getByRole("button", { name: this.say("auth.totpEnable") }));
    const dialog = this.dialog("auth.totpSetUpTitle");
    const app = new AuthenticatorApp(await dialog.locator("code").innerText());
    return { panel, dialog, app, field: dialog.getByLabel(this.say("auth.totpConfirm")) };
  }

  async openTeam(teamId: string, name: string): Promise<void> {
    await this.page.goto(`${PATH}#team-${teamId}`);
    await this.shows(name);
  }

  /** Unfolds the list of sections on a phone. */
  async unfold(): Promise<void> {
    const fold = this.page
      .getByRole("navigation", { name: this.say("account.sections") })
      .getByRole("button", { expanded: false });
    if (await fold.isVisible()) await press(fold);
  }

  async shows(title: string): Promise<void> {
    const heading = this.page.getByRole("heading", { level: 2, name: title, exact: true }).first();
    await expect(heading).toBeVisible();
    await waitForHydration(heading);
  }

  /** An item of a section, by its title. It may also have a badge. */
  panel(title: Key): Locator {
    return this.page.getByRole("region", { name: new RegExp(`^${escaped(this.say(title))}`) });
  }

  button(key: Key, values: Record<string, string> = {}): Locator {
    return this.page.getByRole("button", { name: this.say(key, values), exact: true });
  }

  dialog(key: Key, values: Record<string, string> = {}): Locator {
    return this.page.getByRole("dialog", { name: this.say(key, values) });
  }

  /** The short confirmation of a change. */
  async says(key: Key, values: Record<string, string | number> = {}): Promise<void> {
    await expect(
      this.page.getByRole("status").filter({ hasText: this.say(key, values) }),
    ).toBeVisible();
  }
}
