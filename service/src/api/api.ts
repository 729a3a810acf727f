import {
  ALLOWED_REQUEST_HEADERS,
  EXPOSED_RESPONSE_HEADERS,
  HEADERS,
  OTHER_HEADER_NAMES,
} from "@stackkit/next/protocol/internal";
import { Hono } from "hono";
import { empty, type ResponseParts, text, toResponse } from "../core/response-parts.js";
import type { Bindings } from "../http/bindings.js";
import type { Context } from "../http/context.js";
import { RequestInfo } from "../http/request-info.js";
import type { Route } from "../http/route.js";
import { logRequest } from "./access-log.js";
import { showError } from "./error-response.js";
import { type Access, BY_KEYS, handleOperation } from "./handle-operation.js";
import { API_BASES, ApiRouter } from "./router.js";

const CORS_MAX_AGE_SECONDS = 86_400;

const NEVER_STORED = {
  "cache-control": "no-store, max-age=0",
  // RFC 6749, 5.1, requires it for responses with tokens.
  pragma: "no-cache",
};

const FOR_EVERY_ORIGIN = {
  ...NEVER_STORED,
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": ALLOWED_REQUEST_HEADERS.join(", "),
  "access-control-expose-headers": EXPOSED_RESPONSE_HEADERS.join(", "),
  "access-control-max-age": String(CORS_MAX_AGE_SECONDS),
};

/** Paths of newer clients for the same operations. */
const OTHER_PATHS: Readonly<Record<string, string>> = {
  "/projects/current": "/internal/projects/current",
};

/** Where an API is, who may call it, and from which pages. */
export interface ApiPlace {
  /** The paths before those of the operations. */
  readonly bases: readonly string[];
  readonly access: Access;
  /** Whether pages of other origins may call it. */
  readonly isForEveryOrigin: boolean;
}

/** The API of apps, which prove themselves by keys. */
const OF_APPS: ApiPlace = { bases: API_BASES, access: BY_KEYS, isForEveryOrigin: true };

/** The routes of a path by method. */
type Methods = ReadonlyMap<string, readonly Route[]>;

interface MatchedRequest {
  readonly place: ApiPlace;
  readonly request: Request;
  readonly bindings: Bindings;
  /** The declared path, for the counters. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The API as a Hono app. Each path has one handler, since Hono would pick among several per
 * request.
 */
export function createApi(
  context: Context,
  routes: readonly Route[],
  place: ApiPlace = OF_APPS,
): Hono<{ Bindings: Bindings }> {
  const router = new ApiRouter<[never, never]>(place.bases);
  const api = new Hono<{ Bindings: Bindings }>({ strict: false, router: router as never });
  for (const [path, methods] of byPath(routes)) {
    const pattern = place.bases[0] + path;
    const other = OTHER_PATHS[path];
    for (const one of other === undefined ? [path] : [path, other])
      api.all(one, (c) =>
        respond(
          context,
          {
            place,
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
    respond(
      context,
      { place, request: c.req.raw, bindings: c.env, pattern: "*", params: {} },
      undefined,
    ),
  );
  return api;
}

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

async function respond(
  context: Context,
  { place, request, bindings, pattern, params }: MatchedRequest,
  methods: Methods | undefined,
): Promise<Response> {
  const started = performance.now();
  const info = new RequestInfo(request, bindings, context.settings);
  const result = await dispatch(context, info, place.access, request, params, methods).catch(
    (error: unknown) => showError(context, info, error),
  );
  const response =
    result instanceof Response
      ? addApiHeaders(info, place, result)
      : toResponse(withApiHeaders(info, place, result));
  const error =
    result instanceof Response
      ? result.headers.get(HEADERS.knownError)
      : result.headers[HEADERS.knownError];
  logRequest(context, info, {
    pattern,
    status: result.status,
    error: error ?? undefined,
    millis: performance.now() - started,
  });
  return response;
}

async function dispatch(
  context: Context,
  info: RequestInfo,
  access: Access,
  request: Request,
  params: Readonly<Record<string, string>>,
  methods: Methods | undefined,
): Promise<ResponseParts | Response> {
  if (info.method === "OPTIONS") return empty(200);
  if (!methods) return text(`There is nothing at ${info.path}.`, 404);
  const routes = methods.get(info.method === "HEAD" ? "GET" : info.method);
  return routes ? handleOperation(context, info, access, request, routes, params) : empty(405);
}

/** Adds the headers that every API response has. */
function withApiHeaders(
  info: RequestInfo,
  { isForEveryOrigin }: ApiPlace,
  { status, body, headers }: ResponseParts,
): ResponseParts {
  // Faster than spreading in V8.
  const own = status < 400 ? info.responseHeaders : undefined;
  const all: Record<string, string> = Object.assign(
    {},
    isForEveryOrigin ? FOR_EVERY_ORIGIN : NEVER_STORED,
    headers,
    own,
    {
      [HEADERS.requestId]: info.id,
      [OTHER_HEADER_NAMES[HEADERS.requestId]]: info.id,
    },
  );
  if (status < 400 || status > 599 || !hidesStatus(info)) return { status, body, headers: all };
  all[HEADERS.actualStatus] = String(status);
  all[OTHER_HEADER_NAMES[HEADERS.actualStatus]] = String(status);
  return { status: 200, body, headers: all };
}

/** The header's presence alone counts, in either vocabulary. */
const hidesStatus = ({ headers }: RequestInfo): boolean =>
  headers.has(HEADERS.overrideErrorStatus) ||
  headers.has(OTHER_HEADER_NAMES[HEADERS.overrideErrorStatus]);

/** Adds the API's headers to a complete `Response`, such as a redirect with cookies. */
function addApiHeaders(info: RequestInfo, place: ApiPlace, response: Response): Response {
  const { status, headers } = withApiHeaders(info, place, empty(response.status));
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return status === response.status
    ? response
    : new Response(response.body, { status, headers: response.headers });
}
