import * as z from "zod/mini";
import type { Opened } from "../encoding/json.js";
import type { Schema, Value } from "../encoding/schema.js";
import { type AtLeast, type Level, reaches } from "../operations/level.js";

/** Who may read or write a field; `"none"` if no caller may. */
export type Grant = Level | "none";

/**
 * One field of a record: its wire name, the codec of its value `T`, and the levels that may read
 * it, update it, and set it on creation.
 */
export interface Column<
  T = unknown,
  Read extends Grant = Grant,
  Update extends Grant = Grant,
  Create extends Grant = Grant,
> {
  readonly wire: string;
  readonly schema: Schema<T>;
  /** A stricter schema for input from callers. */
  readonly input: Schema<T>;
  readonly read: Read;
  readonly update: Update;
  readonly create: Create;
  /** Set if the field holds another record, which is filtered by the same level. */
  readonly nested?: RecordType | undefined;
  readonly layout?: Layout | undefined;
}

/** The columns of a record by their names in the kit. */
export type Columns = Readonly<Record<string, Column>>;

/** A kind of record on the wire. `columns` fully describes its fields. */
export interface RecordType<C extends Columns = Columns> {
  readonly kind: string;
  readonly columns: C;
}

/** Makes a record of columns. `kind` tags what calls invalidate. */
export const record = <const C extends Columns>(kind: string, columns: C): RecordType<C> => ({
  kind,
  columns,
});

interface Access<S extends Schema, Read extends Grant, Update extends Grant, Create extends Grant> {
  /** A stricter schema for input from callers. */
  readonly input?: Schema<Value<S>>;
  /** Who reads it; default: everyone. */
  readonly read?: Read;
  /** Who updates it; default: no caller. */
  readonly update?: Update;
  /** Who sets it on creation; default: the levels that may update it. */
  readonly create?: Create;
}

// Without NoInfer, the context of a call would widen a column's grants to any grant, and no level
// could read the field.

/** A field: `column("display_name", z.string(), { update: "client" })`. */
export function column<
  S extends Schema,
  const Read extends Grant = "client",
  const Update extends Grant = "none",
  const Create extends Grant = Update,
>(
  wire: string,
  schema: S,
  access: Access<S, Read, Update, Create> = {},
): Column<Value<S>, NoInfer<Read>, NoInfer<Update>, NoInfer<Create>> {
  const update = (access.update ?? "none") as Update;
  return {
    wire,
    schema: schema as Schema<Value<S>>,
    input: access.input ?? (schema as Schema<Value<S>>),
    read: (access.read ?? "client") as Read,
    update,
    create: (access.create ?? update) as unknown as Create,
  };
}

type Layout = "one" | "one or null" | "many";

/** A column that holds another record, or several of them. */
export interface NestedColumn<R extends RecordType, How extends Layout, Read extends Grant>
  extends Column<unknown, Read, "none", "none"> {
  readonly nested: R;
  readonly layout: How;
}

const nestedAs =
  <const How extends Layout>(layout: How) =>
  <R extends RecordType, const Read extends Grant = "client">(
    wire: string,
    of: R,
    access: { read?: Read } = {},
  ): NestedColumn<R, How, NoInfer<Read>> => ({
    wire,
    schema: z.unknown(),
    input: z.unknown(),
    nested: of,
    layout,
    read: (access.read ?? "client") as Read,
    update: "none",
    create: "none",
  });

/** A field that holds another record, shown by the level of the caller. */
export const nested = nestedAs("one");
/** The same, but the wire may hold `null`. */
export const nestedOrNull = nestedAs("one or null");
/** A field that holds a list of records. */
export const nestedList = nestedAs("many");

type Laid<T, How extends Layout> = How extends "many"
  ? readonly T[]
  : How extends "one"
    ? T
    : T | null;

type ValueAt<C extends Column, L extends Level> =
  C extends NestedColumn<infer R, infer How, Grant>
    ? Laid<Fields<R, L>, How>
    : C extends Column<infer T>
      ? Opened<T>
      : never;

type ReadableAt<G extends Grant, L extends Level> = G extends Level
  ? L extends AtLeast<G>
    ? true
    : false
  : false;

type Seen<C extends Columns, L extends Level> = {
  readonly [K in keyof C as ReadableAt<C[K]["read"], L> extends true ? K : never]: ValueAt<C[K], L>;
};

/**
 * The fields of a record that level `L` can read, in the developer's names. Fields for every level
 * are typed separately, so that code generic over the level can use them.
 */
export type Fields<R extends RecordType, L extends Level> =
  R extends RecordType<infer C> ? Seen<C, "client"> & Seen<C, L> : never;

/** The whole row of a record, independent of level, as stored by the service. */
export type Row<R extends RecordType> =
  R extends RecordType<infer C>
    ? {
        readonly [K in keyof C as C[K]["read"] extends "none"
          ? never
          : K]: C[K] extends NestedColumn<infer N, infer How, Grant>
          ? Laid<Row<N>, How>
          : C[K] extends Column<infer T>
            ? Opened<T>
            : never;
      }
    : never;

/** A column with its name in the kit. */
export interface Named {
  readonly name: string;
  readonly column: Column;
}

const readableOf = new WeakMap<Columns, Map<Level, readonly Named[]>>();

/**
 * The columns that a level can read. Cached, because every encoded or decoded record needs them.
 */
export function readable(columns: Columns, level: Level): readonly Named[] {
  const known = readableOf.get(columns)?.get(level);
  if (known) return known;
  const seen = seenBy(columns, level);
  readableOf.set(columns, (readableOf.get(columns) ?? new Map()).set(level, seen));
  return seen;
}

const seenBy = (columns: Columns, level: Level): Named[] =>
  Object.entries(columns)
    .filter(([, { read }]) => read !== "none" && reaches(level, read))
    .map(([name, column]) => ({ name, column }));

/** Decodes a wire object into the fields that `level` may read. Undeclared keys are dropped. */
export function decodeRecord<R extends RecordType, L extends Level>(
  type: R,
  level: L,
  wire: unknown,
): Fields<R, L> {
  const from = wireObject.parse(wire);
  return Object.fromEntries(
    readable(type.columns, level).map(({ name, column }) => {
      const value = from[column.wire];
      return [
        name,
        column.nested
          ? decodeNested(column.nested, column.layout, level, value)
          : z.decode(column.schema as z.ZodMiniType, value),
      ];
    }),
  ) as Fields<R, L>;
}

function decodeNested(
  type: RecordType,
  layout: Layout | undefined,
  level: Level,
  value: unknown,
): unknown {
  if (layout === "many")
    return wireList.parse(value).map((item) => decodeRecord(type, level, item));
  return layout === "one or null" && (value === null || value === undefined)
    ? null
    : decodeRecord(type, level, value);
}

const wireObject = z.record(z.string(), z.unknown());
const wireList = z.array(z.unknown());
