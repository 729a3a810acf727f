import { HEADERS } from "@stackkit/next/protocol/internal";
import { Hono } from "hono";
import { text, toResponse } from "../core/response-parts.js";
import type { Bindings } from "../http/bindings.js";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import { pathOf, RequestInfo } from "../http/request-info.js";
import type { Route } from "../http/route.js";
import { logRequest } from "./access-log.js";
import { createApi } from "./api.js";
import { showError } from "./error-response.js";

/** The whole service as one function from a request to its response. */
export interface ServiceApp {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response>;
}

/** An API beside that of the apps, at paths of its own. */
export interface OtherApi extends ServiceApp {
  owns(path: string): boolean;
}

/**
 * The service as a fetch function. `addPages` registers the pages outside the API, and `others` are
 * asked before them.
 */
export function createApp(
  context: Context,
  routes: readonly Route[],
  addPages: (pages: Pages) => void,
  others: readonly OtherApi[] = [],
): ServiceApp {
  const api = createApi(context, routes);
  const pages = createPages(context);
  addPages(pages);
  return {
    fetch(request, bindings) {
      const path = pathOf(request.url);
      if (isApi(path)) return api.fetch(request, bindings);
      return (others.find((other) => other.owns(path)) ?? pages).fetch(request, bindings);
    },
  };
}

const isApi = (path: string): boolean => path.startsWith("/api/") || path === "/api";

function createPages(context: Context): Pages {
  const pages: Pages = new Hono({ strict: false });
  pages.use(async (c, next) => {
    const started = performance.now();
    const info = new RequestInfo(c.req.raw, c.env, context.settings);
    c.set("info", info);
    await next();
    const { headers, status } = c.res;
    headers.set(HEADERS.requestId, info.id);
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store, max-age=0");
    if (headers.get("content-type") === "application/json")
      headers.set("content-type", "application/json; charset=utf-8");
    logRequest(context, info, {
      pattern: c.req.routePath,
      status,
      error: undefined,
      millis: performance.now() - started,
    });
  });
  pages.onError((error, c) => toResponse(showError(context, c.get("info"), error)));
  pages.notFound((c) => toResponse(text(`There is nothing at ${c.req.path}.`, 404)));
  return pages;
}
