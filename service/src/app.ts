import { ALLOWED_REQUEST_HEADERS, API_PATH, API_PATH_LATEST, EXPOSED_RESPONSE_HEADERS, HEADERS, KnownError } from "@stackkit/next/protocol";
import { Hono, type Context as HonoContext } from "hono";
import { type Route, respond } from "./answer.js";
import { OAuthProblem } from "./auth/oauth-problem.js";
import type { Context } from "./context.js";
import { showKnownError } from "./error-answer.js";
import { PlainError } from "./plain-error.js";
import { type RequestFacts, readFacts } from "./request/facts.js";

/** What the server knows of a request that the request itself does not say. */
export interface Bindings {
  /** The address of the other end of the connection. */
  readonly peer?: string | undefined;
}

type Variables = { facts: RequestFacts };
export type ServiceApp = Hono<{ Bindings: Bindings; Variables: Variables }>;

const BASES = [API_PATH, API_PATH_LATEST] as const;
const CORS_MAX_AGE_SECONDS = 86_400;

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": ALLOWED_REQUEST_HEADERS.join(", "),
  "access-control-expose-headers": EXPOSED_RESPONSE_HEADERS.join(", "),
  "access-control-max-age": String(CORS_MAX_AGE_SECONDS),
};

/** The service as a function of a request. `pages` adds what is not of the protocol: health, the mailbox. */
export function createApp(context: Context, routes: readonly Route[], pages: (app: ServiceApp) => void): ServiceApp {
  const app: ServiceApp = new Hono({ strict: false });

  app.use(async (c, next) => {
    const started = performance.now();
    const facts = readFacts(c.req.raw, c.env?.peer, context.settings);
    c.set("facts", facts);
    await next();
    finish(c, facts);
    record(context, c, facts, performance.now() - started);
  });
  app.onError((error, c) => failed(context, c.get("facts"), error));
  app.notFound((c) => plain(404, `There is nothing at ${c.req.path}.`));

  for (const base of BASES) {
    app.options(`${base}/*`, () => new Response(null, { status: 200 }));
    const paths = byPath(routes);
    for (const [path, methods] of paths) {
      for (const [method, group] of methods) {
        app.on(method, base + path, (c) => respond(context, c.get("facts"), c.req.raw, group, c.req.param() as Record<string, string>));
      }
    }
    for (const path of paths.keys()) app.all(base + path, () => new Response(null, { status: 405 }));
  }
  pages(app);
  return app;
}

/** Routes by path and method, paths without parameters first, so that `/auth/sessions/current` is not a session's id. */
function byPath(routes: readonly Route[]): Map<string, Map<string, Route[]>> {
  const paths = new Map<string, Map<string, Route[]>>();
  const sorted = [...routes].sort((a, b) => parameters(a.operation.path) - parameters(b.operation.path));
  for (const route of sorted) {
    const path = route.operation.path === "/" ? "" : route.operation.path.replace(/\{(\w+)\}/g, ":$1");
    const methods = paths.get(path) ?? new Map<string, Route[]>();
    methods.set(route.operation.method, [...(methods.get(route.operation.method) ?? []), route]);
    paths.set(path, methods);
  }
  return paths;
}

const parameters = (path: string): number => path.split("{").length - 1;

function failed(context: Context, facts: RequestFacts, error: unknown): Response {
  if (error instanceof KnownError) return showKnownError(error);
  if (error instanceof OAuthProblem) return Response.json(error, { status: error.status });
  if (error instanceof PlainError) return plain(error.status, error.message, error.headers);
  context.log.error("request failed", { id: facts.id, method: facts.method, path: facts.url.pathname, error });
  return plain(500, `Something went wrong here. The request has the id ${facts.id}.`);
}

/** One line of the log and one count a request. The path is logged without its query, which may hold codes. */
function record(context: Context, c: HonoContext, { id, method, url }: RequestFacts, millis: number): void {
  const status = Number(c.res.headers.get(HEADERS.actualStatus) ?? c.res.status);
  const error = c.res.headers.get(HEADERS.knownError) ?? undefined;
  context.log.info("request", { id, method, path: url.pathname, status, error, millis: Math.round(millis * 10) / 10 });
  context.counters.count("stackkit_requests_total", { method, path: c.req.routePath, status: String(status), error: error ?? "" });
  context.counters.observe("stackkit_request_seconds", { method, path: c.req.routePath }, millis / 1000);
}

const plain = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(message, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });

function finish(c: HonoContext, facts: RequestFacts): void {
  const { headers } = c.res;
  const isApi = facts.url.pathname.startsWith("/api/") || facts.url.pathname === "/api";
  headers.set(HEADERS.requestId, facts.id);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store, max-age=0");
  if (headers.get("content-type") === "application/json") headers.set("content-type", "application/json; charset=utf-8");
  if (!isApi) return;
  for (const [name, value] of Object.entries(CORS)) headers.set(name, value);
  const { status } = c.res;
  if (facts.headers.has(HEADERS.overrideErrorStatus) && status >= 400 && status <= 599) {
    const overridden = new Response(c.res.body, { status: 200, headers });
    overridden.headers.set(HEADERS.actualStatus, String(status));
    c.res = undefined;
    c.res = overridden;
  }
}
