import { matchLocale } from "../../src/messages/choose-locale.js";
import type { en, GroupName } from "../../src/messages/en.js";
import { loadMessages } from "../../src/messages/load-messages.js";
import { DEFAULT_LOCALE } from "../../src/messages/locales.js";
import type { Texts } from "../../src/messages/message.js";
import { formatText, type Values } from "../../src/messages/translate.js";

const GROUPS: readonly GroupName[] = ["core", "signIn", "account", "teams"];

export type Key = { [G in GroupName]: keyof (typeof en)[G] & string }[GroupName];

/** Says a text of the screens as their reader sees it, so that a journey goes the same way in every language. */
export type Say = (key: Key, values?: Values) => string;

/** The texts that a browser with this language is shown. */
export async function wordsFor(language: string): Promise<Say> {
  const locale = matchLocale(language) ?? DEFAULT_LOCALE;
  const texts: Texts = Object.assign({}, ...Object.values(await loadMessages(locale, GROUPS)));
  return (key, values = {}) => {
    const message = texts[key];
    if (message === undefined) throw new Error(`No screen says ${key} in ${locale}.`);
    return formatText(message, values, locale);
  };
}
