import type { Group, GroupName, Groups } from "./en.js";
import { DEFAULT_LOCALE, type Locale } from "./locales.js";
import type { Texts } from "./message.js";
import { checkOverrides, override, type TranslationOverrides } from "./override.js";

// Whoever needs it has this file at hand, and a page whose texts came with it needs neither.
export { override };

type Loaders = { readonly [G in GroupName]: () => Promise<Group<G>> };

// Each import stands here in words so that bundlers make one small file of each, and load none that is not asked for.
const loaders = {
  en: {
    core: async () => (await import("./en/core.js")).core,
    signIn: async () => (await import("./en/sign-in.js")).signIn,
    account: async () => (await import("./en/account.js")).account,
    teams: async () => (await import("./en/teams.js")).teams,
  },
  de: {
    core: async () => (await import("./de/core.js")).core,
    signIn: async () => (await import("./de/sign-in.js")).signIn,
    account: async () => (await import("./de/account.js")).account,
    teams: async () => (await import("./de/teams.js")).teams,
  },
  es: {
    core: async () => (await import("./es/core.js")).core,
    signIn: async () => (await import("./es/sign-in.js")).signIn,
    account: async () => (await import("./es/account.js")).account,
    teams: async () => (await import("./es/teams.js")).teams,
  },
  fr: {
    core: async () => (await import("./fr/core.js")).core,
    signIn: async () => (await import("./fr/sign-in.js")).signIn,
    account: async () => (await import("./fr/account.js")).account,
    teams: async () => (await import("./fr/teams.js")).teams,
  },
  "fr-CA": {
    core: async () => (await import("./fr-CA/core.js")).core,
    signIn: async () => (await import("./fr-CA/sign-in.js")).signIn,
    account: async () => (await import("./fr-CA/account.js")).account,
    teams: async () => (await import("./fr-CA/teams.js")).teams,
  },
  it: {
    core: async () => (await import("./it/core.js")).core,
    signIn: async () => (await import("./it/sign-in.js")).signIn,
    account: async () => (await import("./it/account.js")).account,
    teams: async () => (await import("./it/teams.js")).teams,
  },
  "pt-BR": {
    core: async () => (await import("./pt-BR/core.js")).core,
    signIn: async () => (await import("./pt-BR/sign-in.js")).signIn,
    account: async () => (await import("./pt-BR/account.js")).account,
    teams: async () => (await import("./pt-BR/teams.js")).teams,
  },
  "pt-PT": {
    core: async () => (await import("./pt-PT/core.js")).core,
    signIn: async () => (await import("./pt-PT/sign-in.js")).signIn,
    account: async () => (await import("./pt-PT/account.js")).account,
    teams: async () => (await import("./pt-PT/teams.js")).teams,
  },
  "zh-CN": {
    core: async () => (await import("./zh-CN/core.js")).core,
    signIn: async () => (await import("./zh-CN/sign-in.js")).signIn,
    account: async () => (await import("./zh-CN/account.js")).account,
    teams: async () => (await import("./zh-CN/teams.js")).teams,
  },
  "zh-TW": {
    core: async () => (await import("./zh-TW/core.js")).core,
    signIn: async () => (await import("./zh-TW/sign-in.js")).signIn,
    account: async () => (await import("./zh-TW/account.js")).account,
    teams: async () => (await import("./zh-TW/teams.js")).teams,
  },
  ar: {
    core: async () => (await import("./ar/core.js")).core,
    signIn: async () => (await import("./ar/sign-in.js")).signIn,
    account: async () => (await import("./ar/account.js")).account,
    teams: async () => (await import("./ar/teams.js")).teams,
  },
  he: {
    core: async () => (await import("./he/core.js")).core,
    signIn: async () => (await import("./he/sign-in.js")).signIn,
    account: async () => (await import("./he/account.js")).account,
    teams: async () => (await import("./he/teams.js")).teams,
  },
  ja: {
    core: async () => (await import("./ja/core.js")).core,
    signIn: async () => (await import("./ja/sign-in.js")).signIn,
    account: async () => (await import("./ja/account.js")).account,
    teams: async () => (await import("./ja/teams.js")).teams,
  },
  ko: {
    core: async () => (await import("./ko/core.js")).core,
    signIn: async () => (await import("./ko/sign-in.js")).signIn,
    account: async () => (await import("./ko/account.js")).account,
    teams: async () => (await import("./ko/teams.js")).teams,
  },
  tr: {
    core: async () => (await import("./tr/core.js")).core,
    signIn: async () => (await import("./tr/sign-in.js")).signIn,
    account: async () => (await import("./tr/account.js")).account,
    teams: async () => (await import("./tr/teams.js")).teams,
  },
  pl: {
    core: async () => (await import("./pl/core.js")).core,
    signIn: async () => (await import("./pl/sign-in.js")).signIn,
    account: async () => (await import("./pl/account.js")).account,
    teams: async () => (await import("./pl/teams.js")).teams,
  },
  uk: {
    core: async () => (await import("./uk/core.js")).core,
    signIn: async () => (await import("./uk/sign-in.js")).signIn,
    account: async () => (await import("./uk/account.js")).account,
    teams: async () => (await import("./uk/teams.js")).teams,
  },
  nl: {
    core: async () => (await import("./nl/core.js")).core,
    signIn: async () => (await import("./nl/sign-in.js")).signIn,
    account: async () => (await import("./nl/account.js")).account,
    teams: async () => (await import("./nl/teams.js")).teams,
  },
  sv: {
    core: async () => (await import("./sv/core.js")).core,
    signIn: async () => (await import("./sv/sign-in.js")).signIn,
    account: async () => (await import("./sv/account.js")).account,
    teams: async () => (await import("./sv/teams.js")).teams,
  },
  hi: {
    core: async () => (await import("./hi/core.js")).core,
    signIn: async () => (await import("./hi/sign-in.js")).signIn,
    account: async () => (await import("./hi/account.js")).account,
    teams: async () => (await import("./hi/teams.js")).teams,
  },
  id: {
    core: async () => (await import("./id/core.js")).core,
    signIn: async () => (await import("./id/sign-in.js")).signIn,
    account: async () => (await import("./id/account.js")).account,
    teams: async () => (await import("./id/teams.js")).teams,
  },
  cs: {
    core: async () => (await import("./cs/core.js")).core,
    signIn: async () => (await import("./cs/sign-in.js")).signIn,
    account: async () => (await import("./cs/account.js")).account,
    teams: async () => (await import("./cs/teams.js")).teams,
  },
  ru: {
    core: async () => (await import("./ru/core.js")).core,
    signIn: async () => (await import("./ru/sign-in.js")).signIn,
    account: async () => (await import("./ru/account.js")).account,
    teams: async () => (await import("./ru/teams.js")).teams,
  },
} satisfies { readonly [L in Locale]?: Loaders };

