import { KnownErrors, StackClientApp } from "@stackkit/next";
import { StackServerApp } from "@stackkit/next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../support/addresses.js";
import { codeIn, mailTo } from "../support/mailbox.js";
import { KEYS } from "../support/service.js";
import { type Apps, signUp, startApps, verify } from "./set-up.js";

let apps: Apps;
beforeAll(async () => {
  apps = await startApps({ createTeamOnSignUp: false });
});

const UNKNOWN_CODE = "0".repeat(45);

describe("a mailed code", () => {
  it("signs in, and creates the account if there was none", async () => {
    const app = apps.visitor();
    const email = newEmail();
    const sent = await app.sendMagicLinkEmail(email, { callbackUrl: CALLBACK });
    expect(sent.status === "ok" && sent.data.nonce.length).toBe(39);
    const code = codeIn(await mailTo(apps.project, email, "magic_link"));
    for (let look = 0; look < 2; look++)
      expect(await app.verifyMagicLinkCode(code)).toEqual({ status: "ok", data: undefined });
    expect(await app.signInWithMagicLink(code, { noRedirect: true })).toEqual({
      status: "ok",
      data: undefined,
    });
    const spent = await apps.visitor().verifyMagicLinkCode(code);
    expect(spent.status === "error" && spent.error.code).toBe("VERIFICATION_CODE_ALREADY_USED");
    expect(await app.getUser()).toMatchObject({
      primaryEmail: email,
      primaryEmailVerified: true,
      otpAuthEnabled: true,
    });
    const again = await apps.visitor().signInWithMagicLink(code, { noRedirect: true });
    expect(again.status === "error" && again.error).toBeInstanceOf(
      KnownErrors.VerificationCodeAlreadyUsed,
    );
    expect(again.status === "error" && again.error).toBeInstanceOf(
      KnownErrors.VerificationCodeError,
    );
  });

  it.each(["12345", UNKNOWN_CODE.slice(1)])(
    "of another length is a wrong one: %s",
    async (code) => {
      const app = apps.visitor();
      for (const answer of [
        await app.signInWithMagicLink(code, { noRedirect: true }),
        await app.verifyMagicLinkCode(code),
        await app.verifyEmail(code),
        await app.verifyPasswordResetCode(code),
        await app.resetPassword({ code, password: "another password" }),
        await app.getTeamInvitationDetails(code),
      ])
        expect(answer.status === "error" && answer.error.code).toBe("VERIFICATION_CODE_NOT_FOUND");
    },
  );

  it("is not mailed for a link to a site that the project does not trust", async () => {
    const sent = await apps
      .visitor()
      .sendMagicLinkEmail(newEmail(), { callbackUrl: "https://evil.example/x" });
    expect(sent.status === "error" && sent.error).toBeInstanceOf(
      KnownErrors.RedirectUrlNotWhitelisted,
    );
  });

  it("verifies an address", async () => {
    const { app, email } = await signUp(apps);
    const code = codeIn(await mailTo(apps.project, email, "email_verification"));
    expect(await app.verifyEmail(code)).toEqual({ status: "ok", data: undefined });
    expect((await app.getUser())?.primaryEmailVerified).toBe(true);
    const unknown = await app.verifyEmail(UNKNOWN_CODE);
    expect(unknown.status === "error" && unknown.error).toBeInstanceOf(
      KnownErrors.VerificationCodeNotFound,
    );
  });

  it("of a verification is spent elsewhere with the password only, and no session ends", async () => {
    const { app, email, password } = await signUp(apps);
    const code = codeIn(await mailTo(apps.project, email, "email_verification"));
    const visitor = apps.visitor();
    expect(await visitor.getEmailVerificationDetails(code)).toEqual({
      status: "ok",
      data: { email, isOwn: false, hasPassword: true },
    });
    await expect(visitor.verifyEmail(code)).rejects.toMatchObject({
      code: "USER_AUTHENTICATION_REQUIRED",
    });
    expect(await visitor.verifyEmail(code, { password })).toEqual({
      status: "ok",
      data: undefined,
    });
    expect(await app.getUser()).toMatchObject({ primaryEmailVerified: true });
  });

  it("chooses a new password, which ends every session", async () => {
    const { app, email } = await signUp(apps);
    expect(await app.sendForgotPasswordEmail(email, { callbackUrl: CALLBACK })).toEqual({
      status: "ok",
      data: undefined,
    });
    expect(await app.sendForgotPasswordEmail(newEmail(), { callbackUrl: CALLBACK })).toEqual({
      status: "ok",
      data: undefined,
    });
    const code = codeIn(await mailTo(apps.project, email, "password_reset"));
    expect(await app.verifyPasswordResetCode(code)).toEqual({ status: "ok", data: undefined });
    expect(await app.getPasswordResetDetails(code)).toEqual({ status: "ok", data: { email } });
    const weak = await app.resetPassword({ code, password: "short" });
    expect(weak.status === "error" && weak.error).toBeInstanceOf(
      KnownErrors.PasswordRequirementsNotMet,
    );
    expect(await app.resetPassword({ code, password: "another password" })).toEqual({
      status: "ok",
      data: undefined,
    });
    expect(await app.getUser()).toBeNull();
    expect(
      (await app.signInWithCredential({ email, password: "another password", noRedirect: true }))
        .status,
    ).toBe("ok");
  });

  it("is mailed and taken by an app without a current user, and by a script that has no request", async () => {
    const keys = KEYS(apps.project.id);
    const options = {
      ...apps.project.clientOptions,
      redirectMethod: "none",
    } as const;
    const script = new StackServerApp({
      ...options,
      tokenStore: "nextjs-cookie",
      secretServerKey: keys.server,
    });
    for (const app of [new StackClientApp({ ...options, tokenStore: null }), script]) {
      const { email, password } = await signUp(apps);
      const link = codeIn(await mailTo(apps.project, email, "email_verification"));
      expect(await app.verifyEmail(link, { password })).toEqual({ status: "ok", data: undefined });
      expect(await app.sendForgotPasswordEmail(email, { callbackUrl: CALLBACK })).toEqual({
        status: "ok",
        data: undefined,
      });
      const code = codeIn(await mailTo(apps.project, email, "password_reset"));
      expect(await app.verifyPasswordResetCode(code)).toEqual({ status: "ok", data: undefined });
      expect(await app.resetPassword({ code, password: "another password" })).toEqual({
        status: "ok",
        data: undefined,
      });
      expect((await app.sendMagicLinkEmail(email, { callbackUrl: CALLBACK })).status).toBe("ok");
      await expect(app.signInWithMagicLink(UNKNOWN_CODE)).rejects.toThrow(
        /NO_TOKEN_STORE|STORE_NOT_ON_SERVER/,
      );
    }
  });

  it("makes a guest a member of a team", async () => {
    const host = await signUp(apps);
    const guest = await signUp(apps);
    const team = await host.user.createTeam({ displayName: "Crew" });
    await verify(apps, host.user.id);
    await team.inviteUser({ email: guest.email, callbackUrl: CALLBACK });
    const code = codeIn(await mailTo(apps.project, guest.email, "team_invitation"));
    expect(await guest.app.verifyTeamInvitationCode(code)).toEqual({
      status: "ok",
      data: undefined,
    });
    expect(await guest.app.getTeamInvitationDetails(code)).toMatchObject({
      status: "ok",
      data: { teamDisplayName: "Crew" },
    });
    expect(await guest.app.acceptTeamInvitation(code)).toEqual({ status: "ok", data: undefined });
    expect((await guest.user.listTeams()).map(({ id }) => id)).toEqual([team.id]);
  });
});

