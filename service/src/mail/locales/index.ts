import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import type { MailWords } from "./words.js";

const LANGUAGES: Readonly<Record<string, MailWords>> = { en, de, es, fr };

/** The language of a mail: `de-CH` becomes `de`, an unsupported one `en`. */
export function languageOf(locale: string | null): string {
  const language = locale?.split(/[-_]/)[0]?.toLowerCase() ?? "";
  return Object.hasOwn(LANGUAGES, language) ? language : "en";
}

export const wordsIn = (language: string): MailWords =>
  LANGUAGES[languageOf(language)] as MailWords;

/** The browser's preferred supported language; `null` if there is none. */
export function preferredLanguage(acceptLanguage: string | null): string | null {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", quality = "q=1"] = entry.trim().split(";");
      return {
        language: tag.split("-")[0]?.toLowerCase() ?? "",
        quality: Number(quality.trim().slice(2)) || 0,
      };
    })
    .filter(({ language, quality }) => quality > 0 && Object.hasOwn(LANGUAGES, language))
    .sort((a, b) => b.quality - a.quality);
  return wanted[0]?.language ?? null;
}
