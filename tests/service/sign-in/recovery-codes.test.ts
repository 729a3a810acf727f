import { randomBytes } from "node:crypto";
import {
  recoveryCodes,
  STEP_UP_FRESH_MILLIS,
  secondFactor,
} from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { MAX_CODE_ATTEMPTS } from "../../../service/src/codes/verification-codes.js";
import { RECOVERY_CODE_COUNT } from "../../../service/src/credentials/recovery-codes.js";
import { mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";

const OWN = "/users/me/recovery-codes";
const clock = new TestClock();
const project = serveTestProject({}, { clock });

interface User {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly accessToken: string;
}

const setSecret = (user: User, totp_secret_base64: string | null) =>
  project.call("PATCH", "/users/me", { token: user.accessToken, body: { totp_secret_base64 } });
const create = (user: User) => project.call("POST", OWN, { token: user.accessToken, body: {} });
const count = async (user: User): Promise<number> =>
  (await project.call("GET", OWN, { token: user.accessToken })).body.count;

/** A user with a second factor and recovery codes. */
async function userWithCodes() {
  const user = await project.signUp();
  await project.call("PATCH", `/users/${user.userId}`, {
    level: "server",
    body: { primary_email_verified: true },
  });
  expect((await setSecret(user, randomBytes(20).toString("base64"))).status).toBe(200);
  const { status, body } = await create(user);
  expect(status).toBe(200);
  return { ...user, codes: body.codes as string[] };
}

const attempt = async ({ email, password }: User): Promise<string> =>
  (await project.signIn({ email, password })).body.details.attempt_code;
const redeem = (code: string, recovery_code: string) =>
  project.call("POST", recoveryCodes.signIn.path, { body: { code, recovery_code } });
const WRONG = "0000-0000-0000-0000";

describe("recovery codes", () => {
  it("are ten different codes, stored as hashes", async () => {
    const { codes, userId } = await userWithCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODE_COUNT);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-z]{4}$/);
    const rows = await project.service.context.db
      .selectFrom("recovery_codes")
      .selectAll()
      .where("user_id", "=", userId)
      .execute();
    expect(rows).toHaveLength(RECOVERY_CODE_COUNT);
    const stored = JSON.stringify(rows);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  it("each finish a sign-in once, and the user is told by mail", async () => {
    const user = await userWithCodes();
    const [code = ""] = user.codes;
    const { status, body } = await redeem(await attempt(user), code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user_id: user.userId, is_new_user: false });
    expect((await project.call("GET", "/users/me", { token: body.access_token })).body.id).toBe(
      user.userId,
    );
    expect(await count(user)).toBe(RECOVERY_CODE_COUNT - 1);
    const { subject } = await mailTo(project, user.email, "recovery_code_used");
    expect(subject).toContain("A recovery code was used to sign in");
    expect(await redeem(await attempt(user), code)).toMatchObject({
      status: 400,
      code: "INVALID_RECOVERY_CODE",
    });
  });

  it("are read as people type them", async () => {
    const user = await userWithCodes();
    const [first = "", second = ""] = user.codes;
    expect((await redeem(await attempt(user), first.toUpperCase())).status).toBe(200);
    const misread = second.replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l");
    expect((await redeem(await attempt(user), ` ${misread} `)).status).toBe(200);
  });

  it("share the tries of the attempt with codes of the app, which a wrong one leaves usable", async () => {
    const user = await userWithCodes();
    const [right = ""] = user.codes;
    const usable = await attempt(user);
    expect((await redeem(usable, WRONG)).code).toBe("INVALID_RECOVERY_CODE");
    expect((await redeem(usable, right)).status).toBe(200);
    expect((await redeem(usable, right)).code).toBe("VERIFICATION_CODE_ALREADY_USED");

    const used = await attempt(user);
    const totp = { code: used, type: "totp", totp: "no" };
    await project.call("POST", secondFactor.signIn.path, { body: totp });
    for (let i = 1; i < MAX_CODE_ATTEMPTS; i++) await redeem(used, WRONG);
    expect((await redeem(used, user.codes[1] as string)).code).toBe(
      "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED",
    );
  });

  it("are replaced by new ones, of which the user is told by mail", async () => {
    const user = await userWithCodes();
    await mailTo(project, user.email, "recovery_codes_created");
    const { body } = await create(user);
    expect((await redeem(await attempt(user), user.codes[0] as string)).code).toBe(
      "INVALID_RECOVERY_CODE",
    );
    expect((await redeem(await attempt(user), body.codes[0])).status).toBe(200);
  });

  it("belong to one user", async () => {
    const [one, other] = [await userWithCodes(), await userWithCodes()];
    expect((await redeem(await attempt(one), other.codes[0] as string)).code).toBe(
      "INVALID_RECOVERY_CODE",
    );
    expect(await count(other)).toBe(RECOVERY_CODE_COUNT);
  });

  it("end with the second factor, and with a new secret", async () => {
    const user = await userWithCodes();
    expect((await setSecret(user, randomBytes(20).toString("base64"))).status).toBe(200);
    expect(await count(user)).toBe(0);
    await create(user);
    await setSecret(user, null);
    expect(await count(user)).toBe(0);
    expect(await create(user)).toMatchObject({ status: 400, code: "SECOND_FACTOR_NOT_ENABLED" });
  });

  it("end with the account", async () => {
    const user = await userWithCodes();
    await project.call("DELETE", `/users/${user.userId}`, { level: "server" });
    const rows = await project.service.context.db
      .selectFrom("recovery_codes")
      .select("code_hash")
      .where("user_id", "=", user.userId)
      .execute();
    expect(rows).toEqual([]);
  });

  it("are created just after a sign-in only, but by servers at any time", async () => {
    const user = await userWithCodes();
    clock.advance(STEP_UP_FRESH_MILLIS);
    const refreshed = await project.call("POST", "/auth/sessions/current/refresh", {
      refreshToken: user.refreshToken,
      body: {},
    });
    const old = { ...user, accessToken: refreshed.body.access_token };
    expect((await create(old)).body.details.reason).toBe("fresh_session_required");
    expect(await count(old)).toBe(RECOVERY_CODE_COUNT);
    const path = `/users/${user.userId}/recovery-codes`;
    const byServer = await project.call("POST", path, { level: "server", body: {} });
    expect(byServer.body.codes).toHaveLength(RECOVERY_CODE_COUNT);
    expect((await redeem(await attempt(user), byServer.body.codes[0])).status).toBe(200);
  });
});
