import type { Query } from "../cache/query.js";
import { isKnownError, type KnownErrorOf } from "../protocol/errors/index.js";
import { type AtLeast, type Level, reaches } from "../protocol/operations/level.js";
import {
  fillPath,
  type Operation,
  type Output,
  type Params,
} from "../protocol/operations/operation.js";
import { decodeAnswer } from "../protocol/operations/response-readers.js";
import { Result } from "../protocol/operations/result.js";
import { encodeInput, type Input, type Shape } from "../protocol/operations/shape.js";
import type { Fields, RecordType } from "../protocol/records/record.js";
import type { TokenSource, Transport } from "../transport/transport.js";

/** Where reads are kept: a `QueryCache`, or one that keeps nothing. */
export interface Reads {
  read<T>(query: Query<T>): Promise<T>;
  stale(kinds: readonly string[]): void;
}

/** Reads for a server's request: every read asks the service. */
export const freshReads: Reads = { read: (query) => query.fetch(), stale: () => {} };

export interface AccessOptions<L extends Level> {
  readonly level: L;
  readonly transport: Transport;
  /** Whose tokens go along; null where calls are made by key alone. */
  readonly session: (TokenSource & { readonly key: string }) | null;
  readonly reads: Reads;
  /** Reads a query in a component, live: the body of the hook `hook`, whose twin outside components is `twin`. */
  readonly live: <T>(query: Query<T>, hook: string, twin: string) => T;
  /** The user that paths are about: `"me"` unless stated. */
  readonly subject?: string | undefined;
  /** Told which kinds were written, where others than `reads` keep them too. */
  readonly onWrite?: ((kinds: readonly string[]) => void) | undefined;
}

type Needed<K extends string, T> = [keyof T] extends [never]
  ? { readonly [P in K]?: undefined }
  : Partial<T> extends T
    ? { readonly [P in K]?: T | undefined }
    : { readonly [P in K]: T };

/** What a call is made with. A part that the operation does not have, or none of whose fields is required, may be left out. */
export type CallArguments<O extends Operation, L extends Level> = Needed<"params", Params<O>> &
  Needed<"query", Input<O["query"], L>> &
  Needed<"body", O["body"] extends Shape ? Input<O["body"], L> : Readonly<Record<never, never>>>;

/** What a call may be made with: every level may ask what a client may, which code written for any level relies on. */
type AnyCallArguments<O extends Operation, L extends Level> =
  | CallArguments<O, "client">
  | CallArguments<O, L>;

/** One `Ask`, that may be left out altogether where nothing in it is required. */
type CallParameters<O extends Operation, L extends Level> =
  Partial<CallArguments<O, "client">> extends CallArguments<O, "client">
    ? [args?: AnyCallArguments<O, L>]
    : [args: AnyCallArguments<O, L>];

/** One record of what an operation gives back. */
export type Item<
  O extends Operation,
  L extends Level,
> = O["returns"]["record"] extends infer R extends RecordType ? Fields<R, L> : never;

/** A page of a list: the records, and the cursor of the next page, null on the last. */
export type Listed<T> = T[] & { readonly nextCursor: string | null };

/** What a query of the operation reads, each record made into a `T`. */
export type Read<O extends Operation, T> = O["returns"]["form"] extends "list"
  ? T[]
  : O["returns"]["form"] extends "page"
    ? Listed<T>
    : T;

/** The errors that an operation's caller has to expect. */
export type Expected<O extends Operation> = KnownErrorOf<O["expected"][number]>;

/** Members that are there at level `M` and above. */
export type From<M extends Level, L extends Level, T> = L extends AtLeast<M> ? T : object;

export type Readable<N extends string, A extends unknown[], T> = {
  readonly [K in `list${N}`]: (...args: A) => Promise<T>;
} & { readonly [K in `use${N}`]: (...args: A) => T };
export type ReadableOne<N extends string, A extends unknown[], T> = {
  readonly [K in `get${N}`]: (...args: A) => Promise<T>;
} & { readonly [K in `use${N}`]: (...args: A) => T };

/** What one caller may do, and on whose behalf: the only thing that differs between client, server and admin. */
export class Access<L extends Level> {
  readonly #options: AccessOptions<L>;
  readonly level: L;
  /** The user that paths are about: `"me"`, or a user's id. */
  readonly subject: string;

  constructor(options: AccessOptions<L>) {
    this.#options = options;
    this.level = options.level;
    this.subject = options.subject ?? "me";
  }

