import { Webhook } from "standardwebhooks";
import { describe, expect, it, vi } from "vitest";
import {
  MAX_ENDPOINTS_PER_PROJECT,
  PREVIOUS_SECRET_MILLIS,
} from "../../../service/src/administration/webhooks/change-endpoint.js";
import { pauseFailing } from "../../../service/src/console/webhooks/pause-failing.js";
import type { Database } from "../../../service/src/db/database.js";
import { createStoredEndpoints } from "../../../service/src/events/stored-endpoints.js";
import { consoleOf } from "../../support/console.js";
import { startTestProject } from "../../support/service.js";
import { OTHER_PROJECT, WebhookProject } from "../../support/webhook-project.js";
import { WEBHOOK_SECRET } from "../../support/webhook-receiver.js";

const HOUR = 3_600_000;
const PATH = "endpoints";

const hooks = new WebhookProject(() => [
  { url: "https://configured.example", secret: WEBHOOK_SECRET, events: [] },
]);
const { call, makeUser, list: deliveries, settled } = hooks;
const hookUrl = () => `${hooks.receiver.url}/stored`;
/** Changes endpoints, and lets other instances hear of it. */
const change = async (method: string, path: string, body?: object) => {
  const answered = await call(method, path, body);
  hooks.clock.advance(10_000);
  return answered;
};
const add = async (body: object = {}) => {
  const made = await change("POST", PATH, { url: hookUrl(), ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body as { readonly id: string; readonly secret: string };
};
const list = async () => (await call("GET", PATH)).body.items;
/** Whether the newest request is signed by a secret. */
function isSignedBy(secret: string): boolean {
  const { headers, body } = hooks.receiver.received.at(-1) ?? { headers: {}, body: "" };
  vi.useFakeTimers({ now: hooks.clock.now(), toFake: ["Date"] });
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}

describe("an endpoint of the console", () => {
  it("gets events signed by its secret, which is shown once and stored sealed", async () => {
    expect(await makeUser()).toMatchObject({ status: 201 });
    const { id, secret } = await add({ description: "Billing" });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    await makeUser();
    await settled({ url: hookUrl(), state: "delivered", type: "user.created" });
    expect(await deliveries()).toHaveLength(1);
    expect(isSignedBy(secret)).toBe(true);
    const [configured, stored] = await list();
    expect(configured).toMatchObject({ id: null, url: "https://configured.example" });
    expect(stored).toMatchObject({ id, url: hookUrl(), description: "Billing", events: null });
    expect(JSON.stringify([configured, stored])).not.toContain("whsec_");
    const row = await hooks.project.service.context.db
      .selectFrom("webhook_endpoints")
      .selectAll()
      .where("project_id", "=", hooks.project.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    const audit = await hooks.project.service.context.db
      .selectFrom("audit")
      .select("changes")
      .where("operation", "=", `POST /internal/webhook-${PATH}`)
      .executeTakeFirstOrThrow();
    expect(audit.changes).toBe('{"url":"changed","description":"Billing"}');
  });

  it("gets the chosen events alone, and other ones after a change of its own", async () => {
    const { id } = await add({ events: ["team.created"] });
    await makeUser();
    expect(await deliveries()).toEqual([]);
    const moved = `${hooks.receiver.url}/moved`;
    const events = ["user.created", "user.created"];
    const changed = await change("PATCH", `${PATH}/${id}`, { url: moved, events });
    expect(changed.body).toMatchObject({ url: moved, events: ["user.created"], description: "" });
    await makeUser();
    await settled({ url: moved, state: "delivered" });
    expect(hooks.receiver.received.map(({ path }) => path)).toEqual(["/moved"]);
    expect((await call("PATCH", `${PATH}/${id}`, { events: null })).body.events).toBeNull();
  });

  it("signs by the former secret too for a day after a roll", async () => {
    const { id, secret } = await add();
    const rolled = (await call("POST", `${PATH}/${id}/secret`)).body;
    expect(rolled.has_previous_secret).toBe(true);
    expect(rolled.secret).not.toBe(secret);
    await makeUser();
    await settled({ state: "delivered" });
    expect([isSignedBy(secret), isSignedBy(rolled.secret)]).toEqual([true, true]);
    hooks.clock.advance(PREVIOUS_SECRET_MILLIS);
    await call("POST", `${PATH}/test`, { url: hookUrl() });
    await settled({ state: "delivered", type: "webhook.test" });
    expect([isSignedBy(secret), isSignedBy(rolled.secret)]).toEqual([false, true]);
    expect((await list())[1].has_previous_secret).toBe(false);
  });

  it("that is turned off gets nothing, and what waited can be sent again", async () => {
    hooks.answer = { status: 500 };
    const { id } = await add();
    await makeUser();
    await settled({ state: "waiting", attempts: 1, status: 500 });
    const turn = (is_enabled: boolean) => change("PATCH", `${PATH}/${id}`, { is_enabled });
    expect((await turn(false)).body).toMatchObject({ is_enabled: false, waiting: 0 });
    const sent = hooks.receiver.received.length;
    await makeUser();
    expect(await deliveries()).toMatchObject([
      { state: "failed", problem: "The endpoint was turned off." },
    ]);
    await call("POST", `${PATH}/test`, { url: hookUrl() });
    await settled({ state: "failed", type: "webhook.test" });
    expect(hooks.receiver.received).toHaveLength(sent);
    hooks.answer = { status: 200 };
    await turn(true);
    const again = { url: hookUrl(), since_millis: 0 };
    expect((await call("POST", "deliveries/resend", again)).body.count).toBe(2);
    await vi.waitFor(() => {
      hooks.clock.advance(1000);
      expect(hooks.receiver.received).toHaveLength(sent + 2);
    }, 15_000);
  });

  it("is paused and resumed by hand, and by the service after a day of failures", async () => {
    hooks.answer = { status: 500 };
    await add();
    await makeUser();
    await settled({ state: "waiting", attempts: 1, status: 500 });
    const set = (is_paused: boolean) => call("PATCH", PATH, { url: hookUrl(), is_paused });
    expect((await set(true)).body.paused_at_millis).toBe(hooks.clock.now());
    expect((await set(false)).body.paused_at_millis).toBeNull();
    hooks.clock.advance(25 * HOUR);
    await settled({ state: "waiting", attempts: 2 });
    await vi.waitFor(async () => {
      hooks.clock.advance(HOUR);
      await pauseFailing(hooks.project.service.context);
      expect((await list())[1]).toMatchObject({ is_paused_by_service: true });
    }, 15_000);
  });

  it("goes with its deliveries and its pause", async () => {
    hooks.answer = { status: 500 };
    const { id } = await add();
    await makeUser();
    await call("PATCH", PATH, { url: hookUrl(), is_paused: true });
    expect((await change("DELETE", `${PATH}/${id}`)).status).toBe(200);
    expect(await deliveries()).toEqual([]);
    expect(await list()).toHaveLength(1);
    const { db } = hooks.project.service.context;
    expect(await db.selectFrom("webhook_pauses").select("url").execute()).toEqual([]);
    await makeUser();
    expect(await deliveries()).toEqual([]);
    expect((await call("DELETE", `${PATH}/${id}`)).status).toBe(404);
  });

  it("whose address the configuration has taken over gets nothing beside it", async () => {
    const { id } = await add();
    const { db } = hooks.project.service.context;
    const url = "https://configured.example";
    await db.updateTable("webhook_endpoints").set({ url }).where("id", "=", id).execute();
    hooks.clock.advance(10_000);
    await makeUser();
    expect(await deliveries()).toEqual([]);
  });

  it("that another instance still heard loses its deliveries at the first attempt", async () => {
    const { id } = await add();
    await makeUser();
    const { db } = hooks.project.service.context;
    await db.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
    await vi.waitFor(async () => {
      hooks.clock.advance(1000);
      expect(await deliveries()).toEqual([]);
    }, 15_000);
    expect(hooks.receiver.received).toEqual([]);
  });
});

describe("instances", () => {
  it("remember for ten seconds that a project has no endpoints, without a query", async () => {
    const { db } = hooks.project.service.context;
    const other = createStoredEndpoints(hooks.clock);
    expect(await other.list(db, hooks.project.id)).toEqual([]);
    const { id } = (await call("POST", PATH, { url: hookUrl() })).body;
    expect(await other.list({} as Database, hooks.project.id)).toEqual([]);
    hooks.clock.advance(10_000);
    const heard = [{ key: `endpoint:${id}`, url: hookUrl(), events: null }];
    expect(await other.list(db, hooks.project.id)).toEqual(heard);
    expect(await other.list(db, OTHER_PROJECT.id)).toEqual([]);
  });
});

describe("endpoints of the console", () => {
  it("are bounded in number, unique by address and valid", async () => {
    const bad = async (body: object) => (await call("POST", PATH, body)).status;
    expect(await bad({ url: "https://configured.example" })).toBe(400);
    expect(await bad({ url: "ftp://files.example" })).toBe(400);
    expect(await bad({ url: "https://ada:secret@hooks.example" })).toBe(400);
    expect(await bad({ url: `https://hooks.example/${"x".repeat(2000)}` })).toBe(400);
    expect(await bad({ url: hookUrl(), events: [] })).toBe(400);
    expect(await bad({ url: hookUrl(), events: ["user.seen"] })).toBe(400);
    expect(await bad({ url: hookUrl(), description: "x".repeat(300) })).toBe(400);
    const made = await Promise.all(
      Array.from({ length: MAX_ENDPOINTS_PER_PROJECT + 2 }, (_, at) =>
        call("POST", PATH, { url: `${hookUrl()}/${at}` }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_ENDPOINTS_PER_PROJECT);
    const [, first, second] = await list();
    const taken = await call("PATCH", `${PATH}/${first.id}`, { url: second.url });
    expect(taken.status).toBe(400);
    const own = await call("PATCH", `${PATH}/${first.id}`, { url: first.url });
    expect(own.status).toBe(200);
  });

  it("are changed by admins who signed in freshly, of their project alone", async () => {
    const { call: asConsole, administrator } = consoleOf(() => hooks.project, hooks.clock);
    const { id } = await add();
    const path = `api/v1/internal/webhook-${PATH}`;
    const attempts = [
      ["POST", path, { url: `${hookUrl()}/more` }, 201],
      ["PATCH", `${path}/${id}`, { url: `${hookUrl()}/again` }, 200],
      ["POST", `${path}/${id}/secret`, {}, 200],
      ["DELETE", `${path}/${id}`, undefined, 200],
    ] as const;
    const support = await administrator("support");
    const admin = await administrator("admin");
    const stranger = await administrator("owner", OTHER_PROJECT.id);
    hooks.clock.advance(11 * 60_000);
    const status = async (by: { cookie: string }, at: number, of = hooks.project.id) => {
      const [method, to, body] = attempts[at] ?? attempts[0];
      const answered = await asConsole(to, { method, cookie: by.cookie, body, of });
      return answered.text.includes("fresh_session_required") ? "stale" : answered.status;
    };
    for (const at of attempts.keys()) {
      expect(await status(support, at), `support ${at}`).toBe(403);
      expect(await status(admin, at), `stale ${at}`).toBe("stale");
      expect(await status(stranger, at), `stranger ${at}`).toBe(403);
    }
    const fresh = await administrator("admin");
    const other = await administrator("owner", OTHER_PROJECT.id);
    for (const at of [1, 2, 3]) expect(await status(other, at, OTHER_PROJECT.id)).toBe(404);
    for (const [at, [, , , expected]] of attempts.entries())
      expect(await status(fresh, at), `fresh ${at}`).toBe(expected);
  });
});

describe("in production", () => {
  it("addresses use https and are public", async () => {
    const secret = "a secret of at least 32 characters, for tests alone";
    const production = await startTestProject({}, { clock: hooks.clock, production: true, secret });
    const statusOf = async (url: string) =>
      (
        await production.call("POST", `/internal/webhook-${PATH}`, {
          level: "admin",
          body: { url },
        })
      ).status;
    expect(await statusOf("https://10.0.0.5/hook")).toBe(400);
    expect(await statusOf("https://[::1]/hook")).toBe(400);
    expect(await statusOf("http://1.1.1.1/hook")).toBe(400);
    expect(await statusOf("https://1.1.1.1/hook")).toBe(201);
    await production.service.stop();
  });
});
