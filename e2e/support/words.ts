import type { Page } from "@playwright/test";
import { loadMessages } from "../../src/messages/load-messages.js";
import type { Message, Texts } from "../../src/messages/message.js";
import type { GroupName, TextKey } from "../../src/messages/text-groups.js";
import { formatParts, formatText, type Values } from "../../src/messages/translate.js";
import { matchLocale } from "../../src/protocol/languages/choose-locale.js";
import { DEFAULT_LOCALE, type Locale } from "../../src/protocol/languages/locales.js";

const GROUPS: readonly GroupName[] = [
  "core",
  "errors",
  "signIn",
  "pages",
  "account",
  "teams",
  "keys",
  "strength",
];

export type Key = { [G in GroupName]: TextKey<G> }[GroupName];

/**
 * Returns a text of the screens in the browser's language, so that a test works in every language.
 */
export interface Say {
  (key: Key, values?: Values): string;
  /** The same for texts with elements in their placeholders. */
  rich(key: Key, values: Readonly<Record<string, string>>): string;
}

const textsIn = async (locale: Locale): Promise<Texts> =>
  Object.assign({}, ...Object.values(await loadMessages(locale, GROUPS)));

/** The texts of the browser's language. */
export async function wordsFor(language: string): Promise<Say> {
  const locale = matchLocale(language) ?? DEFAULT_LOCALE;
  const texts = await textsIn(locale);
  const textOf = (key: Key): Message => {
    const message = texts[key];
    if (message === undefined) throw new Error(`No screen says ${key} in ${locale}.`);
    return message;
  };
  const say = (key: Key, values: Values = {}) => formatText(textOf(key), values, locale);
  return Object.assign(say, {
    rich: (key: Key, values: Readonly<Record<string, string>>) =>
      formatParts(textOf(key), values, locale).join(""),
  });
}

/** Finds English texts on a page that should be in another language. */
export async function untranslated(page: Page, locale: Locale): Promise<string[]> {
  const [english, translated] = await Promise.all([textsIn(DEFAULT_LOCALE), textsIn(locale)]);
  const said = await page.locator(".stack-scope").evaluateAll((scopes) =>
    scopes.flatMap((scope) => {
      const texts = document.createNodeIterator(scope, NodeFilter.SHOW_TEXT);
      const found = [...scope.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
        (element) =>
          ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name)),
      );
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        found.push(text.nodeValue);
      return found;
    }),
  );
  return Object.keys(english).flatMap((key) => {
    const text = english[key];
    return typeof text === "string" && text !== translated[key] && said.includes(text)
      ? [text]
      : [];
  });
}
