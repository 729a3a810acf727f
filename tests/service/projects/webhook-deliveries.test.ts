import { Webhook } from "standardwebhooks";
import { describe, expect, it, vi } from "vitest";
import { setRole } from "../../../service/src/console/administrators.js";
import { pauseFailing } from "../../../service/src/console/webhooks/pause-failing.js";
import { dropOldFailed } from "../../../service/src/events/deliveries-table.js";
import { newEmail } from "../../support/addresses.js";
import { consoleOf } from "../../support/console.js";
import { OTHER_PROJECT, WebhookProject } from "../../support/webhook-project.js";
import { WEBHOOK_SECRET } from "../../support/webhook-receiver.js";

const HOUR = 3_600_000;
const PREVIOUS = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;

const hooks = new WebhookProject((url) => [
  {
    url: `${url}/hook`,
    secret: WEBHOOK_SECRET,
    previousSecret: PREVIOUS,
    events: ["user.created"],
  },
  { url: `${url}/other`, secret: WEBHOOK_SECRET, projectId: OTHER_PROJECT.id },
]);
const { call, makeUser, list, settled } = hooks;
const hookUrl = () => `${hooks.receiver.url}/hook`;
const pauseIt = (is_paused: boolean) => call("PATCH", "endpoints", { url: hookUrl(), is_paused });

describe("a delivery", () => {
  it("keeps what an endpoint answered, shortened and sealed, and its data until they arrive", async () => {
    hooks.answer = { status: 503, body: `down\0${"x".repeat(9000)}` };
    await makeUser();
    const { id } = await settled({ state: "waiting", attempts: 1, status: 503 });
    const failed = (await call("GET", `deliveries/${id}`)).body;
    expect(failed).toMatchObject({
      url: hookUrl(),
      type: "user.created",
      problem: "The endpoint answered 503.",
      request: { type: "user.created", data: { display_name: "Ada" } },
    });
    expect(failed.answer).toHaveLength(8192);
    expect(failed.answer).toMatch(/^downx/);
    expect(failed.millis).toBeGreaterThanOrEqual(0);
    const row = await hooks.project.service.context.db
      .selectFrom("webhook_deliveries")
      .select("last_answer")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.last_answer).not.toContain("down");
    hooks.answer = { status: 200, body: "thanks" };
    await settled({ state: "delivered", status: 200, attempts: 2, problem: null });
    const done = (await call("GET", `deliveries/${id}`)).body;
    expect(done).toMatchObject({ request: { type: "user.created" }, answer: "thanks" });
    expect(done.request.data).toBeUndefined();
    const again = await call("POST", `deliveries/${id}/resend`, {});
    expect(again.status).toBe(400);
  });

  it("is sent once its change is committed, and again on demand, with no wait between", async () => {
    hooks.answer = { status: 503 };
    await makeUser();
    await vi.waitFor(async () => expect((await list())[0]).toMatchObject({ attempts: 1 }));
    const [{ id }] = await list();
    hooks.answer = { status: 200 };
    await call("POST", `deliveries/${id}/resend`, {});
    await vi.waitFor(async () => expect((await list())[0]).toMatchObject({ state: "delivered" }));
  });

  it("is signed by both secrets while receivers change theirs", async () => {
    await makeUser();
    await settled({ state: "delivered" });
    const [{ headers, body } = { headers: {}, body: "" }] = hooks.receiver.received;
    vi.useFakeTimers({ now: hooks.clock.now(), toFake: ["Date"] });
    try {
      for (const secret of [WEBHOOK_SECRET, PREVIOUS])
        expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
    const { items } = (await call("GET", "endpoints")).body;
    expect(items).toEqual([
      expect.objectContaining({
        url: hookUrl(),
        events: ["user.created"],
        has_previous_secret: true,
      }),
    ]);
    expect(JSON.stringify(items)).not.toContain("whsec_");
  });

  it("that failed is sent again under its id: one, and all since a time", async () => {
    hooks.answer = { status: 410 };
    await makeUser();
    const first = await settled({ state: "failed" });
    hooks.clock.advance(HOUR);
    const since = hooks.clock.now();
    await makeUser();
    const second = await settled({ state: "failed", attempts: 1 });
    expect(second.id).not.toBe(first.id);
    hooks.answer = { status: 200 };
    const all = await call("POST", "deliveries/resend", { url: hookUrl(), since_millis: since });
    expect(all.body).toEqual({ count: 1 });
    await settled({ id: second.id, state: "delivered" });
    expect((await list("?state=failed")).map(({ id }: { id: string }) => id)).toEqual([first.id]);
    expect((await call("POST", `deliveries/${first.id}/resend`, {})).body.state).toBe("waiting");
    await vi.waitFor(async () => {
      hooks.clock.advance(1000);
      expect(await list("?state=delivered&type=user.created")).toHaveLength(2);
    });
    const ids = hooks.receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids.filter((id) => id === first.id)).toHaveLength(2);
  });

  it("that failed is kept up to a number per endpoint, the oldest go", async () => {
    hooks.answer = { status: 410 };
    for (let made = 0; made < 3; made += 1) {
      await makeUser();
      await settled({ state: "failed" });
      hooks.clock.advance(HOUR);
    }
    const before = await list();
    const { db } = hooks.project.service.context;
    await dropOldFailed(db, hooks.project.id, "https://elsewhere.example", 1);
    expect(await list()).toHaveLength(3);
    await dropOldFailed(db, hooks.project.id, hookUrl(), 2);
    expect(await list()).toEqual(before.slice(0, 2));
  });

  it("of another project is not found, and no other project's endpoint is changed", async () => {
    await makeUser();
    const { id } = await settled({ state: "delivered" });
    const foreign = consoleOf(() => hooks.project, hooks.clock);
    const { cookie } = await foreign.administrator("owner", OTHER_PROJECT.id);
    const of = OTHER_PROJECT.id;
    const path = `api/v1/internal/webhook-deliveries/${id}`;
    expect((await foreign.call(path, { cookie, of })).status).toBe(404);
    expect((await foreign.call(path, { cookie })).status).toBe(403);
    const body = { url: `${hooks.receiver.url}/other`, is_paused: true };
    expect((await call("PATCH", "endpoints", body)).status).toBe(404);
    expect((await call("POST", "endpoints/test", { url: body.url })).status).toBe(404);
  });

  it("is seen by viewers and sent again by admins", async () => {
    const { call: asConsole, administrator } = consoleOf(() => hooks.project, hooks.clock);
    for (const [role, status] of [
      ["viewer", 403],
      ["support", 403],
      ["admin", 200],
    ] as const) {
      const { cookie } = await administrator(role);
      const base = "api/v1/internal/webhook-";
      expect((await asConsole(`${base}deliveries`, { cookie })).status).toBe(200);
      const body = { url: hookUrl() };
      const sent = { method: "POST", cookie, body };
      expect((await asConsole(`${base}endpoints/test`, sent)).status, role).toBe(status);
    }
  });

  it("for a test says so, whatever the endpoint hears", async () => {
    expect((await call("POST", "endpoints/test", { url: hookUrl() })).status).toBe(200);
    await settled({ state: "delivered", type: "webhook.test" });
    expect(JSON.parse(hooks.receiver.received[0]?.body ?? "")).toMatchObject({
      type: "webhook.test",
    });
  });
});

