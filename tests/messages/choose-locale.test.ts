import { describe, expect, it } from "vitest";
import { chooseLocale, matchLocale } from "../../src/protocol/languages/choose-locale.js";
import { directionOf, LOCALES } from "../../src/protocol/languages/locales.js";

describe("a language tag", () => {
  it.each(LOCALES)("%s means itself", (locale) => {
    expect(matchLocale(locale)).toBe(locale);
    expect(matchLocale(locale.toUpperCase())).toBe(locale);
  });

  it.each([
    ["en-US", "en"],
    ["de-DE", "de"],
    ["es-ES", "es"],
    ["fr-FR", "fr"],
    ["it-IT", "it"],
    ["fr-CA", "fr-CA"],
    ["pt-BR", "pt-BR"],
    ["pt-PT", "pt-PT"],
    ["zh-CN", "zh-CN"],
    ["zh-TW", "zh-TW"],
    ["de-AT", "de"],
    ["pt", "pt-BR"],
    ["zh", "zh-CN"],
    ["zh-Hant-HK", "zh-TW"],
    ["zh-HK", "zh-TW"],
    ["zh-Hans-SG", "zh-CN"],
    ["iw-IL", "he"],
    ["nl_BE", "nl"],
    ["tlh", undefined],
    ["", undefined],
  ])("%s means %s", (tag, locale) => {
    expect(matchLocale(tag)).toBe(locale);
  });
});

describe("the language of a page", () => {
  it("is the developer's word before the reader's choice, and that before the browser's", () => {
    expect(chooseLocale({ lang: "de-DE", cookie: "ja", acceptLanguage: "ko" })).toBe("de");
    expect(chooseLocale({ cookie: "ja", acceptLanguage: "ko" })).toBe("ja");
    expect(chooseLocale({ acceptLanguage: "ko" })).toBe("ko");
  });

  it("follows the weights of the browser's wishes, not their order", () => {
    expect(chooseLocale({ acceptLanguage: "fr;q=0.4, tlh, uk;q=0.9, *;q=0.1" })).toBe("uk");
  });

  it("does not take a language that the browser refuses", () => {
    expect(chooseLocale({ acceptLanguage: "fr;q=0, sv;q=0.1" })).toBe("sv");
  });

  it("is English if nothing fits", () => {
    expect(chooseLocale({ lang: "xx", cookie: "?", acceptLanguage: ";;;q=,," })).toBe("en");
    expect(chooseLocale({})).toBe("en");
  });
});

it("Arabic and Hebrew are written from right to left, and nothing else is", () => {
  expect(LOCALES.filter((locale) => directionOf(locale) === "rtl")).toEqual(["ar", "he"]);
});
