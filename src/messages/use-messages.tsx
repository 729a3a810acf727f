"use client";

import { Fragment, type ReactNode, use, useMemo } from "react";
import { directionOf, type Locale } from "../protocol/languages/locales.js";
import { LanguageContext } from "./language.js";
import type { Message, Texts } from "./message.js";
import { readTexts } from "./page-texts.js";
import type { GroupName, TextsFor, ValuesFor, WholeGroup } from "./text-groups.js";
import { formatParts, formatText, type Values } from "./translate.js";

type Key<G extends GroupName> = keyof TextsFor<G> & string;

/** Returns a text in the reader's language. */
export interface Translate<G extends GroupName = "core"> {
  <K extends Key<G>>(
    key: K,
    ...values: keyof ValuesFor<G, K, never> extends never ? [] : [ValuesFor<G, K, string | number>]
  ): string;
  /** A text with elements as values: `t.rich("code.sentTo", { email: <strong>…</strong> })`. */
  rich<K extends Key<G>>(key: K, values: ValuesFor<G, K, ReactNode>): ReactNode;
  readonly locale: Locale;
}

function translator<G extends GroupName>(
  shared: WholeGroup<"core">,
  own: WholeGroup<G>,
  locale: Locale,
): Translate<G> {
  // Not joined into one object: each component that shows a text would copy all of them.
  const textOf = (key: string) => ((own as Texts)[key] ?? (shared as Texts)[key]) as Message;
  const say = (key: string, values: Values = {}) => formatText(textOf(key), values, locale);
  const rich = (key: string, values: Readonly<Record<string, ReactNode>>) =>
    formatParts(textOf(key), values, locale).map(
      (part, position) =>
        // A value keeps its own direction; the words around it keep the sentence's.
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one sentence never change places.
        position % 2 === 0 ? (
          <Fragment key={position}>{part}</Fragment>
        ) : (
          <bdi key={position}>{part}</bdi>
        ),
      // biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
    );
  return Object.assign(say, { rich, locale }) as Translate<G>;
}

/** The texts of a group and the shared ones. Suspends if they did not come with the page. */
export function useMessages<G extends GroupName = "core">(group?: G): Translate<G> {
  const language = use(LanguageContext);
  const shared = readTexts(language, "core");
  const own = readTexts(language, group ?? "core") as WholeGroup<G>;
  return useMemo(() => translator(shared, own, language.locale), [shared, own, language.locale]);
}

/** The language of the screens and its direction. */
export function useLocale(): { locale: Locale; direction: "ltr" | "rtl"; isFixed: boolean } {
  const { locale, isFixed = false } = use(LanguageContext);
  return { locale, direction: directionOf(locale), isFixed };
}
