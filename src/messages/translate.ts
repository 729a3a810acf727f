import { directionOf, type Locale } from "../protocol/languages/locales.js";
import type { Message } from "./message.js";

/** Values for the placeholders of a message. */
export type Values = Readonly<Record<string, unknown>>;

const formOf = (message: Message, values: Values, locale: Locale): string => {
  if (typeof message === "string") return message;
  const form = new Intl.PluralRules(locale).select(Number(values.count));
  return message[form] ?? message.other;
};

/** Splits a message at its placeholders: texts at even indexes, placeholder names at odd ones. */
const cut = (text: string): string[] => text.split(/\{(\w+)\}/);

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ISOLATE = "\u2068";
const END = "\u2069";

/** Isolates the direction of a value, so that names and addresses do not reorder the sentence. */
const isolated = (text: string, locale: Locale): string =>
  text !== "" && (directionOf(locale) === "rtl" || RIGHT_TO_LEFT.test(text))
    ? ISOLATE + text + END
    : text;

const shown = (value: unknown, locale: Locale): string =>
  typeof value === "number"
    ? new Intl.NumberFormat(locale).format(value)
    : isolated(String(value ?? ""), locale);

/** A message with its placeholders filled in; numbers use the locale's format. */
export const formatText = (message: Message, values: Values, locale: Locale): string =>
  cut(formOf(message, values, locale))
    .map((part, position) => (position % 2 === 0 ? part : shown(values[part], locale)))
    .join("");

/** The parts of a message in order, with values that are not text in place of placeholders. */
export const formatParts = <Part>(
  message: Message,
  values: Readonly<Record<string, Part>>,
  locale: Locale,
): (string | Part | undefined)[] =>
  cut(formOf(message, values, locale)).map((part, position) =>
    position % 2 === 0 ? part : values[part],
  );
