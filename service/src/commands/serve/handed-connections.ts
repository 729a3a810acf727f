import type { Worker } from "node:cluster";

/** The cluster's message with a connection, and its acknowledgement. */
interface ClusterMessage {
  readonly act?: unknown;
  readonly seq?: unknown;
  readonly ack?: unknown;
}

interface Closable {
  close(): void;
}

/**
 * Closes connections that were passed to a worker which ended before it accepted them. Node leaves
 * them open, so clients would wait forever; closed ones are retried.
 */
export function closeLostConnections({ process: child }: Worker): void {
  const handed = new Map<unknown, Closable>();
  const send = child.send.bind(child) as (...args: unknown[]) => boolean;
  child.send = ((message: ClusterMessage, handle?: Closable, ...rest: unknown[]) => {
    if (message.act === "newconn" && handle) handed.set(message.seq, handle);
    return send(message, handle, ...rest);
  }) as typeof child.send;
  child.on("internalMessage", ({ ack }: ClusterMessage) => handed.delete(ack));
  child.once("exit", () => {
    for (const handle of handed.values()) handle.close();
  });
}
