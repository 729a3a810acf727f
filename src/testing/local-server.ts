import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A web server on this machine. */
export interface LocalServer {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

const HOST = "127.0.0.1";

/**
 * Starts a server on a port; 0 picks a free one. Requests without an answer lose the connection.
 */
export async function startLocalServer(
  port: number,
  handle: (request: Request) => Promise<Response | undefined>,
): Promise<LocalServer> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const response = await handle(await requestOf(url, incoming));
      if (!response) return incoming.socket.destroy();
      outgoing.setHeaders(response.headers).writeHead(response.status);
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch {
      incoming.socket.destroy();
    }
  }).listen(port, HOST);
  await once(server, "listening");
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function requestOf(origin: string, incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "/", rawHeaders } = incoming;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = chunks.length === 0 ? null : new Uint8Array(Buffer.concat(chunks));
  return new Request(origin + url, { method, headers, body });
}
