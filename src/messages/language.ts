import { createContext } from "react";
import { DEFAULT_LOCALE } from "../protocol/languages/default-locale.js";
import type { Locale } from "../protocol/languages/locales.js";
import type { TranslationOverrides } from "./override.js";
import type { Groups } from "./text-groups.js";

/** The language and text overrides of the screens below. */
export interface Language {
  readonly locale: Locale;
  /** The developer set the language, so the reader has no choice. */
  readonly isFixed?: boolean | undefined;
  /** Groups that came with the page. Missing groups are loaded on demand. */
  readonly groups?: Groups | undefined;
  /** The app's text overrides for groups loaded later; those in `groups` already include them. */
  readonly overrides?: TranslationOverrides | undefined;
}

/** The language of the screens below a provider. */
export const LanguageContext = createContext<Language>({ locale: DEFAULT_LOCALE });
