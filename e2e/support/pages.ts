import { expect, type Locator, type Page } from "@playwright/test";
import { PROJECT_NAME } from "../../scripts/demo/content.mjs";
import { enterAs, type Person } from "./people.js";
import { press, send, waitForHydration } from "./press.js";
import type { Say } from "./words.js";

/**
 * Selects the password tab. Before hydration the tab is a link, and anything typed is lost when it
 * navigates.
 */
async function choosePassword(page: Page, say: Say): Promise<void> {
  const tab = page.getByRole("tab", { name: say("signIn.tabPassword") });
  await press(tab);
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

export class SignInPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly code: Locator;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.email = page.getByLabel(say("field.email"), { exact: true });
    this.code = page.getByLabel(say("code.label"), { exact: true });
    this.password = page.getByRole("textbox", { name: say("field.password"), exact: true });
    this.submit = page
      .getByRole("tabpanel")
      .getByRole("button", { name: say("signIn.submit"), exact: true });
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/handler\/sign-in/);
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(
      this.say("signIn.titleNamed", { name: PROJECT_NAME }),
    );
  }

  async fillIn({ email, password }: Pick<Person, "email" | "password">): Promise<void> {
    await choosePassword(this.page, this.say);
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async signIn(person: Pick<Person, "email" | "password">): Promise<void> {
    await this.fillIn(person);
    await send(this.submit);
  }

  /** Requests a mailed code, the default method on the sign-in and sign-up page. */
  async askForCode(email: string): Promise<void> {
    await waitForHydration(this.email);
    await this.email.fill(email);
    await send(this.page.getByRole("button", { name: this.say("signIn.sendCode") }));
    await expect(this.code).toBeVisible();
  }

  /** The second factor: a step of the card, or a dialog over a page that doesn't sign in. */
  get secondFactor(): Locator {
    const name = this.say("totp.title");
    return this.page.getByRole("region", { name }).or(this.page.getByRole("dialog", { name }));
  }

  /** Fills in the second factor. Six digits submit the form. */
  async answerTotp(code: string): Promise<void> {
    await this.secondFactor.getByLabel(this.say("field.totp")).fill(code);
  }
}

export class SignUpPage {
  readonly email: Locator;
  readonly submit: Locator;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.email = page.getByLabel(say("field.email"), { exact: true });
    this.submit = page
      .getByRole("tabpanel")
      .getByRole("button", { name: say("signUp.submit"), exact: true });
  }

  async signUp({ email, password }: Pick<Person, "email" | "password">): Promise<void> {
    await choosePassword(this.page, this.say);
    // An invitation's address is given.
    if (await this.email.isEditable()) await this.email.fill(email);
    await expect(this.email).toHaveValue(email);
    await this.page
      .getByRole("textbox", { name: this.say("field.password"), exact: true })
      .fill(password);
    await send(this.submit);
  }

  /** Signs up, and goes on without the digits of the mail. */
  async signUpUnverified(person: Pick<Person, "email" | "password">): Promise<void> {
    await this.signUp(person);
    await this.verifyLater();
  }

  /** Leaves the page that waits for the digits of the mail. */
  async verifyLater(): Promise<void> {
    await expect(this.page).toHaveURL(/\/handler\/email-verification/);
    await press(this.page.getByRole("link", { name: this.say("verify.later") }));
  }
}

/** The signed-in area of the app. */
export class TeamArea {
  constructor(
    readonly page: Page,
    readonly signInPage: SignInPage,
  ) {}

  /** Signs in on the sign-in page and waits for the board. */
  async signIn(person: Person): Promise<void> {
    await this.page.goto("/board");
    await this.signInPage.signIn(person);
    await this.isOnBoard();
  }

  /** Opens the board with a session created without the UI. */
  async enter(person: Person): Promise<void> {
    await enterAs(person, this.page.context());
    await this.page.goto("/board");
    await this.isOnBoard();
  }

  private async isOnBoard(): Promise<void> {
    await expect(this.page).toHaveURL("/board");
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  get userButton(): Locator {
    return this.page.getByRole("button", { name: "Account menu" });
  }

  /** Signs out on the board, which it opens from other pages. */
  async signOut(): Promise<void> {
    if (!this.page.url().endsWith("/board")) await this.page.goto("/board");
    await this.userButton.click();
    await this.page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(this.page).toHaveURL("/");
  }
}

/** The board, column by column. */
export class BoardPage {
  constructor(readonly page: Page) {}

  column(name: "Now" | "Next" | "Later"): Locator {
    return this.page.getByRole("region", { name: new RegExp(`^${name}`) });
  }

  card(title: string): Locator {
    return this.page.getByRole("heading", { level: 3, name: title, exact: true });
  }

  /** Opens the column's form if it is closed. */
  async openForm(column: "Now" | "Next" | "Later"): Promise<Locator> {
    const place = this.column(column);
    if (!(await place.getByLabel("Title").isVisible())) await place.getByText("Add a card").click();
    return place;
  }

  async add(column: "Now" | "Next" | "Later", title: string, note = ""): Promise<void> {
    const form = await this.openForm(column);
    await form.getByLabel("Title").fill(title);
    await form.getByLabel("Note").fill(note);
    await form.getByRole("button", { name: "Add card" }).click();
    await expect(this.card(title)).toBeVisible();
  }
}
