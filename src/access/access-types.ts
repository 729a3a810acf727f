import type { KnownErrorOf } from "../protocol/errors/index.js";
import type { AtLeast, Level } from "../protocol/operations/level.js";
import type { Operation, Params } from "../protocol/operations/operation.js";
import type { Input, Shape } from "../protocol/operations/shape.js";
import type { Fields, RecordType } from "../protocol/records/record.js";

type Needed<K extends string, T> = [keyof T] extends [never]
  ? { readonly [P in K]?: undefined }
  : Partial<T> extends T
    ? { readonly [P in K]?: T | undefined }
    : { readonly [P in K]: T };

/** The arguments of a call. Parts without required fields are optional. */
export type CallArguments<O extends Operation, L extends Level> = Needed<"params", Params<O>> &
  Needed<"query", Input<O["query"], L>> &
  Needed<"body", O["body"] extends Shape ? Input<O["body"], L> : Readonly<Record<never, never>>>;

/** Code for all levels passes client arguments, so every level accepts those too. */
export type AnyCallArguments<O extends Operation, L extends Level> =
  | CallArguments<O, "client">
  | CallArguments<O, L>;

/** The parameters of a call, optional if nothing in them is required. */
export type CallParameters<O extends Operation, L extends Level> =
  Partial<CallArguments<O, "client">> extends CallArguments<O, "client">
    ? [args?: AnyCallArguments<O, L>]
    : [args: AnyCallArguments<O, L>];

/** One record of an operation's result. */
export type Item<
  O extends Operation,
  L extends Level,
> = O["returns"]["record"] extends infer R extends RecordType ? Fields<R, L> : never;

/** A page of a list: the records, and the cursor of the next page, null on the last. */
export type Listed<T> = T[] & { readonly nextCursor: string | null };

/** The result of a query, with each record converted to `T`. */
export type Read<O extends Operation, T> = O["returns"]["form"] extends "list"
  ? T[]
  : O["returns"]["form"] extends "page"
    ? Listed<T>
    : T;

/** The errors that an operation declares as expected. */
export type Expected<O extends Operation> = KnownErrorOf<O["expected"][number]>;

/** Members that exist at level `M` and above. */
export type From<M extends Level, L extends Level, T> = L extends AtLeast<M> ? T : object;

/** A list and its hook: `listTeams()` resolves to it, `useTeams()` subscribes to it. */
export type Readable<N extends string, A extends unknown[], T> = {
  readonly [K in `list${N}`]: (...args: A) => Promise<T>;
} & { readonly [K in `use${N}`]: (...args: A) => T };
/** A single record and its hook: `getProject()` resolves to it, `useProject()` subscribes to it. */
export type ReadableOne<N extends string, A extends unknown[], T> = {
  readonly [K in `get${N}`]: (...args: A) => Promise<T>;
} & { readonly [K in `use${N}`]: (...args: A) => T };
