import { oneTimeCodes } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { newEmail } from "../../support/addresses.js";
import { createUser } from "../../support/create-user.js";
import { configuredProject, serveTestProject, TestProject } from "../../support/service.js";
import { proveElsewhere } from "../../support/suspended-account.js";

const AT = "http://localhost:3000/handler";
const CLOSED = configuredProject(undefined, { signUpEnabled: false });
const WITHOUT_MAIL = configuredProject(undefined, { magicLinkEnabled: false });
const CHANGED = configuredProject(undefined, { magicLinkEnabled: false });
const project = serveTestProject(
  {},
  { rateLimits: true, projects: [CLOSED, WITHOUT_MAIL, CHANGED] },
);
const other = ({ id = "" }: { id?: string }) => new TestProject(project.service, id);

const diagnose = async (identifier: string, of = project) => {
  const query = new URLSearchParams({ identifier });
  const answer = await of.call("GET", `/internal/users/diagnose?${query}`, { level: "admin" });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as {
    user_id: string | null;
    findings: {
      code: string;
      advice: string;
      blocking: boolean;
      cure: string | null;
      evidence: Evidence;
    }[];
  };
};
type Evidence = Record<string, unknown>;
const firstOf = async (identifier: string, of = project) =>
  (await diagnose(identifier, of)).findings[0];

/** Another instance writes its events half a second later. */
const codesOf = async (identifier: string) =>
  (await diagnose(identifier)).findings.map(({ code }) => code);

const tryPassword = (email: string, password = "a wrong password") =>
  project.signIn({ email, password }, { "x-forwarded-for": "203.0.113.7" });

