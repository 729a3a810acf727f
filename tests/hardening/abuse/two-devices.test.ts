import { contactChannels, passwords } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { serveTestProject } from "../../support/service.js";
import { describeSuite } from "../support.js";

const PASSWORD = "correct horse battery";
const KIT = { "x-stack-client-version": "js @stackkit/next@2.8.1" };

const project = serveTestProject();

/** A sign-up on a laptop, and its mail. */
async function signUp() {
  const email = newEmail();
  const body = { email, password: PASSWORD, verification_callback_url: CALLBACK };
  const laptop = await project.call("POST", passwords.signUp.path, { body, headers: KIT });
  const mail = await mailTo(project, email, "email_verification");
  const code = codeIn(mail);
  return { email, code, mail, digits: code.slice(0, 6), token: laptop.body.access_token as string };
}

const verify = (body: object, token?: string) =>
  project.call("POST", contactChannels.verify.path, { body, headers: KIT, token });
const check = (code: string, token?: string) =>
  project.call("POST", contactChannels.checkVerification.path, {
    body: { code },
    headers: KIT,
    token,
  });
const isVerified = async (token: string) =>
  (await project.call("GET", "/users/me", { token })).body.primary_email_verified;
const signIn = (email: string) => project.signIn({ email, password: PASSWORD });

describeSuite(
  "two devices",
  "Verifying on one device what was signed up on another, and losing nothing",
  () => {
    it("A20: the mail has six digits, which the session that signed up verifies with", async () => {
      const { email, digits, mail, token } = await signUp();
      expect(mail.subject).toBe(`${digits} is your Test project code`);
      expect(mail.text).toContain(digits);
      expect((await verify({ code: digits }, token)).status).toBe(200);
      expect(await isVerified(token)).toBe(true);
      expect((await signIn(email)).status).toBe(200);
    });

    it("A20: the link on another device spends nothing, says what it is for, and the laptop goes on", async () => {
      const { email, code, digits, token } = await signUp();
      expect((await check(code)).body).toEqual({
        is_code_valid: true,
        email,
        is_own: false,
        has_password: true,
      });
      expect((await check(code, token)).body.is_own).toBe(true);
      const refused = await verify({ code });
      expect([refused.status, refused.code]).toEqual([401, "USER_AUTHENTICATION_REQUIRED"]);
      expect(await isVerified(token)).toBe(false);
      expect((await verify({ code: digits }, token)).status).toBe(200);
      expect((await signIn(email)).status).toBe(200);
    });

    it("A20: the password verifies from another device, and nothing is suspended", async () => {
      const { email, code, token } = await signUp();
      const wrong = await verify({ code, password: "not the password" });
      expect([wrong.status, wrong.code]).toEqual([400, "EMAIL_PASSWORD_MISMATCH"]);
      expect((await verify({ code, password: PASSWORD })).status).toBe(200);
      expect(await isVerified(token)).toBe(true);
      expect((await signIn(email)).status).toBe(200);
    });

    it("A20: another account's session verifies nothing without the password of the link's account", async () => {
      const { email, code, token } = await signUp();
      const other = await signUp();
      expect((await check(code, other.token)).body.is_own).toBe(false);
      expect((await verify({ code }, other.token)).code).toBe("USER_AUTHENTICATION_REQUIRED");
      expect((await verify({ code: code.slice(0, 6) }, other.token)).code).toBe(
        "VERIFICATION_CODE_NOT_FOUND",
      );
      expect((await verify({ code, password: PASSWORD }, other.token)).status).toBe(200);
      expect(await isVerified(token)).toBe(true);
      expect(await isVerified(other.token)).toBe(false);
      expect((await signIn(email)).status).toBe(200);
    });

    it("A20: digits have five tries in a session of the account, and none outside", async () => {
      const { digits, token } = await signUp();
      expect((await verify({ code: digits })).code).toBe("USER_AUTHENTICATION_REQUIRED");
      const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, "0");
      for (let guess = 0; guess < 5; guess++)
        expect((await verify({ code: wrong }, token)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
      expect((await verify({ code: digits }, token)).code).toBe(
        "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED",
      );
      expect(await isVerified(token)).toBe(false);
    });

    it("A20: a link to a mistyped address says nothing of the account once that is corrected", async () => {
      const { code, token } = await signUp();
      const path = "/contact-channels";
      const { body } = await project.call("GET", `${path}?user_id=me`, { token });
      const change = { body: { value: newEmail() }, token };
      expect((await project.call("PATCH", `${path}/me/${body.items[0].id}`, change)).status).toBe(
        200,
      );
      const checked = await check(code);
      expect([checked.status, checked.code]).toEqual([400, "VERIFICATION_CODE_EXPIRED"]);
      expect((await verify({ code, password: PASSWORD })).code).toBe("VERIFICATION_CODE_NOT_FOUND");
      expect(await isVerified(token)).toBe(false);
    });

    it("A20: who did not sign up takes the address from that account", async () => {
      const { email, code, token } = await signUp();
      expect((await verify({ code, is_rejected: true })).status).toBe(200);
      expect((await project.call("GET", "/users/me", { token })).body.primary_email).toBeNull();
      expect((await signIn(email)).code).toBe("EMAIL_PASSWORD_MISMATCH");
      expect((await verify({ code, is_rejected: true })).code).toBe(
        "VERIFICATION_CODE_ALREADY_USED",
      );
    });
  },
);
