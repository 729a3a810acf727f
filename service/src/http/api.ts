import {
  ALLOWED_REQUEST_HEADERS,
  API_PATH,
  EXPOSED_RESPONSE_HEADERS,
  HEADERS,
} from "@stackkit/next/protocol";
import { Hono } from "hono";
import { empty, type ResponseParts, text, toResponse } from "../core/response-parts.js";
import type { Context } from "../runtime/context.js";
import { logRequest } from "./access-log.js";
import { ApiRouter } from "./api-router.js";
import type { Bindings } from "./bindings.js";
import { showError } from "./error-response.js";
import { handleOperation } from "./handle-operation.js";
import { RequestInfo } from "./request/request-info.js";
import type { Route } from "./route.js";

const CORS_MAX_AGE_SECONDS = 86_400;

const API_HEADERS = {
  "cache-control": "no-store, max-age=0",
  // RFC 6749, 5.1, asks for it beside tokens.
  pragma: "no-cache",
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": ALLOWED_REQUEST_HEADERS.join(", "),
  "access-control-expose-headers": EXPOSED_RESPONSE_HEADERS.join(", "),
  "access-control-max-age": String(CORS_MAX_AGE_SECONDS),
};

/** The routes of a path, by their method. */
type Methods = ReadonlyMap<string, readonly Route[]>;

interface Visit {
  readonly request: Request;
  readonly bindings: Bindings;
  /** The path as it was declared, for the counters. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The calls of the protocol as a function of a request. One handler a path: what Hono has to choose from, it chooses from each time. */
export function createApi(
  context: Context,
  routes: readonly Route[],
): Hono<{ Bindings: Bindings }> {
  const api = new Hono<{ Bindings: Bindings }>({ strict: false, router: new ApiRouter() });
  for (const [path, methods] of byPath(routes)) {
    const pattern = API_PATH + path;
    api.all(path, (c) =>
      visit(
        context,
        {
          request: c.req.raw,
          bindings: c.env,
          pattern,
          params: c.req.param() as Record<string, string>,
        },
        methods,
      ),
    );
  }
  api.notFound((c) =>
    visit(context, { request: c.req.raw, bindings: c.env, pattern: "*", params: {} }, undefined),
  );
  return api;
}

/** Routes by path and method. */
function byPath(routes: readonly Route[]): Map<string, Map<string, Route[]>> {
  const paths = new Map<string, Map<string, Route[]>>();
  for (const route of routes) {
    const path = route.operation.path.replace(/\{(\w+)\}/g, ":$1");
    const methods = paths.get(path) ?? new Map<string, Route[]>();
    methods.set(route.operation.method, [...(methods.get(route.operation.method) ?? []), route]);
    paths.set(path, methods);
  }
  return paths;
}

async function visit(
  context: Context,
  { request, bindings, pattern, params }: Visit,
  methods: Methods | undefined,
): Promise<Response> {
  const started = performance.now();
  const info = new RequestInfo(request, bindings.peer, context.settings, bindings.whenAnswered);
  const answered = await answerTo(context, info, request, params, methods).catch((error: unknown) =>
    showError(context, info, error),
  );
  const response =
    answered instanceof Response
      ? withHeaders(info, answered)
      : toResponse(complete(info, answered));
  const error =
    answered instanceof Response
      ? answered.headers.get(HEADERS.knownError)
      : answered.headers[HEADERS.knownError];
  logRequest(context, info, {
    pattern,
    status: answered.status,
    error: error ?? undefined,
    millis: performance.now() - started,
  });
  return response;
}

async function answerTo(
  context: Context,
  info: RequestInfo,
  request: Request,
  params: Readonly<Record<string, string>>,
  methods: Methods | undefined,
): Promise<ResponseParts | Response> {
  if (info.method === "OPTIONS") return empty(200);
  if (!methods) return text(`There is nothing at ${info.path}.`, 404);
  const routes = methods.get(info.method === "HEAD" ? "GET" : info.method);
  return routes ? handleOperation(context, info, request, routes, params) : empty(405);
}

/** A reply with what every answer of the API carries. */
function complete(info: RequestInfo, { status, body, headers }: ResponseParts): ResponseParts {
  // Not a literal that spreads them: engines take far longer for that.
  const all: Record<string, string> = Object.assign({}, API_HEADERS, headers, {
    [HEADERS.requestId]: info.id,
  });
  const isHidden = status >= 400 && status <= 599 && info.headers.has(HEADERS.overrideErrorStatus);
  return isHidden
    ? { status: 200, body, headers: { ...all, [HEADERS.actualStatus]: String(status) } }
    : { status, body, headers: all };
}

/** The same for an answer that its handler made whole: one that leads elsewhere, and sets cookies. */
function withHeaders(info: RequestInfo, response: Response): Response {
  const { status, headers } = complete(info, empty(response.status));
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return status === response.status
    ? response
    : new Response(response.body, { status, headers: response.headers });
}
