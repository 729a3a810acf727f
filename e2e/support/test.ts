import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { BoardPage, SignInPage, SignUpPage, TeamArea } from "./pages.js";
import { enterAs, makePerson, type Person } from "./people.js";
import { SettingsPage } from "./settings-page.js";
import { type Say, wordsFor } from "./words.js";

interface Fixtures {
  /** Opens another browser, which is closed after the test. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A new user with their own team. */
  person: Person;
  /** The texts of the screens in the browser's language. */
  say: Say;
  signInPage: SignInPage;
  signUpPage: SignUpPage;
  settings: SettingsPage;
  teamArea: TeamArea;
  board: BoardPage;
  /** Opens another browser, signed in as `person` or signed out. */
  elsewhere: (person?: Person) => Promise<Page>;
  /** Opens another browser without JavaScript, or before it has loaded. */
  withoutJavaScript: () => Promise<Page>;
  /** Console errors that the test expects. */
  expectedErrors: RegExp[];
  consoleErrors: string[];
  quietConsole: undefined;
}

/** Records every error that a browser's pages log or throw. */
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

/** An end-to-end test. Fails if any of its pages logs or throws an error. */
export const test = base.extend<Fixtures>({
  person: async ({ browserName: _ }, use) => use(await makePerson()),
  say: async ({ locale }, use) => use(await wordsFor(locale ?? "en")),
  signInPage: async ({ page, say }, use) => use(new SignInPage(page, say)),
  signUpPage: async ({ page, say }, use) => use(new SignUpPage(page, say)),
  settings: async ({ page, say }, use) => use(new SettingsPage(page, say)),
  teamArea: async ({ page, signInPage }, use) => use(new TeamArea(page, signInPage)),
  board: async ({ page }, use) => use(new BoardPage(page)),
  newContext: async ({ browser, expectedErrors, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      listen(context, expectedErrors, consoleErrors);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  elsewhere: async ({ newContext }, use) =>
    use(async (person) => {
      const context = await newContext();
      if (person) await enterAs(person, context);
      return context.newPage();
    }),
  withoutJavaScript: async ({ newContext }, use) =>
    use(async () => (await newContext({ javaScriptEnabled: false })).newPage()),
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
