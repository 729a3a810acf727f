import { randomBytes } from "node:crypto";
import { passwords, secondFactor } from "@stackkit/next/protocol/internal";
import { Secret, TOTP } from "otpauth";
import { afterEach, expect, it } from "vitest";
import {
  MAX_WRONG_CODES,
  NOTICE_AFTER_WRONG_CODES,
  waitAfter,
} from "../../../service/src/credentials/second-factor-tries.js";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, eventually, mailsTo } from "../../support/mailbox.js";
import { TestClock } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { elsewhere, startExposed } from "./clients.js";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const OWN = "198.51.100.7";
const { perAccount, windowMillis } = RATE_LIMITS.signIn;
const DAY = 24 * 60 * 60 * 1000;

/** An account with an authenticator app, whose password a thief knows. */
async function start() {
  const clock = new TestClock();
  const { project, call } = await startExposed({}, { clock });
  stops.push(project.service.stop);
  const ann = { email: newEmail(), password: "correct horse battery" };
  const { body } = await call(OWN, "POST", passwords.signUp.path, {
    body: { ...ann, verification_callback_url: CALLBACK },
  });
  await project.markVerified(body.user_id);
  const secret = randomBytes(20);
  const turnedOn = await call(OWN, "PATCH", "/users/me", {
    token: body.access_token,
    body: { totp_secret_base64: secret.toString("base64") },
  });
  expect(turnedOn.status).toBe(200);
  const app = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
  const rightCode = () => app.generate({ timestamp: clock.now() });
  const wrongCode = () => String((Number(rightCode()) + 500_000) % 1_000_000).padStart(6, "0");
  const passFirst = async (from: string): Promise<string> => {
    const { body } = await call(from, "POST", passwords.signIn.path, { body: ann });
    return body.details?.attempt_code;
  };
  const finish = (from: string, code: string, totp: string) =>
    call(from, "POST", secondFactor.signIn.path, { body: { code, type: "totp", totp } });
  /** Enters wrong codes, as many as each window of time allows. */
  const enterWrong = async (count: number) => {
    for (let entered = 0; entered < count; entered += 10) {
      const from = elsewhere(entered);
      const code = await passFirst(from);
      for (let i = 0; i < Math.min(10, count - entered); i++)
        expect((await finish(from, code, wrongCode())).code).toBe("INVALID_TOTP_CODE");
      clock.advance(windowMillis);
    }
  };
  const notices = async () =>
    (
      await project.service.context.db
        .selectFrom("mails")
        .select("id")
        .where("kind", "=", "second_factor_guessed")
        .execute()
    ).length;
  return {
    project,
    clock,
    call,
    ann,
    passFirst,
    finish,
    rightCode,
    wrongCode,
    enterWrong,
    notices,
  };
}

describeSuite(
  "limits: second factor",
  "Guessing codes of an authenticator app for days, by a thief who has the password",
  () => {
    it("E1: the owner is told after ten wrong codes, once", async () => {
      const { enterWrong, notices } = await start();
      await enterWrong(NOTICE_AFTER_WRONG_CODES - 1);
      expect(await notices()).toBe(0);
      await enterWrong(NOTICE_AFTER_WRONG_CODES);
      await expect.poll(notices).toBe(1);
      countCases(2 * NOTICE_AFTER_WRONG_CODES - 1);
    });

    it("E1: after a hundred wrong codes each further one waits longer, up to a day", async () => {
      const all = await start();
      const { clock, passFirst, finish, wrongCode, rightCode } = all;
      await all.enterWrong(MAX_WRONG_CODES);
      const waits: number[] = [];
      for (let i = 0; i < 11; i++) {
        // The wait passes, and one more code is judged.
        clock.advance(waitAfter(MAX_WRONG_CODES + i));
        const from = elsewhere(1000 + i);
        const code = await passFirst(from);
        expect((await finish(from, code, wrongCode())).code).toBe("INVALID_TOTP_CODE");
        const refused = await finish(from, code, rightCode());
        expect(refused.status).toBe(429);
        waits.push(Number(refused.headers.get("retry-after")));
      }
      countCases(MAX_WRONG_CODES + waits.length);
      expect(waits.slice(0, 3)).toEqual([600, 1200, 2400]);
      expect(waits.at(-1)).toBe(DAY / 1000);
      // From her own network the owner signs in all the while.
      expect((await finish(OWN, await passFirst(OWN), rightCode())).status).toBe(200);
    });

    it("E1: a hundred wrong codes at once are no way around", async () => {
      const all = await start();
      await all.enterWrong(MAX_WRONG_CODES - 5);
      const networks = Array.from({ length: 20 }, (_, i) => elsewhere(2000 + i));
      const codes = await Promise.all(networks.map(all.passFirst));
      const tries = await Promise.all(
        networks.map((from, i) => all.finish(from, codes[i] ?? "", all.wrongCode())),
      );
      countCases(MAX_WRONG_CODES + tries.length);
      expect(tries.filter(({ code }) => code === "INVALID_TOTP_CODE")).toHaveLength(5);
      expect(perAccount).toBeLessThan(MAX_WRONG_CODES);
    });

    it("E1: a right code, or a new password, ends the count", async () => {
      const all = await start();
      const { clock, call, ann, passFirst, finish, rightCode } = all;
      await all.enterWrong(MAX_WRONG_CODES - 1);
      const from = elsewhere(3000);
      const signedIn = await finish(from, await passFirst(from), rightCode());
      expect(signedIn.status).toBe(200);
      await all.enterWrong(MAX_WRONG_CODES);
      const changed = await call(from, "POST", passwords.update.path, {
        token: (await finish(OWN, await passFirst(OWN), rightCode())).body.access_token,
        body: { old_password: ann.password, new_password: "another long password" },
      });
      expect(changed.status).toBe(200);
      ann.password = "another long password";
      clock.advance(windowMillis);
      expect(
        (await finish(elsewhere(3001), await passFirst(elsewhere(3001)), rightCode())).status,
      ).toBe(200);
    });

    it("E1: resets of the password give one more code each, since a thief may read the mailbox", async () => {
      const all = await start();
      const { project, clock, call, ann, passFirst, finish, wrongCode } = all;
      await all.enterWrong(MAX_WRONG_CODES);
      for (const [n, password] of ["another long password", "a third long password"].entries()) {
        clock.advance(1000);
        const from = elsewhere(4000 + n);
        const asking = { email: ann.email, callback_url: CALLBACK };
        await call(from, "POST", passwords.sendResetCode.path, { body: asking });
        const mail = await eventually(async () => {
          const mails = await mailsTo(project, ann.email);
          return mails.filter(({ kind }) => kind === "password_reset").at(-1 - n);
        });
        const body = { code: codeIn(mail), password };
        expect((await call(from, "POST", passwords.reset.path, { body })).status).toBe(200);
        ann.password = password;
        const code = await passFirst(from);
        expect((await finish(from, code, wrongCode())).code).toBe("INVALID_TOTP_CODE");
        expect((await finish(from, code, wrongCode())).status).toBe(429);
      }
      countCases(MAX_WRONG_CODES + 4);
    });
  },
);
