import { contactChannels, suspendedAccess } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { mailsTo, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import {
  confirmationDigits,
  OLD_PASSWORD,
  proveElsewhere,
} from "../../support/suspended-account.js";
import { CHROME } from "../../support/user-agents.js";
import { describeSuite } from "../support.js";

const DAY = 24 * 60 * 60 * 1000;

const clock = new TestClock();
const project = serveTestProject({}, { clock });

const path = (of: { readonly path: string }) => of.path.replace("{user_id}", "me");
const read = (token: string) => project.call("GET", path(suspendedAccess.read), { token });
const sendCode = (token: string) => project.call("POST", path(suspendedAccess.sendCode), { token });
const resolve = (token: string, attempt_code: string, code: string, keep: boolean) =>
  project.call("POST", path(suspendedAccess.resolve), {
    token,
    body: { attempt_code, code, keep },
  });
const signIn = (email: string) => project.signIn({ email, password: OLD_PASSWORD });

/** An account that somebody signed up for, and that its owner opened elsewhere. */
async function provedElsewhere() {
  const further = newEmail();
  const { id: userId, email } = await proveElsewhere(
    project,
    { "user-agent": CHROME },
    async ({ userId, token }) => {
      await project.call("PATCH", "/users/me", {
        token,
        body: { totp_secret_base64: Buffer.alloc(20, 3).toString("base64") },
      });
      const draft = { user_id: "me", type: "email", value: further, used_for_auth: false };
      await project.call("POST", contactChannels.create.path, { token, body: draft });
      const other = await project.signUp();
      const { body: team } = await project.call("POST", "/teams", {
        token: other.accessToken,
        body: { display_name: "Atlas", creator_user_id: "me" },
      });
      await project.call("POST", `/team-memberships/${team.id}/${userId}`, {
        level: "server",
        body: {},
      });
      await project.service.context.db
        .updateTable("sessions")
        .set({
          geo_info: JSON.stringify({ ip: "192.0.2.1", cityName: "Berlin", countryCode: "DE" }),
        })
        .where("project_id", "=", project.id)
        .where("user_id", "=", userId)
        .execute();
      clock.advance(1000);
    },
  );
  const { body: session } = await project.call("POST", "/auth/sessions", {
    level: "server",
    body: { user_id: userId },
  });
  return { email, userId, further, token: session.access_token as string };
}

const digitsTo = async (email: string) => (await confirmationDigits(project, email)).digits;

describeSuite(
  "suspended access",
  "Using what an account had before its address was proved from an unknown browser",
  () => {
    it("A20: the settings list all of it, with the day on which it goes", async () => {
      const { token, further } = await provedElsewhere();
      const { body } = await read(token);
      const made = clock.now() - 1000;
      const nowhere = { city_name: null, country_code: null };
      expect(body.items).toEqual([
        { type: "password", name: null, created_at_millis: null, ...nowhere },
        { type: "second_factor", name: null, created_at_millis: null, ...nowhere },
        {
          type: "session",
          name: "Chrome, Windows",
          created_at_millis: made,
          city_name: "Berlin",
          country_code: "DE",
        },
        { type: "address", name: further, created_at_millis: made, ...nowhere },
        { type: "team", name: "Atlas", created_at_millis: made, ...nowhere },
      ]);
      expect(body.suspended_at_millis).toBe(clock.now());
      expect(body.removed_at_millis).toBe(clock.now() + 30 * DAY);
    });

    it("A20: one code from the mailbox keeps all of it", async () => {
      const { email, token, userId } = await provedElsewhere();
      const sent = await sendCode(token);
      expect(sent.body.sent_to).toBe(email);
      const mail = await mailTo(project, email, "confirm_sign_in");
      expect(mail.text).toMatch(/Keep or remove earlier access/);
      const done = await resolve(token, sent.body.attempt_code, await digitsTo(email), true);
      expect(done.status).toBe(200);
      expect((await read(token)).body).toEqual({
        items: [],
        suspended_at_millis: null,
        removed_at_millis: null,
      });
      const { body } = await project.call("GET", `/users/${userId}`, { level: "server" });
      expect(body).toMatchObject({ has_password: true, requires_totp_mfa: true });
    });

    it("A20: one code from the mailbox removes all of it for good", async () => {
      const { email, token } = await provedElsewhere();
      const sent = await sendCode(token);
      const done = await resolve(token, sent.body.attempt_code, await digitsTo(email), false);
      expect(done.status).toBe(200);
      expect((await read(token)).body.items).toEqual([]);
      expect((await signIn(email)).code).toBe("EMAIL_PASSWORD_MISMATCH");
      expect((await sendCode(token)).status).toBe(404);
    });

    it("A20: a stolen session without the mailbox can neither keep nor remove", async () => {
      const { email, token } = await provedElsewhere();
      const other = await provedElsewhere();
      const sent = await sendCode(token);
      const digits = await digitsTo(email);
      const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, "0");
      for (const keep of [true, false])
        expect((await resolve(token, sent.body.attempt_code, wrong, keep)).code).toBe(
          "INVALID_TOTP_CODE",
        );
      // Somebody with a mailbox of their own brings its code.
      const own = await sendCode(other.token);
      const foreign = await digitsTo(other.email);
      expect((await resolve(token, own.body.attempt_code, foreign, true)).code).toBe(
        "VERIFICATION_CODE_NOT_FOUND",
      );
      expect((await read(token)).body.items).toHaveLength(5);
      for (let guess = 0; guess < 3; guess++)
        await resolve(token, sent.body.attempt_code, wrong, true);
      expect((await resolve(token, sent.body.attempt_code, digits, true)).code).toBe(
        "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED",
      );
    });

    it("A20: the code works once, and the suspended session sends none", async () => {
      const { email, token } = await provedElsewhere();
      const sent = await sendCode(token);
      const digits = await digitsTo(email);
      await resolve(token, sent.body.attempt_code, digits, false);
      expect((await resolve(token, sent.body.attempt_code, digits, true)).code).toBe(
        "VERIFICATION_CODE_ALREADY_USED",
      );
      const kinds = (await mailsTo(project, email)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "confirm_sign_in")).toHaveLength(1);
    });
  },
);
