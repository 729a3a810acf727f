import { HEADERS, sessions } from "@stackkit/next/protocol/internal";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";

const clock = new TestClock();
const HOOK = "https://hooks.example/all";
let project: TestProject;
let userId: string;
beforeAll(async () => {
  project = await startTestProject({}, { clock, webhooks: [{ url: HOOK, secret: SECRET }] });
  ({ userId } = await project.signUp());
});
afterAll(() => project.service.stop());

const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
const ADMIN = { type: "admin", id: "staff-1", reason: "Ticket 7" };
const create = (body: object) =>
  project.call("POST", sessions.create.path, {
    level: "server",
    body: { user_id: userId, ...body },
  });
const me = (token: string) => project.call("GET", "/users/me", { token });

describe("a session in which another person acts", () => {
  it("says so in its tokens (RFC 8693), of its user, and after each refresh", async () => {
    const { body } = await create({ actor: ADMIN });
    const act = { sub: "staff-1", type: "admin", reason: "Ticket 7" };
    expect(decodeJwt(body.access_token)).toMatchObject({ sub: userId, act });
    expect((await me(body.access_token)).body).toMatchObject({ id: userId, actor: ADMIN });
    const refreshed = await project.call("POST", sessions.refresh.path, {
      headers: { [HEADERS.refreshToken]: body.refresh_token },
    });
    expect(decodeJwt(refreshed.body.access_token)).toMatchObject({ act });
    expect(Buffer.byteLength(refreshed.body.access_token)).toBeLessThanOrEqual(1100);
  });

  it("keeps its token small with the longest texts", async () => {
    const actor = { type: "agent", id: "a".repeat(64), reason: "界".repeat(200) };
    const { body } = await create({ actor });
    expect(Buffer.byteLength(body.access_token)).toBeLessThanOrEqual(1100);
  });

  it("ends after half an hour, unless the app says otherwise", async () => {
    const { body } = await create({ actor: { type: "agent", id: "assistant" } });
    clock.advance(31 * 60_000);
    const ended = await project.call("POST", sessions.refresh.path, {
      headers: { [HEADERS.refreshToken]: body.refresh_token },
    });
    expect(ended.code).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
  });

  it.each([
    [{ type: "admin", id: "staff-1" }, "a reason"],
    [{ type: "admin", id: "staff-1", reason: " " }, "a reason"],
    [{ type: "robot", id: "x" }, "admin, agent or key"],
    [{ type: "agent", id: "" }, "actor"],
    [{ type: "agent", id: "x".repeat(65) }, "64"],
    [{ type: "agent", id: "no spaces" }, "ASCII"],
    [{ type: "agent", id: "x", admin: true }, "actor"],
  ])("is refused with words for %j", async (actor, words) => {
    const { status, code, body } = await create({ actor });
    expect([status, code]).toEqual([400, "SCHEMA_ERROR"]);
    expect(JSON.stringify(body)).toContain(words);
  });

  it("is made by servers only", async () => {
    const { accessToken } = await project.signUp();
    const body = { user_id: userId, actor: ADMIN };
    const { status } = await project.call("POST", sessions.create.path, {
      token: accessToken,
      body,
    });
    expect(status).toBe(401);
  });

  it("of older callers names the key that made it", async () => {
    const { body } = await create({ is_impersonation: true });
    const { actor } = (await me(body.access_token)).body;
    const key = await project.service.context.db
      .selectFrom("api_keys")
      .select("id")
      .where("project_id", "=", project.id)
      .executeTakeFirstOrThrow();
    expect(actor).toEqual({ type: "admin", id: key.id, reason: null });
  });

  it("is listed for its user if a program acts, with who it is", async () => {
    const { accessToken, userId: id } = await project.signUp();
    const actor = { type: "agent", id: "assistant" };
    await create({ user_id: id, actor });
    await create({ user_id: id, actor: ADMIN });
    const { body } = await project.call("GET", "/auth/sessions?user_id=me", { token: accessToken });
    const actors = body.items.map((one: { actor?: unknown }) => one.actor);
    expect(actors).toHaveLength(2);
    expect(actors).toEqual(expect.arrayContaining([{ ...actor, reason: null }, undefined]));
  });

  it("changes what it may, with both ids in the audit and in the event", async () => {
    const { body } = await create({ actor: ADMIN });
    const { db } = project.service.context;
    const changed = await project.call("PATCH", "/users/me", {
      token: body.access_token,
      body: { display_name: "By staff" },
    });
    expect(changed.status).toBe(200);
    const entries = await db
      .selectFrom("audit")
      .selectAll()
      .where("project_id", "=", project.id)
      .where("operation", "=", "PATCH /users/{user_id}")
      .execute();
    expect(entries).toEqual([
      expect.objectContaining({
        actor_type: "administrator",
        actor_id: "staff-1",
        user_id: userId,
        subject: `/users/${userId}`,
        level: "client",
      }),
    ]);
    const deliveries = await db
      .selectFrom("webhook_deliveries")
      .select("body")
      .where("project_id", "=", project.id)
      .execute();
    const events = deliveries.map(({ body: text }) => JSON.parse(text));
    expect(events.findLast(({ type }) => type === "user.updated")).toMatchObject({
      data: { id: userId, display_name: "By staff" },
      actor: ADMIN,
    });
    expect(events.find(({ type }) => type === "user.created")).not.toHaveProperty("actor");
  });

  it("changes nothing about how the account is protected, and says so", async () => {
    const { body } = await create({ actor: { type: "agent", id: "assistant" } });
    const refused = await project.call("PATCH", "/users/me", {
      token: body.access_token,
      body: { totp_secret_base64: null },
    });
    expect(refused).toMatchObject({ status: 400, code: "SCHEMA_ERROR" });
    expect(refused.body.details.reason).toBe("actor_refused");
  });

  it("leaves no known device and no notice behind", async () => {
    const person = await project.signUp();
    await create({ user_id: person.userId, actor: { type: "agent", id: "assistant" } });
    const { db } = project.service.context;
    const known = await db
      .selectFrom("device_ids")
      .select("device_id")
      .where("project_id", "=", project.id)
      .where("user_id", "=", person.userId)
      .execute();
    expect(known).toHaveLength(1);
  });
});
