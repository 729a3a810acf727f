import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.js";

/** Longer than any language tag; input comes from headers and cookies. */
const MAX_TAG_LENGTH = 35;

/**
 * By lower-case code: every locale, and codes whose nearest locale is not that of their first
 * subtag.
 */
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

/** The locale for a language tag, or `undefined`: `de-AT` is `de`, `zh-Hant-HK` is `zh-TW`. */
export function matchLocale(tag: string): Locale | undefined {
  const parts = tag.trim().slice(0, MAX_TAG_LENGTH).toLowerCase().replaceAll("_", "-").split("-");
  for (let length = parts.length; length > 0; length--) {
    const locale = byCode.get(parts.slice(0, length).join("-"));
    if (locale !== undefined) return locale;
  }
  return undefined;
}

/** The tags of an `Accept-Language` header, by preference. */
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

/** The preferred of the known languages of an `Accept-Language` header. */
export function acceptedLocale(header: string): Locale | undefined {
  for (const tag of wishedTags(header)) {
    const locale = matchLocale(tag);
    if (locale !== undefined) return locale;
  }
  return undefined;
}

interface Wishes {
  /** The developer's setting. */
  readonly lang?: string | null | undefined;
  /** The reader's choice, from the cookie. */
  readonly cookie?: string | null | undefined;
  /** The browser's `Accept-Language`. */
  readonly acceptLanguage?: string | null | undefined;
}

/**
 * The language of a page: the developer's setting, else the reader's choice, else the browser's
 * preference, else English.
 */
export function chooseLocale({ lang, cookie, acceptLanguage }: Wishes): Locale {
  for (const tag of [lang, cookie]) {
    const locale = tag ? matchLocale(tag) : undefined;
    if (locale !== undefined) return locale;
  }
  return acceptedLocale(acceptLanguage ?? "") ?? DEFAULT_LOCALE;
}
