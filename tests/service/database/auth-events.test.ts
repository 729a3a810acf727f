import { passwords, secondFactor } from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import type { Database } from "../../../service/src/db/database.js";
import { prune } from "../../../service/src/start/pruning.js";
import { MAX_NOTED_EVENTS } from "../../../service/src/users/auth-events/create-auth-events.js";
import { MAX_EVENTS_OF_ONE } from "../../../service/src/users/auth-events/table.js";
import { SURPLUS_EVENTS } from "../../../service/src/users/auth-events/trim-owners.js";
import { newEmail } from "../../support/addresses.js";
import { openEarlierDatabase } from "../../support/earlier-database.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { FIREFOX } from "../../support/user-agents.js";
import { authEvent } from "./auth-event.js";

const DAY = 24 * 60 * 60 * 1000;

let project: TestProject;
const clock = new TestClock();
afterEach(() => project?.service.stop());

const signIn = (email: string, password: string) =>
  project.call("POST", passwords.signIn.path, {
    body: { email, password },
    headers: { "user-agent": FIREFOX },
  });

/** Waits until each instance has written what it noted. */
async function allWritten(count: number) {
  const { db } = project.service.context;
  await expect
    .poll(async () => {
      clock.advance(500);
      return (await stored(db)).length;
    })
    .toBe(count);
  return stored(db);
}

const stored = (db: Database) => db.selectFrom("auth_events").selectAll().orderBy("at").execute();

