import { createServer } from "node:net";
import { Trouble } from "./trouble.mjs";

const HOSTS = ["127.0.0.1", "::1", undefined];

/** @param {number} port @param {string | undefined} host */
const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no `::1`; that is not a busy port.
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "localhost", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * Throws where something listens on the port already, naming the flag that chooses another.
 * @param {number} port @param {string} flag @param {string} what
 */
export async function requireFreePort(port, flag, what) {
  for (const host of HOSTS) {
    if (!(await isFree(port, host))) {
      throw new Trouble(
        `Port ${port}, meant for ${what}, is in use or not allowed. Stop what uses it, or choose another: npm run demo -- ${flag} ${port + 1}`,
      );
    }
  }
}
