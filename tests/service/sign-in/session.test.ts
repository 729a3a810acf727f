import { randomUUID } from "node:crypto";
import {
  ACCESS_TOKEN_LIFE_SECONDS,
  oauth,
  SESSION_LIFE_MILLIS,
  sessions,
} from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import {
  KEYS,
  read,
  serveTestProject,
  startTestProject,
  TestClock,
  type TestProject,
} from "../../support/service.js";
import { claimsOf } from "../../support/tokens.js";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

type User = Awaited<ReturnType<TestProject["signUp"]>>;
const refresh = (refreshToken: string) =>
  project.call("POST", sessions.refresh.path, { refreshToken });
const create = (body: unknown) =>
  project.call("POST", sessions.create.path, { level: "server", body });
const list = (userId: string, options: Parameters<TestProject["call"]>[2] = {}) =>
  project.call("GET", `${sessions.list.path}?user_id=${userId}`, options);
const remove = (id: string, options: Parameters<TestProject["call"]>[2] = {}, userId = "me") =>
  project.call("DELETE", `/auth/sessions/${id}?user_id=${userId}`, options);
const signOut = (token?: string) => project.call("DELETE", sessions.signOut.path, { token });
const signIn = ({ email, password }: Pick<User, "email" | "password">) =>
  project.signIn({ email, password });
const idOf = (token: string) => claimsOf(token).refresh_token_id as string;

describe("refreshing", () => {
  it("issues an access token of the same session for every request", async () => {
    const user = await project.signUp();
    for (const answer of [await refresh(user.refreshToken), await refresh(user.refreshToken)]) {
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body)).toEqual(["access_token"]);
      expect(idOf(answer.body.access_token)).toBe(idOf(user.accessToken));
    }
  });

  it("refuses tokens that are unknown, missing, of another project, or past their year", async () => {
    const user = await project.signUp();
    const other = await startTestProject();
    expect(await refresh("nope")).toMatchObject({
      status: 401,
      code: "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
    });
    expect(await project.call("POST", sessions.refresh.path)).toMatchObject({
      status: 400,
      code: "SCHEMA_ERROR",
    });
    expect(
      (await other.call("POST", sessions.refresh.path, { refreshToken: user.refreshToken })).code,
    ).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    clock.advance(SESSION_LIFE_MILLIS);
    expect((await refresh(user.refreshToken)).code).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    await other.service.stop();
  });

  it("ends with its user, even if a session record is left", async () => {
    const { userId, refreshToken } = await project.signUp();
    const { db } = project.service.context;
    const orphan = await db
      .selectFrom("sessions")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    await project.call("DELETE", `/users/${userId}`, { level: "server" });
    for (const sessions of [[], [orphan]]) {
      for (const row of sessions) await db.insertInto("sessions").values(row).execute();
      const { status, code } = await refresh(refreshToken);
      expect([status, code]).toEqual([401, "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"]);
    }
  });

  it("is activity: of the session, of the user, of the day", async () => {
    const user = await project.signUp();
    clock.advance(60_000);
    const { body } = await refresh(user.refreshToken);
    const [session] = (await list("me", { token: body.access_token })).body.items;
    expect(session.last_used_at).toBe(clock.now());
    const seen = await project.call("GET", `/users/${user.userId}`, { level: "server" });
    expect(seen.body.last_active_at_millis).toBe(clock.now());
    const days = await project.service.context.db
      .selectFrom("activity")
      .select("day")
      .where("user_id", "=", user.userId)
      .execute();
    expect(days).toEqual([{ day: new Date(clock.now()).toISOString().slice(0, 10) }]);
  });
});

