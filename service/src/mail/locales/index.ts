import { ar } from "./ar.js";
import { cs } from "./cs.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { frCA } from "./fr-ca.js";
import { he } from "./he.js";
import { hi } from "./hi.js";
import { id } from "./id.js";
import { it } from "./it.js";
import { ja } from "./ja.js";
import { ko } from "./ko.js";
import { nl } from "./nl.js";
import { pl } from "./pl.js";
import { ptBR } from "./pt-br.js";
import { ptPT } from "./pt-pt.js";
import { ru } from "./ru.js";
import { sv } from "./sv.js";
import { tr } from "./tr.js";
import { uk } from "./uk.js";
import type { MailWords } from "./words.js";
import { zhCN } from "./zh-cn.js";
import { zhTW } from "./zh-tw.js";

/** The languages of the screens. */
const LANGUAGES: Readonly<Record<string, MailWords>> = {
  en,
  de,
  es,
  fr,
  "fr-CA": frCA,
  it,
  "pt-BR": ptBR,
  "pt-PT": ptPT,
  "zh-CN": zhCN,
  "zh-TW": zhTW,
  ar,
  he,
  ja,
  ko,
  tr,
  pl,
  uk,
  nl,
  sv,
  hi,
  id,
  cs,
  ru,
};

export const MAIL_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

const MAX_TAG_LENGTH = 35;

const byCode = new Map([
  ...Object.keys(LANGUAGES).map((language) => [language.toLowerCase(), language] as const),
  // Tags whose nearest language is not that of their first subtag.
  ["pt", "pt-BR"],
  ["zh", "zh-CN"],
  ["zh-hant", "zh-TW"],
  ["zh-hk", "zh-TW"],
  ["zh-mo", "zh-TW"],
  ["iw", "he"],
  ["in", "id"],
]);

/** The nearest language of a tag: `de-CH` is `de`, `zh-Hant-HK` is `zh-TW`. */
function matchLanguage(tag: string): string | undefined {
  const parts = tag.slice(0, MAX_TAG_LENGTH).toLowerCase().split(/[-_]/);
  for (let length = parts.length; length > 0; length--) {
    const language = byCode.get(parts.slice(0, length).join("-"));
    if (language !== undefined) return language;
  }
  return undefined;
}

/** The language of a mail; English for an unsupported one. */
export const languageOf = (locale: string | null): string =>
  (locale && matchLanguage(locale)) || "en";

export const wordsIn = (language: string): MailWords =>
  LANGUAGES[languageOf(language)] as MailWords;

/** The direction of a language's script. */
export const directionOf = (language: string): "ltr" | "rtl" =>
  ["ar", "he"].includes(language) ? "rtl" : "ltr";

/** The browser's preferred supported language; `null` if there is none. */
export function preferredLanguage(acceptLanguage: string | null): string | null {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", quality = "q=1"] = entry.trim().split(";");
      return { language: matchLanguage(tag), quality: Number(quality.trim().slice(2)) || 0 };
    })
    .filter(({ language, quality }) => quality > 0 && language !== undefined)
    .sort((a, b) => b.quality - a.quality);
  return wanted[0]?.language ?? null;
}
