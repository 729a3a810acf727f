import { HEADERS, oneTimeCodes, passwords } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { describeSuite } from "../support.js";

const PASSWORD = "correct horse battery";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

type Headers = Readonly<Record<string, string>>;
const askForCode = (email: string) =>
  project.call("POST", oneTimeCodes.send.path, { body: { email, callback_url: CALLBACK } });
const mailedCode = async (email: string) => codeIn(await mailTo(project, email, "magic_link"));
const open = (code: string, choice: object = {}, headers: Headers = {}) =>
  project.call("POST", oneTimeCodes.signIn.path, { body: { code, ...choice }, headers });
const change = (token: string, body: object) => project.call("PATCH", "/users/me", { token, body });

/** Somebody with a verified address and a password, who has turned mailed codes off. */
async function createRefuser() {
  const email = newEmail();
  const { userId, accessToken } = await project.signUp(email, PASSWORD);
  await project.markVerified(userId);
  expect((await change(accessToken, { otp_auth_enabled: false })).status).toBe(200);
  return { email, userId, token: accessToken };
}

describeSuite(
  "abuse: refused codes",
  "Signing in by a mailed code to an account that turned mailed codes off",
  () => {
    it("A34: no code is mailed, the answer is that of any address, and a mail says why", async () => {
      const { email } = await createRefuser();
      const refused = await askForCode(email);
      const other = await askForCode(newEmail());
      expect(Object.keys(refused.body)).toEqual(Object.keys(other.body));
      expect(refused.status).toBe(other.status);
      const mail = await mailTo(project, email, "codes_are_off");
      expect(mail.subject).toBe("Email codes are off for your Test project account");
      expect(mail.text).not.toMatch(/\b\d{6}\b/);
      expect(mail.links).toEqual([]);
    });

    it("A34: a code from before opens nothing, and turns nothing on", async () => {
      const email = newEmail();
      const { userId, accessToken } = await project.signUp(email, PASSWORD);
      await project.markVerified(userId);
      await askForCode(email);
      const code = await mailedCode(email);
      await change(accessToken, { otp_auth_enabled: false });
      expect((await open(code)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
      const { body } = await project.call("GET", `/users/${userId}`, { level: "server" });
      expect(body).toMatchObject({ otp_auth_enabled: false, otp_auth_refused: true });
    });

    it("A34: turned on again, it is a way in", async () => {
      const { email, userId, token } = await createRefuser();
      expect((await change(token, { otp_auth_enabled: true })).status).toBe(200);
      await askForCode(email);
      expect((await open(await mailedCode(email))).body.user_id).toBe(userId);
    });

    it("A34: turning it off is mailed to the owner, who never used a code", async () => {
      const { email } = await createRefuser();
      expect((await mailTo(project, email, "email_codes_off")).subject).toMatch(/turned off$/);
    });

    it("A34: an unproved account that turned them off opens by its password, not by its browser", async () => {
      const email = newEmail();
      const body = { email, password: PASSWORD, verification_callback_url: CALLBACK };
      const made = await project.call("POST", passwords.signUp.path, { body });
      await change(made.body.access_token, { otp_auth_enabled: false });
      await askForCode(email);
      const code = await mailedCode(email);
      const device = made.headers.get(HEADERS.deviceToken) as string;
      const known = { [HEADERS.deviceToken]: device };
      expect((await open(code, { account: "ask" }, known)).code).toBe(
        "VERIFICATION_CODE_NOT_FOUND",
      );
      const shown = await open(code, { account: "ask", account_password: PASSWORD });
      expect(shown.body.user_id).toBe(made.body.user_id);
      const me = await project.call("GET", "/users/me", { token: shown.body.access_token });
      expect(me.body).toMatchObject({ otp_auth_enabled: false, otp_auth_refused: true });
    });

    it("A34: a stranger who turned them off does not keep the owner out", async () => {
      const email = newEmail();
      const stranger = await project.signUp(email, PASSWORD);
      await change(stranger.accessToken, { otp_auth_enabled: false });
      clock.advance(1000);
      await askForCode(email);
      const opened = await open(await mailedCode(email), { account: stranger.userId });
      expect(opened.body.user_id).toBe(stranger.userId);
      const me = await project.call("GET", "/users/me", { token: opened.body.access_token });
      expect(me.body).toMatchObject({ otp_auth_enabled: true, otp_auth_refused: false });
    });
  },
);
