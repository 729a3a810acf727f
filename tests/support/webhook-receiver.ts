import { createServer, type IncomingHttpHeaders } from "node:http";
import { listen } from "./listen.js";

/** A request that a receiver got. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a receiver answers. Objects are sent as JSON. */
export interface ReceiverAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** A secret of an endpoint. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from("a secret for webhooks, 32 bytes!").toString("base64")}`;

/** A receiver of webhooks on this machine, which answers as `respond` says. */
export async function startReceiver(respond: (request: Received) => ReceiverAnswer) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const got = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body,
      };
      received.push(got);
      const { status, body: answer = {} } = respond(got);
      response
        .writeHead(status, { "content-type": "application/json", location: `${url}/elsewhere` })
        .end(typeof answer === "string" ? answer : JSON.stringify(answer));
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url, received, stop };
}
