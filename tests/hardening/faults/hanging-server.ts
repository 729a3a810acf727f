import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A server that accepts connections, reads, and never responds. */
export interface HangingServer extends AsyncDisposable {
  readonly port: number;
  /** Open connections. */
  readonly open: number;
  /** Connections since the start. */
  readonly accepted: number;
}

export async function startHangingServer(): Promise<HangingServer> {
  const sockets = new Set<Socket>();
  let accepted = 0;
  const server = createServer((socket) => {
    accepted++;
    sockets.add(socket);
    // The other side closes the connection eventually.
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.resume();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    get open() {
      return sockets.size;
    },
    get accepted() {
      return accepted;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
