import { expect, it } from "vitest";
import { freshDatabase, startTestProject, type TestProject } from "../../support/service.js";
import { describeSuite } from "../support.js";
import { type Relay, startRelay } from "./relay.js";

/** Short, so that tests do not wait for the default timeouts. */
const LIMITS = { connect: 300, wait: 400, answer: 500 };

interface Started extends AsyncDisposable {
  readonly relay: Relay;
  readonly project: TestProject;
  readonly refresh: () => Promise<{ status: number; retryAfter: string | null }>;
  readonly health: (query?: string) => Promise<number>;
}

/** A service whose PostgreSQL connections are all in use before the network fails. */
async function start(): Promise<Started> {
  const relay = await startRelay((await freshDatabase()) ?? "");
  const project = await startTestProject({}, { databaseUrl: relay.url, databaseLimits: LIMITS });
  const { refreshToken } = await project.signUp();
  const refresh = async () => {
    const { status, headers } = await project.call("POST", "/auth/sessions/current/refresh", {
      refreshToken,
    });
    return { status, retryAfter: headers.get("retry-after") };
  };
  await Promise.all(Array.from({ length: 20 }, refresh));
  return {
    relay,
    project,
    refresh,
    health: async (query = "") =>
      (await project.service.fetch(new Request(`http://service.test/health${query}`))).status,
    async [Symbol.asyncDispose]() {
      await project.service.stop();
      await relay[Symbol.asyncDispose]();
    },
  };
}

describeSuite(
  "database faults",
  "connections, servers and disks of a database fail under a running service",
  () => {
    it("D21: while the network drops everything, requests are turned away in time and /health?db says so", async () => {
      await using service = await start();
      service.relay.drop();
      const answers = await Promise.all(Array.from({ length: 30 }, service.refresh));
      expect(answers).toEqual(answers.map(() => ({ status: 503, retryAfter: "2" })));
      expect(await service.health()).toBe(200);
      expect(await service.health("?db")).toBe(503);
    });

    it("D21: once the network is back, hung connections are replaced and requests succeed", async () => {
      await using service = await start();
      service.relay.drop();
      const during = Array.from({ length: 30 }, service.refresh);
      await Promise.race(during);
      service.relay.heal();
      await Promise.all(during);
      await expect.poll(async () => (await service.refresh()).status).toBe(200);
      const answers = await Promise.all(Array.from({ length: 30 }, service.refresh));
      expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      await expect.poll(() => service.health("?db")).toBe(200);
      // A busy machine may open the last connections late.
      const burst = async () =>
        (await Promise.all(answers.map(service.refresh))).map(({ status }) => status);
      await expect.poll(burst).toEqual(answers.map(() => 200));
    });

    it("D21: idle connections that hang cost no more than the requests that find them", async () => {
      await using service = await start();
      service.relay.drop();
      service.relay.heal();
      const first = await Promise.all(Array.from({ length: 10 }, service.refresh));
      expect(first.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      await expect.poll(async () => (await service.refresh()).status).toBe(200);
    });

    it("D21: a service stops while its database hangs", async () => {
      const service = await start();
      service.relay.drop();
      const during = Array.from({ length: 10 }, service.refresh);
      await service.project.service.stop();
      expect((await Promise.all(during)).filter(({ status }) => status !== 503)).toEqual([]);
      await service.relay[Symbol.asyncDispose]();
    });
  },
);
