import { HEADERS } from "@stackkit/next/protocol/internal";
import type { Bindings } from "../http/bindings.js";
import { readConnection } from "./connections.js";
import { environment } from "./environment.js";
import { isOnVercel } from "./hosts.js";
import type { Arrival } from "./registry.js";

/** A request as the service handles it. */
interface Arrived {
  readonly request: Request;
  readonly bindings: Bindings;
}

/** Headers about the client, which proxies and hosts send. */
const OF_THE_CLIENT = /^(?:x-forwarded-|x-real-ip$|forwarded$|cf-|x-vercel-)/;

export const isRead = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/** Finds out for whom a request is: limits count its client, not this process. */
export async function receive(
  request: Request,
  arrival: Arrival,
  ownOrigin: string,
): Promise<Arrived> {
  switch (arrival.from) {
    case "platform":
      return { request, bindings: { via: "platform" } };
    case "connection":
      return { request, bindings: bindingsOf(arrival.peer) };
    default: {
      const bindings = { origin: ownOrigin };
      if (!isForClient(request)) return { request, bindings };
      const current = await arrival.currentHeaders();
      return current ? onBehalf(request, current, ownOrigin) : { request, bindings };
    }
  }
}

const bindingsOf = (peer: string | undefined): Bindings =>
  peer === undefined ? { via: "unknown" } : { peer };

/**
 * Whether this process may be acting for the browser that it answers, as the action of a form does.
 * Reads and calls with a secret key have no limits.
 */
const isForClient = ({ method, headers }: Request): boolean =>
  !isRead(method) && headers.get(HEADERS.accessType) === "client";

/** The request, with the connection of the browser's own request. */
function onBehalf(request: Request, current: Headers, origin: string): Arrived {
  const { peer, headers: sent } = readConnection(current);
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (OF_THE_CLIENT.test(name)) headers.delete(name);
  for (const [name, value] of sent) if (OF_THE_CLIENT.test(name)) headers.set(name, value);
  const bindings = isOnVercel(environment()) ? ({ via: "platform" } as const) : bindingsOf(peer);
  return { request: new Request(request, { headers }), bindings: { ...bindings, origin } };
}
