import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy between the service and a server that causes network faults. */
export interface Relay extends AsyncDisposable {
  /** The server's URL with the proxy's address. */
  readonly url: string;
  readonly port: number;
  /** Drops all data on existing and new connections. These connections never work again. */
  drop(): void;
  /** New connections work again. */
  heal(): void;
  /** Resets every connection. */
  reset(): void;
}

export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isDropping = false;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    // Both ends are closed on purpose.
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (isDropping) return client.resume();
    const upstream = keep(connect(Number(port), hostname));
    client.pipe(upstream).pipe(client);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    return undefined;
  });
  await once(server.listen(0, "127.0.0.1"), "listening");

  const address = server.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    port: address.port,
    drop() {
      isDropping = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    heal() {
      isDropping = false;
    },
    reset() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
