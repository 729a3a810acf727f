import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { requireFreePort } from "../../scripts/demo/ports.mjs";

it("a busy port is reported with the flag for another; the same port works once freed", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, "--port", "the app")).rejects.toThrow(
    `npm run demo -- --port ${port + 1}`,
  );
  server.close();
  await once(server, "close");
  await expect(requireFreePort(port, "--port", "the app")).resolves.toBeUndefined();
});
