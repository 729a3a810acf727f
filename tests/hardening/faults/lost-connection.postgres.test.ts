import { sql } from "kysely";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { createDatabase, startPostgres } from "../../../scripts/postgres/server.mjs";
import {
  configuredProject,
  freshDatabase,
  startTestProject,
  startTestService,
  TestProject,
} from "../../support/service.js";
import { cases, countCases, describeSuite } from "../support.js";
import { collectCrashes, settleEvents } from "./crashes.js";
import { startRelay } from "./relay.js";

const refresh = (project: TestProject, refreshToken: string) =>
  project.call("POST", "/auth/sessions/current/refresh", { refreshToken });

/** A connection outside the service. */
async function connectBeside(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const CUT_ALL =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = " +
  "current_database() and pid <> pg_backend_pid()";

describeSuite(
  "database faults",
  "connections, servers and disks of a database fail under a running service",
  () => {
    it("D20: a connection that ends between two statements of a transaction fails that transaction alone", async () => {
      const crashes = collectCrashes();
      const url = (await freshDatabase()) ?? "";
      await using service = await startTestService({ databaseUrl: url });
      const beside = await connectBeside(url);
      const transaction = service.context.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await beside.query(CUT_ALL);
        // Not all connections of the service: its queues open others.
        const isOpen = "select 1 from pg_stat_activity where pid = $1";
        await expect
          .poll(async () => (await beside.query(isOpen, [rows[0]?.pid])).rowCount)
          .toBe(0);
        await settleEvents();
        await sql`select 1`.execute(tx);
      });
      await expect(transaction).rejects.toThrow(/connection to the database failed/);
      expect(crashes).toEqual([]);
      // Others of the pool may learn only by their next statement that they were cut too.
      await expect
        .poll(() => sql`select 1`.execute(service.context.db).then(() => "answered", String))
        .toBe("answered");
    });

    it("D20: forty clients refresh while all connections are cut again and again; they get designed answers", async () => {
      const crashes = collectCrashes();
      const url = (await freshDatabase()) ?? "";
      const project = await startTestProject({}, { databaseUrl: url });
      await using _service = project.service;
      const beside = await connectBeside(url);
      const people = await Promise.all(Array.from({ length: 8 }, () => project.signUp()));
      const statuses = new Set<number>();
      let answered = 0;
      let over = false;
      const clients = Array.from({ length: 40 }, async (_, index) => {
        while (!over) {
          statuses.add(
            (await refresh(project, people[index % people.length]?.refreshToken ?? "")).status,
          );
          answered++;
        }
      });
      for (let cut = 0; cut < cases(6, 60); cut++) {
        const before = answered;
        await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(before + 40);
        await beside.query(CUT_ALL);
      }
      over = true;
      await Promise.all(clients);
      countCases(answered);
      expect(crashes).toEqual([]);
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await expect
        .poll(async () => (await refresh(project, people[0]?.refreshToken ?? "")).status)
        .toBe(200);
    });

    it("D20: a reset by the network in the middle of statements and transactions ends nothing", async () => {
      const crashes = collectCrashes();
      await using relay = await startRelay((await freshDatabase()) ?? "");
      const project = await startTestProject({}, { databaseUrl: relay.url });
      await using _service = project.service;
      const { refreshToken } = await project.signUp();
      for (let round = 0; round < cases(4, 40); round++) {
        const refreshes = Array.from({ length: 20 }, () => refresh(project, refreshToken));
        await settleEvents();
        relay.reset();
        for (const { status } of await Promise.all(refreshes)) expect([200, 503]).toContain(status);
      }
      expect(crashes).toEqual([]);
      await expect.poll(async () => (await refresh(project, refreshToken)).status).toBe(200);
    });

    it("D20: the server's sudden death ends nothing, and its return is enough", async () => {
      const crashes = collectCrashes();
      const postgres = await startPostgres({ durable: true });
      onTestFinished(() => postgres.stop());
      const configured = configuredProject();
      await using service = await startTestService({
        databaseUrl: await createDatabase(postgres.url, "killed"),
        projects: [configured],
      });
      const project = new TestProject(service, configured.id);
      const { refreshToken } = await project.signUp();
      const refreshes = Array.from({ length: 20 }, () => refresh(project, refreshToken));
      await postgres.kill();
      for (const { status } of await Promise.all(refreshes)) expect([200, 503]).toContain(status);
      const down = await refresh(project, refreshToken);
      expect([down.status, down.headers.get("retry-after")]).toEqual([503, "2"]);
      await postgres.restart();
      await expect.poll(async () => (await refresh(project, refreshToken)).status).toBe(200);
      expect(crashes).toEqual([]);
    });
  },
);
