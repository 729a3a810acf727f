import { contactChannels, passwords } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { serveTestProject } from "../../support/service.js";
import { describeSuite } from "../support.js";

const PASSWORD = "correct horse battery";
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Chrome/124.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0";
const OLD_CLIENT = "js @stackframe/stack@2.8.1";
const OWN_CLIENT = "js @stackkit/next@2.8.1";

const project = serveTestProject();

const browser = (userAgent: string, client: string) => ({
  "user-agent": userAgent,
  "x-stack-client-version": client,
});

async function signUp(headers: Record<string, string>) {
  const email = newEmail();
  const body = { email, password: PASSWORD, verification_callback_url: CALLBACK };
  const answer = await project.call("POST", passwords.signUp.path, { body, headers });
  const code = codeIn(await mailTo(project, email, "email_verification"));
  return { email, code, token: answer.body.access_token as string };
}
const verify = (code: string, headers: Record<string, string>, token?: string) =>
  project.call("POST", contactChannels.verify.path, { body: { code }, headers, token });
const signIn = (email: string) => project.signIn({ email, password: PASSWORD });
const isSignedIn = async (token: string) =>
  (await project.call("GET", "/users/me", { token })).status === 200;

describeSuite(
  "pre-hijacking",
  "Signing up with someone else's address and staying in after its owner comes",
  () => {
    it("A1: an owner who verifies the address in a session of the account keeps password and session", async () => {
      const { email, code, token } = await signUp(browser(CHROME, OWN_CLIENT));
      expect((await verify(code, browser(CHROME, OWN_CLIENT), token)).status).toBe(200);
      expect(await isSignedIn(token)).toBe(true);
      expect((await signIn(email)).status).toBe(200);
    });

    it("A1: an owner whose older client sends no session keeps them in the browser that signed up", async () => {
      const { email, code, token } = await signUp(browser(CHROME, OLD_CLIENT));
      expect((await verify(code, browser(CHROME, OLD_CLIENT))).status).toBe(200);
      expect(await isSignedIn(token)).toBe(true);
      expect((await signIn(email)).status).toBe(200);
    });

    it.each([
      ["from another browser", browser(FIREFOX, OLD_CLIENT)],
      ["from what is no browser", { "x-stack-client-version": OLD_CLIENT }],
    ])("A1: a verification %s without a session suspends both", async (_, headers) => {
      const { email, code, token } = await signUp(browser(CHROME, OLD_CLIENT));
      expect((await verify(code, headers)).status).toBe(200);
      expect(await isSignedIn(token)).toBe(false);
      expect((await signIn(email)).code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
      await project.call("POST", passwords.sendResetCode.path, {
        body: { email, callback_url: CALLBACK },
      });
      const reset = codeIn(await mailTo(project, email, "password_reset"));
      expect(
        (
          await project.call("POST", passwords.reset.path, {
            body: { code: reset, password: PASSWORD },
          })
        ).status,
      ).toBe(200);
      expect((await signIn(email)).status).toBe(200);
    });

    it("A1: an unverified address signs in by the password it signed up with", async () => {
      const { email } = await signUp(browser(CHROME, OLD_CLIENT));
      expect((await signIn(email)).status).toBe(200);
    });

    it("A1: this package's own client joins a further address to an account only in a session of it", async () => {
      const { code, token } = await signUp(browser(CHROME, OWN_CLIENT));
      await verify(code, browser(CHROME, OWN_CLIENT), token);
      const value = newEmail();
      const draft = { user_id: "me", type: "email", value, used_for_auth: true };
      const added = await project.call("POST", contactChannels.create.path, { body: draft, token });
      await project.call("POST", `/contact-channels/me/${added.body.id}/send-verification-code`, {
        body: { callback_url: CALLBACK },
        token,
      });
      const further = codeIn(await mailTo(project, value, "email_verification"));
      const refused = await verify(further, browser(CHROME, OWN_CLIENT));
      expect([refused.status, refused.code]).toEqual([401, "USER_AUTHENTICATION_REQUIRED"]);
      expect((await verify(further, browser(CHROME, OWN_CLIENT), token)).status).toBe(200);
    });
  },
);
