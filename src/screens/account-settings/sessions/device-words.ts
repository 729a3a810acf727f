import type { Translate } from "../../../messages/use-messages.js";

/** A country's name in the reader's language; undefined for an invalid code. */
function countryName(code: string, locale: string): string | undefined {
  try {
    return new Intl.DisplayNames(locale, { type: "region", fallback: "none" }).of(code);
  } catch {
    return undefined;
  }
}

const COMMA: Readonly<Record<string, string>> = {
  ar: "، ",
  ja: "、",
  "zh-CN": "，",
  "zh-TW": "，",
};

/**
 * City and country, or device and place. The "and" of `Intl.ListFormat` would be wrong in any
 * language.
 */
export const joinWords = (parts: readonly (string | undefined)[], locale: string): string =>
  parts.filter(Boolean).join(COMMA[locale] ?? ", ");

interface Place {
  readonly cityName?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** City and country in the reader's language; undefined without them. */
export function placeText(place: Place | undefined, locale: string): string | undefined {
  const country = place?.countryCode ? countryName(place.countryCode, locale) : undefined;
  return joinWords([place?.cityName ?? undefined, country], locale) || undefined;
}

/** "Firefox on Linux" for the "Firefox, Linux" of the service. */
export function deviceText(
  device: string | undefined,
  t: Translate<"account">,
): string | undefined {
  const [browser = "", system] = device?.split(", ") ?? [];
  return system === undefined ? device : t("sessions.device", { browser, system });
}
