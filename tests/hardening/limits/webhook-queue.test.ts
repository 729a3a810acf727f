import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import {
  insertDeliveries,
  MAX_UNSENT_PER_ENDPOINT,
} from "../../../service/src/events/deliveries-table.js";
import { USER_LIMITS } from "../../../service/src/limits/user-limits.js";
import { listen } from "../../support/listen.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const PICTURE = `data:image/png;base64,${"A".repeat(900_000)}`;
/** Nothing listens here, so events stay in the queue. */
const CLOSED = "http://127.0.0.1:9/hook";

async function start(url = CLOSED) {
  const clock = new TestClock();
  const project = await startTestProject(
    {},
    { clock, rateLimits: true, webhooks: [{ url, secret: `whsec_${"c2VjcmV0".repeat(6)}` }] },
  );
  stops.push(project.service.stop);
  const ann = await project.signUp();
  const change = (body: unknown) =>
    project.call("PATCH", "/users/me", { token: ann.accessToken, body });
  return { project, clock, ann, change };
}

const rows = ({ service }: TestProject) =>
  service.context.db.selectFrom("webhook_deliveries").selectAll().execute();

/** A receiver that keeps what it gets. */
async function startReceiver() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      bodies.push(body);
      response.end("{}");
    });
  });
  const port = await listen(server);
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  return { bodies, url: `http://127.0.0.1:${port}` };
}

describeSuite("limits: webhook queue", "Filling the disk with changes of one name", () => {
  it("E17: a change of a name writes no picture, and many unsent ones are one row", async () => {
    const { project, change } = await start();
    expect((await change({ profile_image_url: PICTURE })).status).toBe(200);
    const count = 50;
    for (let i = 0; i < count; i++)
      expect((await change({ display_name: `Ann ${i}` })).status).toBe(200);
    countCases(count);
    const updates = (await rows(project)).filter(({ subject }) => subject !== null);
    const unsent = updates.filter(({ attempts }) => attempts === 0);
    expect(unsent.length).toBeLessThanOrEqual(1);
    const bytes = updates.reduce((sum, { body }) => sum + body.length, 0);
    expect(bytes).toBeLessThan(count * 3000);
    // What waits is the newest state.
    const newest = updates.map(({ body }) => body).join();
    expect(newest).toContain(`Ann ${count - 1}`);
  });

  it("E17: the last change always arrives, and its body goes once it has", async () => {
    const { bodies, url } = await startReceiver();
    const { project, clock, change } = await start(url);
    for (let i = 0; i < 10; i++) await change({ display_name: `Ann ${i}` });
    await expect
      .poll(() => {
        clock.advance(1000);
        return bodies.some((body) => body.includes("Ann 9"));
      })
      .toBe(true);
    await expect
      .poll(async () => {
        clock.advance(1000);
        return (await rows(project)).every(({ body }) => body.length < 50);
      })
      .toBe(true);
    expect(JSON.parse((await rows(project))[0]?.body ?? "")).toEqual({
      type: expect.stringContaining("."),
    });
  });

  it("E17: a signed-in user has a bounded number of changes", async () => {
    const { project, clock, ann, change } = await start();
    for (let i = 0; i < USER_LIMITS.writes.most; i++)
      expect((await change({ display_name: `Ann ${i}` })).status).toBe(200);
    countCases(USER_LIMITS.writes.most + 1);
    expect((await change({ display_name: "Once more" })).status).toBe(429);
    const server = await project.call("PATCH", `/users/${ann.userId}`, {
      level: "server",
      body: { display_name: "By a server" },
    });
    expect(server.status).toBe(200);
    clock.advance(USER_LIMITS.writes.windowMillis);
    const token = (await project.signIn(ann)).body.access_token;
    const later = await project.call("PATCH", "/users/me", {
      token,
      body: { display_name: "Ann" },
    });
    expect(later.status).toBe(200);
  });

  it("E17: a full queue drops what waits longest, and keeps the newest", async () => {
    const { project } = await start();
    const { db, clock } = project.service.context;
    const full = Array.from({ length: MAX_UNSENT_PER_ENDPOINT }, (_, i) => ({
      id: `full-${i}`,
      project_id: project.id,
      url: "http://full.example/hook",
      body: "{}",
      created_at: 1,
      attempts: 1,
      next_attempt_at: clock.now() + 1e9 + i,
      delivered_at: null,
      problem: null,
      subject: null,
    }));
    for (let i = 0; i < full.length; i += 1000)
      await db
        .insertInto("webhook_deliveries")
        .values(full.slice(i, i + 1000))
        .execute();
    const dropped = await insertDeliveries(db, {
      projectId: project.id,
      urls: ["http://full.example/hook"],
      body: "{}",
      at: clock.now(),
      subject: null,
    });
    countCases(MAX_UNSENT_PER_ENDPOINT);
    expect(dropped).toBe(1);
    const left = (await rows(project)).filter(({ url }) => url === "http://full.example/hook");
    expect(left).toHaveLength(MAX_UNSENT_PER_ENDPOINT);
    expect(left.some(({ id }) => id === full.at(-1)?.id)).toBe(false);
  });
});
