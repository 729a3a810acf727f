import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { consoleOf, type TestAdministrator } from "../../support/console.js";
import { configuredProject, serveTestProject, TestClock } from "../../support/service.js";

const OTHER = configuredProject();
const MINUTE = 60_000;
const APP = "https://app.example.com";
const CALLBACK = `${APP}/handler/magic-link-callback`;
const HOOK = "https://hooks.example/all";
const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

const clock = new TestClock();
const project = serveTestProject(
  { domains: [{ domain: APP, handlerPath: "/handler" }], allowLocalhost: false },
  { port: 0, clock, projects: [OTHER], webhooks: [{ url: HOOK, secret: SECRET }] },
);
let userId: string;
beforeEach(async () => {
  ({ userId } = await project.signUp());
});

const { call, owner, administrator } = consoleOf(() => project, clock);
const database = () => project.service.context.db;

const link = (by: TestAdministrator, body: object = {}, user = userId, of = project.id) =>
  call(`api/v1/internal/users/${user}/acting-links`, {
    method: "POST",
    cookie: by.cookie,
    of,
    body: { reason: "Ticket 7", callback_url: CALLBACK, ...body },
  });
async function codeBy(by: TestAdministrator): Promise<string> {
  const { status, text } = await link(by);
  expect(status, text).toBe(201);
  const url = new URL(JSON.parse(text).url);
  expect(url.href).toMatch(/^https:\/\/app\.example\.com\/handler\/magic-link-callback\?code=/);
  return url.searchParams.get("code") ?? "";
}
const open = (code: string) => project.call("POST", "/auth/otp/sign-in", { body: { code } });
const refresh = (token: string) =>
  project.call("POST", "/auth/sessions/current/refresh", {
    headers: { "x-stack-refresh-token": token },
  });

