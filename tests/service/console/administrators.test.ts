import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { insertJob } from "../../../service/src/administration/jobs/table.js";
import { setRole } from "../../../service/src/console/administrators.js";
import { systemClock } from "../../../service/src/core/clock.js";
import { tryLease } from "../../../service/src/db/lease.js";
import { newEmail } from "../../support/addresses.js";
import {
  CONSOLE_PASSWORD,
  consoleOf,
  cookieIn,
  type TestAdministrator,
} from "../../support/console.js";
import {
  configuredProject,
  serveTestProject,
  startTestProject,
  TestClock,
  type TestProject,
} from "../../support/service.js";

const OTHER = configuredProject();
const MINUTE = 60_000;

const clock = new TestClock();
const project = serveTestProject({}, { port: 0, clock, projects: [OTHER] });

const { call, owner, administrator } = consoleOf(() => project, clock);
const database = () => project.service.context.db;
beforeEach(async () => {
  await database().deleteFrom("administrators").execute();
  await database().deleteFrom("administrator_invitations").execute();
});

interface Named {
  readonly scope?: string;
  readonly role?: string;
  readonly email?: string;
  readonly minutes?: number;
}

const invite = (
  by: TestAdministrator,
  { scope = "project", role = "support", ...more }: Named = {},
) =>
  call("administrators/invitations", {
    method: "POST",
    cookie: by.cookie,
    body: { email: newEmail(), minutes: 30, scope, role, ...more },
  });
const tokenIn = (text: string): string => JSON.parse(text).link.split("#")[1];
const accept = (token: string) =>
  call("invitation", { method: "POST", body: { token, password: CONSOLE_PASSWORD } });
const setRoleOf = (by: TestAdministrator, id: string, role: string, scope = "project") =>
  call(`administrators/${id}`, { method: "PATCH", cookie: by.cookie, body: { role, scope } });
const remove = (by: TestAdministrator, id: string, scope = "project") =>
  call(`administrators/${id}?scope=${scope}`, { method: "DELETE", cookie: by.cookie });
const transfer = (by: TestAdministrator, id: string, scope = "project") =>
  call(`administrators/${id}/owner`, { method: "POST", cookie: by.cookie, body: { scope } });
const list = async (by: TestAdministrator) =>
  JSON.parse((await call("administrators", { cookie: by.cookie })).text);
const mailsTo = async (email: string) =>
  (
    await database()
      .selectFrom("mails")
      .select(["kind", "subject"])
      .where("recipient", "=", email)
      .execute()
  ).map(({ kind, subject }) => ({ kind, subject }));