/** The locales whose texts there are; any other reads English. */
export const TRANSLATED = Object.keys(loaders) as (keyof typeof loaders)[];

const loadersOf = (locale: Locale): Loaders => (loaders as { readonly [L in Locale]?: Loaders })[locale] ?? loaders[DEFAULT_LOCALE as "en"];

const loading = new Map<string, Promise<Texts>>();

/**
 * One group of one locale. The promise is the same each time, so that React can wait for it; a load that failed is
 * forgotten, so that the next render tries again.
 */
export function loadGroup<G extends GroupName>(locale: Locale, group: G): Promise<Group<G>> {
  const key = `${locale}/${group}`;
  let promise = loading.get(key);
  if (promise === undefined) {
    promise = loadersOf(locale)[group]();
    promise.catch(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise as Promise<Group<G>>;
}

/**
 * The groups of texts that a page hands to its screens, with the app's own words in them.
 * @throws Where `overrides` names a text that no English screen has.
 */
export async function loadMessages(locale: Locale, groups: readonly GroupName[], overrides: TranslationOverrides = {}): Promise<Groups> {
  const own = Object.keys(overrides).length > 0;
  if (own) {
    const english = await Promise.all((Object.keys(loaders.en) as GroupName[]).map((group) => loadGroup(DEFAULT_LOCALE, group)));
    checkOverrides(overrides, Object.assign({}, ...english) as Texts);
  }
  const loaded = await Promise.all(
    groups.map(async (group) => {
      const texts = await loadGroup(locale, group);
      return [group, own ? override(texts, await loadGroup(DEFAULT_LOCALE, group), overrides) : texts];
    }),
  );
  return Object.fromEntries(loaded);
}
