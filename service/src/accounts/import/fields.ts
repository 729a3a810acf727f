import { isStorableText } from "@stackkit/next/protocol/internal";
import { type ExportRow, Rejected } from "./record.js";

const MAX_FIELD_LENGTH = 4096;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
/** Stands for bytes that are no UTF-8. */
const REPLACEMENT = "\uFFFD";
/** Larger numbers are milliseconds. */
const MAX_SECONDS = 100_000_000_000;
const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d\d(?::?\d\d)?)?)?$/;
const TRUE: ReadonlySet<unknown> = new Set([true, 1, "1", "t", "true", "TRUE"]);
const FALSE: ReadonlySet<unknown> = new Set([false, 0, "0", "f", "false", "FALSE"]);

/** A field under the first of its names that the record has; empty text counts as none. */
export function fieldOf(row: ExportRow, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(row, name) ? row[name] : undefined;
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return undefined;
}

/** Short text. Throws {@link Rejected} if it is longer, or has control characters. */
export function textOf(row: ExportRow, ...names: readonly string[]): string | undefined {
  const value = fieldOf(row, ...names);
  if (value === undefined) return undefined;
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") throw new Rejected(`${names[0]} is no text`);
  if (text.length > MAX_FIELD_LENGTH)
    throw new Rejected(`${names[0]} has more than ${MAX_FIELD_LENGTH} characters`);
  if (CONTROL.test(text) || !isStorableText(text))
    throw new Rejected(`${names[0]} has control characters`);
  if (text.includes(REPLACEMENT)) throw new Rejected(`${names[0]} is not UTF-8`);
  return text.trim() || undefined;
}

/** True or false, also as PostgreSQL and SQLite write it. */
export function flagOf(row: ExportRow, ...names: readonly string[]): boolean | undefined {
  const value = fieldOf(row, ...names);
  if (value === undefined) return undefined;
  if (TRUE.has(value)) return true;
  if (FALSE.has(value)) return false;
  throw new Rejected(`${names[0]} is neither true nor false`);
}

/** A flag, or the time at which it was set. */
export function flagOrTimeOf(row: ExportRow, ...names: readonly string[]): boolean {
  const value = fieldOf(row, ...names);
  if (value === undefined || FALSE.has(value)) return false;
  if (TRUE.has(value) || millisOf(value) !== undefined) return true;
  throw new Rejected(`${names[0]} is neither true, false nor a time`);
}

/** A time in milliseconds: ISO 8601, as PostgreSQL writes it, or a number since the epoch. */
export function timeOf(row: ExportRow, ...names: readonly string[]): number | undefined {
  const value = fieldOf(row, ...names);
  if (value === undefined) return undefined;
  const millis = millisOf(objectOf(value)?.$date ?? value);
  if (millis === undefined || millis < 0) throw new Rejected(`${names[0]} is no time`);
  return millis;
}

function millisOf(value: unknown): number | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const number = typeof value === "number" || /^\d{9,16}$/.test(value) ? Number(value) : undefined;
  if (number !== undefined) {
    const millis = Math.floor(number > MAX_SECONDS ? number : number * 1000);
    return Number.isSafeInteger(millis) ? millis : undefined;
  }
  const [, day, time = "00:00", zone = "Z"] = TIME.exec(value as string) ?? [];
  if (day === undefined) return undefined;
  // PostgreSQL writes "+00", and Date.parse reads "+00:00".
  const offset = zone === "UTC" ? "Z" : /^.\d\d$/.test(zone) ? `${zone}:00` : zone;
  const millis = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(millis) ? undefined : millis;
}

/** A JSON object, also as text; `undefined` if it has no keys. */
export function jsonOf(row: ExportRow, ...names: readonly string[]): ExportRow | undefined {
  const value = fieldOf(row, ...names);
  if (value === undefined) return undefined;
  const object = objectOf(typeof value === "string" ? parse(value) : value);
  if (!object) throw new Rejected(`${names[0]} is no JSON object`);
  return Object.keys(object).length === 0 ? undefined : object;
}

/** An array of objects, also as text. */
export function listOf(row: ExportRow, ...names: readonly string[]): ExportRow[] {
  const value = fieldOf(row, ...names);
  const list = typeof value === "string" ? parse(value) : (value ?? []);
  if (!Array.isArray(list)) throw new Rejected(`${names[0]} is no list`);
  return list.map((item) => {
    const object = objectOf(item);
    if (!object) throw new Rejected(`${names[0]} has something that is no object`);
    return object;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const objectOf = (value: unknown): ExportRow | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as ExportRow)
    : undefined;
