import { test as base, expect } from "@playwright/test";
import { BoardPage, SignInPage, SignUpPage, TeamArea } from "./pages.js";
import { makePerson, type Person } from "./people.js";

interface Journey {
  /** Someone new, with a team of their own. */
  person: Person;
  signInPage: SignInPage;
  signUpPage: SignUpPage;
  teamArea: TeamArea;
  board: BoardPage;
  /** Messages that a page may write to the console: a journey that provokes one names it here. */
  expectedErrors: RegExp[];
  quietConsole: undefined;
}

/** A test of a journey. It fails where any of its pages writes an error to the console or throws. */
export const test = base.extend<Journey>({
  person: async ({ browserName: _ }, use) => use(await makePerson()),
  signInPage: async ({ page }, use) => use(new SignInPage(page)),
  signUpPage: async ({ page }, use) => use(new SignUpPage(page)),
  teamArea: async ({ page }, use) => use(new TeamArea(page)),
  board: async ({ page }, use) => use(new BoardPage(page)),
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => note(String(error.error())));
      await use(undefined);
      expect(errors, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
