import type { NextRequest } from "next/server.js";
import { connection } from "next/server.js";
import { readConnection } from "./connections.js";
import { basePath, environment } from "./environment.js";
import { isOnVercel } from "./hosts.js";
import { handleBy, type InAppService, openedOf } from "./in-app-service.js";
import { isJobsPath, refusalOfJobs, showJobs } from "./jobs.js";
import type { Arrival } from "./registry.js";

export type RouteHandler = (request: NextRequest) => Promise<Response>;

/** The exports of `app/api/v1/[...stackkit]/route.ts`. */
export interface ServiceRoute {
  readonly GET: RouteHandler;
  readonly POST: RouteHandler;
  readonly PUT: RouteHandler;
  readonly PATCH: RouteHandler;
  readonly DELETE: RouteHandler;
  readonly OPTIONS: RouteHandler;
}

/** Serves `service` at `/api/v1` of this app. */
export function createRoute(service: InAppService): ServiceRoute {
  const handle: RouteHandler = async (request) => {
    // First and outside any catch: Next prerenders handlers that read nothing of the request, and
    // interrupts them by an error.
    await connection();
    const { scheme, peer, headers } = readConnection(request.headers);
    const received = requestOf(request, headers, scheme);
    const arrival: Arrival = isOnVercel(environment())
      ? { from: "platform" }
      : { from: "connection", peer };
    const open = () => openedOf(service);
    if (isJobsPath(received))
      return refusalOfJobs(received) ?? handleBy(open, async (running) => showJobs(running));
    return handleBy(open, (running) => running.handle(received, arrival));
  };
  return {
    GET: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}

/** A name or an address, with or without port. Anything else could become part of a path. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The request as its client sent it. Next names its own host in the URL; the client's is in the
 * header, as for the stand-alone service.
 */
function requestOf(request: NextRequest, headers: Headers, scheme: string | undefined): Request {
  const { pathname, search, protocol, host } = new URL(request.url);
  const base = basePath();
  const path =
    base !== "" && `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  const named = headers.get("host") ?? host;
  const ownHost = HOST.test(named) ? named : host;
  const ownProtocol = scheme === undefined ? protocol : `${scheme}:`;
  const { method, body, signal } = request;
  return new Request(`${ownProtocol}//${ownHost}${path}${search}`, {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: "half" } : {}),
  } as RequestInit);
}
