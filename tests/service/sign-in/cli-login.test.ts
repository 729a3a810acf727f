import { cliLogin, SESSION_LIFE_MILLIS } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { CLI_LOGIN_LIFE_MILLIS } from "../../../service/src/sign-in/cli-routes.js";
import { serveTestProject, startTestProject, TestClock } from "../../support/service.js";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

const start = (body?: unknown) => project.call("POST", cliLogin.start.path, { body });
const poll = (polling_code: string, on = project) =>
  on.call("POST", cliLogin.poll.path, { body: { polling_code } });
const refresh = (refreshToken: string) =>
  project.call("POST", "/auth/sessions/current/refresh", { refreshToken });
const complete = (login_code: string, refresh_token: string, on = project) =>
  on.call("POST", cliLogin.complete.path, { body: { login_code, refresh_token } });

describe("signing in a command-line tool", () => {
  it("waits, hands the session over once, and then says that it is used", async () => {
    const { refreshToken, accessToken: token } = await project.signUp();
    const { status, body } = await start({});
    expect(status).toBe(200);
    expect(body).toEqual({
      polling_code: expect.stringMatching(/^[0-9a-z]{45}$/),
      login_code: expect.stringMatching(/^[0-9a-z]{45}$/),
      expires_at: new Date(clock.now() + CLI_LOGIN_LIFE_MILLIS).toISOString(),
    });
    expect(await poll(body.polling_code)).toMatchObject({
      status: 200,
      body: { status: "waiting" },
    });
    expect(await complete(body.login_code, refreshToken)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const handed = await poll(body.polling_code);
    expect(handed).toMatchObject({
      status: 201,
      body: { status: "success", refresh_token: expect.stringMatching(/^[0-9a-z]{45}$/) },
    });
    expect(handed.body.refresh_token).not.toBe(refreshToken);
    expect(await poll(body.polling_code)).toMatchObject({ status: 200, body: { status: "used" } });
    const listed = await project.call("GET", "/auth/sessions?user_id=me", { token });
    const devices = listed.body.items.map(({ device }: { device?: string }) => device);
    expect(devices.sort()).toEqual(["Terminal", undefined]);
    expect((await project.call("DELETE", "/auth/sessions/current", { token })).status).toBe(200);
    expect((await refresh(handed.body.refresh_token)).status).toBe(200);
  });

  it("is no fresh sign-in, and ends with the session of the browser", async () => {
    const { refreshToken } = await project.signUp();
    clock.advance(600_000);
    const { body } = await start();
    await complete(body.login_code, refreshToken);
    const { refresh_token } = (await poll(body.polling_code)).body;
    const token = (await refresh(refresh_token)).body.access_token;
    const secret = { totp_secret_base64: Buffer.alloc(20, 1).toString("base64") };
    const refused = await project.call("PATCH", "/users/me", { token, body: secret });
    expect(refused.body.details.reason).toBe("fresh_session_required");
    clock.advance(SESSION_LIFE_MILLIS - 600_000);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  it("keeps the session sealed while it waits, and not at all afterwards", async () => {
    const { refreshToken } = await project.signUp();
    const { body } = await start();
    await complete(body.login_code, refreshToken);
    const stored = async () =>
      (
        await project.service.context.db
          .selectFrom("cli_logins")
          .select("refresh_token")
          .where("refresh_token", "is not", null)
          .execute()
      ).map((row) => row.refresh_token);
    expect(await stored()).toHaveLength(1);
    expect((await stored())[0]).not.toContain(refreshToken);
    await poll(body.polling_code);
    expect(await stored()).toEqual([]);
  });

  it("is completed once, in time, on its own project", async () => {
    const { refreshToken } = await project.signUp();
    const { body } = await start({ expires_in_millis: 60_000 });
    const other = await startTestProject();
    expect(await complete(body.login_code, refreshToken, other)).toMatchObject({
      status: 401,
      code: "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
    });
    const { refreshToken: foreign } = await other.signUp();
    expect(await complete(body.login_code, foreign, other)).toMatchObject({
      status: 400,
      code: undefined,
    });
    expect((await complete("nope", refreshToken)).status).toBe(400);
    expect((await complete(body.login_code, refreshToken)).status).toBe(200);
    expect((await complete(body.login_code, refreshToken)).status).toBe(400);
    const late = (await start({ expires_in_millis: 60_000 })).body;
    clock.advance(60_000);
    expect((await complete(late.login_code, refreshToken)).status).toBe(400);
    await other.service.stop();
  });

  it("expires, whether it was completed or not", async () => {
    const { body } = await start({ expires_in_millis: 60_000 });
    await complete(body.login_code, (await project.signUp()).refreshToken);
    clock.advance(60_000);
    expect(await poll(body.polling_code)).toMatchObject({
      status: 200,
      body: { status: "expired" },
    });
  });

  it("does not know unissued polling codes, or another project's", async () => {
    const { body } = await start();
    const other = await startTestProject();
    expect(await poll("nope")).toMatchObject({ status: 400, code: "INVALID_POLLING_CODE" });
    expect((await poll(body.polling_code, other)).code).toBe("INVALID_POLLING_CODE");
    await other.service.stop();
  });

  it("lives a day at most", async () => {
    expect((await start({ expires_in_millis: 86_400_001 })).code).toBe("SCHEMA_ERROR");
    expect((await start({ expires_in_millis: 86_400_000 })).status).toBe(200);
  });
});
