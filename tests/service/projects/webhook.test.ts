import { randomUUID } from "node:crypto";
import type { Service, ServiceConfig } from "@stackkit/service";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";
import {
  type Received,
  type ReceiverAnswer,
  startReceiver,
  WEBHOOK_SECRET,
} from "../../support/webhook-receiver.js";

let respond: (request: Received) => ReceiverAnswer = () => ({ status: 200 });
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let received: Received[];
let url: string;
const SECRET = WEBHOOK_SECRET;

const services: Service[] = [];
async function start(config: ServiceConfig): Promise<{ project: TestProject; clock: TestClock }> {
  const clock = new TestClock();
  const project = await startTestProject({}, { clock, ...config });
  services.push(project.service);
  return { project, clock };
}

beforeAll(async () => {
  receiver = await startReceiver((request) => respond(request));
  ({ url, received } = receiver);
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
  received.length = 0;
  respond = () => ({ status: 200 });
});
afterAll(() => receiver.stop());

const makeUser = async (project: TestProject) =>
  (await project.call("POST", "/users", { level: "server", body: { display_name: "Ada" } })).body;
const deliveries = (project: TestProject) =>
  project.service.context.db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("project_id", "=", project.id)
    .execute();
/** Lets the worker look, and waits until it has seen `count` tries through. */
async function tries(project: TestProject, clock: TestClock, count: number): Promise<void> {
  await vi.waitFor(async () => {
    clock.advance(1000);
    const [row] = await deliveries(project);
    expect(row?.attempts).toBe(count);
    expect(row?.problem !== null || row?.delivered_at !== null).toBe(true);
    expect(received.length).toBeGreaterThanOrEqual(count);
  }, 15_000);
}

