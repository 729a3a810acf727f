import {
  type Answer,
  BODY_BYTES_AT_MOST,
  bodyBytesOf,
  decodeInput,
  encodeRecord,
  type Input,
  KnownErrors,
  LEVELS,
  type Level,
  type Operation,
  oauth,
  type Page,
  type Params,
  type Problem,
  type Row,
  reaches,
  type Shape,
  sessions,
} from "@stackkit/next/protocol";
import { clientNetwork } from "../auth/rate-limit.js";
import type { Project } from "../config/project-config.js";
import { answerBatches, type Batches } from "../core/batches.js";
import { json, type Reply, text } from "../core/response-parts.js";
import { isNoted, startAudit } from "../observability/audit.js";
import type { Context } from "../runtime/context.js";
import { announcedBytes, type Body, readBody } from "./request/body.js";
import { type Caller, identify } from "./request/caller.js";
import { readParams } from "./request/params.js";
import { refused } from "./request/refused.js";
import type { RequestFacts } from "./request/request-info.js";

type Sent<S extends Shape | null> = S extends Shape ? Input<S, "admin"> : undefined;

/** What a handler is asked: checked and in the developer's names, with `me` already replaced. */
export interface Ask<O extends Operation = Operation> {
  readonly context: Context;
  readonly facts: RequestFacts;
  readonly caller: Caller;
  /** The caller's level; `client` where an unauthenticated call is allowed. */
  readonly level: Level;
  /** The caller's project. Calls that anyone may make have none. */
  readonly project: Project;
  readonly params: Params<O>;
  readonly query: Sent<O["query"]>;
  readonly body: Sent<O["body"]>;
  /** The body before it was checked, for the few calls that read it themselves. */
  readonly rawBody: Body;
  /** Answers with another success status than the operation's own. */
  setStatus(status: 200 | 201): void;
}

/** A list or page whose rows are read while they are sent. */
type Listed<O extends Operation> =
  Answer<O> extends readonly (infer T)[]
    ? Batches<T>
    : Answer<O> extends Page<infer T>
      ? Batches<T, string | null>
      : never;

export type Handler<O extends Operation> = (
  ask: Ask<O>,
) => Promise<Answer<O> | Listed<O>> | Answer<O> | Listed<O>;

export interface Route<O extends Operation = Operation> {
  readonly operation: O;
  readonly handler: Handler<O>;
  /** The levels that may make the call. */
  readonly levels: readonly Level[];
}

/** Binds an operation of the protocol to the function that answers it. */
export const answer = <O extends Operation>(operation: O, handler: Handler<O>): Route => ({
  operation,
  handler: handler as unknown as Handler<Operation>,
  levels: LEVELS.filter(
    (level) => operation.access === "anyone" || reaches(level, operation.access),
  ),
});

