import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { BoardPage, SignInPage, SignUpPage, TeamArea } from "./pages.js";
import { enterAs, makePerson, type Person } from "./people.js";
import { SettingsPage } from "./settings-page.js";
import { type Say, wordsFor } from "./words.js";

interface Journey {
  /** Someone new, with a team of their own. */
  person: Person;
  /** The words of the screens in the language of the browser. */
  say: Say;
  signInPage: SignInPage;
  signUpPage: SignUpPage;
  settings: SettingsPage;
  teamArea: TeamArea;
  board: BoardPage;
  /** Opens another browser, where that person is signed in, or nobody. */
  elsewhere: (person?: Person) => Promise<Page>;
  /** Messages that a page may write to the console: a journey that provokes one names it here. */
  expectedErrors: RegExp[];
  consoleErrors: string[];
  quietConsole: undefined;
}

/** Notes every error that a browser's pages write to the console or throw. */
function listen(
  context: BrowserContext,
  expectedErrors: readonly RegExp[],
  errors: string[],
): void {
  const note = (text: string) => {
    if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
  };
  context.on("console", (message) => {
    if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(String(error.error())));
}

/** A test of a journey. It fails where any of its pages writes an error to the console or throws. */
export const test = base.extend<Journey>({
  person: async ({ browserName: _ }, use) => use(await makePerson()),
  say: async ({ locale }, use) => use(await wordsFor(locale ?? "en")),
  signInPage: async ({ page, say }, use) => use(new SignInPage(page, say)),
  signUpPage: async ({ page, say }, use) => use(new SignUpPage(page, say)),
  settings: async ({ page, say }, use) => use(new SettingsPage(page, say)),
  teamArea: async ({ page, signInPage }, use) => use(new TeamArea(page, signInPage)),
  board: async ({ page }, use) => use(new BoardPage(page)),
  elsewhere: async ({ browser, expectedErrors, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      contexts.push(context);
      listen(context, expectedErrors, consoleErrors);
      if (person) await enterAs(person, context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  consoleErrors: async ({ browserName: _ }, use) => use([]),
  quietConsole: [
    async ({ context, expectedErrors, consoleErrors }, use) => {
      listen(context, expectedErrors, consoleErrors);
      await use(undefined);
      expect(consoleErrors, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
