"use client";

import { createContext, type ReactNode, useMemo } from "react";
import { DEFAULT_LOCALE } from "./default-locale.js";
import type { Groups } from "./en.js";
import type { Locale } from "./locales.js";
import type { TranslationOverrides } from "./override.js";

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

/** Hands the language of a page, and the texts that came with it, to every part below. Nested, the inner one wins. */
export function MessagesProvider({ locale, isFixed, groups, overrides, children }: Language & { children?: ReactNode }): ReactNode {
  const language = useMemo(() => ({ locale, isFixed, groups, overrides }), [locale, isFixed, groups, overrides]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
