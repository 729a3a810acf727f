import { randomBytes } from "node:crypto";
import { oneTimeCodes, passwords, secondFactor } from "@stackkit/next/protocol/internal";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { MFA_ATTEMPT_LIFE_MILLIS } from "../../../service/src/credentials/second-factor.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";

const STEP_MILLIS = 30_000;
const clock = new TestClock();
const project = serveTestProject({}, { clock });

/** A user with a second factor, and their authenticator app. */
async function userWithApp() {
  const user = await project.signUp();
  const bytes = randomBytes(20);
  const { status } = await project.call("PATCH", "/users/me", {
    token: user.accessToken,
    body: { totp_secret_base64: bytes.toString("base64") },
  });
  expect(status).toBe(200);
  const app = new TOTP({
    secret: Secret.fromBase32(new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32),
    algorithm: "SHA1",
    digits: 6,
    period: 30,
  });
  return {
    ...user,
    totp: (steps = 0) => app.generate({ timestamp: clock.now() + steps * STEP_MILLIS }),
  };
}
const signIn = ({ email, password }: { email: string; password: string }) =>
  project.signIn({ email, password });
const attempt = async (user: { email: string; password: string }) =>
  (await signIn(user)).body.details.attempt_code as string;
const finish = (code: string, totp: string) =>
  project.call("POST", secondFactor.signIn.path, { body: { code, type: "totp", totp } });
const wrongFor = (totp: string) => String((Number(totp) + 1) % 1_000_000).padStart(6, "0");

describe("a second factor", () => {
  it("is requested with an attempt code, which a code of the app finishes", async () => {
    const user = await userWithApp();
    const challenge = await signIn(user);
    expect(challenge).toMatchObject({ status: 400, code: "MULTI_FACTOR_AUTHENTICATION_REQUIRED" });
    expect(challenge.body.details.attempt_code).toMatch(/^[0-9a-z]{45}$/);
    const { status, body } = await finish(challenge.body.details.attempt_code, user.totp());
    expect(status).toBe(200);
    expect(body).toMatchObject({ user_id: user.userId, is_new_user: false });
    expect(
      (await project.call("GET", "/users/me", { token: body.access_token })).body.requires_totp_mfa,
    ).toBe(true);
  });

  it("finishes no attempt of a password that a server has replaced, nor does an earlier reset", async () => {
    const user = await userWithApp();
    const code = await attempt(user);
    const callback_url = "http://localhost:3000/handler/password-reset";
    await project.call("POST", passwords.sendResetCode.path, {
      body: { email: user.email, callback_url },
    });
    const reset = codeIn(await mailTo(project, user.email, "password_reset"));
    await project.call("PATCH", `/users/${user.userId}`, {
      level: "server",
      body: { password: "another long password" },
    });
    expect((await finish(code, user.totp())).code).toBe("VERIFICATION_CODE_ALREADY_USED");
    const password = "a password of a thief";
    const changed = await project.call("POST", passwords.reset.path, {
      body: { code: reset, password },
    });
    expect(changed.code).toBe("VERIFICATION_CODE_ALREADY_USED");
  });

  it("leaves the attempt usable after a wrong code", async () => {
    const user = await userWithApp();
    const code = await attempt(user);
    expect(await finish(code, "no")).toMatchObject({ status: 400, code: "INVALID_TOTP_CODE" });
    expect((await finish(code, wrongFor(user.totp()))).code).toBe("INVALID_TOTP_CODE");
    expect((await finish(code, user.totp())).status).toBe(200);
    expect((await finish(code, user.totp(1))).code).toBe("VERIFICATION_CODE_ALREADY_USED");
  });

  it.each([-1, 0, 1])("takes the code of the step %i beside the present one", async (steps) => {
    const user = await userWithApp();
    expect((await finish(await attempt(user), user.totp(steps))).status).toBe(200);
  });

  it.each([-2, 2])("does not take the code of a step %i away", async (steps) => {
    const user = await userWithApp();
    expect((await finish(await attempt(user), user.totp(steps))).code).toBe("INVALID_TOTP_CODE");
  });

  it("does not take a step twice, nor one before it", async () => {
    const user = await userWithApp();
    const [first, second] = [await attempt(user), await attempt(user)];
    expect((await finish(first, user.totp())).status).toBe(200);
    expect((await finish(second, user.totp())).code).toBe("INVALID_TOTP_CODE");
    expect((await finish(second, user.totp(-1))).code).toBe("INVALID_TOTP_CODE");
    clock.advance(STEP_MILLIS);
    expect((await finish(second, user.totp())).status).toBe(200);
  });

  it("waits five minutes", async () => {
    const user = await userWithApp();
    const code = await attempt(user);
    clock.advance(MFA_ATTEMPT_LIFE_MILLIS);
    expect((await finish(code, user.totp())).code).toBe("VERIFICATION_CODE_EXPIRED");
  });

  it("gives up after twenty wrong codes", async () => {
    const user = await userWithApp();
    const code = await attempt(user);
    for (let i = 0; i < 20; i++) await finish(code, wrongFor(user.totp()));
    expect((await finish(code, user.totp())).code).toBe("VERIFICATION_CODE_MAX_ATTEMPTS_REACHED");
  });

  it("is requested after a one-time code too, which is used up by then", async () => {
    const user = await userWithApp();
    await project.call("PATCH", `/users/${user.userId}`, {
      level: "server",
      body: { primary_email_verified: true },
    });
    await project.call("POST", oneTimeCodes.send.path, {
      body: { email: user.email, callback_url: "http://localhost:3000/x" },
    });
    const code = codeIn(await mailTo(project, user.email, "magic_link"));
    const challenge = await project.call("POST", oneTimeCodes.signIn.path, { body: { code } });
    expect(challenge.code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
    expect((await project.call("POST", oneTimeCodes.signIn.path, { body: { code } })).code).toBe(
      "VERIFICATION_CODE_ALREADY_USED",
    );
    expect((await finish(challenge.body.details.attempt_code, user.totp())).status).toBe(200);
  });

  it("does not confuse attempt codes and one-time codes", async () => {
    const user = await userWithApp();
    expect(
      (
        await project.call("POST", oneTimeCodes.signIn.path, {
          body: { code: await attempt(user) },
        })
      ).code,
    ).toBe("VERIFICATION_CODE_NOT_FOUND");
  });

  it("is no longer requested once it is turned off", async () => {
    const user = await userWithApp();
    await project.call("PATCH", "/users/me", {
      token: user.accessToken,
      body: { totp_secret_base64: null },
    });
    expect((await signIn(user)).status).toBe(200);
  });

  it("is stored encrypted", async () => {
    const user = await userWithApp();
    const { totp_secret } = await project.service.context.db
      .selectFrom("users")
      .select("totp_secret")
      .where("id", "=", user.userId)
      .executeTakeFirstOrThrow();
    expect(totp_secret).toMatch(/^v1\./);
  });
});