describe("an invitation", () => {
  it("makes an administrator with its role, once, who is mailed about with the owners", async () => {
    const boss = await administrator("owner");
    const email = newEmail();
    const made = await invite(boss, { email });
    expect(made.status, made.text).toBe(200);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["administrator_invitation"]);
    const token = tokenIn(made.text);
    const offer = await call("invitation/check", { method: "POST", body: { token } });
    expect(JSON.parse(offer.text)).toMatchObject({ email, role: "support", has_account: false });
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const cookie = cookieIn(answers.find(({ status }) => status === 200)?.headers ?? new Headers());
    expect((await call("api/v1/users", { cookie })).status).toBe(200);
    expect((await call("administrators", { cookie })).status).toBe(403);
    const { administrators, invitations } = await list(boss);
    expect(administrators).toHaveLength(2);
    expect(administrators).toContainEqual(
      expect.objectContaining({ primary_email: email, role: "support", factors: [] }),
    );
    expect(invitations).toEqual([]);
    expect((await mailsTo(boss.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("became owner by a link"),
      expect.stringContaining(`invited ${email} as support`),
      expect.stringContaining("became support"),
    ]);
  });

  it("ends with its time, its revocation, a newer one, and its owner's role", async () => {
    const boss = await owner();
    const late = tokenIn((await invite(boss)).text);
    clock.advance(30 * MINUTE);
    expect((await accept(late)).status).toBe(410);
    const next = await owner();
    const email = newEmail();
    const replaced = tokenIn((await invite(next, { email })).text);
    const revoked = tokenIn((await invite(next, { email })).text);
    expect((await accept(replaced)).status).toBe(410);
    const [{ id }] = (await list(next)).invitations;
    const path = `administrators/invitations/${id}?scope=project`;
    expect((await call(path, { method: "DELETE", cookie: next.cookie })).status).toBe(200);
    expect((await accept(revoked)).status).toBe(410);
    const second = await administrator("owner");
    const orphan = tokenIn((await invite(second)).text);
    expect((await setRoleOf(next, second.id, "admin")).status).toBe(200);
    expect((await accept(orphan)).status).toBe(410);
  });

  it("of a known address is for that account alone, and lowers no role", async () => {
    const boss = await owner();
    const known = await administrator("admin", OTHER.id);
    const stranger = await administrator("admin", OTHER.id);
    const { text } = await invite(boss, { email: known.email.toUpperCase() });
    const body = { token: tokenIn(text) };
    expect((await accept(body.token)).status).toBe(409);
    const by = (cookie: string | undefined) =>
      call("invitation/accept", { method: "POST", cookie, body });
    expect((await by(undefined)).status).toBe(401);
    expect((await by(stranger.cookie)).status).toBe(403);
    expect((await by(known.cookie)).status).toBe(200);
    expect((await call("api/v1/users", { cookie: known.cookie })).status).toBe(200);
    const lower = { token: tokenIn((await invite(boss, { email: boss.email })).text) };
    const refused = await call("invitation/accept", {
      method: "POST",
      cookie: boss.cookie,
      body: lower,
    });
    expect(refused.text).toContain("You have the role owner already");
  });

  it("is bounded in number, time and form", async () => {
    const boss = await owner();
    for (const bad of [{ minutes: 60 }, { role: "god" }, { scope: "some" }, { email: "ada" }])
      expect((await invite(boss, bad)).status).toBe(400);
    for (let made = 0; made < 20; made++) expect((await invite(boss)).text).toContain("link");
    expect((await invite(boss)).text).toContain("20 invitations are open");
  });
});

