import type { Fixed, Flag, JsonText, Millis } from "./tables/columns.js";

/** How a field of a record is stored in a column. */
export interface Stored<Column extends string, Value, Raw> {
  readonly column: Column;
  readonly read: (raw: Raw) => Value;
  readonly write: (value: Value) => Raw;
}

/** A field that a new row may leave out. */
export interface Optional<Column extends string, Value, Raw> extends Stored<Column, Value, Raw> {
  readonly absent: Value;
}

const same = <Value>(value: Value): Value => value;

/** A column of text. */
export const text = <C extends string>(column: C): Stored<C, string, string> => ({
  column,
  read: same,
  write: same,
});

/** A column of text that may be null. */
export const textOrNull = <C extends string>(
  column: C,
): Optional<C, string | null, string | null> => ({
  column,
  read: same,
  write: same,
  absent: null,
});

/** Text in which an empty one counts as none. */
export const nonEmptyTextOrNull = <C extends string>(
  column: C,
): Optional<C, string | null, string | null> => ({
  ...textOrNull(column),
  write: (value) => value || null,
});

/** A column of 0 or 1, as a boolean. */
export const flag = <C extends string>(column: C): Optional<C, boolean, Flag> => ({
  column,
  read: (raw) => raw === 1,
  write: (value) => (value ? 1 : 0),
  absent: false,
});

/** JSON as text. A field that is left out is null. */
export const json = <C extends string, Value>(column: C): Optional<C, Value, JsonText> => ({
  column,
  read: (raw) => JSON.parse(raw),
  write: (value) => JSON.stringify(value),
  absent: null as Value,
});

/** A column of milliseconds, as a date. */
export const time = <C extends string>(column: C): Stored<C, Date, Millis> => ({
  column,
  read: (raw) => new Date(raw),
  write: (value) => value.getTime(),
});

/** A column of milliseconds that may be null, as a date. */
export const timeOrNull = <C extends string>(
  column: C,
): Optional<C, Date | null, Millis | null> => ({
  column,
  read: (raw) => (raw === null ? null : new Date(raw)),
  write: (value) => value?.getTime() ?? null,
  absent: null,
});

/** A column of milliseconds. */
export const millis = <C extends string>(column: C): Stored<C, Millis, Millis> => ({
  column,
  read: same,
  write: same,
});

interface AnyStored {
  readonly column: string;
  readonly read: (raw: never) => unknown;
  readonly write: (value: never) => unknown;
  readonly absent?: unknown;
}
type Mapping = Readonly<Record<string, AnyStored>>;

/** The fields of a record, each in a column with a codec of its type. */
export type FieldsOf<Record> = {
  readonly [F in keyof Record]?: {
    readonly column: string;
    readonly read: (raw: never) => Record[F];
    readonly write: (value: Record[F]) => unknown;
  };
};

/** The values of a mapping's fields. */
export type Values<M extends Mapping> = {
  readonly [F in keyof M]: ReturnType<M[F]["read"]>;
};

/** The columns of a mapping, for the type of its table. */
export type ColumnsOf<M extends Mapping> = {
  [F in keyof M as M[F]["column"]]: ReturnType<M[F]["write"]>;
};

/** The same for columns that never change. */
export type FixedColumnsOf<M extends Mapping> = {
  [C in keyof ColumnsOf<M>]: Fixed<ColumnsOf<M>[C]>;
};

/** A partial update. */
export type Change<M extends Mapping> = {
  readonly [F in keyof M]?: ReturnType<M[F]["read"]> | undefined;
};

/** The fields of a mapping that a draft may lack. */
export type OptionalField<M extends Mapping> = {
  [F in keyof M]: M[F] extends { readonly absent: unknown } ? F : never;
}[keyof M];

/** A new row. */
export type Draft<M extends Mapping> = Pick<Values<M>, Exclude<keyof M, OptionalField<M>>> &
  Pick<Change<M>, OptionalField<M>>;

/** The names of a mapping's columns in a table: `u.display_name`. */
export const select = <M extends Mapping, Table extends string>(
  mapping: M,
  table: Table,
): `${Table}.${M[keyof M]["column"]}`[] =>
  Object.values(mapping).map(({ column }) => `${table}.${column}` as never);

/** The same with names of their own: `t.display_name as team_display_name`. */
export const selectAs = <M extends Mapping, Table extends string, Prefix extends string>(
  mapping: M,
  table: Table,
  prefix: Prefix,
): { [F in keyof M]: `${Table}.${M[F]["column"]} as ${Prefix}${M[F]["column"]}` }[keyof M][] =>
  Object.values(mapping).map(({ column }) => `${table}.${column} as ${prefix}${column}` as never);

type RowOf<M extends Mapping, Prefix extends string> = {
  readonly [F in keyof M as `${Prefix}${M[F]["column"]}`]: ReturnType<M[F]["write"]>;
};

/** A function that reads a mapping's fields from a row. */
export function reader<M extends Mapping, Prefix extends string = "">(
  mapping: M,
  prefix = "" as Prefix,
): (row: RowOf<M, Prefix>) => Values<M> {
  const fields = Object.entries(mapping).map(
    ([name, { column, read }]) =>
      [name, prefix + column, read as (raw: unknown) => unknown] as const,
  );
  return (row) => {
    const values: Record<string, unknown> = {};
    for (const [name, column, read] of fields)
      values[name] = read((row as Readonly<Record<string, unknown>>)[column]);
    return values as Values<M>;
  };
}

/** The columns of a new row. */
export const insertion = <M extends Mapping>(mapping: M, draft: Draft<M>): ColumnsOf<M> =>
  columns(mapping, (name, { absent }) => (draft as Record<string, unknown>)[name] ?? absent);

/** The columns that a partial update sets. */
export const update = <M extends Mapping>(mapping: M, change: Change<M>): Partial<ColumnsOf<M>> =>
  columns(mapping, (name) => (change as Record<string, unknown>)[name]);

function columns(mapping: Mapping, valueFor: (name: string, field: AnyStored) => unknown): never {
  const raw: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(mapping)) {
    const value = valueFor(name, field);
    if (value !== undefined) raw[field.column] = field.write(value as never);
  }
  return raw as never;
}

type Defined<T> = { [F in keyof T]: Exclude<T[F], undefined> };

/** The fields of an input that a mapping stores, without those that are left out. */
export const inputOf = <M extends Mapping, Input extends object>(
  mapping: M,
  input: Input,
): Defined<Pick<Input, keyof M & keyof Input>> =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => value !== undefined && Object.hasOwn(mapping, name),
    ),
  ) as Defined<Pick<Input, keyof M & keyof Input>>;