describe("a paused endpoint", () => {
  it("gets nothing, and what waits when it is resumed", async () => {
    expect((await pauseIt(true)).body).toMatchObject({ is_paused_by_service: false });
    await makeUser();
    await settled({ state: "waiting", attempts: 0, next_attempt_at_millis: expect.any(Number) });
    for (let turn = 0; turn < 3; turn += 1) {
      hooks.clock.advance(HOUR);
      await hooks.project.service.context.db.selectFrom("projects").select("id").execute();
    }
    expect(hooks.receiver.received).toEqual([]);
    const [{ waiting, paused_at_millis }] = (await call("GET", "endpoints")).body.items;
    expect([waiting, paused_at_millis === null]).toEqual([1, false]);
    await pauseIt(false);
    await settled({ state: "delivered", attempts: 1 });
  });

  it("was failing for a day: the service pauses it, audits and mails it, once", async () => {
    const { context } = hooks.project.service;
    const { administrator } = consoleOf(() => hooks.project, hooks.clock);
    const boss = await administrator("owner");
    const other = await administrator("admin");
    await setRole(context.db, {
      projectId: OTHER_PROJECT.id,
      userId: other.id,
      role: "owner",
      addedBy: null,
      at: hooks.clock.now(),
    });
    hooks.answer = { status: 500 };
    await makeUser();
    await settled({ state: "waiting", attempts: 1 });
    expect(await pauseFailing(context)).toBe(0);
    hooks.clock.advance(24 * HOUR);
    await settled({ state: "waiting", attempts: 2 });
    await vi.waitFor(async () => {
      hooks.clock.advance(HOUR);
      const [endpoint] = (await call("GET", "endpoints")).body.items;
      expect(endpoint).toMatchObject({ is_paused_by_service: true, waiting: 1 });
    }, 15_000);
    expect(await pauseFailing(context)).toBe(0);
    const mails = await context.db
      .selectFrom("mails")
      .select(["recipient", "kind"])
      .where("kind", "=", "webhook_paused")
      .execute();
    expect(mails).toEqual([{ recipient: boss.email, kind: "webhook_paused" }]);
    const entries = await context.db
      .selectFrom("audit")
      .select("operation")
      .where("project_id", "=", hooks.project.id)
      .where("operation", "=", "pause webhook")
      .execute();
    expect(entries).toHaveLength(1);
  });

  it("is not one that accepts some events", async () => {
    hooks.answer = { status: 500 };
    await makeUser();
    await settled({ state: "waiting", attempts: 1 });
    hooks.clock.advance(23 * HOUR);
    hooks.answer = { status: 200 };
    await hooks.project.call("POST", "/users", {
      level: "server",
      body: { primary_email: newEmail() },
    });
    await settled({ state: "delivered" });
    hooks.answer = { status: 500 };
    hooks.clock.advance(2 * HOUR);
    expect(await pauseFailing(hooks.project.service.context)).toBe(0);
  });
});
