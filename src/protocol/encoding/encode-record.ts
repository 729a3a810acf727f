import * as z from "zod/mini";
import type { Level } from "../operations/level.js";
import { type Column, type Named, type RecordType, type Row, readable } from "../records/record.js";
import { constantFields } from "./constant-fields.js";
import { millis } from "./scalars.js";

/** Turns a row into the wire object visible at `level`. The inverse of `decodeRecord`. */
export function encodeRecord<R extends RecordType>(
  type: R,
  level: Level,
  row: Row<R>,
): Record<string, unknown> {
  const from = row as Record<string, unknown>;
  const wire: Record<string, unknown> = {};
  for (const { name, to, encode } of encodersOf(readable(type.columns, level))) {
    const value = encode ? encode(from[name], level) : from[name];
    if (value !== undefined) wire[to] = value;
  }
  return Object.assign(wire, constantFields(type.kind, level));
}

type Encode = (value: unknown, level: Level) => unknown;

interface Encoder {
  readonly name: string;
  readonly to: string;
  /** Undefined if the value is identical on the wire. */
  readonly encode: Encode | undefined;
}

const known = new WeakMap<readonly Named[], readonly Encoder[]>();

function encodersOf(columns: readonly Named[]): readonly Encoder[] {
  const found = known.get(columns);
  if (found) return found;
  const made = columns.map(({ name, column }) => ({
    name,
    to: column.wire,
    encode: encodeColumn(column),
  }));
  known.set(columns, made);
  return made;
}

function encodeColumn({ schema, nested }: Column): Encode | undefined {
  if (!nested) return encodeBy(schema as z.core.$ZodType);
  return (value, level) =>
    throughNested(value, (item) => encodeRecord(nested, level, item as never));
}

/**
 * Compiles a codec's encoder once: running the codec for each value of each row takes as long as
 * reading the rows from a database. Like the codec, it drops undeclared keys of an object.
 */
function encodeBy(schema: z.core.$ZodType): Encode | undefined {
  if (schema === millis) return (value) => (value as Date).getTime();
  if (isSame(schema)) return undefined;
  const inner = innerOf(schema);
  if (inner) {
    const encode = encodeBy(inner);
    return encode && ((value, level) => (value == null ? value : encode(value, level)));
  }
  if (schema instanceof z.ZodMiniArray && !schema._zod.def.checks) {
    const encode = encodeBy(schema._zod.def.element);
    return encode && ((value, level) => (value as unknown[]).map((item) => encode(item, level)));
  }
  if (schema instanceof z.ZodMiniObject && isPlain(schema._zod.def)) {
    const names = Object.keys(schema._zod.def.shape);
    return (value) =>
      Object.fromEntries(names.map((name) => [name, (value as Record<string, unknown>)[name]]));
  }
  return (value) => z.encode(schema as z.ZodMiniType, value);
}

const SAME = new Set(["string", "number", "boolean", "literal", "enum", "custom", "unknown"]);

/** Whether a codec leaves values unchanged. */
function isSame(schema: z.core.$ZodType): boolean {
  const inner = innerOf(schema);
  const { checks, type } = schema._zod.def;
  return inner ? isSame(inner) : !checks && SAME.has(type);
}

// Defaults are for what a wire object lacks, so they are not encoded.
const WRAPPERS = new Set(["nullable", "optional", "default"]);

/** The codec of the values that are neither null nor undefined. */
const innerOf = ({ _zod: { def } }: z.core.$ZodType): z.core.$ZodType | undefined =>
  "innerType" in def && !def.checks && WRAPPERS.has(def.type)
    ? (def.innerType as z.core.$ZodType)
    : undefined;

const isPlain = ({ checks, catchall, shape }: z.core.$ZodObjectDef): boolean =>
  !checks && !catchall && Object.values(shape).every(isSame);

const throughNested = (value: unknown, convert: (item: unknown) => unknown): unknown =>
  value === null || value === undefined
    ? null
    : Array.isArray(value)
      ? value.map(convert)
      : convert(value);
