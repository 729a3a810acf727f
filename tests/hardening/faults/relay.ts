import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between the service and a server, and makes the network faults that neither of them can. */
export interface Relay extends AsyncDisposable {
  /** The server's URL, with the relay's address in place of its own. */
  readonly url: string;
  readonly port: number;
  /** Drops what either side sends, on every connection there is and on new ones. None of them ever works again. */
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
    // Both ends are cut on purpose here.
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
