"use client";

import { type ReactNode, useMemo } from "react";
import { type Language, LanguageContext } from "./language.js";

/**
 * Provides the language of a page, and the texts that came with it, to the components below. The
 * innermost provider wins.
 */
export function MessagesProvider({
  locale,
  isFixed,
  groups,
  overrides,
  children,
}: Language & { children?: ReactNode }): ReactNode {
  const language = useMemo(
    () => ({ locale, isFixed, groups, overrides }),
    [locale, isFixed, groups, overrides],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
