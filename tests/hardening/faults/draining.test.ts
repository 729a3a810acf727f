import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { API_PATH } from "@stackkit/next/protocol";
import { startService } from "@stackkit/service";
import { expect, it, onTestFinished } from "vitest";
import { STOP_WORK_MILLIS } from "../../../service/src/core/background.js";
import { STOP_MILLIS, STOP_REQUESTS_MILLIS } from "../../../service/src/core/limits.js";
import { KEEP_ALIVE_TIMEOUT_MILLIS } from "../../../service/src/start/http-server.js";
import { configuredProject, KEYS } from "../../support/service.js";
import { SpawnedService } from "../spawned-service.js";
import { cases, countCases, describeSuite } from "../support.js";

/** Opens a connection, and sends part of a request. */
async function openSocket(port: number, text = ""): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(text);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const headersOf = (id: string) => ({
  host: "127.0.0.1",
  "content-type": "application/json",
  "x-stack-project-id": id,
  "x-stack-access-type": "server",
  "x-stack-secret-server-key": KEYS(id).server,
});

const headerLines = (id: string) =>
  Object.entries(headersOf(id))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");

/** Clients that would keep a process alive forever. */
const HOLDING = {
  "half-sent headers": () => "POST /api/v1/users HTTP/1.1\r\nhost: 127.0.0.1\r\n",
  "a half-sent body": (id: string) =>
    `POST ${API_PATH}/users HTTP/1.1\r\n${headerLines(id)}content-length: 100\r\n\r\n{"display_name": "`,
  "an idle connection": () => "GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
  // Never read: the data stays in the buffers of both sides.
  "unread answers": () => "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".repeat(500),
  nothing: () => "",
};

describeSuite("faults: draining", "clients that hold connections to a stopping service", () => {
  it.each([1, 2])(
    "D27: a service of %i process(es) ends in time, whatever clients do",
    async (processes) => {
      await using service = await SpawnedService.start({ processes });
      const { id } = service.project;
      const count = cases(3, 30);
      for (const begin of Object.values(HOLDING)) {
        for (let client = 0; client < count; client++) {
          const socket = await openSocket(service.port, begin(id));
          socket.pause();
        }
      }
      // By now, all connections have been accepted.
      expect((await service.project.call("GET", "/users", { level: "server" })).status).toBe(200);
      service.child.kill("SIGTERM");
      // After a SIGKILL, the exit code would differ.
      expect(await service.ended).toEqual([0, null]);
      countCases(count * Object.keys(HOLDING).length);
    },
  );

  it("D27: the limits of the parts fit into ten seconds together", () => {
    expect(STOP_REQUESTS_MILLIS + STOP_WORK_MILLIS).toBeLessThan(STOP_MILLIS);
    expect(STOP_MILLIS).toBeLessThan(10_000);
    expect(KEEP_ALIVE_TIMEOUT_MILLIS).toBeGreaterThan(75_000);
  });

  it("D27: requests under way are answered, and their connections closed", async () => {
    const configured = configuredProject();
    const service = await startService({ port: 0, projects: [configured] });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const body = JSON.stringify({ display_name: "Ada" });
    const sent = request(`${service.url}${API_PATH}/users`, {
      agent,
      method: "POST",
      headers: { ...headersOf(configured.id), "content-length": body.length },
    });
    sent.write(body.slice(0, 5));
    await once(sent, "socket");
    // A request on another connection: by its response, the server has seen the first one.
    expect((await fetch(`${service.url}/health`)).headers.get("keep-alive")).toBe(
      `timeout=${KEEP_ALIVE_TIMEOUT_MILLIS / 1000}`,
    );
    const stopped = service.stop();
    sent.end(body.slice(5));
    const [answer] = await once(sent, "response");
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.connection).toBe("close");
    await stopped;
  });
});
