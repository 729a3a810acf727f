import { createServer } from "node:net";
import { UserError } from "./user-error.mjs";

const HOSTS = ["127.0.0.1", "::1", undefined];

/** @param {number} port @param {string | undefined} host */
const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    // Without IPv6 there is no `::1`. That does not make the port busy.
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Returns an unused port of this machine. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "localhost", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * Throws if the port is in use, and suggests the flag for another one.
 * @param {number} port @param {string} flag @param {string} what
 */
export async function requireFreePort(port, flag, what) {
  for (const host of HOSTS) {
    if (!(await isFree(port, host))) {
      throw new UserError(
        `Port ${port} for ${what} is in use or not allowed. Stop the process that uses it, or choose another port: npm run demo -- ${flag} ${port + 1}`,
      );
    }
  }
}
