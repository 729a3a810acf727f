import { directionOf, type Locale } from "./locales.js";
import type { Message } from "./message.js";

/** What fills the places of a message. */
export type Values = Readonly<Record<string, unknown>>;

const formOf = (message: Message, values: Values, locale: Locale): string => {
  if (typeof message === "string") return message;
  const form = new Intl.PluralRules(locale).select(Number(values.count));
  return message[form] ?? message.other;
};

/** Cuts a message at its places: texts at even positions, names of places at odd ones. */
const cut = (text: string): string[] => text.split(/\{(\w+)\}/);

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ISOLATE = "\u2068";
const END = "\u2069";

/** A name or address keeps its own direction, and the sentence around it keeps its order, whichever way each is written. */
const isolated = (text: string, locale: Locale): string =>
  text !== "" && (directionOf(locale) === "rtl" || RIGHT_TO_LEFT.test(text))
    ? ISOLATE + text + END
    : text;

const shown = (value: unknown, locale: Locale): string =>
  typeof value === "number"
    ? new Intl.NumberFormat(locale).format(value)
    : isolated(String(value ?? ""), locale);

/** A message with its places filled in; numbers are written as the language writes them. */
export const formatText = (message: Message, values: Values, locale: Locale): string =>
  cut(formOf(message, values, locale))
    .map((part, position) => (position % 2 === 0 ? part : shown(values[part], locale)))
    .join("");

/** The same for values that are not texts: the parts of the message in order. */
export const formatParts = <Part>(
  message: Message,
  values: Readonly<Record<string, Part>>,
  locale: Locale,
): (string | Part | undefined)[] =>
  cut(formOf(message, values, locale)).map((part, position) =>
    position % 2 === 0 ? part : values[part],
  );
