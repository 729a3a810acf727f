import { activity, oneTimeCodes, passwords } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { ACTIVITY_MILLIS } from "../../../service/src/users/auth-events/list-activity.js";
import { CALLBACK } from "../../support/addresses.js";
import { codeIn, mailsTo, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { FIREFOX } from "../../support/user-agents.js";

const EVENT = {
  id: expect.any(String),
  reason: null,
  outcome: "done",
  device: null,
  country_code: null,
  ip: "203.0.113.7",
  is_current_session: false,
};

const clock = new TestClock();
const project = serveTestProject(
  { domains: [{ domain: "https://app.example.com", handlerPath: "/handler" }] },
  { clock, rateLimits: true },
);

const as = (token: string, method: string, path: string, body?: unknown) =>
  project.call(method, path, { token, body });
const signIn = (email: string, password: string) =>
  project.call("POST", passwords.signIn.path, {
    body: { email, password },
    headers: { "user-agent": FIREFOX },
  });

/** The activity of a user once all of it is written. */
async function activityOf(userId: string, count: number, query = "") {
  const read = () => project.call("GET", `/users/${userId}/activity${query}`, { level: "server" });
  await expect
    .poll(async () => {
      clock.advance(500);
      return (await read()).body.items.length;
    })
    .toBe(count);
  return (await read()).body;
}

async function createPerson() {
  const person = await project.signUp();
  clock.advance(1000);
  await project.markVerified(person.userId);
  return person;
}

describe("what happened to an account", () => {
  it("is listed newest first: sign-ins, failures and changes, with the device", async () => {
    const { userId, email, password } = await createPerson();
    clock.advance(1000);
    await signIn(email, "a wrong password");
    clock.advance(1000);
    const { body } = await signIn(email, password);
    clock.advance(1000);
    await as(body.access_token, "PATCH", "/users/me", {
      totp_secret_base64: Buffer.alloc(20, 1).toString("base64"),
    });
    const { items } = await activityOf(userId, 5);
    expect(items).toMatchObject([
      { type: "protection", method: "second_factor_on" },
      { type: "sign-in", method: "password", outcome: "done", device: "Firefox, Linux" },
      { type: "sign-in", outcome: "failed", reason: "EMAIL_PASSWORD_MISMATCH" },
      { type: "protection", method: "address_verified" },
      { type: "sign-up", method: "password", outcome: "done" },
    ]);
    expect(Object.keys(items[0]).sort()).toEqual(
      [...Object.keys(EVENT), "at_millis", "method", "type"].sort(),
    );
    const own = await as(body.access_token, "GET", "/users/me/activity");
    const current = own.body.items.map(
      (one: { is_current_session: boolean }) => one.is_current_session,
    );
    expect(current).toEqual([false, true, false, false, false]);
  });

  it("comes in pages without gaps, and is forgotten by the list after 30 days", async () => {
    const { userId, email } = await createPerson();
    for (let count = 0; count < 6; count++) await signIn(email, "a wrong password");
    const all = await activityOf(userId, 8, "?limit=100");
    expect(all.pagination.next_cursor).toBeNull();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: string = cursor === null ? "" : `&cursor=${cursor}`;
      const { body } = await project.call("GET", `/users/${userId}/activity?limit=3${page}`, {
        level: "server",
      });
      expect(body.items.length).toBeLessThanOrEqual(3);
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.pagination.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(all.items.map(({ id }: { id: string }) => id));
    clock.advance(ACTIVITY_MILLIS);
    expect((await activityOf(userId, 0)).items).toEqual([]);
  });

  it("is the account's own: no cursor of another leads to their events", async () => {
    const [person, other] = [await createPerson(), await createPerson()];
    const [event] = (await activityOf(other.userId, 2)).items;
    const foreign = await as(person.accessToken, "GET", `/users/me/activity?cursor=${event.id}`);
    expect(foreign.body.items).toEqual([]);
    const byId = await as(person.accessToken, "GET", `/users/${other.userId}/activity`);
    expect(byId.code).toBe("INSUFFICIENT_ACCESS_TYPE");
  });
});

describe("this wasn't me", () => {
  it("ends all other sessions, and mails the link that undoes what happened", async () => {
    const { userId, email, password, accessToken, refreshToken } = await createPerson();
    const thief = await signIn(email, password);
    await as(thief.body.access_token, "PATCH", "/users/me", {
      totp_secret_base64: Buffer.alloc(20, 1).toString("base64"),
    });
    expect(
      (await as(accessToken, "POST", activity.report.path.replace("{user_id}", "me"))).status,
    ).toBe(200);
    const refresh = (token: string) =>
      project.call("POST", "/auth/sessions/current/refresh", { refreshToken: token, body: {} });
    expect((await refresh(thief.body.refresh_token)).status).not.toBe(200);
    expect((await refresh(refreshToken)).status).toBe(200);
    const mail = await mailTo(project, email, "activity_reported");
    const link = mail.links.find((one: string) => one.includes("/not-me")) ?? "";
    const code = new URL(link).searchParams.get("code");
    const undone = await project.call("POST", "/auth/objections", { body: { code } });
    expect(undone.status).toBe(200);
    const user = await project.call("GET", `/users/${userId}`, { level: "server" });
    expect(user.body.requires_totp_mfa).toBe(false);
  });

  it("ends sign-ins that are under way, and codes that were mailed", async () => {
    const { email, accessToken } = await createPerson();
    await as(accessToken, "PATCH", "/users/me", { otp_auth_enabled: true });
    for (const { path } of [oneTimeCodes.send, passwords.sendResetCode])
      await project.call("POST", path, { body: { email, callback_url: CALLBACK } });
    const signInCode = codeIn(await mailTo(project, email, "magic_link"));
    const resetCode = codeIn(await mailTo(project, email, "password_reset"));
    await as(accessToken, "POST", "/users/me/activity/report");
    for (const [path, body] of [
      [oneTimeCodes.signIn.path, { code: signInCode }],
      [passwords.reset.path, { code: resetCode, password: "another long secret" }],
    ] as const)
      expect((await project.call("POST", path, { body })).code, path).toBe(
        "VERIFICATION_CODE_ALREADY_USED",
      );
  });

  it("undoes nothing by itself, so that a thief who presses it gains nothing", async () => {
    const { email, password, accessToken } = await createPerson();
    await as(accessToken, "PATCH", "/users/me", { otp_auth_enabled: true });
    const thief = await signIn(email, password);
    const pressed = await as(thief.body.access_token, "POST", "/users/me/activity/report");
    expect(pressed.status).toBe(200);
    const me = await as(thief.body.access_token, "GET", "/users/me");
    expect(me.body.otp_auth_enabled).toBe(true);
    expect((await mailsTo(project, email)).length).toBeGreaterThan(0);
  });

  it("has the limit of mails", async () => {
    const { accessToken } = await createPerson();
    const statuses: number[] = [];
    for (let count = 0; count < 9; count++)
      statuses.push((await as(accessToken, "POST", "/users/me/activity/report")).status);
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  });
});