describe("the last owner", () => {
  it("is neither removed nor demoted, also not by two at once", async () => {
    const boss = await owner();
    expect((await setRoleOf(boss, boss.id, "admin", "all")).status).toBe(400);
    expect((await remove(boss, boss.id, "all")).status).toBe(400);
    const second = await owner();
    const answers = await Promise.all([
      setRoleOf(boss, second.id, "viewer", "all"),
      setRoleOf(second, boss.id, "viewer", "all"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it("hands the service over, and is admin afterwards", async () => {
    const boss = await owner();
    const next = await administrator("viewer", "*");
    expect((await transfer(boss, boss.id, "all")).status).toBe(400);
    expect((await transfer(boss, next.id, "all")).status).toBe(200);
    expect((await invite(boss)).status).toBe(403);
    expect((await invite(next)).status).toBe(200);
    expect((await mailsTo(next.email)).map(({ kind }) => kind)).toContain("administrators_changed");
  });

  it("cannot be deleted as a user, also not by two at once", async () => {
    const boss = await owner();
    const deletion = (by: TestAdministrator, id: string) =>
      call(`api/v1/users/${id}`, { method: "DELETE", cookie: by.cookie, of: "internal" });
    const refused = await deletion(boss, boss.id);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining("one must be left"),
    ]);
    const second = await owner();
    const answers = await Promise.all([deletion(boss, second.id), deletion(second, boss.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await database().selectFrom("administrators").select("user_id").execute();
    expect(owners).toHaveLength(1);
  });
});

describe("a removed administrator", () => {
  it("is signed out everywhere, and the audit names who did it", async () => {
    const boss = await owner();
    const gone = await administrator("admin");
    expect((await remove(boss, gone.id)).status).toBe(200);
    expect((await call("session", { cookie: gone.cookie })).text).toContain("signed-out");
    expect((await remove(boss, gone.id)).status).toBe(404);
    const row = await database()
      .selectFrom("audit")
      .select(["actor_id", "project_id", "changes"])
      .where("subject", "=", `/administrators/${gone.id}`)
      .executeTakeFirst();
    expect(row).toEqual({ actor_id: boss.id, project_id: project.id, changes: '{"role":null}' });
    expect((await mailsTo(gone.email)).length).toBeGreaterThan(0);
  });

  it("loses the keys of agents in that project, and keeps those in others", async () => {
    const boss = await owner();
    const { id, cookie } = await administrator("admin");
    const role = { userId: id, role: "admin", addedBy: null, at: clock.now() } as const;
    await setRole(database(), { ...role, projectId: OTHER.id });
    const body = { name: "Helper", scopes: ["users:read"], days: 1 };
    for (const of of [project.id, OTHER.id])
      expect((await call("agents", { method: "POST", cookie, of, body })).status).toBe(200);
    expect((await remove(boss, id)).status).toBe(200);
    const left = database().selectFrom("agent_keys").select("project_id");
    expect(
      await left.where("created_by", "=", id).where("revoked_at", "is", null).execute(),
    ).toEqual([{ project_id: OTHER.id }]);
  });
});

describe("running jobs", () => {
  /** A job that another instance seems to work on. */
  async function runningJob(projectId: string, type: "administrator" | "agent", id: string) {
    const job = { project_id: projectId, id: randomUUID(), created_at: clock.now() };
    await tryLease(database(), systemClock, `job ${job.id}`, 60_000);
    const of = { kind: "delete", filter: "", user_ids: null, options: "{}", total: 1 } as const;
    await insertJob(database(), { ...job, ...of, actor_type: type, actor_id: id });
    return job.id;
  }
  const stateOf = async (id: string) =>
    (await database().selectFrom("jobs").select("state").where("id", "=", id).executeTakeFirst())
      ?.state;

  it("of a deleted account are paused everywhere, with those of its agents, and owners hear of it", async () => {
    const boss = await owner();
    const { id, cookie } = await administrator("admin", "*");
    const body = { name: "Helper", scopes: ["users:write"], days: 1 };
    const agent = await call("agents", { method: "POST", cookie, body });
    const agentId = JSON.parse(agent.text).id;
    const jobs = [
      await runningJob(project.id, "administrator", id),
      await runningJob(project.id, "agent", agentId),
      await runningJob(OTHER.id, "administrator", id),
      await runningJob(project.id, "administrator", boss.id),
    ];
    const deletion = { method: "DELETE", cookie: boss.cookie, of: "internal" };
    expect((await call(`api/v1/users/${id}`, deletion)).status).toBe(200);
    expect(await Promise.all(jobs.map(stateOf))).toEqual(["paused", "paused", "paused", "running"]);
    const key = database().selectFrom("agent_keys").select("revoked_at").where("id", "=", agentId);
    expect(await key.executeTakeFirst()).toEqual({ revoked_at: clock.now() });
    const facts = (await mailsTo(boss.email)).map(({ subject }) => subject).join();
    expect(facts).toContain(`${boss.email} deleted an account of`);
  });

  it("of who is removed or may no longer run any are paused, in that project alone", async () => {
    const boss = await owner();
    for (const end of [
      (id: string) => remove(boss, id),
      (id: string) => setRoleOf(boss, id, "support"),
    ]) {
      const { id, cookie } = await administrator("admin");
      const body = { name: "Helper", scopes: ["users:write"], days: 1 };
      const agent = await call("agents", { method: "POST", cookie, body });
      const jobs = [
        await runningJob(project.id, "administrator", id),
        await runningJob(project.id, "agent", JSON.parse(agent.text).id),
        await runningJob(OTHER.id, "administrator", id),
        await runningJob(project.id, "administrator", boss.id),
      ];
      await setRole(database(), {
        ...{ userId: id, role: "admin", addedBy: null, at: clock.now() },
        projectId: OTHER.id,
      });
      expect((await end(id)).status).toBe(200);
      const states = ["paused", "paused", "running", "running"];
      expect(await Promise.all(jobs.map(stateOf))).toEqual(states);
    }
    const admin = await administrator("owner");
    const job = await runningJob(project.id, "administrator", admin.id);
    expect((await setRoleOf(boss, admin.id, "admin")).status).toBe(200);
    expect(await stateOf(job)).toBe("running");
  });
});

describe("administrators are not changed", () => {
  it("by strangers, lower roles, and owners of other projects or of one alone", async () => {
    const boss = await owner();
    const other = await administrator("owner", OTHER.id);
    const admin = await administrator("admin");
    const ofOne = await administrator("owner");
    const signedOut = { ...boss, cookie: "" };
    for (const by of [signedOut, other, admin])
      for (const answer of [
        await invite(by),
        await setRoleOf(by, admin.id, "owner"),
        await remove(by, ofOne.id),
        await transfer(by, admin.id),
      ])
        expect(answer.status).toBe(by === signedOut ? 401 : 403);
    expect((await invite(ofOne, { scope: "all" })).status).toBe(403);
    expect((await setRoleOf(ofOne, boss.id, "viewer", "all")).status).toBe(403);
    expect((await remove(ofOne, boss.id)).status).toBe(404);
    expect((await list(admin)).may_change).toBe(false);
    const internal = { cookie: ofOne.cookie, of: "internal" };
    expect((await call("administrators", internal)).status).toBe(403);
  });

  it("without a fresh sign-in, and by other pages", async () => {
    const boss = await owner();
    const admin = await administrator("admin");
    const body = { role: "owner", scope: "project" };
    const evil = await call(`administrators/${admin.id}`, {
      method: "PATCH",
      cookie: boss.cookie,
      body,
      headers: { origin: "https://evil.example" },
    });
    expect(evil.status).toBe(403);
    clock.advance(10 * MINUTE);
    for (const answer of [
      await invite(boss),
      await setRoleOf(boss, admin.id, "owner"),
      await remove(boss, admin.id),
      await transfer(boss, admin.id),
    ])
      expect(answer.text).toContain("fresh_session_required");
  });
});

describe("a list of networks", () => {
  const get = (service: TestProject["service"], path: string, from: string) =>
    service.fetch(
      new Request(`https://auth.example.com/console/${path}`, {
        headers: { "x-stackkit-console": "1", "x-forwarded-for": from },
      }),
    );

  it("closes the page and its calls to all other addresses", async () => {
    const consoleNetworks = ["10.1.0.0/16", "2001:db8::/32"];
    const closed = await startTestProject({}, { port: 0, consoleNetworks });
    try {
      for (const path of ["", "session", "assets/a.js", "api/v1/users", "api/picture?url=x"]) {
        const answer = await fetch(`${closed.service.url}/console/${path}`, {
          headers: { "x-stackkit-console": "1" },
        });
        expect(answer.status, path).toBe(403);
        expect(await answer.text()).toContain("STACKKIT_CONSOLE_NETWORKS");
      }
      expect((await get(closed.service, "session", "10.1.2.3")).status).toBe(403);
    } finally {
      await closed.service.stop();
    }
  });

  it("opens them to its own, and refuses what is no network at the start", async () => {
    const open = await startTestProject({}, { port: 0, consoleNetworks: ["127.0.0.0/8"] });
    try {
      const answer = await fetch(`${open.service.url}/console/session`, {
        headers: { "x-stackkit-console": "1" },
      });
      expect(answer.status).toBe(200);
    } finally {
      await open.service.stop();
    }
    const start = startTestProject({}, { consoleNetworks: ["10.0.0.0/99"] });
    await expect(start).rejects.toThrow("console's networks");
  });
});
