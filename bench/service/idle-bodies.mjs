import { connect } from "node:net";

const ANNOUNCED_BYTES = 1_048_576;

/** Idle connections that announce a large body, renewed as soon as they end. */
export function holdBodies(url, count, headersOf) {
  const { hostname, port } = new URL(url);
  const open = new Set();
  let isStopped = false;
  const hold = (index) => {
    if (isStopped) return;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on("error", () => {});
    socket.on("data", () => {});
    socket.once("close", () => {
      open.delete(socket);
      setTimeout(hold, 100, index);
    });
    const lines = {
      host: `${hostname}:${port}`,
      "content-type": "application/json",
      "content-length": String(ANNOUNCED_BYTES),
      ...headersOf(index),
    };
    socket.write(
      `PATCH /api/v1/users/me HTTP/1.1\r\n${Object.entries(lines)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join("")}\r\n{`,
    );
  };
  for (let index = 0; index < count; index++) hold(index);
  return () => {
    isStopped = true;
    for (const socket of open) socket.destroy();
  };
}
