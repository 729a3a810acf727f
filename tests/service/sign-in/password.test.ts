import { hash } from "@node-rs/argon2";
import { hash as bcryptHash } from "@node-rs/bcrypt";
import { MAX_NAME_LENGTH, passwords, sessions } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { PASSWORD_HASH_COST } from "../../../service/src/settings/read-settings.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { createUser } from "../../support/create-user.js";
import { codeIn, eventually, mailsTo, mailTo } from "../../support/mailbox.js";
import { serveTestProject, startTestProject } from "../../support/service.js";

const project = serveTestProject({}, { passwordHashCost: PASSWORD_HASH_COST });

const PASSWORD = "correct horse battery";
const CURRENT_HASH = /^\$argon2id\$v=19\$m=65536,t=2,p=1\$/;
const signIn = (email: string, password: string) => project.signIn({ email, password });
const signUp = (email: string, password: string, callback = CALLBACK) =>
  project.call("POST", passwords.signUp.path, {
    body: { email, password, verification_callback_url: callback },
  });
const me = (token: string) => project.call("GET", "/users/me", { token });
const refresh = (refreshToken: string) =>
  project.call("POST", sessions.refresh.path, { refreshToken });
const askForReset = (email: string, callback = CALLBACK) =>
  project.call("POST", passwords.sendResetCode.path, { body: { email, callback_url: callback } });
const reset = (code: string, password: string) =>
  project.call("POST", passwords.reset.path, { body: { code, password } });
const hashOf = async (userId: string) =>
  (
    await project.service.context.db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow()
  ).password_hash;
const resetCode = async (email: string) => {
  await askForReset(email);
  return codeIn(await mailTo(project, email, "password_reset"));
};

describe("signing up with a password", () => {
  it("takes a name of a bounded length, and does without one", async () => {
    const named = (display_name: unknown) =>
      project.call("POST", passwords.signUp.path, {
        body: {
          email: newEmail(),
          password: PASSWORD,
          verification_callback_url: CALLBACK,
          display_name,
        },
      });
    const nameOf = async (display_name: unknown) =>
      (await me((await named(display_name)).body.access_token)).body.display_name;
    expect(await nameOf("  Ada Lovelace ")).toBe("Ada Lovelace");
    expect(await nameOf("   ")).toBeNull();
    expect(await nameOf(undefined)).toBeNull();
    for (const bad of ["x".repeat(MAX_NAME_LENGTH + 1), 7, null])
      expect((await named(bad)).code, String(bad).slice(0, 9)).toBe("SCHEMA_ERROR");
  });

  it("creates a user whose address signs in and is not verified", async () => {
    const email = newEmail();
    const { status, body } = await signUp(email, PASSWORD);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["access_token", "refresh_token", "user_id"]);
    const user = await me(body.access_token);
    expect(user.body).toMatchObject({
      id: body.user_id,
      primary_email: email,
      primary_email_verified: false,
      has_password: true,
      auth_with_email: true,
      is_anonymous: false,
    });
  });

  it.each([
    ["shorter than 8 characters", "aaaaaaa", "PASSWORD_TOO_SHORT", { min_length: 8 }],
    ["longer than 70 characters", "a".repeat(71), "PASSWORD_TOO_LONG", { maxLength: 70 }],
  ])("refuses a password %s", async (_, password, code, details) => {
    const answer = await signUp(newEmail(), password);
    expect(answer).toMatchObject({ status: 400, code, body: { details } });
  });

  it("takes passwords of 8 and of 70 characters", async () => {
    expect((await signUp(newEmail(), "xk7-qm2p")).status).toBe(200);
    expect((await signUp(newEmail(), "xk7-qm2p".repeat(9).slice(0, 70))).status).toBe(200);
  });

  it("refuses an address that another user signs in with, in any case", async () => {
    const email = newEmail();
    await signUp(email, PASSWORD);
    expect(await signUp(email.toUpperCase(), PASSWORD)).toMatchObject({
      status: 409,
      code: "USER_EMAIL_ALREADY_EXISTS",
      body: { details: { email: email.toUpperCase() } },
    });
  });

  it("is refused if it is switched off, passwords first, then the length, then sign-up", async () => {
    const noPasswords = await startTestProject({ credentialEnabled: false });
    const noSignUp = await startTestProject({ signUpEnabled: false });
    const body = { email: newEmail(), password: "short", verification_callback_url: CALLBACK };
    expect((await noPasswords.call("POST", passwords.signUp.path, { body })).code).toBe(
      "PASSWORD_AUTHENTICATION_NOT_ENABLED",
    );
    expect((await noSignUp.call("POST", passwords.signUp.path, { body })).code).toBe(
      "PASSWORD_TOO_SHORT",
    );
    expect(
      (
        await noSignUp.call("POST", passwords.signUp.path, {
          body: { ...body, password: PASSWORD },
        })
      ).code,
    ).toBe("SIGN_UP_NOT_ENABLED");
    await noPasswords.service.stop();
    await noSignUp.service.stop();
  });

  it("sends a verification mail whose link verifies the address", async () => {
    const email = newEmail();
    const { body } = await signUp(email, PASSWORD, `${CALLBACK}?kept=1`);
    const mail = await mailTo(project, email, "email_verification");
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/callback\?kept=1&code=[0-9a-z]{45}$/);
    expect(
      (
        await project.call("POST", "/contact-channels/verify", {
          body: { code: codeIn(mail) },
          token: body.access_token,
        })
      ).status,
    ).toBe(200);
    expect((await me(body.access_token)).body.primary_email_verified).toBe(true);
  });

  it("succeeds with an untrusted callback, sends no mail, and the outbox says why", async () => {
    const email = newEmail();
    expect((await signUp(email, PASSWORD, "https://evil.example/verify")).status).toBe(200);
    const mail = await mailTo(project, email, "email_verification");
    expect(mail).toMatchObject({ state: "refused", links: [] });
    expect(mail.problem).toContain("https://evil.example/verify");
  });

  it("keeps the language that the browser asks for, and writes in it", async () => {
    const email = newEmail();
    await project.call("POST", passwords.signUp.path, {
      body: { email, password: PASSWORD, verification_callback_url: CALLBACK },
      headers: { "accept-language": "xx;q=1, de-CH;q=0.9, en;q=0.8" },
    });
    expect((await mailTo(project, email, "email_verification")).subject).toBe(
      "Test project: E-Mail-Adresse bestätigen",
    );
  });
});

