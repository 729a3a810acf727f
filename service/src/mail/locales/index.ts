import {
  acceptedLocale,
  DEFAULT_LOCALE,
  type Locale,
  matchLocale,
} from "@stackkit/next/protocol/internal";
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

const WORDS: Readonly<Record<Locale, MailWords>> = {
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

/** The language of a mail; English for an unsupported one. */
export const languageOf = (locale: string | null): Locale =>
  (locale !== null && matchLocale(locale)) || DEFAULT_LOCALE;

export const wordsIn = (language: Locale): MailWords => WORDS[language];

/** The browser's preferred language; `null` if none of its languages is supported. */
export const preferredLanguage = (acceptLanguage: string | null): Locale | null =>
  acceptedLocale(acceptLanguage ?? "") ?? null;
