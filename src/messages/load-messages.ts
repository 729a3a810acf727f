import { DEFAULT_LOCALE, type Locale } from "../protocol/languages/locales.js";
import { groups } from "./en/groups.js";
import { TEXT_COUNTS } from "./english-texts.js";
import { keptGroup, loadEnglish } from "./load-group.js";
import { override, type TranslationOverrides } from "./override.js";
import type { GroupLoaders, GroupName, Groups, WholeGroup } from "./text-groups.js";

// Callers of this file need `override`; pages whose texts came with them need neither.
export { override };

// Literal imports, so that bundlers create a chunk for each and load it on demand.
const locales = {
  en: async () => groups,
  de: async () => (await import("./de/groups.js")).groups,
  es: async () => (await import("./es/groups.js")).groups,
  fr: async () => (await import(/* webpackChunkName: "stk-fr" */ "./fr/groups.js")).groups,
  "fr-CA": async () => (await import(/* webpackChunkName: "stk-fr" */ "./fr-CA/groups.js")).groups,
  it: async () => (await import("./it/groups.js")).groups,
  "pt-BR": async () => (await import("./pt-BR/groups.js")).groups,
  "pt-PT": async () => (await import("./pt-PT/groups.js")).groups,
  "zh-CN": async () => (await import("./zh-CN/groups.js")).groups,
  "zh-TW": async () => (await import("./zh-TW/groups.js")).groups,
  ar: async () => (await import("./ar/groups.js")).groups,
  he: async () => (await import("./he/groups.js")).groups,
  ja: async () => (await import("./ja/groups.js")).groups,
  ko: async () => (await import("./ko/groups.js")).groups,
  tr: async () => (await import("./tr/groups.js")).groups,
  pl: async () => (await import("./pl/groups.js")).groups,
  uk: async () => (await import("./uk/groups.js")).groups,
  nl: async () => (await import("./nl/groups.js")).groups,
  sv: async () => (await import("./sv/groups.js")).groups,
  hi: async () => (await import("./hi/groups.js")).groups,
  id: async () => (await import("./id/groups.js")).groups,
  cs: async () => (await import("./cs/groups.js")).groups,
  ru: async () => (await import("./ru/groups.js")).groups,
} satisfies { readonly [L in Locale]?: () => Promise<GroupLoaders> };

/** The locales with translations; any other uses English. */
export const TRANSLATED = Object.keys(locales) as (keyof typeof locales)[];

/** One group of one locale, with English texts for those that it lacks. The promise is cached. */
export function loadGroup<G extends GroupName>(locale: Locale, group: G): Promise<WholeGroup<G>> {
  if (locale === DEFAULT_LOCALE) return loadEnglish(group);
  const load =
    (locales as { readonly [L in Locale]?: () => Promise<GroupLoaders> })[locale] ??
    locales[DEFAULT_LOCALE as "en"];
  return keptGroup(locale, group, async () => {
    const texts = await (await load())[group]();
    return Object.keys(texts).length < TEXT_COUNTS[group]
      ? { ...(await loadEnglish(group)), ...texts }
      : (texts as WholeGroup<G>);
  });
}

/** The groups of texts for the screens of a page, with the app's overrides applied. */
export async function loadMessages(
  locale: Locale,
  names: readonly GroupName[],
  overrides: TranslationOverrides = {},
): Promise<Groups> {
  const own = Object.keys(overrides).length > 0;
  const loaded = await Promise.all(
    names.map(async (group) => {
      const texts = await loadGroup(locale, group);
      return [
        group,
        own ? override(texts, await loadGroup(DEFAULT_LOCALE, group), overrides) : texts,
      ];
    }),
  );
  return Object.fromEntries(loaded);
}