describe("signing in with a password", () => {
  it("answers the same to a wrong password and an unknown address", async () => {
    const { email } = await project.signUp();
    const wrong = await signIn(email, "wrong password");
    const unknown = await signIn(newEmail(), "wrong password");
    expect(wrong).toMatchObject({ status: 400, code: "EMAIL_PASSWORD_MISMATCH" });
    expect(unknown.body).toEqual(wrong.body);
  });

  it("finds the address in any case", async () => {
    const { email, password, userId } = await project.signUp();
    expect(await signIn(email.toUpperCase(), password)).toMatchObject({
      status: 200,
      body: { user_id: userId },
    });
  });

  it("works if sign-up is off, and not if passwords are", async () => {
    const off = await startTestProject({ credentialEnabled: false });
    expect((await off.signIn({ email: newEmail(), password: PASSWORD })).code).toBe(
      "PASSWORD_AUTHENTICATION_NOT_ENABLED",
    );
    await off.service.stop();
  });

  it("takes a bcrypt hash, and keeps Argon2id from then on", async () => {
    const email = newEmail();
    const created = await project.call("POST", "/users", {
      level: "server",
      body: {
        primary_email: email,
        primary_email_auth_enabled: true,
        password_hash: await bcryptHash(PASSWORD, 4),
      },
    });
    expect(created.status).toBe(201);
    expect((await signIn(email, "wrong password")).code).toBe("EMAIL_PASSWORD_MISMATCH");
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect(await hashOf(created.body.id)).toMatch(CURRENT_HASH);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it("takes an imported hash in two sign-ins at once", async () => {
    const { email } = await createUser(project, { password_hash: await bcryptHash(PASSWORD, 4) });
    const both = await Promise.all([signIn(email, PASSWORD), signIn(email, PASSWORD)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("replaces an Argon2id hash of a lower cost", async () => {
    const { email, userId } = await project.signUp();
    const cheaper = await hash(PASSWORD, {
      algorithm: 2,
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    });
    await project.service.context.db
      .updateTable("users")
      .set({ password_hash: cheaper })
      .where("id", "=", userId)
      .execute();
    expect((await signIn(email, "wrong password")).code).toBe("EMAIL_PASSWORD_MISMATCH");
    expect(await hashOf(userId)).toBe(cheaper);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect(await hashOf(userId)).toMatch(CURRENT_HASH);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});

describe("resetting a password", () => {
  it("answers the same whether the address has an account or not", async () => {
    const { email } = await project.signUp();
    const [known, unknown] = [await askForReset(email), await askForReset(newEmail())];
    expect(known).toMatchObject({
      status: 200,
      body: { success: "maybe, only if user with e-mail exists" },
    });
    expect(unknown.body).toEqual(known.body);
    const [badKnown, badUnknown] = [
      await askForReset(email, "https://evil.example"),
      await askForReset(newEmail(), "https://evil.example"),
    ];
    expect(badKnown.code).toBe("REDIRECT_URL_NOT_WHITELISTED");
    expect(badUnknown.body).toEqual(badKnown.body);
  });

  it("sets the password, ends every session, and tells the person", async () => {
    const { email, refreshToken } = await project.signUp();
    const code = await resetCode(email);
    expect(
      await project.call("POST", passwords.checkResetCode.path, {
        body: { code: code.toUpperCase() },
      }),
    ).toMatchObject({ status: 200, body: { is_code_valid: true, email } });
    expect(await reset(code, "a better password")).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await refresh(refreshToken)).code).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    expect((await signIn(email, PASSWORD)).code).toBe("EMAIL_PASSWORD_MISMATCH");
    expect((await signIn(email, "a better password")).status).toBe(200);
    expect((await mailTo(project, email, "password_changed")).subject).toContain("password");
  });

  it("leaves the code unused if the new password is too weak", async () => {
    const { email } = await project.signUp();
    const code = await resetCode(email);
    expect((await reset(code, "short")).code).toBe("PASSWORD_TOO_SHORT");
    expect((await reset(code, "a better password")).status).toBe(200);
    expect(await reset(code, "a better password")).toMatchObject({
      status: 409,
      code: "VERIFICATION_CODE_ALREADY_USED",
    });
  });

  it("takes older codes out of use with the one that was used", async () => {
    const { email } = await project.signUp();
    const first = await resetCode(email);
    await project.call("POST", passwords.sendResetCode.path, {
      body: { email, callback_url: `${CALLBACK}/again` },
    });
    const second = codeIn(
      await eventually(async () =>
        (await mailsTo(project, email)).find(({ links }) => links[0]?.includes("/again")),
      ),
    );
    expect((await reset(second, "a better password")).status).toBe(200);
    expect((await reset(first, "an attacker's password")).code).toBe(
      "VERIFICATION_CODE_ALREADY_USED",
    );
  });

  it("gives a password to a user without one", async () => {
    const email = newEmail();
    await project.call("POST", "/users", {
      level: "server",
      body: { primary_email: email, primary_email_auth_enabled: true },
    });
    expect((await reset(await resetCode(email), PASSWORD)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it("does not know codes of another kind, of another project, or of a wrong length", async () => {
    const { email } = await project.signUp();
    const verification = codeIn(await mailTo(project, email, "email_verification"));
    expect(await reset(verification, PASSWORD)).toMatchObject({
      status: 404,
      code: "VERIFICATION_CODE_NOT_FOUND",
    });
    expect((await reset("zzzz", PASSWORD)).code).toBe("SCHEMA_ERROR");
    const other = await startTestProject();
    expect(
      (
        await other.call("POST", passwords.reset.path, {
          body: { code: await resetCode(email), password: PASSWORD },
        })
      ).code,
    ).toBe("VERIFICATION_CODE_NOT_FOUND");
    await other.service.stop();
  });
});