describe("what happens at sign-in", () => {
  it("is kept: sign-up, wrong and right passwords, with the browser and the session", async () => {
    project = await startTestProject({}, { clock });
    const { email, password, userId } = await project.signUp();
    clock.advance(1000);
    await project.markVerified(userId);
    clock.advance(1000);
    expect((await signIn(email.toUpperCase(), "a wrong password")).status).toBe(400);
    clock.advance(1000);
    expect((await signIn(email, password)).status).toBe(200);
    await allWritten(4);
    const events = await project.service.context.db
      .selectFrom("auth_events")
      .selectAll()
      .where("project_id", "=", project.id)
      .where("user_id", "=", userId)
      .orderBy("at", "desc")
      .execute();
    expect(
      events.map(({ type, method, outcome, reason }) => ({ type, method, outcome, reason })),
    ).toEqual([
      { type: "sign-in", method: "password", outcome: "done", reason: null },
      { type: "sign-in", method: "password", outcome: "failed", reason: "EMAIL_PASSWORD_MISMATCH" },
      { type: "protection", method: "address_verified", outcome: "done", reason: null },
      { type: "sign-up", method: "password", outcome: "done", reason: null },
    ]);
    const [done, failed] = events;
    expect(done).toMatchObject({ user_agent: FIREFOX, project_id: project.id });
    expect(done?.session_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(failed?.session_id).toBeNull();
    // The spelling of an address does not matter.
    expect(failed?.address_hash).toBe(done?.address_hash);
  });

  it("is kept of unknown addresses too, which are stored as hashes only", async () => {
    project = await startTestProject({}, { clock });
    const email = newEmail();
    expect((await signIn(email, "a wrong password")).status).toBe(400);
    const [event] = await allWritten(1);
    expect(event).toMatchObject({ user_id: null, outcome: "failed" });
    expect(event?.address_hash).toMatch(/^[\w-]{20,}$/);
    expect(JSON.stringify(event)).not.toContain(email);
  });

  it("tells administrators of accounts that a password cannot open, and strangers nothing", async () => {
    project = await startTestProject({}, { clock });
    const addressOf = async (fields: Readonly<Record<string, unknown>>) => {
      const email = newEmail();
      const body = { primary_email: email, ...fields };
      expect((await project.call("POST", "/users", { level: "server", body })).status).toBe(201);
      return email;
    };
    const addresses = [
      newEmail(),
      await addressOf({ primary_email_auth_enabled: true }),
      await addressOf({ primary_email_auth_enabled: true, primary_email_verified: true }),
      await addressOf({ primary_email_verified: true }),
      await addressOf({ primary_email_auth_enabled: true, password: "a good password" }),
    ];
    for (const email of addresses) {
      clock.advance(1000);
      const { status, code } = await signIn(email, "a wrong password");
      expect([status, code]).toEqual([400, "EMAIL_PASSWORD_MISMATCH"]);
    }
    const events = (await allWritten(addresses.length)).map(({ user_id, reason }) => [
      user_id === null,
      reason,
    ]);
    expect(events).toEqual([
      [true, "EMAIL_PASSWORD_MISMATCH"],
      [true, "PASSWORD_NOT_SET"],
      [false, "PASSWORD_NOT_SET"],
      [true, "ADDRESS_NOT_FOR_SIGN_IN"],
      [true, "EMAIL_PASSWORD_MISMATCH"],
    ]);
  });

  it("tells refusals from wrong passwords, and a question for the second factor from both", async () => {
    project = await startTestProject(
      { anonymousSignUpEnabled: false },
      { clock, rateLimits: true },
    );
    const { email, password, userId, accessToken } = await project.signUp();
    await project.markVerified(userId);
    const change = { totp_secret_base64: Buffer.alloc(20, 7).toString("base64") };
    const { status } = await project.call("PATCH", "/users/me", {
      token: accessToken,
      body: change,
    });
    expect(status).toBe(200);
    const { body } = await signIn(email, password);
    const wrong = await project.call("POST", secondFactor.signIn.path, {
      body: { code: body.details.attempt_code, type: "totp", totp: "000000" },
    });
    expect(wrong.code).toBe("INVALID_TOTP_CODE");
    const off = await project.call("POST", "/auth/anonymous/sign-up", { body: {} });
    expect(off.code).toBe("ANONYMOUS_ACCOUNTS_NOT_ENABLED");
    let tries = 1;
    while ((await signIn(email, "a wrong password")).status === 400) tries++;
    // A sign-up, a verified address, the second factor, a question, a wrong code, and what is off.
    const all = await allWritten(6 + tries);
    const seen = all.map(({ method, outcome, reason }) => `${method} ${outcome} ${reason}`);
    expect(seen).toContain("password asked MULTI_FACTOR_AUTHENTICATION_REQUIRED");
    expect(seen).toContain("second-factor failed INVALID_TOTP_CODE");
    expect(seen).toContain("second_factor_on done null");
    expect(seen).toContain("password refused RATE_LIMITED");
    expect(seen).toContain("anonymous refused ANONYMOUS_ACCOUNTS_NOT_ENABLED");
  });

  it("is written after the answers, and at the latest when the service stops", async () => {
    const statements: string[] = [];
    project = await startTestProject(
      {},
      { clock, onStatement: ({ sql: text }) => statements.push(text) },
    );
    // A driver that copies no database migrates each.
    statements.length = 0;
    await signIn(newEmail(), "a wrong password");
    expect(statements.filter((text) => text.includes("auth_events"))).toEqual([]);
    await project.service.stop();
    expect(statements.some((text) => /^insert into "auth_events"/.test(text))).toBe(true);
  });

  it("has a bound per user and per unknown address, and goes with time and with the user", async () => {
    project = await startTestProject({}, { clock });
    const { context } = project.service;
    const { email, userId } = await project.signUp();
    await project.markVerified(userId);
    await signIn(email, "a wrong password");
    const stranger = newEmail();
    await signIn(stranger, "a wrong password");
    const all = await allWritten(4);
    const like = (of: string | null) => all.findLast(({ user_id }) => user_id === of);
    for (const event of [like(userId), like(null)]) {
      if (!event) throw new Error("There is no event.");
      for (let count = 0; count < MAX_EVENTS_OF_ONE + 2 * SURPLUS_EVENTS; count++) {
        context.authEvents.note(
          authEvent({
            projectId: project.id,
            at: event.at + count,
            userId: event.user_id,
            address: event.user_id === null ? stranger : email,
            outcome: "failed",
          }),
        );
      }
    }
    await context.authEvents.flush();
    // Older ones go a few owners at a time, and all once an hour.
    expect((await stored(context.db)).length).toBeLessThan(
      2 * (MAX_EVENTS_OF_ONE + SURPLUS_EVENTS),
    );
    await prune(context);
    expect(await stored(context.db)).toHaveLength(2 * MAX_EVENTS_OF_ONE);
    await project.call("DELETE", `/users/${userId}`, { level: "server" });
    expect(await stored(context.db)).toHaveLength(MAX_EVENTS_OF_ONE);
    clock.advance(91 * DAY);
    await prune(context);
    expect(await stored(context.db)).toEqual([]);
  });

  it("has a bound in memory while the database is away, and is written once it is back", async () => {
    const lines: string[] = [];
    project = await startTestProject({}, { clock, writeLog: (line) => lines.push(line) });
    const { context } = project.service;
    const away = sql.raw("alter table auth_events rename to auth_events_away");
    await away.execute(context.db);
    for (let count = 0; count < 3; count++) await signIn(newEmail(), "a wrong password");
    clock.advance(500);
    await expect.poll(() => lines.some((line) => line.includes("could not be written"))).toBe(true);
    await sql.raw("alter table auth_events_away rename to auth_events").execute(context.db);
    await allWritten(3);
    expect(MAX_NOTED_EVENTS).toBeLessThanOrEqual(10_000);
  });
});

it("a database of the version before keeps its audit, and takes events", async () => {
  await using earlier = await openEarlierDatabase("038");
  const { db } = earlier;
  await sql
    .raw(
      "insert into audit (id, project_id, at, level, operation, subject, request_id) " +
        "values ('a', 'p', 1, 'server', 'PATCH /users/{user_id}', '/users/u', 'r')",
    )
    .execute(db);
  await earlier.migrate();
  expect(await db.selectFrom("audit").selectAll().execute()).toMatchObject([
    { id: "a", level: "server", actor_type: null, changes: null },
  ]);
  expect(await stored(db)).toEqual([]);
});
