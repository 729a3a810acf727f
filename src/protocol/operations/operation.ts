import type { ErrorCode } from "../errors/index.js";
import type { Fields, RecordType, Row } from "../records/record.js";
import type { Level } from "./level.js";
import type { Shape } from "./shape.js";

/** The method of an HTTP request. */
export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The layout of a response: one record, all of them, a page of them, a plain success, or text. */
export type Form = "one" | "list" | "page" | "success" | "text" | "redirect";

/** The response of an operation: one record, a list, a page or none. */
export interface Returns<R extends RecordType = RecordType, F extends Form = Form> {
  readonly form: F;
  readonly record: R;
}

/** No fields. */
type Empty = Readonly<Record<never, never>>;

const nothing: RecordType<Empty> = { kind: "nothing", columns: {} };

const returns =
  <const F extends Form>(form: F) =>
  <R extends RecordType>(record: R): Returns<R, F> => ({ form, record });

/** A response with one record. */
export const one = returns("one");
/** A response with all records, as `items`. */
export const list = returns("list");
/** A response with some records and the cursor of the next ones. */
export const page = returns("page");
/** A response that says only that it is done. */
export const success = returns("success")(nothing);
/** A response of plain text. */
export const text = returns("text")(nothing);
/** A response that sends the browser on. */
export const redirect = returns("redirect")(nothing);

/** One call of the wire protocol, shared by the kit (client) and the service (server). */
export interface Operation<
  Path extends string = string,
  Query extends Shape = Shape,
  Body extends Shape | null = Shape | null,
  Out extends Returns = Returns,
  Expected extends ErrorCode = ErrorCode,
> {
  /** The HTTP method. */
  readonly method: Method;
  /** Relative to the API's base; `{name}` is a parameter. */
  readonly path: Path;
  /** The lowest level that may call it; `"anyone"` needs no project key. */
  readonly access: Level | "anyone";
  /** Clients may call it too if the user in the path is `me`. */
  readonly self: boolean;
  /** The error without a signed-in user, for calls that require one. */
  readonly needsUser: "SCHEMA_ERROR" | "USER_AUTHENTICATION_REQUIRED" | undefined;
  /** The query parameters. */
  readonly query: Query;
  /**
   * Ignores undeclared query keys, and the body of a call that declares none, instead of refusing
   * them.
   */
  readonly loose: boolean;
  /** `null` if the call has no body. */
  readonly body: Body;
  /** The body may be omitted. */
  readonly bodyOptional: boolean;
  /** Ignores undeclared keys of the body instead of refusing them. */
  readonly openBody: boolean;
  /** The layout of the response, and its record. */
  readonly returns: Out;
  /** The status of a successful response. */
  readonly status: 200 | 201 | 307;
  /** Known errors of this call, in addition to those of every call. */
  readonly errors: readonly ErrorCode[];
  /** The errors that the kit returns as a `Result` instead of throwing. */
  readonly expected: readonly Expected[];
  /** Kinds of records that the call changes; cached reads of those kinds become stale. */
  readonly touches: readonly string[];
}

interface OperationRow<
  Query extends Shape,
  Body extends Shape | null,
  Out extends Returns,
  Expected extends ErrorCode,
> {
  access: Level | "anyone";
  self?: boolean;
  needsUser?: "SCHEMA_ERROR" | "USER_AUTHENTICATION_REQUIRED";
  query?: Query;
  loose?: boolean;
  body?: Body;
  bodyOptional?: boolean;
  openBody?: boolean;
  returns: Out;
  status?: 200 | 201 | 307;
  errors?: readonly ErrorCode[];
  expected?: readonly Expected[];
  touches?: readonly string[];
}

const operation =
  (method: Method) =>
  <
    const Path extends string,
    Out extends Returns,
    Query extends Shape = Empty,
    Body extends Shape | null = null,
    const Expected extends ErrorCode = never,
  >(
    path: Path,
    row: OperationRow<Query, Body, Out, Expected>,
  ): Operation<Path, Query, Body, Out, Expected> => ({
    method,
    path,
    access: row.access,
    self: row.self ?? false,
    needsUser: row.needsUser,
    query: row.query ?? ({} as Query),
    loose: row.loose ?? false,
    body: (row.body ?? null) as Body,
    bodyOptional: row.bodyOptional ?? false,
    openBody: row.openBody ?? false,
    returns: row.returns,
    status: row.status ?? 200,
    errors: row.errors ?? [],
    expected: row.expected ?? [],
    touches: row.touches ?? [],
  });

/** The known errors of calls about the signed-in user, or one that a server names. */
export const USER_ERRORS = [
  "USER_NOT_FOUND",
  "CANNOT_GET_OWN_USER_WITHOUT_USER",
] as const satisfies ErrorCode[];

/** A row for a GET request. */
export const get = operation("GET");
/** A row for a POST request. */
export const post = operation("POST");
/** A row for a PATCH request. */
export const patch = operation("PATCH");
/** A row for a DELETE request. */
export const remove = operation("DELETE");

type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? N | Names<Rest>
  : never;

/** The parameters of an operation's path. */
export type Params<O extends Operation> = { readonly [K in Names<O["path"]>]: string };

/** A page of records; `nextCursor` names the first record of the next page, `null` on the last. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

/** The result for a caller at level `L`. */
export type Output<O extends Operation, L extends Level> =
  O["returns"] extends Returns<infer R, infer F>
    ? F extends "one"
      ? Fields<R, L>
      : F extends "list"
        ? Fields<R, L>[]
        : F extends "page"
          ? Page<Fields<R, L>>
          : F extends "text"
            ? string
            : undefined
    : never;

/** The result of a service's handler, before it is filtered by level. */
export type Answer<O extends Operation> =
  O["returns"] extends Returns<infer R, infer F>
    ? F extends "one"
      ? Row<R>
      : F extends "list"
        ? readonly Row<R>[]
        : F extends "page"
          ? Page<Row<R>>
          : F extends "text"
            ? string
            : F extends "redirect"
              ? Response
              : // biome-ignore lint/suspicious/noConfusingVoidType: the handler of such a call hands over nothing at all.
                void
    : never;

/**
 * Fills in the path of an operation: `fillPath("/teams/{team_id}", { team_id })`. Values are
 * escaped.
 */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "")
      throw new TypeError(`The path ${path} needs a value for "${name}".`);
    return encodeURIComponent(value);
  });