describe("a second factor", () => {
  const SECRET = new Uint8Array(20).fill(7);

  it("is requested, and an empty or wrong code ends the sign-in", async () => {
    const { user, email, password } = await signUp(apps);
    await user.update({ totpMultiFactorSecret: SECRET });
    const attempts: string[] = [];
    let answer: string | null = null;
    const app = new StackClientApp({
      tokenStore: "memory",
      ...apps.project.clientOptions,
      redirectMethod: "none",
      onMfaRequired: async ({ attemptCode }) => {
        attempts.push(attemptCode);
        return answer;
      },
    });
    for (const wrong of [null, "", "000000"]) {
      answer = wrong;
      const result = await app.signInWithCredential({ email, password });
      expect(result.status === "error" && result.error, String(wrong)).toBeInstanceOf(
        KnownErrors.InvalidTotpCode,
      );
      const cause = result.status === "error" ? result.error.cause : undefined;
      expect((cause as Error | undefined)?.name, "closing the dialog is not a wrong code").toBe(
        wrong ? undefined : "AbortError",
      );
    }
    expect(attempts.every((code) => code.length === 45)).toBe(true);
    expect(await app.getUser()).toBeNull();
  });

  it("is passed by a recovery code, once", async () => {
    const { user, email, password } = await signUp(apps);
    await user.update({ totpMultiFactorSecret: SECRET });
    const codes = await user.createRecoveryCodes();
    expect(codes).toHaveLength(10);
    const app = new StackClientApp({
      tokenStore: "memory",
      ...apps.project.clientOptions,
      redirectMethod: "none",
      onMfaRequired: async () => codes[0] ?? null,
    });
    expect((await app.signInWithCredential({ email, password })).status).toBe("ok");
    expect(await user.getRecoveryCodeCount()).toBe(9);
    const again = await app.signInWithCredential({ email, password });
    const error = again.status === "error" ? again.error : undefined;
    expect(error, "the type of the result has only this error").toBeInstanceOf(
      KnownErrors.InvalidTotpCode,
    );
    expect(error?.cause).toBeInstanceOf(KnownErrors.InvalidRecoveryCode);
  });

  it("is an error without a dialog", async () => {
    const { user, email, password } = await signUp(apps);
    await user.update({ totpMultiFactorSecret: SECRET });
    await expect(apps.visitor().signInWithCredential({ email, password })).rejects.toBeInstanceOf(
      KnownErrors.MultiFactorAuthenticationRequired,
    );
  });
});

describe("what needs a page", () => {
  it("says so elsewhere", async () => {
    const app = apps.visitor();
    await expect(app.signInWithOAuth("github")).rejects.toThrow("BROWSER_ONLY");
    await expect(app.signInWithPasskey()).rejects.toThrow("BROWSER_ONLY");
    await expect(app.callOAuthCallback()).rejects.toThrow("BROWSER_ONLY");
    await expect(
      app.signUpWithCredential({ email: newEmail(), password: "correct horse" }),
    ).rejects.toThrow("CALLBACK_URL_REQUIRED");
  });
});

describe("a command-line tool", () => {
  it("is signed in with the session of the confirming user, once", async () => {
    const { app } = await signUp(apps);
    const { body } = await apps.project.call("POST", "/auth/cli", { body: {} });
    expect(await app.confirmCliLogin(body.login_code)).toEqual({ status: "ok", data: undefined });
    expect((await app.confirmCliLogin(body.login_code)).status).toBe("error");
    const polled = await apps.project.call("POST", "/auth/cli/poll", {
      body: { polling_code: body.polling_code },
    });
    expect(polled.body.refresh_token).toHaveLength(45);
    await expect(apps.visitor().confirmCliLogin(body.login_code)).rejects.toThrow(
      "ACCOUNT_NOT_SIGNED_IN",
    );
  });
});
