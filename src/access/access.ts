import type { Query } from "../cache/query.js";
import { isKnownError, KnownErrors } from "../protocol/errors/index.js";
import { type Level, reaches } from "../protocol/operations/level.js";
import { fillPath, type Operation, type Output } from "../protocol/operations/operation.js";
import { decodeAnswer } from "../protocol/operations/response-readers.js";
import { Result } from "../protocol/operations/result.js";
import { encodeInput } from "../protocol/operations/shape.js";
import type { RecordType } from "../protocol/records/record.js";
import type { TokenSource, Transport } from "../transport/transport.js";
import type {
  AnyCallArguments,
  CallParameters,
  Expected,
  From,
  Item,
  Listed,
  Read,
  Readable,
  ReadableOne,
} from "./access-types.js";

/** A cache for reads, such as `QueryCache`. */
export interface Reads {
  read<T>(query: Query<T>): Promise<T>;
  stale(kinds: readonly string[]): void;
}

/** Never caches: every read requests the service. */
export const freshReads: Reads = { read: (query) => query.fetch(), stale: () => {} };

/** A session, its part of cache keys, and whether it has no tokens. */
type SessionOfCalls = TokenSource & { readonly key: string; readonly isKnownInvalid?: boolean };

/** What an access consists of: its level, how calls are sent, and whose session they carry. */
export interface AccessOptions<L extends Level> {
  readonly level: L;
  readonly transport: Transport;
  /** The session whose tokens are sent; null for calls by key alone. */
  readonly session: SessionOfCalls | null;
  readonly reads: Reads;
  /**
   * Reads a live query in a component, as the hook `hook`. `twin` is its function outside
   * components.
   */
  readonly live: <T>(query: Query<T>, hook: string, twin: string) => T;
  /** The user in paths. Default: `"me"`. */
  readonly subject?: string | undefined;
  /** Receives the record kinds of each write, for caches other than `reads`. */
  readonly onWrite?: ((kinds: readonly string[]) => void | Promise<void>) | undefined;
}

/**
 * Calls the service with one level and session: the only difference between client, server and
 * admin objects.
 */
export class Access<L extends Level> {
  readonly #options: AccessOptions<L>;
  readonly level: L;
  /** The user in paths: `"me"` or an id. */
  readonly subject: string;

  constructor(options: AccessOptions<L>) {
    this.#options = options;
    this.level = options.level;
    this.subject = options.subject ?? "me";
  }

  /** Returns an access for another user in paths. */
  about(userId: string): Access<L> {
    return new Access({ ...this.#options, subject: userId });
  }

  /** Returns an access with another session, or without one. */
  as(session: AccessOptions<L>["session"]): Access<L> {
    return new Access({ ...this.#options, session });
  }

  /** Returns the cache key of a read. It distinguishes sessions and levels; `parts` the rest. */
  key(...parts: readonly string[]): string {
    return [this.#options.session?.key ?? "", this.level, ...parts].join(" ");
  }

  /**
   * Creates a query. `make` converts each record. Queries with equal arguments share their result,
   * so each other `make` needs its own `view`.
   */
  query<O extends Operation, T>(
    operation: O,
    args: AnyCallArguments<O, L>,
    make: (fields: Item<O, L>) => T,
    view = "",
  ): Query<Read<O, T>> {
    const { path, query } = this.#request(operation, args);
    const { session } = this.#options;
    const asked = session?.key;
    return {
      key: this.key(path, String(new URLSearchParams(query)), view),
      kinds: kindsIn(operation.returns.record),
      fetch: async () =>
        madeOf(
          operation,
          await this.#send(operation, args),
          make as (fields: unknown) => T,
        ) as Read<O, T>,
      isOver: () => session !== null && (session.key !== asked || session.isKnownInvalid === true),
    };
  }

  /**
   * Calls an operation. Throws every error. Invalidates cached reads of the kinds that it writes.
   */
  async run<O extends Operation>(
    operation: O,
    ...[args]: CallParameters<O, L>
  ): Promise<Output<O, L>> {
    const output = await this.#send(operation, args);
    await this.touch(operation.touches);
    return output;
  }

  /** Invalidates cached reads of these kinds. */
  async touch(kinds: readonly string[]): Promise<void> {
    this.#options.reads.stale(kinds);
    if (kinds.length > 0) await this.#options.onWrite?.(kinds);
  }

  /** As `run`, but returns expected errors as a `Result`. Throws all others. */
  async attempt<O extends Operation>(
    operation: O,
    ...args: CallParameters<O, L>
  ): Promise<Result<Output<O, L>, Expected<O>>> {
    try {
      return Result.ok(await this.run(operation, ...args));
    } catch (thrown) {
      // No code has another length, as of a link that a mail program cut.
      const error =
        isKnownError(thrown, "SCHEMA_ERROR") && /^- code /.test(thrown.message)
          ? new KnownErrors.VerificationCodeNotFound()
          : thrown;
      // With an empty list `isKnownError` would match every known error.
      if (operation.expected.length === 0 || !isKnownError(error, ...operation.expected))
        throw thrown;
      return Result.error(error as Expected<O>);
    }
  }

  /** `readable("Teams", query)` creates `listTeams()` and `useTeams()`. */
  readable<const N extends string, A extends unknown[], T>(
    name: N,
    query: (...args: A) => Query<T>,
  ): Readable<N, A, T> {
    return this.#createReaders("list", name, query) as Readable<N, A, T>;
  }

  /**
   * As `readable` for one value: `getProject()` and `useProject()`. `pick` selects a part of it.
   */
  readableOne<const N extends string, A extends unknown[], T, U = T>(
    name: N,
    query: (...args: A) => Query<T>,
    pick?: (value: T, ...args: A) => U,
  ): ReadableOne<N, A, U> {
    return this.#createReaders("get", name, query, pick) as ReadableOne<N, A, U>;
  }

  /** Creates members only at `level` or above, else an empty object. */
  from<const M extends Level, T extends object>(
    level: M,
    members: (access: Access<M>) => T,
  ): From<M, L, T> {
    // A higher level has everything of a lower one.
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

/** The record kinds in a result, nested ones included: a user holds a team. */
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
