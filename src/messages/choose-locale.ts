import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.js";

/** Longer tags than any language has; they come from headers and cookies. */
const TAG_LENGTH_AT_MOST = 35;

/** By code in lower case: every locale, and codes whose nearest locale does not follow from their first part. */
const byCode = new Map<string, Locale>([
  ...LOCALES.map((locale) => [locale.toLowerCase(), locale] as const),
  ["pt", "pt-BR"],
  ["zh", "zh-CN"],
  ["zh-hant", "zh-TW"],
  ["zh-hk", "zh-TW"],
  ["zh-mo", "zh-TW"],
  ["iw", "he"],
  ["in", "id"],
]);

/** The locale that a language tag means, or `undefined`: `de-AT` is `de`, `zh-Hant-HK` is `zh-TW`. */
export function matchLocale(tag: string): Locale | undefined {
  const parts = tag
    .trim()
    .slice(0, TAG_LENGTH_AT_MOST)
    .toLowerCase()
    .replaceAll("_", "-")
    .split("-");
  for (let length = parts.length; length > 0; length--) {
    const locale = byCode.get(parts.slice(0, length).join("-"));
    if (locale !== undefined) return locale;
  }
  return undefined;
}

/** The tags of an `Accept-Language` header, most wished for first. */
function wishedTags(header: string): string[] {
  return header
    .split(",")
    .map((entry) => {
      const [tag = "", ...settings] = entry.split(";").map((part) => part.trim());
      const weight = settings.find((setting) => setting.startsWith("q="))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && tag !== "*" && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

interface Wishes {
  /** What the app's developer asked for. */
  readonly lang?: string | null | undefined;
  /** What the reader chose, as the cookie keeps it. */
  readonly cookie?: string | null | undefined;
  /** What the reader's browser asks for. */
  readonly acceptLanguage?: string | null | undefined;
}

/** The language of a page: the developer's word first, then the reader's choice, then the browser's, else English. */
export function chooseLocale({ lang, cookie, acceptLanguage }: Wishes): Locale {
  for (const tag of [lang, cookie, ...wishedTags(acceptLanguage ?? "")]) {
    const locale = tag ? matchLocale(tag) : undefined;
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}
