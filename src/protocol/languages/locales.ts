/** The languages of the screens, by folder name. */
export const LOCALES = [
  "en",
  "de",
  "es",
  "fr",
  "fr-CA",
  "it",
  "pt-BR",
  "pt-PT",
  "zh-CN",
  "zh-TW",
  "ar",
  "he",
  "ja",
  "ko",
  "tr",
  "pl",
  "uk",
  "nl",
  "sv",
  "hi",
  "id",
  "cs",
  "ru",
] as const;

/** A language that screens and mails have, as a BCP 47 tag. */
export type Locale = (typeof LOCALES)[number];

export { DEFAULT_LOCALE } from "./default-locale.js";

const RIGHT_TO_LEFT: readonly Locale[] = ["ar", "he"];

/** The direction of a language's script. */
export const directionOf = (locale: Locale): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
