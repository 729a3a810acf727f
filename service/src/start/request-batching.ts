import { finished } from "node:stream";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import type { ServiceApp } from "../api/app.js";

type NodeBindings = HttpBindings | Http2Bindings;

const whenEnded = (outgoing: NodeBindings["outgoing"]): Promise<void> =>
  new Promise((resolve) => {
    finished(outgoing, () => resolve());
  });

/**
 * Processes the requests of one event-loop turn in phases (parse, handle, write) for cache
 * locality. Once the server stops, each response also ends its connection.
 */
export const batchRequests = (fetch: ServiceApp["fetch"], isStopping: () => boolean) => {
  let waiting: (() => void)[] = [];
  const goOn = () => {
    const all = waiting;
    waiting = [];
    for (const one of all) one();
  };
  const endOfTurn = () =>
    new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(goOn);
    });
  return async (
    request: Request,
    { incoming, outgoing }: Pick<NodeBindings, "incoming" | "outgoing">,
  ): Promise<Response> => {
    const peer = incoming.socket.remoteAddress;
    await endOfTurn();
    const response = await fetch(request, { peer, whenAnswered: () => whenEnded(outgoing) });
    await endOfTurn();
    if (isStopping()) outgoing.setHeader("connection", "close");
    return response;
  };
};
