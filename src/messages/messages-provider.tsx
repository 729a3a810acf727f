"use client";

import { type ReactNode, useMemo } from "react";
import { type Language, LanguageContext } from "./language.js";

/** Hands the language of a page, and the texts that came with it, to every part below. Nested, the inner one wins. */
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
