import { environment } from "#environment";
import { COOKIES } from "../../protocol/cookies.js";
import { chooseLocale } from "../../protocol/languages/choose-locale.js";
import type { Locale } from "../../protocol/languages/locales.js";
import type { Appearance } from "../../ui/theme/appearance.js";
import { readAppearance } from "../../ui/theme/read-appearance.js";

/** A reader's preferences, derived from the request. */
export interface Reader {
  readonly locale: Locale;
  readonly appearance: Appearance | null;
}

/** Who reads a page: session, language and appearance, from the request. */
export async function readReader(): Promise<Reader> {
  const [{ jar }, acceptLanguage] = await Promise.all([
    environment.cookies(),
    environment.requestHeader("accept-language"),
  ]);
  return {
    locale: chooseLocale({ cookie: jar.get(COOKIES.language), acceptLanguage }),
    appearance: readAppearance(jar.get(COOKIES.appearance)),
  };
}
