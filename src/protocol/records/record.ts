import * as z from "zod/mini";
import type { Opened } from "../encoding/json.js";
import { type AtLeast, type Level, reaches } from "../operations/level.js";

/** Who may read or write a field; `"nobody"` where no caller may. */
export type Grant = Level | "nobody";

type Schema = z.ZodMiniType;

/** One field of a record: its wire name, its codec, who reads it, who changes it, who sets it on creation. */
export interface Column<
  S extends Schema = Schema,
  Read extends Grant = Grant,
  Update extends Grant = Grant,
  Create extends Grant = Grant,
> {
  readonly wire: string;
  readonly schema: S;
  /** What a caller may send, where it is narrower than what may come back. */
  readonly input: z.ZodMiniType<z.output<S>, z.input<S>>;
  readonly read: Read;
  readonly update: Update;
  readonly create: Create;
  /** Set where the field holds another record, which is shown by the same level. */
  readonly nested?: RecordType | undefined;
  readonly layout?: Layout | undefined;
}

export type Columns = Readonly<Record<string, Column>>;

/** A kind of thing on the wire. `columns` is the whole truth about its fields. */
export interface RecordType<C extends Columns = Columns> {
  readonly kind: string;
  readonly columns: C;
}

export const record = <const C extends Columns>(kind: string, columns: C): RecordType<C> => ({
  kind,
  columns,
});

interface Access<S extends Schema, Read extends Grant, Update extends Grant, Create extends Grant> {
  /** What a caller may send, where it is narrower than what may come back. */
  readonly input?: z.ZodMiniType<z.output<S>, z.input<S>>;
  /** Who reads it; everyone unless stated. */
  readonly read?: Read;
  /** Who changes it; nobody unless stated. */
  readonly update?: Update;
  /** Who sets it on creation; whoever may change it unless stated. */
  readonly create?: Create;
}

// NoInfer: without it, the place where a row stands would widen its grants to any grant, and its field would be nobody's.

/** A field: `column("display_name", z.string(), { update: "client" })`. */
export function column<
  S extends Schema,
  const Read extends Grant = "client",
  const Update extends Grant = "nobody",
  const Create extends Grant = Update,
>(
  wire: string,
  schema: S,
  access: Access<S, Read, Update, Create> = {},
): Column<S, NoInfer<Read>, NoInfer<Update>, NoInfer<Create>> {
  const update = (access.update ?? "nobody") as Update;
  return {
    wire,
    schema,
    input: access.input ?? (schema as never),
    read: (access.read ?? "client") as Read,
    update,
    create: (access.create ?? update) as unknown as Create,
  };
}

type Layout = "one" | "one or null" | "many";

/** A column that holds another record, or several of them. */
export interface NestedColumn<R extends RecordType, How extends Layout, Read extends Grant>
  extends Column<Schema, Read, "nobody", "nobody"> {
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
    update: "nobody",
    create: "nobody",
  });

/** A field that holds another record, shown by the level of the caller. */
export const nested = nestedAs("one");
/** The same, where the wire may hold `null`. */
export const nestedOrNull = nestedAs("one or null");
/** A field that holds a list of records. */
export const nestedList = nestedAs("many");

type Laid<T, How extends Layout> = How extends "many"
  ? readonly T[]
  : How extends "one"
    ? T
    : T | null;

type Value<C extends Column, L extends Level> =
  C extends NestedColumn<infer R, infer How, Grant>
    ? Laid<Fields<R, L>, How>
    : Opened<z.output<C["schema"]>>;

type ReadableAt<G extends Grant, L extends Level> = G extends Level
  ? L extends AtLeast<G>
    ? true
    : false
  : false;

type Seen<C extends Columns, L extends Level> = {
  readonly [K in keyof C as ReadableAt<C[K]["read"], L> extends true ? K : never]: Value<C[K], L>;
};

/**
 * The fields of a record that level `L` can read, in the developer's names. Those that every level reads are named apart,
 * so that code written for any level can use them.
 */
export type Fields<R extends RecordType, L extends Level> =
  R extends RecordType<infer C> ? Seen<C, "client"> & Seen<C, L> : never;

/** The whole row of a record, whoever may see it: what the service keeps. */
export type Row<R extends RecordType> =
  R extends RecordType<infer C>
    ? {
        readonly [K in keyof C as C[K]["read"] extends "nobody"
          ? never
          : K]: C[K] extends NestedColumn<infer N, infer How, Grant>
          ? Laid<Row<N>, How>
          : Opened<z.output<C[K]["schema"]>>;
      }
    : never;

export interface Named {
  readonly name: string;
  readonly column: Column;
}

const readableOf = new WeakMap<Columns, Map<Level, readonly Named[]>>();

/** What a level reads of a record. It is asked of every record that is read or shown, so it is kept. */
export function readable(columns: Columns, level: Level): readonly Named[] {
  const known = readableOf.get(columns)?.get(level);
  if (known) return known;
  const seen = seenBy(columns, level);
  readableOf.set(columns, (readableOf.get(columns) ?? new Map()).set(level, seen));
  return seen;
}

const seenBy = (columns: Columns, level: Level): Named[] =>
  Object.entries(columns)
    .filter(([, { read }]) => read !== "nobody" && reaches(level, read))
    .map(([name, column]) => ({ name, column }));

/** Turns a wire object into the fields that `level` may read. Keys that no column names are dropped. */
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
          : z.decode(column.schema, value as never),
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
