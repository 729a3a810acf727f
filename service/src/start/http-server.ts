import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { ServiceApp } from "../api/app.js";
import { REQUEST_TIMEOUT_MILLIS, STOP_REQUESTS_MILLIS } from "../core/limits.js";
import type { Log } from "../core/log.js";
import { ServiceError } from "../core/service-error.js";
import { batchRequests } from "./request-batching.js";

/** Time limit for the headers of a request. */
const HEADERS_TIMEOUT_MILLIS = 10_000;

/** How often the time limits of connections are checked. */
const CONNECTIONS_CHECKED_EVERY_MILLIS = 2000;

/** Load balancers reuse idle connections for 60 to 75 s, so the service must keep them longer. */
export const KEEP_ALIVE_TIMEOUT_MILLIS = 80_000;

/** A listening server. Disposal finishes requests in flight, up to a time limit. */
export interface HttpServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
}

/** Closes connections that send their request too slowly. */
const SERVER_OPTIONS = {
  headersTimeout: HEADERS_TIMEOUT_MILLIS,
  requestTimeout: REQUEST_TIMEOUT_MILLIS,
  connectionsCheckingInterval: CONNECTIONS_CHECKED_EVERY_MILLIS,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MILLIS,
};

export async function openHttpServer(
  { fetch }: ServiceApp,
  port: number,
  hostname: string,
  log: Log,
): Promise<HttpServer> {
  let isStopping = false;
  const server = await listen(
    batchRequests(fetch, () => isStopping),
    port,
    hostname,
  );
  // Accepting can fail, for example with too many open files. Existing connections continue.
  server.on("error", (error) => log.error("the server could not take a connection", { error }));
  return {
    url: urlOf(server, hostname),
    async [Symbol.asyncDispose]() {
      isStopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), STOP_REQUESTS_MILLIS);
      await closed;
      clearTimeout(late);
    },
  };
}

function listen(
  fetch: ReturnType<typeof batchRequests>,
  port: number,
  hostname: string,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { fetch, port, hostname, serverOptions: SERVER_OPTIONS };
    const server = serve(options, () => {
      server.off("error", refuse);
      resolve(server);
    }) as Server;
    const refuse = (cause: NodeJS.ErrnoException) => reject(describeRefusal(cause, port, hostname));
    server.once("error", refuse);
  });
}

const describeRefusal = (cause: NodeJS.ErrnoException, port: number, hostname: string) =>
  cause.code === "EADDRINUSE"
    ? new ServiceError(
        "port-in-use",
        `The port ${port} on ${hostname} is in use. Stop what uses it, or choose another ` +
          "with --port.",
        { cause },
      )
    : new ServiceError(
        "cannot-listen",
        `The service cannot listen on ${hostname}:${port}: ${cause.message}`,
        { cause },
      );

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
