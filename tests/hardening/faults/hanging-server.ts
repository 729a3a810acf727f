import { createServer, type Socket } from "node:net";
import { listen } from "../../support/listen.js";

/** A server that accepts connections, reads, and never responds. */
export interface HangingServer extends AsyncDisposable {
  readonly port: number;
  /** Open connections. */
  readonly open: number;
  /** The most connections that were open at once. */
  readonly peak: number;
}

/** `onGivenUp` is called when the other side closes a connection. */
export async function startHangingServer(onGivenUp: () => void = () => {}): Promise<HangingServer> {
  const sockets = new Set<Socket>();
  let peak = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    peak = Math.max(peak, sockets.size);
    const leave = () => {
      sockets.delete(socket);
      onGivenUp();
    };
    socket.on("error", () => {}).on("close", leave);
    socket.resume();
  });
  const port = await listen(server);
  return {
    port,
    get open() {
      return sockets.size;
    },
    get peak() {
      return peak;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
