import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { TLSSocket } from "node:tls";
import { API_PATH } from "@stackkit/next/protocol/internal";
import { REQUEST_TIMEOUT_MILLIS } from "../core/limits.js";
import { basePath } from "./environment.js";
import { registry } from "./registry.js";

/** Headers that Next adds itself if no proxy has. */
const ADDED_BY_NEXT = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
];
/** Headers that only proxies add. */
const FORWARDED = [...ADDED_BY_NEXT, "forwarded", "x-real-ip", "cf-connecting-ip"];

/**
 * Records the address of each connection in a header of its requests, since routes of Next see
 * none, and counts requests. The header is overwritten on every request, and its name is random, so
 * that no client can send it before recording has begun.
 */
export function watchConnections(): void {
  const shared = registry();
  if (shared.addressHeader !== undefined) return;
  const name = `x-stackkit-connection-${crypto.randomUUID()}`;
  shared.addressHeader = name;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { remoteAddress = "", encrypted = false } = request.socket as TLSSocket;
    const route = FORWARDED.some((header) => header in request.headers) ? "forwarded" : "direct";
    request.headers[name] = `${encrypted ? "https" : "http"} ${route} ${remoteAddress}`;
    endSlowBody(request, response);
    shared.requests++;
    response.once("close", () => {
      shared.requests--;
      if (shared.requests === 0) shared.onIdle?.();
    });
  });
}

/**
 * Closes the connection of a call whose body comes too slowly, as the stand-alone service does.
 * Next waits for minutes, and such bodies use up what all bodies share.
 */
function endSlowBody(request: IncomingMessage, response: ServerResponse): void {
  const { url, headers, socket } = request;
  const hasBody = "transfer-encoding" in headers || Number(headers["content-length"]) > 0;
  if (!hasBody || !url?.startsWith(`${basePath()}${API_PATH}/`)) return;
  const late = setTimeout(() => socket.destroy(), REQUEST_TIMEOUT_MILLIS);
  const stop = () => clearTimeout(late);
  request.once("end", stop);
  response.once("close", stop);
}

/** What is known about the connection of a request. */
export interface Connection {
  readonly scheme: string | undefined;
  /** `undefined` if recording began after the request, or this host has no connections. */
  readonly peer: string | undefined;
  /** The request's headers, as the connection carried them. */
  readonly headers: Headers;
}

/** Reads and removes what was recorded about the connection of a request. */
export function readConnection(received: Headers): Connection {
  const headers = new Headers(received);
  const name = registry().addressHeader;
  const recorded = name === undefined ? null : headers.get(name);
  if (name === undefined || recorded === null) {
    countUnrecorded();
    return { scheme: undefined, peer: undefined, headers };
  }
  headers.delete(name);
  const [scheme, route, peer] = recorded.split(" ");
  if (route === "direct") for (const header of ADDED_BY_NEXT) headers.delete(header);
  return { scheme, peer: peer || undefined, headers };
}

/** Requests that may come before recording begins. */
const UNRECORDED_AT_START = 20;

function countUnrecorded(): void {
  const shared = registry();
  shared.unrecorded++;
  if (shared.unrecorded === UNRECORDED_AT_START)
    console.warn(
      "The auth service does not learn the addresses of clients on this host, so all of " +
        "them share one set of limits. See docs/guide/in-one-process.md.",
    );
}