/** Of the routes that share a method and path, the one whose view is highest among those that the caller may have. */
function choose(
  routes: readonly Route[],
  caller: Caller,
  params: Readonly<Record<string, string>>,
): Route {
  const open = routes.find(({ operation }) => operation.access === "anyone");
  if (open) return open;
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

/** Operations that take a refresh token and answer for it. */
const REFRESHES: ReadonlySet<Operation> = new Set([sessions.refresh, oauth.token]);

/** Only callers that are known may send pictures and metadata. */
const bodyBytesFor = (operation: Operation, { level, userId }: Caller): number =>
  userId !== undefined || level === "server" || level === "admin"
    ? bodyBytesOf(operation)
    : BODY_BYTES_AT_MOST;

/** Answers a request to a path: reads, identifies, checks, runs the handler, and shows what the caller may see. */
export async function respond(
  context: Context,
  facts: RequestFacts,
  request: Request,
  routes: readonly Route[],
  pathParams: Readonly<Record<string, string>>,
): Promise<Reply | Response> {
  const caller = await identify(
    context,
    facts,
    facts.method === "GET" && pathParams.user_id === "me",
  );
  // An ended session counts as an expired token, except where its refresh token can be judged.
  if (caller.isSessionEnded && !routes.some(({ operation }) => REFRESHES.has(operation))) {
    throw new KnownErrors.AccessTokenExpired({ expired_at_millis: context.clock.now() });
  }
  const { operation, handler } = choose(routes, caller, pathParams);
  const level = caller.level ?? "client";
  const most = bodyBytesFor(operation, caller);
  using held = context.bodies.hold(announcedBytes(request, most), clientNetwork(facts));
  const rawBody = await readBody(request, most, held.shrink);
  const inputs = readInputs(operation, level, caller, facts, pathParams, rawBody);
  const params = inputs.params as Readonly<Record<string, string>>;
  const audit =
    caller.project && isNoted(operation, level)
      ? startAudit(context, facts, { operation, level, projectId: caller.project.id, params })
      : undefined;
  const ask = new Asked(
    { context: audit?.context ?? context, facts, caller, level, rawBody },
    inputs,
    operation.status,
  );
  const result = await handler(ask as unknown as Ask);
  await audit?.finish();
  return show(operation, level, ask.status, result);
}

/** An {@link Ask} of an operation that is not known by its type. A class, since an object whose getter is written out takes long to make. */
class Asked {
  readonly context: Context;
  readonly facts: RequestFacts;
  readonly caller: Caller;
  readonly level: Level;
  readonly rawBody: Body;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  status: number;

  constructor(
    by: Pick<Ask, "context" | "facts" | "caller" | "level" | "rawBody">,
    { params, query, body }: ReturnType<typeof readInputs>,
    status: number,
  ) {
    this.context = by.context;
    this.facts = by.facts;
    this.caller = by.caller;
    this.level = by.level;
    this.rawBody = by.rawBody;
    this.params = params;
    this.query = query;
    this.body = body;
    this.status = status;
  }

  get project(): Project {
    if (!this.caller.project) throw new KnownErrors.AccessTypeRequired();
    return this.caller.project;
  }

  readonly setStatus = (other: 200 | 201): void => {
    this.status = other;
  };
}

function readInputs(
  operation: Operation,
  level: Level,
  caller: Caller,
  facts: RequestFacts,
  pathParams: Readonly<Record<string, string>>,
  rawBody: Body,
) {
  const problems: Problem[] = [];
  const params: Record<string, unknown> = readParams(pathParams, problems);
  const query = readQuery(operation, level, facts, problems);
  const body = readFields(operation, level, rawBody, problems);
  if (operation.needsUser === "SCHEMA_ERROR" && caller.userId === undefined)
    problems.push({ field: "auth.user", problem: "must be defined" });
  if (problems.length > 0) throw refused(facts, problems);
  if (operation.needsUser === "USER_AUTHENTICATION_REQUIRED" && caller.userId === undefined)
    throw new KnownErrors.UserAuthenticationRequired();
  const self = (value: unknown): unknown => {
    if (value !== "me") return value;
    if (caller.userId === undefined) throw new KnownErrors.CannotGetOwnUserWithoutUser();
    return caller.userId;
  };
  for (const name of USER_INPUTS) {
    if (name in query) query[name] = self(query[name]);
    if (body && name in body) body[name] = self(body[name]);
  }
  if ("user_id" in params) params.user_id = self(params.user_id);
  return { params, query, body };
}

/** The inputs in which `me` stands for whoever is signed in. */
const USER_INPUTS = ["userId", "creatorUserId"] as const;

function readQuery(
  operation: Operation,
  level: Level,
  facts: RequestFacts,
  problems: Problem[],
): Record<string, unknown> {
  const read = decodeInput(
    operation.query,
    level,
    facts.hasQuery ? sentQuery(operation, facts) : {},
  );
  problems.push(
    ...read.problems.map(({ field, problem }) => ({ field: `query.${field}`, problem })),
  );
  return read.input;
}

function sentQuery({ query, loose }: Operation, facts: RequestFacts): Record<string, string> {
  const declared = new Set(Object.values(query).map(({ wire }) => wire));
  return Object.fromEntries(
    [...facts.url.searchParams].filter(([name]) => !loose || declared.has(name)),
  );
}

function readFields(
  operation: Operation,
  level: Level,
  rawBody: Body,
  problems: Problem[],
): Record<string, unknown> | undefined {
  if (operation.body === null) return undefined;
  if (rawBody === undefined) {
    if (!operation.bodyOptional) problems.push({ field: "body", problem: "must be defined" });
    return {};
  }
  if (
    typeof rawBody !== "object" ||
    rawBody === null ||
    Array.isArray(rawBody) ||
    rawBody instanceof Uint8Array
  ) {
    if (!operation.openBody || !operation.bodyOptional)
      problems.push({ field: "body", problem: "must be an object" });
    return {};
  }
  const declared = new Set(Object.values(operation.body).map(({ wire }) => wire));
  const sent = Object.entries(rawBody).filter(
    ([name]) => !operation.openBody || declared.has(name),
  );
  const read = decodeInput(operation.body, level, Object.fromEntries(sent));
  problems.push(
    ...read.problems.map(({ field, problem }) => ({ field: `body.${field}`, problem })),
  );
  return read.input;
}

const isBatches = (result: unknown): result is Batches<unknown, unknown> =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;

async function show(
  operation: Operation,
  level: Level,
  status: number,
  result: unknown,
): Promise<Reply | Response> {
  if (result instanceof Response) return result;
  const { form, record } = operation.returns;
  const one = (row: unknown) => encodeRecord(record, level, row as Row<typeof record>);
  switch (form) {
    case "text":
      return text(String(result), status);
    case "one":
      return json(one(result), status);
    case "list":
      if (isBatches(result))
        return answerBatches(result, { show: one, rest: () => ({ is_paginated: false }) }, status);
      return json({ items: (result as unknown[]).map(one), is_paginated: false }, status);
    case "page": {
      const rest = (next: unknown) => ({ is_paginated: true, pagination: { next_cursor: next } });
      if (isBatches(result)) return answerBatches(result, { show: one, rest }, status);
      const { items, nextCursor } = result as Page<unknown>;
      return json({ items: items.map(one), ...rest(nextCursor) }, status);
    }
    default:
      return json({ success: true }, status);
  }
}
