import type { Worker } from "node:cluster";

/** What the first process sends beside each connection, and what is sent back once it was taken. */
interface ClusterMessage {
  readonly act?: unknown;
  readonly seq?: unknown;
  readonly ack?: unknown;
}

interface Closable {
  close(): void;
}

/**
 * Closes connections that were handed to a process which ended before it took them. Node keeps them
 * open, and their clients would wait for an answer without end; closed ones they try again.
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