describe("the refresh grant of the token endpoint", () => {
  const grant = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    read(
      await project.service.fetch(
        new Request(`http://service.test/api/v1${oauth.token.path}`, {
          method: "POST",
          headers,
          body: new URLSearchParams(fields),
        }),
      ),
    );
  const client = () => ({ client_id: project.id, client_secret: KEYS(project.id).client });

  it("tells how long the token lives, and does not rotate", async () => {
    const user = await project.signUp();
    const { status, body } = await grant({
      grant_type: "refresh_token",
      refresh_token: user.refreshToken,
      ...client(),
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: "Bearer",
      expires_in: ACCESS_TOKEN_LIFE_SECONDS,
      scope: "legacy",
    });
    expect((await refresh(user.refreshToken)).status).toBe(200);
  });

  it("takes the client by HTTP Basic too, and JSON", async () => {
    const { refreshToken } = await project.signUp();
    const { client_id, client_secret } = client();
    const basic = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString("base64")}`;
    expect(
      (
        await grant(
          { grant_type: "refresh_token", refresh_token: refreshToken },
          { authorization: basic },
        )
      ).status,
    ).toBe(200);
    const json = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        grant_type: "refresh_token",
        refresh_token: refreshToken,
        ...client(),
      }),
    };
    expect(
      (
        await project.service.fetch(
          new Request(`http://service.test/api/v1${oauth.token.path}`, json),
        )
      ).status,
    ).toBe(200);
  });

  it("refuses in the words of the contract", async () => {
    const { refreshToken } = await project.signUp();
    expect(
      await grant({ grant_type: "refresh_token", refresh_token: "nope", ...client() }),
    ).toMatchObject({ status: 401, code: "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED" });
    expect(await grant({ grant_type: "refresh_token", ...client() })).toMatchObject({
      status: 400,
      code: undefined,
      body: { error: "invalid_request" },
    });
    for (const wrong of [{ client_secret: "nope" }, { client_id: randomUUID() }]) {
      expect(
        await grant({
          grant_type: "refresh_token",
          refresh_token: refreshToken,
          ...client(),
          ...wrong,
        }),
      ).toMatchObject({
        status: 400,
        code: "INVALID_OAUTH_CLIENT_ID_OR_SECRET",
      });
    }
    expect((await grant({ grant_type: "password", ...client() })).code).toBe("SCHEMA_ERROR");
  });
});

describe("sessions that a server creates", () => {
  it("last as long as it says", async () => {
    const { userId } = await project.signUp();
    const { status, body } = await create({ user_id: userId, expires_in_millis: 1000 });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["access_token", "refresh_token"]);
    expect((await refresh(body.refresh_token)).status).toBe(200);
    clock.advance(1000);
    expect((await refresh(body.refresh_token)).code).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
  });

  it("are refused to browsers, without a user, and for no life or too long a one", async () => {
    const user = await project.signUp();
    const unknown = randomUUID();
    expect(
      (
        await project.call("POST", sessions.create.path, {
          token: user.accessToken,
          body: { user_id: "me" },
        })
      ).code,
    ).toBe("INSUFFICIENT_ACCESS_TYPE");
    expect(await create({ user_id: unknown })).toMatchObject({
      status: 400,
      code: "USER_ID_DOES_NOT_EXIST",
      body: { details: { user_id: unknown } },
    });
    for (const expires_in_millis of [-5, 0, 31_708_800_001])
      expect((await create({ user_id: user.userId, expires_in_millis })).code).toBe("SCHEMA_ERROR");
  });

  it("are listed for administrators only if they impersonate", async () => {
    const user = await project.signUp();
    await create({ user_id: user.userId, is_impersonation: true });
    expect((await list("me", { token: user.accessToken })).body.items).toHaveLength(1);
    expect((await list(user.userId, { level: "server" })).body.items).toHaveLength(1);
    const { items } = (await list(user.userId, { level: "admin" })).body;
    expect(
      items.map((item: { is_impersonation: boolean }) => item.is_impersonation).sort(),
    ).toEqual([false, true]);
  });
});

