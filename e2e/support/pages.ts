import { expect, type Locator, type Page } from "@playwright/test";
import { enterAs, type Person } from "./people.js";

/** Before the scripts have loaded the tab is a link, and what is typed on the page that it leaves is lost. */
async function choosePassword(page: Page): Promise<void> {
  const tab = page.getByRole("tab", { name: "Password" });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

/** Presses a button of a form as soon as it can be pressed: before that it is no submit button. */
async function press(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute("type", "submit");
  await button.click();
}

/** The sign-in page. */
export class SignInPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel("E-mail", { exact: true });
    this.password = page.getByRole("textbox", { name: "Password", exact: true });
    this.submit = page.getByRole("tabpanel", { name: "Password" }).getByRole("button", { name: "Sign in" });
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/handler\/sign-in/);
    await expect(this.page.getByRole("heading", { level: 1 })).toContainText("Sign in");
  }

  async signIn({ email, password }: Pick<Person, "email" | "password">): Promise<void> {
    await choosePassword(this.page);
    await this.email.fill(email);
    await this.password.fill(password);
    await press(this.submit);
  }
}

/** The sign-up page. */
export class SignUpPage {
  readonly email: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel("E-mail", { exact: true });
  }

  async signUp({ email, password }: Pick<Person, "email" | "password">): Promise<void> {
    await choosePassword(this.page);
    await this.email.fill(email);
    await this.page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
    await this.page.getByRole("textbox", { name: "Repeat password" }).fill(password);
    await press(this.page.getByRole("button", { name: "Create account" }));
  }
}

/** The signed-in area of the app. */
export class TeamArea {
  constructor(readonly page: Page) {}

  /** Signs in on the sign-in page and stands on the board. */
  async signIn(person: Person): Promise<void> {
    await this.page.goto("/board");
    await new SignInPage(this.page).signIn(person);
    await this.isOnBoard();
  }

  /** Stands on the board, signed in without any page. */
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

  async signOut(): Promise<void> {
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

  /** Opens the column's form where it is closed. */
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
