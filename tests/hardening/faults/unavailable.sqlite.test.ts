import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { LOCKED_FILE, sqliteUnavailable } from "../../../service/src/db/unavailable.js";
import { makeFolder } from "../../support/folder.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { openSqliteFile } from "../../support/sqlite.js";
import { startReceiver, WEBHOOK_SECRET } from "../../support/webhook-receiver.js";
import { countCases, describeSuite } from "../support.js";

/** Limits with which the service does not wait for another writer. */
const IMPATIENT = { wait: 50 };

async function start(): Promise<{ project: TestProject; file: string; lines: string[] }> {
  const dataDirectory = makeFolder();
  const lines: string[] = [];
  const project = await startTestProject(
    {},
    { dataDirectory, databaseLimits: IMPATIENT, writeLog: (line) => lines.push(line) },
  );
  return { project, file: join(dataDirectory, "stackkit.db"), lines };
}

const createUser = (project: TestProject) =>
  project.call("POST", "/users", {
    level: "server",
    body: { display_name: "Ada", server_metadata: { text: "x".repeat(20_000) } },
  });

const createTeam = (project: TestProject) =>
  project.call("POST", "/teams", { level: "server", body: { display_name: "A team" } });

const limitPages = (project: TestProject, pages: number) =>
  sql`pragma max_page_count = ${sql.lit(pages)}`.execute(project.service.context.db);

describeSuite(
  "database faults",
  "connections, servers and disks of a database fail under a running service",
  () => {
    it("D25: a full disk is answered by 503 and logged as such, and room is enough to go on", async () => {
      const { project, lines } = await start();
      await using _service = project.service;
      // No database is this small: SQLite uses the smallest size that fits the data.
      await limitPages(project, 1);
      let answer = await createUser(project);
      for (let tries = 0; answer.status === 201 && tries < 50; tries++)
        answer = await createUser(project);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(
        lines.filter(
          (line) =>
            line.includes('"reason":"disk-full"') &&
            line.includes("The disk of the database is full"),
        ),
      ).not.toEqual([]);
      expect(lines.filter((line) => line.includes("rollback"))).toEqual([]);
      await limitPages(project, 1_000_000);
      expect((await createUser(project)).status).toBe(201);
    });

    it("D25: a transaction that meets a full disk leaves nothing half done", async () => {
      const { project } = await start();
      await using _service = project.service;
      const { db } = project.service.context;
      await limitPages(project, 1);
      const count = async () =>
        Number(
          (await sql<{ count: number }>`select count(*) as count from users`.execute(db)).rows[0]
            ?.count,
        );
      let before = await count();
      while ((await createUser(project)).status === 201) before = await count();
      expect(await count()).toBe(before);
      await limitPages(project, 1_000_000);
      expect((await createTeam(project)).status).toBe(201);
    });

    it("D25: another process that holds the database's lock is waited for, then answered by 503", async () => {
      const { project, file, lines } = await start();
      await using _service = project.service;
      const other = await openSqliteFile(file);
      other.exec("begin immediate");
      const answer = await createTeam(project);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(lines.at(-2)).toContain('"reason":"lock"');
      expect(lines.at(-2)).toContain(LOCKED_FILE);
      other.exec("commit");
      other.close();
      expect((await createTeam(project)).status).toBe(201);
    });

    it("D34: a due delivery that cannot be claimed stops nothing else, and goes out later", async () => {
      const receiver = await startReceiver(() => ({ status: 200 }));
      onTestFinished(receiver.stop);
      const lines: string[] = [];
      const project = await startTestProject(
        {},
        {
          webhooks: [{ url: receiver.url, secret: WEBHOOK_SECRET }],
          writeLog: (line) => lines.push(line),
        },
      );
      await using _service = project.service;
      const { db } = project.service.context;
      await sql`create trigger full before update on webhook_deliveries
        begin select raise(abort, 'as of a full disk'); end`.execute(db);
      expect((await createUser(project)).status).toBe(201);
      const failures = () => lines.filter((line) => line.includes("an attempt failed"));
      await expect.poll(failures).toHaveLength(1);
      expect((await project.call("GET", "/users", { level: "server" })).status).toBe(200);
      await sql`drop trigger full`.execute(db);
      await expect.poll(() => receiver.received.length).toBe(1);
      expect(failures().length).toBeLessThan(10);
    });

    it("D25: every failure of SQLite that may pass is known as one, and mistakes are not", () => {
      const reasons = {
        SQLITE_BUSY: "lock",
        SQLITE_BUSY_SNAPSHOT: "lock",
        SQLITE_FULL: "disk-full",
        SQLITE_IOERR_WRITE: "disk-error",
        SQLITE_IOERR_FSYNC: "disk-error",
        SQLITE_READONLY_DBMOVED: "read-only",
        SQLITE_CANTOPEN: "disk-error",
        SQLITE_CORRUPT: "damaged",
        SQLITE_CONSTRAINT_UNIQUE: undefined,
        SQLITE_ERROR: undefined,
      };
      for (const [code, reason] of Object.entries(reasons)) {
        expect(sqliteUnavailable(Object.assign(new Error("it failed"), { code }))?.reason).toBe(
          reason,
        );
      }
      countCases(Object.keys(reasons).length);
    });
  },
);
