import { NONCE_LENGTH, oneTimeCodes, takesOneTimeCodes } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import {
  MAX_CODE_ATTEMPTS,
  MAX_DIGIT_CODE_ATTEMPTS,
} from "../../../service/src/codes/verification-codes.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { serveTestProject, startTestProject, TestClock } from "../../support/service.js";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

const send = (email: string, callback = CALLBACK, headers: Record<string, string> = {}) =>
  project.call("POST", oneTimeCodes.send.path, {
    body: { email, callback_url: callback },
    headers,
  });
const signIn = (code: string, token?: string) =>
  project.call("POST", oneTimeCodes.signIn.path, { body: { code }, token });
const check = (code: string) => project.call("POST", oneTimeCodes.check.path, { body: { code } });

/** Six characters that are never a code: no code has a u. */
const guess = (number: number): string => String(number).padStart(6, "u");

/** Asks for a code, and reads it from the mail. */
async function sent(email: string) {
  const { body } = await send(email);
  const mail = await mailTo(project, email, "magic_link");
  return { nonce: body.nonce as string, code: codeIn(mail), mail };
}

describe("a one-time code", () => {
  it("is six digits of the mail and the nonce of the response", async () => {
    const { nonce, code, mail } = await sent(newEmail());
    expect(nonce).toHaveLength(NONCE_LENGTH);
    const otp = /\d{6}/.exec(mail.subject)?.[0];
    expect(otp + nonce).toBe(code);
    expect(mail.text).toContain(otp);
  });

  it("is six letters and digits if the project chooses so", async () => {
    const spelled = await startTestProject({ signInCodeKind: "letters" });
    const email = newEmail();
    const { body } = await spelled.call("POST", oneTimeCodes.send.path, {
      body: { email, callback_url: CALLBACK },
    });
    expect(body.code_kind).toBe("letters");
    const mail = await mailTo(spelled, email, "magic_link");
    const otp = /[0-9A-Z]{6}/.exec(mail.subject)?.[0];
    expect((otp + body.nonce).toLowerCase()).toBe(codeIn(mail));
    for (let i = 1; i < MAX_CODE_ATTEMPTS; i++)
      await spelled.call("POST", oneTimeCodes.signIn.path, {
        body: { code: guess(i) + body.nonce },
      });
    const answer = await spelled.call("POST", oneTimeCodes.signIn.path, {
      body: { code: otp + body.nonce },
    });
    expect(answer.status).toBe(200);
    await spelled.service.stop();
  });

  it("creates the account when it is used, with a verified address", async () => {
    const email = newEmail();
    const { code } = await sent(email);
    expect(await check(code)).toMatchObject({ status: 200, body: { is_code_valid: true } });
    const { status, body } = await signIn(code);
    expect(status).toBe(200);
    expect(body.is_new_user).toBe(true);
    const me = await project.call("GET", "/users/me", { token: body.access_token });
    expect(me.body).toMatchObject({
      id: body.user_id,
      primary_email: email,
      primary_email_verified: true,
      otp_auth_enabled: true,
      has_password: false,
    });
  });

  it("signs in the owner of the address, in any case of code and address", async () => {
    const email = newEmail();
    const { body: first } = await signIn((await sent(email)).code);
    await project.service.context.db.deleteFrom("mails").execute();
    await send(email.toUpperCase());
    const { body: second } = await signIn(
      codeIn(await mailTo(project, email, "magic_link")).toUpperCase(),
    );
    expect(second).toMatchObject({ user_id: first.user_id, is_new_user: false });
  });

  it("works once", async () => {
    const { code } = await sent(newEmail());
    await signIn(code);
    expect(await signIn(code)).toMatchObject({
      status: 409,
      code: "VERIFICATION_CODE_ALREADY_USED",
    });
    expect(await check(code)).toMatchObject({
      status: 409,
      code: "VERIFICATION_CODE_ALREADY_USED",
    });
  });

  it("works for fifteen minutes", async () => {
    const { code } = await sent(newEmail());
    const { code: late } = await sent(newEmail());
    clock.advance(15 * 60_000 - 1);
    expect((await signIn(code)).status).toBe(200);
    clock.advance(1);
    expect(await signIn(late)).toMatchObject({ status: 400, code: "VERIFICATION_CODE_EXPIRED" });
  });

  it("is dead after five tries on its nonce, even for the right digits", async () => {
    const { code, nonce } = await sent(newEmail());
    for (let i = 0; i < MAX_DIGIT_CODE_ATTEMPTS; i++) {
      expect((await signIn(guess(i) + nonce)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
    }
    expect(await signIn(code)).toMatchObject({
      status: 400,
      code: "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED",
    });
  });

  it("survives four", async () => {
    const { code, nonce } = await sent(newEmail());
    for (let i = 1; i < MAX_DIGIT_CODE_ATTEMPTS; i++) await signIn(guess(i) + nonce);
    expect((await signIn(code)).status).toBe(200);
  });

  it("verifies the address of an account that never did, if that account is chosen", async () => {
    const email = newEmail();
    const { code } = await sent(email);
    const { userId } = await project.signUp(email);
    const { body } = await project.call("POST", oneTimeCodes.signIn.path, {
      body: { code, account: userId },
    });
    expect(body).toMatchObject({ user_id: userId, is_new_user: false });
    const me = await project.call("GET", "/users/me", { token: body.access_token });
    expect(me.body).toMatchObject({
      primary_email_verified: true,
      otp_auth_enabled: true,
      has_password: false,
    });
  });

  it("leaves the password alone if it is used in a session of that account", async () => {
    const { email, accessToken } = await project.signUp();
    const { body } = await signIn((await sent(email)).code, accessToken);
    const me = await project.call("GET", "/users/me", { token: body.access_token });
    expect(me.body).toMatchObject({
      primary_email_verified: true,
      otp_auth_enabled: true,
      has_password: true,
    });
  });

  it("opens nothing after the account lost the address", async () => {
    const email = newEmail();
    const { body } = await signIn((await sent(email)).code);
    await project.service.context.db.deleteFrom("mails").execute();
    const { code } = await sent(email);
    await project.call("PATCH", `/users/${body.user_id}`, {
      level: "server",
      body: { primary_email: newEmail() },
    });
    expect((await signIn(code)).code).toBe("USER_NOT_FOUND");
  });

  it("goes only to trusted callbacks", async () => {
    expect((await send(newEmail(), "https://evil.example/x")).code).toBe(
      "REDIRECT_URL_NOT_WHITELISTED",
    );
    for (const callback of [
      "http://localhost:9999/x?y=1",
      "http://127.0.0.1:9999/x",
      "http://a.localhost:9999/x",
    ])
      expect((await send(newEmail(), callback)).status).toBe(200);
  });

  it("is refused if it is switched off, and for strangers if sign-up is", async () => {
    const off = await startTestProject({ magicLinkEnabled: false });
    const closed = await startTestProject({ signUpEnabled: false });
    const body = { email: newEmail(), callback_url: CALLBACK };
    expect(await off.call("POST", oneTimeCodes.send.path, { body })).toMatchObject({
      status: 403,
      code: undefined,
    });
    expect((await closed.call("POST", oneTimeCodes.send.path, { body })).code).toBe(
      "SIGN_UP_NOT_ENABLED",
    );
    await closed.call("POST", "/users", {
      level: "server",
      body: {
        primary_email: body.email,
        primary_email_verified: true,
        primary_email_auth_enabled: true,
      },
    });
    expect((await closed.call("POST", oneTimeCodes.send.path, { body })).status).toBe(200);
    const { body: tokens } = await closed.call("POST", oneTimeCodes.signIn.path, {
      body: { code: codeIn(await mailTo(closed, body.email, "magic_link")) },
    });
    expect(tokens.is_new_user).toBe(false);
    const me = await closed.call("GET", "/users/me", { token: tokens.access_token });
    expect(me.body.otp_auth_enabled).toBe(true);
    await off.service.stop();
    await closed.service.stop();
  });

  it("keeps the account of an anonymous user", async () => {
    const { body: anonymous } = await project.call("POST", "/auth/anonymous/sign-up");
    const { body } = await signIn((await sent(newEmail())).code, anonymous.access_token);
    expect(body).toMatchObject({ user_id: anonymous.user_id, is_new_user: true });
  });
});

describe("the mail to clients that know links only", () => {
  it("has no code to type", async () => {
    const email = newEmail();
    await send(email, CALLBACK, { "x-stack-client-version": "js @stackframe/stack@2.5.37" });
    const mail = await mailTo(project, email, "magic_link");
    expect(mail.subject).toBe("Sign in to Test project");
    expect(mail.text).not.toMatch(/[0-9A-Z]{6}\b/);
    expect((await signIn(codeIn(mail))).status).toBe(200);
  });

  it.each([
    ["js @stackframe/stack@2.5.37", false],
    ["js @stackframe/stack@2.4.99", false],
    ["js @stackframe/stack@2.5.38", true],
    ["js @stackframe/stack@2.8.1", true],
    ["js @stackkit/next@2.8.1", true],
    ["anything", true],
    [undefined, true],
  ])("goes by the version header %s", (version, takes) => {
    expect(takesOneTimeCodes(version)).toBe(takes);
  });
});