  /** The same caller, about another user. */
  about(userId: string): Access<L> {
    return new Access({ ...this.#options, subject: userId });
  }

  /** The same caller, with another session, or with none. */
  as(session: AccessOptions<L>["session"]): Access<L> {
    return new Access({ ...this.#options, session });
  }

  /** The key of a read of this caller's: it tells sessions and levels apart, and `parts` the rest. */
  key(...parts: readonly string[]): string {
    return [this.#options.session?.key ?? "", this.level, ...parts].join(" ");
  }

  /**
   * A read that can be awaited or used live. Each record of the answer goes through `make`. Queries of one operation with
   * one `ask` share what they read, so where `make` makes something else of it, `view` has to name that.
   */
  query<O extends Operation, T>(
    operation: O,
    args: AnyCallArguments<O, L>,
    make: (fields: Item<O, L>) => T,
    view = "",
  ): Query<Read<O, T>> {
    const { path, query } = this.#request(operation, args);
    return {
      key: this.key(path, String(new URLSearchParams(query)), view),
      kinds: kindsIn(operation.returns.record),
      fetch: async () =>
        madeOf(
          operation,
          await this.#send(operation, args),
          make as (fields: unknown) => T,
        ) as Read<O, T>,
    };
  }

  /** Makes a call. Every error is thrown. Cached reads of what it touches go stale. */
  async run<O extends Operation>(
    operation: O,
    ...[args]: CallParameters<O, L>
  ): Promise<Output<O, L>> {
    const output = await this.#send(operation, args);
    this.touch(operation.touches);
    return output;
  }

  /** Records of these kinds were written: cached reads of them go stale. */
  touch(kinds: readonly string[]): void {
    this.#options.reads.stale(kinds);
    this.#options.onWrite?.(kinds);
  }

  /** The same, with the errors that the operation expects handed back as a `Result`. All others are thrown. */
  async attempt<O extends Operation>(
    operation: O,
    ...args: CallParameters<O, L>
  ): Promise<Result<Output<O, L>, Expected<O>>> {
    try {
      return Result.ok(await this.run(operation, ...args));
    } catch (error) {
      // Without a code to look for, every known error would count as expected.
      if (operation.expected.length === 0 || !isKnownError(error, ...operation.expected))
        throw error;
      return Result.error(error as Expected<O>);
    }
  }

  /** `readable("Teams", query)` gives `listTeams()` and `useTeams()`: one query, read in two ways. */
  readable<const N extends string, A extends unknown[], T>(
    name: N,
    query: (...args: A) => Query<T>,
  ): Readable<N, A, T> {
    return this.#createReaders("list", name, query) as Readable<N, A, T>;
  }

  /** The same for a single thing: `getProject()` and `useProject()`. Where it is a part of what is read, `pick` takes it out. */
  readableOne<const N extends string, A extends unknown[], T, U = T>(
    name: N,
    query: (...args: A) => Query<T>,
    pick?: (value: T, ...args: A) => U,
  ): ReadableOne<N, A, U> {
    return this.#createReaders("get", name, query, pick) as ReadableOne<N, A, U>;
  }

  /** Members that exist only for callers at `level` or above. Below it they are not made at all. */
  from<const M extends Level, T extends object>(
    level: M,
    members: (access: Access<M>) => T,
  ): From<M, L, T> {
    // At or above a level, everything of that level is there.
    return (reaches(this.level, level) ? members(this as unknown as Access<M>) : {}) as From<
      M,
      L,
      T
    >;
  }

  #createReaders<A extends unknown[], T>(
    verb: string,
    name: string,
    query: (...args: A) => Query<T>,
    pick: (value: T, ...args: A) => unknown = (value: T, ..._: A) => value,
  ): object {
    return {
      [verb + name]: async (...args: A) =>
        pick(await this.#options.reads.read(query(...args)), ...args),
      [`use${name}`]: (...args: A) =>
        pick(this.#options.live(query(...args), `use${name}`, verb + name), ...args),
    };
  }

  #request(
    operation: Operation,
    args: Partial<Record<"params" | "query" | "body", object | undefined>> = {},
  ) {
    return {
      method: operation.method,
      path: fillPath(operation.path, (args.params ?? {}) as Record<string, string>),
      query: encodeInput(operation.query, (args.query ?? {}) as Record<string, unknown>) as Record<
        string,
        string
      >,
      body:
        operation.body === null || (args.body === undefined && operation.bodyOptional)
          ? undefined
          : encodeInput(operation.body, (args.body ?? {}) as Record<string, unknown>),
    };
  }

  #send<O extends Operation>(
    operation: O,
    args: AnyCallArguments<O, L> | undefined,
  ): Promise<Output<O, L>> {
    const { transport, session } = this.#options;
    const call = this.#request(operation, args);
    if (operation.returns.form === "text")
      return transport.sendForText(call, session) as Promise<Output<O, L>>;
    return transport.send(call, session, (json) => decodeAnswer(operation, this.level, json));
  }
}

/** The kinds of record in an answer, those inside its fields too: a user holds a team. */
function kindsIn({ kind, columns }: RecordType): readonly string[] {
  return [kind, ...Object.values(columns).flatMap(({ nested }) => (nested ? kindsIn(nested) : []))];
}

function madeOf<T>(
  operation: Operation,
  output: unknown,
  make: (fields: unknown) => T,
): T | T[] | Listed<T> {
  switch (operation.returns.form) {
    case "list":
      return (output as unknown[]).map(make);
    case "page": {
      const { items, nextCursor } = output as {
        items: readonly unknown[];
        nextCursor: string | null;
      };
      return Object.assign(items.map(make), { nextCursor });
    }
    default:
      return make(output);
  }
}