describe("a webhook", () => {
  it("carries the event as a server sees it, signed as Standard Webhooks has it", async () => {
    const { project, clock } = await start({ webhooks: [{ url: `${url}/hook`, secret: SECRET }] });
    const user = await makeUser(project);
    await tries(project, clock, 1);
    const { method, path, headers, body } = received[0] as Received;
    expect([method, path, headers["content-type"]]).toEqual(["POST", "/hook", "application/json"]);
    expect(JSON.parse(body)).toEqual({ type: "user.created", data: user });
    const signed = {
      "webhook-id": headers["webhook-id"] as string,
      "webhook-timestamp": headers["webhook-timestamp"] as string,
      "webhook-signature": headers["webhook-signature"] as string,
    };
    vi.useFakeTimers({ now: clock.now(), toFake: ["Date"] });
    expect(new Webhook(SECRET).verify(body, signed)).toEqual({ type: "user.created", data: user });
    expect(() => new Webhook(SECRET).verify(`${body} `, signed)).toThrow();
    vi.useRealTimers();
    expect((await deliveries(project))[0]).toMatchObject({
      delivered_at: expect.any(Number),
      next_attempt_at: null,
    });
  });

  it("goes only to the endpoints that hear of the project and of the event", async () => {
    const { project, clock } = await start({
      webhooks: [
        { url: `${url}/other-project`, secret: SECRET, projectId: randomUUID() },
        { url: `${url}/other-event`, secret: SECRET, events: ["team.created"] },
        { url: `${url}/mine`, secret: SECRET, events: ["user.created"] },
      ],
    });
    await makeUser(project);
    await tries(project, clock, 1);
    expect(received.map(({ path }) => path)).toEqual(["/mine"]);
  });

  it("gets no event for a change that did not happen", async () => {
    const { project } = await start({ webhooks: [{ url: `${url}/hook`, secret: SECRET }] });
    const { status } = await project.call("POST", "/users", {
      level: "server",
      body: { display_name: "Ada", otp_auth_enabled: true, primary_email_verified: true },
    });
    expect(status).toBe(400);
    expect(await deliveries(project)).toEqual([]);
  });

  it("that is refused is tried again, later and later, under the same id", async () => {
    const { project, clock } = await start({ webhooks: [{ url: `${url}/hook`, secret: SECRET }] });
    respond = () => ({ status: 500 });
    await makeUser(project);
    await tries(project, clock, 1);
    expect((await deliveries(project))[0]?.problem).toContain("500");
    await tries(project, clock, 2);
    respond = () => ({ status: 204 });
    await tries(project, clock, 3);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const sentAt = received.map(({ headers }) => Number(headers["webhook-timestamp"]));
    const [first = 0, second = 0] = sentAt.slice(1).map((at, i) => at - (sentAt[i] ?? 0));
    expect(first).toBeGreaterThanOrEqual(5);
    expect(second).toBeGreaterThanOrEqual(10);
    expect((await deliveries(project))[0]?.delivered_at).not.toBeNull();
  });

  it("follows no redirect, and counts one as refused", async () => {
    const { project, clock } = await start({ webhooks: [{ url: `${url}/hook`, secret: SECRET }] });
    respond = () => ({ status: 307 });
    await makeUser(project);
    await tries(project, clock, 1);
    expect(received.map(({ path }) => path)).toEqual(["/hook"]);
    expect((await deliveries(project))[0]?.delivered_at).toBeNull();
  });

  it("is given up after five days", async () => {
    const { project, clock } = await start({ webhooks: [{ url: `${url}/hook`, secret: SECRET }] });
    respond = () => ({ status: 500 });
    await makeUser(project);
    await tries(project, clock, 1);
    clock.advance(5 * 24 * 3_600_000);
    await tries(project, clock, 2);
    expect((await deliveries(project))[0]).toMatchObject({
      next_attempt_at: null,
      delivered_at: null,
    });
  });

  it("to a deleted endpoint is given up at once", async () => {
    const { project, clock } = await start({ webhooks: [{ url: `${url}/hook`, secret: SECRET }] });
    respond = () => ({ status: 410 });
    await makeUser(project);
    await tries(project, clock, 1);
    expect((await deliveries(project))[0]?.next_attempt_at).toBeNull();
  });

  it("whose sender died is taken up by another instance, and by one only", async () => {
    const { project, clock } = await start({});
    // Later than the service’s own worker looks.
    const at = clock.now() + 3_600_000;
    const { insertDeliveries } = await import("../../../service/src/events/deliveries-table.js");
    const { claimQueued, findQueued, listDueOfLanes } = await import(
      "../../../service/src/db/delivery-queue.js"
    );
    const listDue = (now: number) => listDueOfLanes(db, "webhook_deliveries", now, 5);
    const { db } = project.service.context;
    await insertDeliveries(db, {
      projectId: project.id,
      urls: [url],
      body: "{}",
      at,
      subject: null,
    });
    const [first] = await listDue(at);
    const due = first && (await findQueued(db, "webhook_deliveries", first.id));
    if (!due) throw new Error("nothing due");
    const claims = await Promise.all(
      Array.from({ length: 10 }, () =>
        claimQueued(db, { table: "webhook_deliveries", claimed: {} }, due, at + 60_000),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await listDue(at + 59_999)).toEqual([]);
    expect(await listDue(at + 60_000)).toHaveLength(1);
  });
});

describe("with a Svix server", () => {
  const svix = () => ({ url, token: "testsk_token" });

  it("events are handed to it, once for each id", async () => {
    respond = ({ path }) =>
      path.startsWith("/api/v1/app/") && path.includes("/msg")
        ? {
            status: 202,
            body: {
              id: "msg_1",
              eventType: "user.created",
              payload: {},
              timestamp: "2026-01-15T12:00:00Z",
            },
          }
        : { status: 200, body: APP };
    const { project, clock } = await start({ svix: svix() });
    const user = await makeUser(project);
    await tries(project, clock, 1);
    const made = received.find(
      ({ path }) => path.startsWith("/api/v1/app?") || path === "/api/v1/app",
    );
    expect(JSON.parse(made?.body ?? "{}")).toMatchObject({ uid: project.id });
    const message = received.find(({ path }) => path.includes("/msg"));
    expect(message?.path).toContain(`/app/${project.id}/msg`);
    expect(message?.headers.authorization).toBe("Bearer testsk_token");
    const [delivery] = await deliveries(project);
    expect(JSON.parse(message?.body ?? "{}")).toMatchObject({
      eventType: "user.created",
      eventId: delivery?.id,
      payload: { type: "user.created", data: user },
    });
    expect(delivery?.delivered_at).not.toBeNull();
  });

  const APP = {
    id: "app_1",
    name: "x",
    uid: "x",
    createdAt: "2026-01-15T12:00:00Z",
    updatedAt: "2026-01-15T12:00:00Z",
    metadata: {},
  };

  it("administrators get a token for its portal", async () => {
    respond = ({ path }) =>
      path.includes("/app-portal-access/")
        ? { status: 200, body: { url: "https://portal.example", token: "appsk_1" } }
        : { status: 200, body: APP };
    const { project } = await start({ svix: svix() });
    const { status, body } = await project.call("POST", "/webhooks/svix-token", {
      level: "admin",
      body: {},
    });
    expect([status, body]).toEqual([201, { token: "appsk_1" }]);
    expect(
      (await project.call("POST", "/webhooks/svix-token", { level: "server", body: {} })).code,
    ).toBe("INSUFFICIENT_ACCESS_TYPE");
  });

  it("that does not answer, the token is refused with 503", async () => {
    respond = () => ({ status: 401 });
    const { project } = await start({ svix: svix() });
    expect(
      (await project.call("POST", "/webhooks/svix-token", { level: "admin", body: {} })).status,
    ).toBe(503);
  });
});

describe("without a Svix server", () => {
  const look = (project: TestProject, token: string) =>
    project.service.fetch(
      new Request(`http://service.test/webhooks?token=${encodeURIComponent(token)}`),
    );
  const portalToken = async (project: TestProject) => {
    const { status, body } = await project.call("POST", "/webhooks/svix-token", {
      level: "admin",
      body: {},
    });
    expect([status, Object.keys(body)]).toEqual([201, ["token"]]);
    return body.token as string;
  };

  it("the token opens a page with the project's endpoints and what became of its events", async () => {
    respond = () => ({ status: 500 });
    const elsewhere = {
      url: "https://elsewhere.example/hooks",
      secret: SECRET,
      projectId: randomUUID(),
    };
    const { project, clock } = await start({
      webhooks: [{ url, secret: SECRET, events: ["user.created"] }, elsewhere],
    });
    const token = await portalToken(project);
    await makeUser(project);
    await tries(project, clock, 1);
    const answer = await look(project, token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain(`<td>${url}</td><td>user.created</td>`);
    expect(page).toMatch(/user\.created<\/td>.*Waiting, 1 tries so far/);
    expect(page).toContain("The endpoint answered 500.");
    expect(page).not.toContain("elsewhere.example");
    expect(page).not.toContain(SECRET);
  });

  it("the token is good for an hour, for its project, and cannot be made up", async () => {
    const { project, clock } = await start({});
    const token = await portalToken(project);
    const sealed = project.service.context.vault.seal(
      JSON.stringify({ webhooksOf: 1, until: Number.MAX_SAFE_INTEGER }),
    );
    for (const wrong of ["", "nope", `${token}x`, sealed])
      expect((await look(project, wrong)).status).toBe(403);
    expect((await look(project, token)).status).toBe(200);
    clock.advance(60 * 60 * 1000);
    expect((await look(project, token)).status).toBe(403);
  });

  it("only administrators get one", async () => {
    const { project } = await start({});
    expect(
      (await project.call("POST", "/webhooks/svix-token", { level: "server", body: {} })).code,
    ).toBe("INSUFFICIENT_ACCESS_TYPE");
  });
});