describe("the list of sessions", () => {
  it("shows those of the user, newest first, and which one asks", async () => {
    const user = await project.signUp();
    clock.advance(1000);
    const { body } = await signIn(user);
    const { items } = (await list("me", { token: user.accessToken })).body;
    expect(items).toEqual([
      {
        id: idOf(body.access_token),
        user_id: user.userId,
        created_at: clock.now(),
        is_impersonation: false,
        last_used_at: clock.now(),
        is_current_session: false,
      },
      {
        id: idOf(user.accessToken),
        user_id: user.userId,
        created_at: clock.now() - 1000,
        is_impersonation: false,
        last_used_at: clock.now() - 1000,
        is_current_session: true,
      },
    ]);
  });

  it("is refused for another user, without a user, and for unknown users", async () => {
    const [user, other] = [await project.signUp(), await project.signUp()];
    expect(await list(other.userId, { token: user.accessToken })).toMatchObject({
      status: 403,
      code: undefined,
    });
    expect((await list("me")).code).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
    expect(await list(randomUUID(), { level: "server" })).toMatchObject({
      status: 404,
      code: "USER_NOT_FOUND",
    });
    expect((await project.call("GET", sessions.list.path, { level: "server" })).code).toBe(
      "SCHEMA_ERROR",
    );
  });

  it("is empty for a user who has none", async () => {
    const { body } = await project.call("POST", "/users", { level: "server", body: {} });
    expect(await list(body.id, { level: "server" })).toMatchObject({
      status: 200,
      body: { items: [], is_paginated: false },
    });
  });
});

describe("ending a session", () => {
  it("makes its tokens worthless at once", async () => {
    const user = await project.signUp();
    const { body } = await signIn(user);
    expect(await remove(idOf(body.access_token), { token: user.accessToken })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await refresh(body.refresh_token)).code).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    expect((await project.call("GET", "/users/me", { token: body.access_token })).code).toBe(
      "ACCESS_TOKEN_EXPIRED",
    );
    expect(await remove(idOf(body.access_token), { token: user.accessToken })).toMatchObject({
      status: 404,
      code: undefined,
    });
  });

  it("is refused for the current one, for another user's, and for an invalid id", async () => {
    const [user, other] = [await project.signUp(), await project.signUp()];
    expect((await remove(idOf(user.accessToken), { token: user.accessToken })).code).toBe(
      "CANNOT_DELETE_CURRENT_SESSION",
    );
    expect((await remove(idOf(other.accessToken), { token: user.accessToken })).status).toBe(404);
    expect(
      (await remove(idOf(other.accessToken), { token: user.accessToken }, other.userId)).status,
    ).toBe(404);
    expect((await refresh(other.refreshToken)).status).toBe(200);
    expect((await remove("zz", { token: user.accessToken })).code).toBe("SCHEMA_ERROR");
  });

  it("is a server's right for every user", async () => {
    const user = await project.signUp();
    expect((await remove(idOf(user.accessToken), { level: "server" }, user.userId)).status).toBe(
      200,
    );
  });

  it("needs no user of a server, and of a browser it does", async () => {
    const user = await project.signUp();
    const { body } = await signIn(user);
    const path = `/auth/sessions/${idOf(body.access_token)}`;
    expect((await project.call("DELETE", path, { token: user.accessToken })).code).toBe(
      "SCHEMA_ERROR",
    );
    const other = await startTestProject({}, { clock });
    expect((await other.call("DELETE", path, { level: "server" })).status).toBe(404);
    expect((await refresh(body.refresh_token)).status).toBe(200);
    expect((await project.call("DELETE", path, { level: "server" })).status).toBe(200);
    expect((await refresh(body.refresh_token)).status).toBe(401);
    await other.service.stop();
  });
});

describe("signing out", () => {
  it("ends the session of the access token", async () => {
    const user = await project.signUp();
    expect(await signOut(user.accessToken)).toMatchObject({ status: 200, body: { success: true } });
    expect((await refresh(user.refreshToken)).code).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    expect((await signOut(user.accessToken)).status).toBe(401);
  });

  it("without an access token says that it expired just now", async () => {
    expect(await signOut()).toMatchObject({
      status: 401,
      code: "ACCESS_TOKEN_EXPIRED",
      body: { details: { expired_at_millis: clock.now() } },
    });
  });
});
