import {
  acceptedLocale,
  DEFAULT_LOCALE,
  type Locale,
  matchLocale,
} from "@stackkit/next/protocol/internal";
import type { MailWords } from "./words.js";

/** Each loads when a mail in it is written: together they are larger than what a start needs. */
const WORDS: Readonly<Record<Locale, () => Promise<MailWords>>> = {
  en: async () => (await import("./en.js")).en,
  de: async () => (await import("./de.js")).de,
  es: async () => (await import("./es.js")).es,
  fr: async () => (await import("./fr.js")).fr,
  "fr-CA": async () => (await import("./fr-ca.js")).frCA,
  it: async () => (await import("./it.js")).it,
  "pt-BR": async () => (await import("./pt-br.js")).ptBR,
  "pt-PT": async () => (await import("./pt-pt.js")).ptPT,
  "zh-CN": async () => (await import("./zh-cn.js")).zhCN,
  "zh-TW": async () => (await import("./zh-tw.js")).zhTW,
  ar: async () => (await import("./ar.js")).ar,
  he: async () => (await import("./he.js")).he,
  ja: async () => (await import("./ja.js")).ja,
  ko: async () => (await import("./ko.js")).ko,
  tr: async () => (await import("./tr.js")).tr,
  pl: async () => (await import("./pl.js")).pl,
  uk: async () => (await import("./uk.js")).uk,
  nl: async () => (await import("./nl.js")).nl,
  sv: async () => (await import("./sv.js")).sv,
  hi: async () => (await import("./hi.js")).hi,
  id: async () => (await import("./id.js")).id,
  cs: async () => (await import("./cs.js")).cs,
  ru: async () => (await import("./ru.js")).ru,
};

/** The language of a mail; English for an unsupported one. */
export const languageOf = (locale: string | null): Locale =>
  (locale !== null && matchLocale(locale)) || DEFAULT_LOCALE;

export const wordsIn = (language: Locale): Promise<MailWords> => WORDS[language]();

/** The browser's preferred language; `null` if none of its languages is supported. */
export const preferredLanguage = (acceptLanguage: string | null): Locale | null =>
  acceptedLocale(acceptLanguage ?? "") ?? null;
