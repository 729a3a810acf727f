import {
  type Answer,
  type Input,
  KnownErrors,
  LEVELS,
  type Level,
  type Operation,
  type Page,
  type Params,
  reaches,
  type Shape,
} from "@stackkit/next/protocol/internal";
import type { Batches } from "../core/batches.js";
import type { Project } from "../db/tables/project-config.js";
import type { Body } from "./body.js";
import type { Caller } from "./caller.js";
import type { Context } from "./context.js";
import type { RequestInfo } from "./request-info.js";

type Sent<S extends Shape | null> = S extends Shape ? Input<S, "admin"> : undefined;

/** The checked input of a handler, in the names of the API, with `me` replaced by the user's id. */
export interface HandlerContext<O extends Operation = Operation> {
  readonly context: Context;
  readonly info: RequestInfo;
  readonly caller: Caller;
  /** The caller's level; `client` if the call is unauthenticated. */
  readonly level: Level;
  /** The caller's project. Throws `ACCESS_TYPE_REQUIRED` in operations open to anyone. */
  readonly project: Project;
  readonly params: Params<O>;
  readonly query: Sent<O["query"]>;
  readonly body: Sent<O["body"]>;
  /** The unchecked body, for handlers that parse it themselves. */
  readonly rawBody: Body;
  /** Overrides the operation's success status. */
  setStatus(status: 200 | 201): void;
}

/** A list or page that is streamed in batches. */
type Streamed<O extends Operation> =
  Answer<O> extends readonly (infer T)[]
    ? Batches<T>
    : Answer<O> extends Page<infer T>
      ? // Without an end, the list is whole.
        Batches<T, string | null | undefined>
      : never;

export type Handler<O extends Operation> = (
  call: HandlerContext<O>,
) => Promise<Answer<O> | Streamed<O>> | Answer<O> | Streamed<O>;

export interface Route<O extends Operation = Operation> {
  readonly operation: O;
  readonly handler: Handler<O>;
  /** The levels that may make the call. */
  readonly levels: readonly Level[];
}

/** Binds an operation of the protocol to its handler. */
export const defineRoute = <O extends Operation>(operation: O, handler: Handler<O>): Route => ({
  operation,
  handler: handler as unknown as Handler<Operation>,
  levels: LEVELS.filter(
    (level) => operation.access === "anyone" || reaches(level, operation.access),
  ),
});

/** Among routes of one method and path, picks the most privileged that the caller may use. */
export function chooseRoute(
  routes: readonly Route[],
  caller: Caller,
  params: Readonly<Record<string, string>>,
): Route {
  const unauthenticated = routes.find(({ operation }) => operation.access === "anyone");
  if (unauthenticated) return unauthenticated;
  const { level } = caller;
  if (level === undefined) throw new KnownErrors.AccessTypeRequired();
  let chosen: Route | undefined;
  for (const route of routes) {
    const fits = route.levels.includes(level) || (route.operation.self && params.user_id === "me");
    if (fits && (chosen === undefined || route.levels.length < chosen.levels.length))
      chosen = route;
  }
  if (chosen) return chosen;
  throw new KnownErrors.InsufficientAccessType({
    actual_access_type: level,
    allowed_access_types: LEVELS.filter((name) =>
      routes.some(({ levels }) => levels.includes(name)),
    ),
  });
}