describe("acting as a user by the console", () => {
  it("opens one session with its actor, though the code comes twice at once", async () => {
    const by = await administrator("admin");
    const code = await codeBy(by);
    const check = await project.call("POST", "/auth/otp/sign-in/check-code", { body: { code } });
    expect(check.status, "looking at it does not use it").toBe(200);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(code)));
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(answers.filter((one) => one.code === "VERIFICATION_CODE_ALREADY_USED")).toHaveLength(9);
    const { access_token: token, user_id } = opened[0]?.body ?? {};
    expect(user_id).toBe(userId);
    const act = { sub: by.id, type: "admin", reason: "Ticket 7" };
    expect(decodeJwt(token)).toMatchObject({ sub: userId, act });
    const refused = await project.call("POST", "/auth/password/set", {
      token,
      body: { password: "an uncommon pass phrase" },
    });
    expect(refused.body.details).toMatchObject({ reason: "actor_refused" });
  });

  it("passes the second factor, and ends after half an hour", async () => {
    const by = await administrator("admin");
    const factor = await project.call("PATCH", `/users/${userId}`, {
      level: "server",
      body: { totp_secret_base64: Buffer.alloc(20, 7).toString("base64") },
    });
    expect(factor.body.requires_totp_mfa).toBe(true);
    const { body } = await open(await codeBy(by));
    clock.advance(29 * MINUTE);
    expect((await refresh(body.refresh_token)).status).toBe(200);
    clock.advance(1 * MINUTE);
    const late = await refresh(body.refresh_token);
    expect(late.code).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
  });

  it("is audited with both ids and the reason, and events say who acted", async () => {
    const by = await administrator("admin");
    const { body } = await open(await codeBy(by));
    const entry = await database()
      .selectFrom("audit")
      .selectAll()
      .where("project_id", "=", project.id)
      .where("actor_id", "=", by.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_type: "administrator",
      subject: `/internal/users/${userId}/acting-links`,
    });
    expect(JSON.parse(entry.changes ?? "")).toMatchObject({ reason: "Ticket 7" });
    await project.call("PATCH", "/users/me", {
      token: body.access_token,
      body: { display_name: "By staff" },
    });
    const events = await database()
      .selectFrom("webhook_deliveries")
      .select("body")
      .where("project_id", "=", project.id)
      .execute();
    const told = events.map((row) => JSON.parse(row.body)).find(({ actor }) => actor);
    expect(told).toMatchObject({
      type: "user.updated",
      data: { id: userId },
      actor: { type: "admin", id: by.id, reason: "Ticket 7" },
    });
  });

  it("is no sign-in of the user", async () => {
    const { body } = await open(await codeBy(await administrator("admin")));
    await project.service.context.authEvents.flush();
    const events = await database()
      .selectFrom("auth_events")
      .select("method")
      .where("project_id", "=", project.id)
      .where("user_id", "=", userId)
      .execute();
    expect(body.user_id).toBe(userId);
    expect(events).toContainEqual({ method: "server" });
    expect(events).not.toContainEqual({ method: "code" });
  });

  it("is refused to strangers, low roles, other projects and old sign-ins", async () => {
    expect((await link({ email: "", cookie: "", id: "" })).status).toBe(401);
    for (const role of ["viewer", "support"] as const)
      expect((await link(await administrator(role))).status, role).toBe(403);
    const foreign = await administrator("owner", OTHER.id);
    expect((await link(foreign)).status).toBe(403);
    expect((await link(foreign, {}, userId, OTHER.id)).status, "a user of another project").toBe(
      400,
    );
    const by = await administrator("admin");
    clock.advance(10 * MINUTE);
    expect((await link(by)).text).toContain("fresh_session_required");
  });

  it("is refused for administrators, without a reason, and to untrusted addresses", async () => {
    const boss = await owner();
    expect((await link(boss, {}, boss.id, "internal")).text).toContain("Nobody acts as");
    for (const reason of ["", "  ", "x".repeat(201), undefined])
      expect((await link(boss, { reason })).text, reason).toContain("SCHEMA_ERROR");
    for (const callback_url of [
      "https://evil.example/",
      "http://app.example.com/",
      "http://localhost/",
    ])
      expect((await link(boss, { callback_url })).text).toContain("REDIRECT_URL_NOT_WHITELISTED");
  });

  it("needs a code that is neither late nor used, of this project", async () => {
    const by = await owner();
    const code = await codeBy(by);
    const elsewhere = await project.service.fetch(
      new Request("http://service.test/api/v1/auth/otp/sign-in", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-stack-access-type": "client",
          "x-stack-project-id": OTHER.id,
          "x-stack-publishable-client-key": OTHER.keys?.client ?? "",
        },
        body: JSON.stringify({ code }),
      }),
    );
    expect(await elsewhere.text()).toContain("VERIFICATION_CODE_NOT_FOUND");
    expect((await open(code)).status).toBe(200);
    expect((await open(code)).code).toBe("VERIFICATION_CODE_ALREADY_USED");
    const late = await codeBy(by);
    clock.advance(2 * MINUTE);
    expect((await open(late)).code).toBe("VERIFICATION_CODE_EXPIRED");
  });

  it("ends with the administrator's role, opened or not", async () => {
    const change = async (boss: TestAdministrator, of: TestAdministrator, role?: string) => {
      const scope = "project";
      const answer = role
        ? await call(`administrators/${of.id}`, {
            method: "PATCH",
            cookie: boss.cookie,
            body: { role, scope },
          })
        : await call(`administrators/${of.id}?scope=${scope}`, {
            method: "DELETE",
            cookie: boss.cookie,
          });
      expect(answer.status, answer.text).toBe(200);
    };
    for (const role of ["support", undefined]) {
      const boss = await owner();
      const [by, other] = [await administrator("admin"), await administrator("admin")];
      const { body } = await open(await codeBy(by));
      const unopened = await codeBy(by);
      const { body: of } = await open(await codeBy(other));
      await change(boss, by, "owner");
      await change(boss, by, "admin");
      expect((await refresh(body.refresh_token)).status, "a lower role ends it").toBe(401);
      const again = await open(await codeBy(by));
      await change(boss, by, role);
      expect((await refresh(again.body.refresh_token)).status).toBe(401);
      expect((await open(unopened)).code).toBe("VERIFICATION_CODE_ALREADY_USED");
      expect((await refresh(of.refresh_token)).status, "another's stays").toBe(200);
    }
  });

  it("ends with the administrator's account", async () => {
    const [boss, by] = [await owner(), await administrator("admin")];
    const { body } = await open(await codeBy(by));
    const unopened = await codeBy(by);
    const deleted = await call(`api/v1/users/${by.id}`, {
      method: "DELETE",
      cookie: boss.cookie,
      of: "internal",
    });
    expect(deleted.status, deleted.text).toBe(200);
    expect((await refresh(body.refresh_token)).status).toBe(401);
    expect((await open(unopened)).code).toBe("VERIFICATION_CODE_ALREADY_USED");
  });
});