describe("Why can't they sign in?", () => {
  it("no account has the address, and sign-up is open or closed", async () => {
    expect(await firstOf("unknown@example.com")).toMatchObject({
      code: "no-account",
      blocking: true,
      cure: "create-user",
    });
    const closed = other(CLOSED);
    const { findings, user_id } = await diagnose("unknown@example.com", closed);
    expect([user_id, findings.map(({ code }) => code)]).toEqual([
      null,
      ["no-account", "sign-up-closed"],
    ]);
  });

  it("the address left its account", async () => {
    const { email, id } = await createUser(project, { password: "correct horse battery" });
    await project.call("PATCH", `/users/${id}`, {
      level: "server",
      body: { primary_email: newEmail(), primary_email_verified: true },
    });
    expect(await firstOf(email)).toMatchObject({
      code: "no-account",
      evidence: { formerUserId: id },
    });
  });

  it("several accounts claim the address, or one does", async () => {
    const { email, userId } = await project.signUp();
    const { user_id, findings } = await diagnose(email);
    expect(user_id).toBe(userId);
    expect(findings[0]).toMatchObject({ code: "unproved-claim", blocking: false });
    expect(findings[0]?.advice).toContain("Its password works.");
    const without = await createUser(project, { primary_email_verified: false });
    expect((await firstOf(without.email))?.advice).not.toContain("password");
    const { id } = await createUser(project, { primary_email_verified: false });
    await project.service.context.db
      .updateTable("contact_channels")
      .set({ value: email, canonical: email })
      .where("project_id", "=", project.id)
      .where("user_id", "=", id)
      .execute();
    expect(await firstOf(email)).toMatchObject({ code: "unproved-claim", blocking: true });
  });

  it("the address is not one to sign in by", async () => {
    const { email } = await createUser(project, {
      primary_email_auth_enabled: false,
      password: undefined,
    });
    expect(await firstOf(email)).toMatchObject({ code: "not-for-sign-in", blocking: true });
  });

  it("the account is anonymous", async () => {
    const { body } = await project.call("POST", "/auth/anonymous/sign-up", { body: {} });
    expect(await firstOf(body.user_id)).toMatchObject({ code: "anonymous", blocking: true });
  });

  it("the project switched the only method off", async () => {
    const off = other(CHANGED);
    const { email } = await createUser(off, { password: "correct horse battery" });
    const config = { credential_enabled: false };
    await off.call("PATCH", "/internal/projects/current", { level: "admin", body: { config } });
    expect(await firstOf(email, off)).toMatchObject({
      code: "method-off",
      blocking: true,
      evidence: { methods: ["password"] },
    });
  });

  it("there is no password, and no other method", async () => {
    const only = other(WITHOUT_MAIL);
    const { email } = await createUser(only, { primary_email_verified: false });
    const { findings } = await diagnose(email, only);
    expect(findings[0]).toMatchObject({ code: "no-password", blocking: true });
  });

  it("the imported password was never used", async () => {
    const { email } = await createUser(project, {
      password_hash: "$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy",
    });
    expect(await firstOf(email)).toMatchObject({ code: "imported-hash", blocking: false });
  });

  it("too many attempts were made, until the limits are lifted", async () => {
    const { email } = await createUser(project, { password: "correct horse battery" });
    // Two windows at most: one may end meanwhile.
    let tries = 0;
    while ((await tryPassword(email)).status !== 429)
      expect(++tries).toBeLessThanOrEqual(2 * RATE_LIMITS.signIn.perAccount);
    const finding = await firstOf(email);
    expect(finding).toMatchObject({ code: "limited", blocking: true, cure: "lift-limits" });
    expect(finding?.evidence).toMatchObject({ limit: "signIn", until: expect.any(Number) });
    const lifted = await project.call("POST", "/internal/users/lift-limits", {
      level: "admin",
      body: { identifier: email },
    });
    expect(lifted.body.lifted).toBeGreaterThan(0);
    expect((await tryPassword(email, "correct horse battery")).status).toBe(200);
    await expect.poll(() => codesOf(email)).toEqual(["signed-in"]);
  });

  it("the last tries were wrong", async () => {
    const { email } = await createUser(project, { password: "correct horse battery" });
    await tryPassword(email);
    await tryPassword(email);
    await expect
      .poll(() => firstOf(email))
      .toMatchObject({ code: "wrong-credential", evidence: { tries: 2 } });
  });

  it("a second factor is needed", async () => {
    const { email, id } = await createUser(project, {
      password: "correct horse battery",
    });
    const totp_secret_base64 = Buffer.from("12345678901234567890").toString("base64");
    await project.call("PATCH", `/users/${id}`, { level: "server", body: { totp_secret_base64 } });
    expect(await firstOf(email)).toMatchObject({
      code: "second-factor",
      evidence: { recoveryCodes: 0, lastCodeAt: null },
    });
  });

  it("the last mail was not sent", async () => {
    const { email } = await createUser(project, { password: "correct horse battery" });
    await project.call("POST", oneTimeCodes.send.path, { body: { email, callback_url: AT } });
    // Without a mail server, mails lie in the mailbox.
    expect(await firstOf(email)).toMatchObject({ code: "mail-waiting", blocking: false });
    await project.service.context.db
      .updateTable("mails")
      .set({ state: "refused", problem: "550 no such user" })
      .where("project_id", "=", project.id)
      .where("recipient", "=", email)
      .execute();
    expect(await firstOf(email)).toMatchObject({
      code: "mail-failed",
      evidence: { mails: [{ state: "refused", problem: "550 no such user" }] },
    });
  });

  it("the app's address is not trusted", async () => {
    const { email } = await createUser(project, { password: "correct horse battery" });
    const callback_url = "https://elsewhere.example/handler";
    await project.call("POST", oneTimeCodes.send.path, { body: { email, callback_url } });
    await expect
      .poll(() => firstOf(email))
      .toMatchObject({ code: "untrusted-address", blocking: true });
  });

  it("what was there before a proof waits for its owner", async () => {
    const { email } = await proveElsewhere(project);
    const { findings } = await diagnose(email);
    expect(findings.map(({ code }) => code)).toContain("suspended-access");
  });

  it("nothing is known against it", async () => {
    const { email, id } = await createUser(project, { password: "correct horse battery" });
    expect(await diagnose(email)).toEqual({ user_id: id, findings: [] });
    expect(await diagnose(id)).toEqual({ user_id: id, findings: [] });
  });

  it("another project's people are unknown", async () => {
    const { email, id } = await createUser(project, { password: "correct horse battery" });
    for (const identifier of [email, id])
      expect(await firstOf(identifier, other(CLOSED))).toMatchObject({ code: "no-account" });
  });

  it("an identifier that is empty or too long is refused", async () => {
    for (const identifier of ["", "a".repeat(300)]) {
      const query = new URLSearchParams({ identifier });
      const answer = await project.call("GET", `/internal/users/diagnose?${query}`, {
        level: "admin",
      });
      expect(answer.code).toBe("SCHEMA_ERROR");
    }
  });
});
