import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HEADERS } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { receive } from "../../../service/src/next/arrivals.js";
import { readConnection, watchConnections } from "../../../service/src/next/connections.js";
import { registry } from "../../../service/src/next/registry.js";

const OWN = "http://localhost:3000";
watchConnections();
const recorded = registry().addressHeader as string;

/** A call from this process, while it answers a request with the headers `current`. */
const call = (
  { method = "POST", level = "client" }: { method?: string; level?: string },
  current: Record<string, string> | undefined,
) =>
  receive(
    new Request("http://service.internal/api/v1/auth/password/sign-in", {
      method,
      headers: { [HEADERS.accessType]: level, "x-forwarded-for": "127.0.0.1" },
    }),
    {
      from: "this-process",
      currentHeaders: async () => (current ? new Headers(current) : undefined),
    },
    OWN,
  );

describe("requests of an app's process", () => {
  it("are this process's own, if they read or have a secret key", async () => {
    const current = { [recorded]: "http direct 203.0.113.7" };
    expect((await call({ method: "GET" }, current)).bindings).toEqual({ origin: OWN });
    expect((await call({ level: "server" }, current)).bindings).toEqual({ origin: OWN });
    expect((await call({}, undefined)).bindings).toEqual({ origin: OWN });
  });

  it("count for the browser whose form they act for, whatever its headers claim", async () => {
    const direct = await call(
      {},
      { [recorded]: "http direct 203.0.113.7", "x-forwarded-for": "203.0.113.7" },
    );
    expect(direct.bindings).toEqual({ peer: "203.0.113.7", origin: OWN });
    expect(direct.request.headers.get("x-forwarded-for")).toBeNull();
    const proxied = await call(
      {},
      { [recorded]: "http forwarded 10.0.0.2", "x-forwarded-for": "198.51.100.4" },
    );
    expect(proxied.bindings).toEqual({ peer: "10.0.0.2", origin: OWN });
    expect(proxied.request.headers.get("x-forwarded-for")).toBe("198.51.100.4");
    const unknown = await call({}, { "x-forwarded-for": "198.51.100.4" });
    expect(unknown.bindings).toEqual({ via: "unknown", origin: OWN });
  });
});

describe("the recorded address of a connection", () => {
  it("replaces what the client sent under its name, and marks headers that Next adds", async () => {
    const server = createServer((request, response) => {
      // As Next does, if no proxy has.
      request.headers["x-forwarded-for"] ??= request.socket.remoteAddress;
      const { peer, scheme, headers } = readConnection(new Headers(request.headers as never));
      response.end(
        JSON.stringify({
          peer,
          scheme,
          forwarded: headers.get("x-forwarded-for"),
          left: headers.has(recorded),
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}`, { headers })).json();
    try {
      expect(await ask({ [recorded]: "http direct 8.8.8.8" })).toEqual({
        peer: "127.0.0.1",
        scheme: "http",
        forwarded: null,
        left: false,
      });
      expect(await ask({ "x-forwarded-for": "8.8.8.8" })).toMatchObject({
        peer: "127.0.0.1",
        forwarded: "8.8.8.8",
      });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
