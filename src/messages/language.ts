import { createContext } from "react";
import { DEFAULT_LOCALE } from "./default-locale.js";
import type { Groups } from "./en.js";
import type { Locale } from "./locales.js";
import type { TranslationOverrides } from "./override.js";

/** In which language the screens below speak, and with which words. */
export interface Language {
  readonly locale: Locale;
  /** The developer chose the language, and the reader has no choice. */
  readonly isFixed?: boolean | undefined;
  /** Groups that came with the page. What is missing is loaded when a part asks for it. */
  readonly groups?: Groups | undefined;
  /** The app's own words, for groups that are loaded later; those in `groups` have them already. */
  readonly overrides?: TranslationOverrides | undefined;
}

export const LanguageContext = createContext<Language>({ locale: DEFAULT_LOCALE });
