import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { SIGN_IN_FINDINGS, secondFactor } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { MAX_WRONG_CODES } from "../../../service/src/credentials/second-factor-tries.js";
import { isSqlite } from "../../../service/src/db/database.js";
import { createUser } from "../../support/create-user.js";
import { serveTestProject, startTestProject, TestClock } from "../../support/service.js";

const MINUTE = 60_000;
const APP = { domain: "https://app.example.com", handlerPath: "/handler" };

const project = serveTestProject({ domains: [APP], allowLocalhost: false }, { rateLimits: true });

const database = () => project.service.context.db;

async function findingsOf(identifier: string, of = project) {
  const query = new URLSearchParams({ identifier });
  const { status, body } = await of.call("GET", `/internal/users/diagnose?${query}`, {
    level: "admin",
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.findings as { code: string; blocking: boolean; message: string; evidence: object }[];
}

const happened = (id: string, event: object) =>
  database()
    .insertInto("auth_events")
    .values({
      id: randomUUID(),
      project_id: project.id,
      at: Date.now() - MINUTE,
      user_id: id,
      type: "sign-in",
      request_id: randomUUID(),
      ...event,
    } as never)
    .execute();

const addPasskey = (id: string, rpId: string | null) =>
  database()
    .insertInto("passkeys")
    .values({
      project_id: project.id,
      credential_id: randomUUID(),
      user_id: id,
      public_key: "key",
      counter: 0,
      transports: "[]",
      device_type: "singleDevice",
      rp_id: rpId,
      created_at: 1,
    } as never)
    .execute();

describe("What rarely keeps people out is found first", () => {
  it("passkeys of a domain where the app is not any more", async () => {
    const { email, id } = await createUser(project, { primary_email_verified: false });
    await addPasskey(id, "old.example");
    const [first] = await findingsOf(email);
    expect(first).toMatchObject({
      code: "passkeys-only",
      blocking: true,
      evidence: { passkeysOf: ["old.example"], domains: [APP.domain] },
    });
    expect(first?.message).toContain("old.example");
    await addPasskey(id, "example.com");
    const codes = (await findingsOf(email)).filter(({ code }) => code === "passkeys-only");
    expect(codes).toMatchObject([{ blocking: false }]);
  });

  it("passkeys that a reset by mail replaces, or that do not say where they belong", async () => {
    const proved = await createUser(project);
    await addPasskey(proved.id, "old.example");
    expect((await findingsOf(proved.email))[0]).toMatchObject({
      code: "passkeys-only",
      blocking: false,
    });
    const old = await createUser(project, { primary_email_verified: false });
    await addPasskey(old.id, null);
    expect((await findingsOf(old.email)).map(({ blocking }) => blocking)).not.toContain(true);
  });

  it("the last error of a provider", async () => {
    const { email, id } = await createUser(project, { password: "correct horse battery" });
    await happened(id, { method: "provider", outcome: "failed", reason: "redirect_uri_mismatch" });
    const [first] = await findingsOf(email);
    expect(first).toMatchObject({
      code: "provider-failed",
      evidence: { reason: "redirect_uri_mismatch" },
    });
    expect(first?.message).toContain("redirect_uri_mismatch");
  });

  it("a code that was mailed and not typed", async () => {
    const { email, id } = await createUser(project, { password: "correct horse battery" });
    await happened(id, { method: "password", outcome: "asked", reason: "NEW_DEVICE" });
    expect((await findingsOf(email))[0]).toMatchObject({ code: "code-awaited", blocking: false });
  });

  it("wrong codes of the authenticator app, until its wait ends", async () => {
    const password = "correct horse battery";
    const { email, id } = await createUser(project, { password });
    await project.call("PATCH", `/users/${id}`, {
      level: "server",
      body: { totp_secret_base64: Buffer.alloc(20, 7).toString("base64") },
    });
    const { body } = await project.signIn({ email, password });
    const wrong = await project.call("POST", secondFactor.signIn.path, {
      body: { type: "totp", totp: "000000", code: body.details?.attempt_code },
    });
    expect(wrong.code).toBe("INVALID_TOTP_CODE");
    // The counter over all windows of time.
    await database()
      .updateTable("rate_limits")
      .set({ count: MAX_WRONG_CODES })
      .where("window_start", "=", 0)
      .execute();
    expect((await findingsOf(email))[0]).toMatchObject({
      code: "second-factor-paused",
      blocking: true,
    });
  });

  it("changes that wait after someone said that it was not them", async () => {
    const { email, id } = await createUser(project, { password: "correct horse battery" });
    const pause = (until: number) =>
      database()
        .updateTable("users")
        .set({ protection_paused_until: until })
        .where("project_id", "=", project.id)
        .where("id", "=", id)
        .execute();
    await pause(Date.now() + 10 * MINUTE);
    expect((await findingsOf(email))[0]).toMatchObject({ code: "protection-paused" });
    await pause(Date.now() - MINUTE);
    expect(await findingsOf(email)).toEqual([]);
  });

  it("a clock that differs from the database's, where it has one of its own", async () => {
    const late = await startTestProject({}, { clock: new TestClock() });
    const { userId } = await late.signUp();
    const [first] = await findingsOf(userId, late);
    await late.service.stop();
    expect(first?.code === "clock-off").toBe(!isSqlite(database()));
  });
});

it("every finding has a test", () => {
  const texts = ["diagnosis", "rare-findings"].map((name) =>
    readFileSync(new URL(`${name}.test.ts`, import.meta.url), "utf8"),
  );
  const missing = SIGN_IN_FINDINGS.filter(
    (code) => !texts.some((text) => text.includes(`"${code}"`)),
  );
  expect(missing).toEqual([]);
});
