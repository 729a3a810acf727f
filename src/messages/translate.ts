import type { Message } from "./message.js";

/** What fills the places of a message. */
export type Values = Readonly<Record<string, unknown>>;

const formOf = (message: Message, values: Values, locale: string): string => {
  if (typeof message === "string") return message;
  const form = new Intl.PluralRules(locale).select(Number(values.count));
  return message[form] ?? message.other;
};

/** Cuts a message at its places: texts at even positions, names of places at odd ones. */
const cut = (text: string): string[] => text.split(/\{(\w+)\}/);

const shown = (value: unknown, locale: string): string => (typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : String(value ?? ""));

/** A message with its places filled in; numbers are written as the language writes them. */
export const formatText = (message: Message, values: Values, locale: string): string =>
  cut(formOf(message, values, locale))
    .map((part, position) => (position % 2 === 0 ? part : shown(values[part], locale)))
    .join("");

/** The same for values that are not texts: the parts of the message in order. */
export const formatParts = <Part>(message: Message, values: Readonly<Record<string, Part>>, locale: string): (string | Part | undefined)[] =>
  cut(formOf(message, values, locale)).map((part, position) => (position % 2 === 0 ? part : values[part]));
