import {
  bodyBytesOf,
  encodeRecord,
  KnownErrors,
  type Level,
  MAX_BODY_BYTES,
  type Operation,
  oauth,
  type Page,
  type Row,
  sessions,
} from "@stackkit/next/protocol/internal";
import { answerBatches, type Batches } from "../core/batches.js";
import { json, type ResponseParts, text } from "../core/response-parts.js";
import type { Database } from "../db/database.js";
import { hasBody, readBody } from "../http/body.js";
import { BODIES_OF_NETWORK_BYTES, BODIES_OF_USER_BYTES, type Sender } from "../http/body-budget.js";
import type { Caller } from "../http/caller.js";
import type { Context } from "../http/context.js";
import { readInputs } from "../http/read-inputs.js";
import type { RequestInfo } from "../http/request-info.js";
import { chooseRoute, type Route } from "../http/route.js";
import { clientNetworks, limitUser } from "../limits/rate-limit.js";
import { startAttempt } from "./attempts.js";
import { actorOf, isAudited, startAudit } from "./audit.js";
import { identify } from "./identify.js";
import { requireNoActor } from "./refuse-actors.js";

/** Who was let in, and under which conditions. */
export interface Admission {
  readonly caller: Caller;
  /** Throws if the caller must not make this call. */
  readonly authorize?: (operation: Operation, sent: SentInputs) => void | Promise<void>;
  /** What tells others of a change, as the last step of its transaction. */
  readonly announcementOf?: (operation: Operation, sent: SentInputs) => Promise<Announcement>;
  /** Answers instead of the handler, once the call is checked: nothing changes. */
  readonly instead?: (() => ResponseParts) | undefined;
  /** Takes away what the caller must not see. */
  readonly redact?: (operation: Operation, answer: ResponseParts) => ResponseParts;
}

/** Undefined where no one is told. */
export type Announcement = ((tx: Database) => Promise<void>) | undefined;

/** The checked inputs of a call, by the names of the API. */
export interface SentInputs {
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How callers prove themselves. `withUser` also reads the signed-in user. */
export type Access = (context: Context, info: RequestInfo, withUser: boolean) => Promise<Admission>;

/** Apps prove themselves by the keys of their project. */
export const BY_KEYS: Access = async (context, info, withUser) => ({
  caller: await identify(context, info, withUser),
});

/** Operations that check a refresh token themselves. */
const REFRESHES: ReadonlySet<Operation> = new Set([sessions.refresh, oauth.token]);

/** Methods that change what is stored about a user or a team. */
const CHANGES: ReadonlySet<string> = new Set(["PATCH", "DELETE"]);

/** Only authenticated callers may send pictures and metadata. */
const maxBodyBytes = (operation: Operation, { level, userId }: Caller): number =>
  userId !== undefined || level === "server" || level === "admin"
    ? bodyBytesOf(operation)
    : MAX_BODY_BYTES;

/** Who answers for the bytes of a body: networks, and the user if one is signed in. */
export const sendersOf = (info: RequestInfo, userId?: string): Sender[] => [
  ...clientNetworks(info).map(({ name }) => ({ name, share: BODIES_OF_NETWORK_BYTES })),
  ...(userId === undefined ? [] : [{ name: `user ${userId}`, share: BODIES_OF_USER_BYTES }]),
];

/** Authenticates the caller, checks the inputs, runs the handler and encodes its result. */
export async function handleOperation(
  context: Context,
  info: RequestInfo,
  access: Access,
  request: Request,
  routes: readonly Route[],
  pathParams: Readonly<Record<string, string>>,
): Promise<ResponseParts | Response> {
  const { caller, authorize, announcementOf, instead, redact } = await access(
    context,
    info,
    info.method === "GET" && pathParams.user_id === "me",
  );
  // Clients react to an expired token by refreshing it, which reports the ended session.
  if (caller.isSessionEnded && !routes.some(({ operation }) => REFRESHES.has(operation))) {
    throw new KnownErrors.AccessTokenExpired({ expired_at_millis: context.clock.now() });
  }
  const { operation, handler } = chooseRoute(routes, caller, pathParams);
  const level = caller.level ?? "client";
  if (level === "client" && caller.userId !== undefined && CHANGES.has(info.method))
    await limitUser(context, info, "writes", caller.project?.id ?? "", caller.userId);
  using held = hasBody(request) ? context.bodies.hold(sendersOf(info, caller.userId)) : undefined;
  const rawBody =
    held &&
    (await readBody(request, {
      maxBytes: maxBodyBytes(operation, caller),
      clock: context.clock,
      onBytes: held.add,
    }));
  const inputs = readInputs(operation, level, caller, info, pathParams, rawBody);
  const params = inputs.params as Readonly<Record<string, string>>;
  requireNoActor(operation, caller, inputs.body);
  const sent = { params, body: inputs.body ?? {} };
  await authorize?.(operation, sent);
  if (instead) return instead();
  const audit =
    caller.project && isAudited(operation, level, caller)
      ? startAudit(context, info, {
          operation,
          level,
          projectId: caller.project.id,
          params,
          actor: actorOf(caller),
          userId: caller.sessionActor && caller.userId,
          body: inputs.body,
          announce: await announcementOf?.(operation, sent),
        })
      : undefined;
  const attempt = startAttempt(context, info, operation, caller, inputs.body);
  let { status } = operation;
  const call = {
    context: caller.sessionActor
      ? { ...(audit?.context ?? context), sessionActor: caller.sessionActor }
      : (audit?.context ?? context),
    info,
    caller,
    level,
    get project() {
      if (!caller.project) throw new KnownErrors.AccessTypeRequired();
      return caller.project;
    },
    ...inputs,
    rawBody,
    setStatus: (other: 200 | 201) => {
      status = other;
    },
  };
  let result: Awaited<ReturnType<typeof handler>>;
  try {
    result = await handler(call);
  } catch (error) {
    attempt?.fail(error);
    throw error;
  }
  await audit?.finish();
  attempt?.succeed();
  const answer = await toResponseParts(operation, level, status, result);
  return redact && !(answer instanceof Response) ? redact(operation, answer) : answer;
}

const isBatches = (result: unknown): result is Batches<unknown, unknown> =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;

function toResponseParts(
  operation: Operation,
  level: Level,
  status: number,
  result: unknown,
): ResponseParts | Response | Promise<ResponseParts | Response> {
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
      const rest = (next: unknown) =>
        next === undefined
          ? { is_paginated: false }
          : { is_paginated: true, pagination: { next_cursor: next } };
      if (isBatches(result)) return answerBatches(result, { show: one, rest }, status);
      const { items, nextCursor } = result as Page<unknown>;
      return json({ items: items.map(one), ...rest(nextCursor) }, status);
    }
    default:
      return json({ success: true }, status);
  }
}
