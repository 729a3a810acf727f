import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { freshDatabase, startTestProject, type TestProject } from "../../support/service.js";
import { describeSuite } from "../support.js";

const LIMITS = { wait: 300, answer: 1000 };

let url: string;
let project: TestProject;
let lines: string[];
let beside: pg.Client;
let refreshToken: string;

/** Starts a service with its own database, as a role subject to PostgreSQL's limits. */
beforeEach(async () => {
  url = (await freshDatabase()) ?? "";
  const role = `role_${randomUUID().replaceAll("-", "")}`;
  beside = new pg.Client({ connectionString: url });
  await beside.connect();
  await beside.query(`create role ${role} login; grant all on schema public to ${role}`);
  lines = [];
  const databaseUrl = Object.assign(new URL(url), { username: role }).href;
  project = await startTestProject(
    {},
    { databaseUrl, databaseLimits: LIMITS, writeLog: (line) => lines.push(line) },
  );
  onTestFinished(async () => {
    await project.service.stop();
    await beside.end();
  });
  roleName = role;
  ({ refreshToken } = await project.signUp());
});
let roleName: string;

const refresh = () => project.call("POST", "/auth/sessions/current/refresh", { refreshToken });
const createTeam = () =>
  project.call("POST", "/teams", { level: "server", body: { display_name: "A team" } });

async function expectUnavailable(
  call: () => ReturnType<typeof createTeam>,
  reason: string,
): Promise<void> {
  const { status, headers } = await call();
  expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  expect(
    lines.filter((line) => line.includes('"message":"the database cannot be used"')).at(-1),
  ).toContain(`"reason":"${reason}"`);
}

describeSuite(
  "database faults",
  "connections, servers and disks of a database fail under a running service",
  () => {
    it("D25: a server that takes no more connections is answered by 503", async () => {
      await beside.query(`alter role ${roleName} connection limit 0`);
      await beside.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename = $1",
        [roleName],
      );
      await expect
        .poll(
          async () =>
            (await beside.query("select 1 from pg_stat_activity where usename = $1", [roleName]))
              .rowCount,
        )
        .toBe(0);
      await refresh();
      await refresh();
      await expectUnavailable(refresh, "too-many-connections");
      await beside.query(`alter role ${roleName} connection limit -1`);
      await expect.poll(async () => (await refresh()).status).toBe(200);
    });

    it("D25: a pool whose connections are all in use is answered by 503", async () => {
      let free = () => {};
      const freed = new Promise<void>((resolve) => (free = resolve));
      // Each of the two instances has four: three in its pool, and one for reads.
      let held = 0;
      const holding = Array.from({ length: 3 }, () =>
        project.service.context.db.connection().execute(() => {
          held++;
          return freed;
        }),
      );
      await expect.poll(() => held).toBe(3);
      const { status, headers } = await callFirst();
      expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
      expect(lines.join()).toContain('"reason":"no-connection-free"');
      free();
      await Promise.all(holding);
      expect((await callFirst()).status).toBe(201);
    });

    it("D25: rows that stay locked are answered by 503", async () => {
      await beside.query("begin; lock table teams in access exclusive mode");
      await expectUnavailable(createTeam, "timeout");
      await beside.query("rollback");
      expect((await createTeam()).status).toBe(201);
    });

    it.each([
      ["53100", "disk-full"],
      ["58030", "disk-error"],
      ["55P03", "lock"],
      ["25006", "read-only"],
      ["40001", "lock"],
    ])("D25: the state %s is answered by 503 and logged as %s", async (state, reason) => {
      await beside.query(
        `create function fail() returns trigger language plpgsql as $$ begin raise exception 'planted' using errcode = '${state}'; end $$`,
      );
      await beside.query("create trigger fail before insert on teams execute function fail()");
      await expectUnavailable(createTeam, reason);
      await beside.query("drop trigger fail on teams");
      expect((await createTeam()).status).toBe(201);
    });

    it("D25: a mistake in a statement stays a 500, so that it is found", async () => {
      await sql`alter table teams rename to misplaced`.execute(project.service.context.db);
      expect((await createTeam()).status).toBe(500);
    });
  },
);

/** Calls the instance whose pool the test holds: calls alternate between the two. */
async function callFirst(): ReturnType<typeof createTeam> {
  const answers = await Promise.all([createTeam(), createTeam()]);
  return answers.sort((a, b) => b.status - a.status)[0] as (typeof answers)[0];
}
