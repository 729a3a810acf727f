import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { API_PATH, HEADERS } from "@stackkit/next/protocol/internal";
import { afterEach, describe, expect, it, vi } from "vitest";
import { REQUEST_TIMEOUT_MILLIS } from "../../../service/src/core/limits.js";
import { receive } from "../../../service/src/next/arrivals.js";
import { readConnection, watchConnections } from "../../../service/src/next/connections.js";
import { registry } from "../../../service/src/next/registry.js";
import { listen } from "../../support/listen.js";

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

describe("headers of Vercel's proxy", () => {
  const runtime = Symbol.for("@vercel/request-context");
  const globals = globalThis as Record<symbol, unknown>;
  afterEach(() => {
    delete globals[runtime];
  });

  it.each([
    ["neither", {}],
    ["its variable, which files may hold", { variable: true }],
    ["its runtime, which other hosts emulate", { runtime: true }],
    ["both", { variable: true, runtime: true }],
  ] as const)("are trusted with both of its signs, and here is %s", async (_, given) => {
    const signs: { variable?: boolean; runtime?: boolean } = given;
    vi.stubEnv("VERCEL", signs.variable ? "1" : "");
    if (signs.runtime) globals[runtime] = { get: () => ({ waitUntil: () => {} }) };
    const via = signs.variable && signs.runtime ? "platform" : "unknown";
    const current = { "x-vercel-forwarded-for": "198.51.100.4" };
    expect((await call({}, current)).bindings).toEqual({ via, origin: OWN });
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
    const port = await listen(server);
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

describe("a body that comes too slowly", () => {
  afterEach(() => vi.useRealTimers());

  it("closes the connection of a call, and no other", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const arrived: string[] = [];
    const server = createServer((request, response) => {
      arrived.push(request.url ?? "");
      request.resume().once("end", () => response.end());
    });
    const port = await listen(server);
    const begin = (path: string, length: string) =>
      new Promise<Socket>((resolve) => {
        const socket: Socket = connect(port, "127.0.0.1", () => resolve(socket));
        socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${length}\r\n\r\n`);
      });
    const sockets = [
      await begin(`${API_PATH}/users`, "content-length: 9"),
      await begin(`${API_PATH}/teams`, "transfer-encoding: chunked"),
      await begin("/upload", "content-length: 9"),
    ];
    const closed = sockets.map(
      (socket, i) => new Promise<number>((resolve) => socket.once("close", () => resolve(i))),
    );
    try {
      await vi.waitFor(() => expect(arrived).toHaveLength(3));
      vi.advanceTimersByTime(REQUEST_TIMEOUT_MILLIS);
      expect(await Promise.all(closed.slice(0, 2))).toEqual([0, 1]);
      sockets[2]?.write("123456789");
      const [answer] = await once(sockets[2] as Socket, "data");
      expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it("has no limit once it is complete", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const server = createServer((request, response) => {
      request.resume().once("end", () => {
        vi.advanceTimersByTime(2 * REQUEST_TIMEOUT_MILLIS);
        response.end("done");
      });
    });
    const port = await listen(server);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${API_PATH}/users`, {
        method: "POST",
        body: "{}",
      });
      expect(await answer.text()).toBe("done");
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
