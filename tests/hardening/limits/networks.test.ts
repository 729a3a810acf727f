import {
  contactChannels,
  HEADERS,
  OTP_LENGTH,
  oneTimeCodes,
  passwords,
} from "@stackkit/next/protocol/internal";
import { afterEach, expect, it } from "vitest";
import { areDigitsGuessed, MAX_GUESSES_PER_DAY } from "../../../service/src/codes/guesses.js";
import { MAX_DIGIT_CODE_ATTEMPTS } from "../../../service/src/codes/verification-codes.js";
import { networksOf } from "../../../service/src/limits/network.js";
import { MAILS_PER_DAY, RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { TestClock } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { type Exposed, elsewhere, homeNetwork, startExposed } from "./clients.js";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const PASSWORD = "correct horse battery";
const NETWORKS = 256;
const OWN = "198.51.100.7";
const QUARTER = RATE_LIMITS.mail.windowMillis;

async function start(): Promise<Exposed & { clock: TestClock }> {
  const clock = new TestClock();
  const exposed = await startExposed({ magicLinkEnabled: true }, { clock });
  stops.push(exposed.project.service.stop);
  return { ...exposed, clock };
}

/** Sends one request from each of a customer's networks, a few at once. */
async function fromHome(send: (from: string, i: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let i = 0; i < NETWORKS; i += 16)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 16 }, (_, j) =>
          send(homeNetwork(i + j), i + j).then(({ status }) => status),
        ),
      )),
    );
  return statuses;
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

/** Asks for a mail to an address that nobody else asked for. */
const askForMail = (call: Exposed["call"], from: string) =>
  call(from, "POST", passwords.sendResetCode.path, {
    body: { email: newEmail(), callback_url: CALLBACK },
  });

async function signUp({ call }: Exposed) {
  const ann = { email: newEmail(), password: "correct horse battery" };
  const { status } = await call(OWN, "POST", passwords.signUp.path, {
    body: { ...ann, verification_callback_url: CALLBACK },
  });
  expect(status).toBe(200);
  return ann;
}

describeSuite(
  "limits: networks",
  "One customer of one provider with 256 networks, or one address that never stops",
  () => {
    it.each([
      ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
      ["2001:db8:7:1ff::1", ["2001:db8:7:1ff::/64", "2001:db8:7:100::/56", "2001:db8:7::/48"]],
      ["::1", []],
      [undefined, []],
    ])("counts %s in each of its networks", (address, names) => {
      expect(networksOf(address).map(({ name }) => name)).toEqual(names);
    });

    it("E6: a /56 gets four times a network's mails, and not 256 times", async () => {
      const { call } = await start();
      const most = 4 * RATE_LIMITS.mail.perNetwork;
      const statuses = await fromHome((from) => askForMail(call, from));
      countCases(statuses.length);
      expect(count(statuses, 200)).toBe(most);
      expect(count(statuses, 429)).toBe(NETWORKS - most);
      expect((await askForMail(call, elsewhere(1))).status).toBe(200);
    });

    it("E6: what is refused to one address is not counted against its neighbours", async () => {
      const { call } = await start();
      const most = 4 * RATE_LIMITS.mail.perNetwork;
      for (let i = 0; i < most; i += 20)
        await Promise.all(Array.from({ length: 20 }, () => askForMail(call, homeNetwork(0))));
      countCases(most);
      expect((await askForMail(call, homeNetwork(0))).status).toBe(429);
      expect((await askForMail(call, homeNetwork(1))).status).toBe(200);
    });

    it("E22: a /56 does not use up an account's total, and its owner signs in anywhere", async () => {
      const exposed = await start();
      const ann = await signUp(exposed);
      const signIn = (from: string, password: string) =>
        exposed.call(from, "POST", passwords.signIn.path, {
          body: { email: ann.email, password },
        });
      const reset = (from: string) =>
        exposed.call(from, "POST", passwords.sendResetCode.path, {
          body: { email: ann.email, callback_url: CALLBACK },
        });
      const tries = await fromHome((from) => signIn(from, "wrong password"));
      const mails = await fromHome(reset);
      countCases(tries.length + mails.length);
      expect(count(tries, 400)).toBe(4 * RATE_LIMITS.signIn.perAccount);
      expect(count(mails, 200)).toBe(RATE_LIMITS.mail.everywhere / 2);
      expect((await signIn(elsewhere(2), ann.password)).status).toBe(200);
      expect((await reset(elsewhere(3))).status).toBe(200);
    });

    it("E22: the owner's browser passes what strangers used up, wherever it is", async () => {
      const exposed = await start();
      const { call, project } = exposed;
      const ann = { email: newEmail(), password: "correct horse battery" };
      const { headers } = await call(OWN, "POST", passwords.signUp.path, {
        body: { ...ann, verification_callback_url: CALLBACK },
      });
      const signIn = (from: string, password: string, device = "") =>
        call(from, "POST", passwords.signIn.path, {
          body: { email: ann.email, password },
          headers: { [HEADERS.deviceToken]: device },
        });
      const { everywhere, perAccount } = RATE_LIMITS.signIn;
      countCases(everywhere);
      for (let i = 0; i < everywhere / perAccount; i++)
        await Promise.all(Array.from({ length: perAccount }, () => signIn(elsewhere(i), "wrong")));
      const device = headers.get(HEADERS.deviceToken) ?? "";
      expect((await signIn(elsewhere(500), ann.password)).status).toBe(429);
      expect((await signIn(elsewhere(500), ann.password, device)).status).toBe(200);
      expect((await signIn(elsewhere(501), ann.password, `${device}x`)).status).toBe(429);
      // A stranger's account that claims the address does not make the stranger its owner.
      await project.service.context.db
        .updateTable("contact_channels")
        .set({ is_verified: 1 })
        .where("value", "=", ann.email)
        .execute();
      const mallory = await call(elsewhere(600), "POST", passwords.signUp.path, {
        body: { email: newEmail(), password: ann.password, verification_callback_url: CALLBACK },
      });
      await call(elsewhere(600), "POST", contactChannels.create.path, {
        token: mallory.body.access_token,
        body: { user_id: "me", type: "email", value: ann.email, used_for_auth: false },
      });
      const claimed = mallory.headers.get(HEADERS.deviceToken) ?? "";
      expect((await signIn(elsewhere(600), ann.password, claimed)).status).toBe(429);
    });

    it("E22: an address gets a bounded number of mails a day, and the owner gets hers", async () => {
      const exposed = await start();
      const { project, call, clock } = exposed;
      const ann = await signUp(exposed);
      const send = (from: string) =>
        call(from, "POST", oneTimeCodes.send.path, {
          body: { email: ann.email, callback_url: CALLBACK },
        });
      let sent = 1;
      for (let i = 0; i < MAILS_PER_DAY * 2; i++) {
        if ((await send(elsewhere(i))).status === 200) sent++;
        if (i % 10 === 9) clock.advance(QUARTER);
      }
      countCases(MAILS_PER_DAY * 2);
      expect(sent).toBe(MAILS_PER_DAY);
      expect((await send(elsewhere(999))).headers.get("retry-after")).toMatch(/^\d{5}$/);
      expect((await send(OWN)).status).toBe(200);
      // Sign-ups with her address are not refused, and send her nothing.
      const other = await call(elsewhere(1000), "POST", passwords.signUp.path, {
        body: {
          email: ann.email,
          password: "another long password",
          verification_callback_url: CALLBACK,
        },
      });
      expect(other.status).toBe(200);
      const refused = await project.service.context.db
        .selectFrom("mails")
        .select("problem")
        .where("problem", "is not", null)
        .execute();
      expect(refused).toEqual([{ problem: `This address got ${MAILS_PER_DAY} mails today.` }]);
      clock.advance(24 * 60 * 60 * 1000);
      expect((await send(elsewhere(1))).status).toBe(200);
    });

    it("E6: guesses at codes count over all accounts, and codes get letters before one opens", async () => {
      const { project, call, clock } = await start();
      const { context } = project.service;
      const send = async (i: number) =>
        (
          await call(elsewhere(i), "POST", oneTimeCodes.send.path, {
            body: { email: newEmail(), callback_url: CALLBACK },
          })
        ).body as { nonce: string; code_kind: string };
      const guess = (i: number, code: string) =>
        call(elsewhere(i), "POST", oneTimeCodes.signIn.path, { body: { code } });
      const earlier = await send(0);
      expect(earlier.code_kind).toBe("digits");
      for (let i = 0; i < MAX_DIGIT_CODE_ATTEMPTS; i++)
        expect((await guess(i, `00000${i}${earlier.nonce}`)).code).toBe(
          "VERIFICATION_CODE_NOT_FOUND",
        );
      // The remaining guesses are counted without a mail each.
      const counted = await context.db
        .updateTable("rate_limits")
        .set({ count: MAX_GUESSES_PER_DAY - 2 })
        .where("count", "=", MAX_DIGIT_CODE_ATTEMPTS)
        .executeTakeFirst();
      expect(counted.numUpdatedRows).toBe(1n);
      expect(await areDigitsGuessed(context, project.id)).toBe(false);
      const another = await send(1);
      await guess(1, `000000${another.nonce}`);
      await guess(1, `000001${another.nonce}`);
      countCases(MAX_GUESSES_PER_DAY);
      expect(await areDigitsGuessed(context, project.id)).toBe(true);
      expect((await send(2)).code_kind).toBe("letters");
      clock.advance(24 * 60 * 60 * 1000);
      expect((await send(3)).code_kind).toBe("digits");
    });

    it("E28: guesses at the digits of sign-ups count too, and then their mails have a link alone", async () => {
      const { project, call } = await start();
      const { context } = project.service;
      const headers = { "x-stack-client-version": "js @stackkit/next@2.8.1" };
      const signUp = async (i: number) => {
        const email = newEmail();
        const body = { email, password: PASSWORD, verification_callback_url: CALLBACK };
        const { body: made } = await call(elsewhere(i), "POST", passwords.signUp.path, {
          body,
          headers,
        });
        const token = made.access_token as string;
        return { token, mail: await mailTo(project, email, "email_verification") };
      };
      const guess = async (i: number, code: string, token: string) =>
        (
          await call(elsewhere(i), "POST", contactChannels.verify.path, {
            body: { code },
            headers,
            token,
          })
        ).code;
      const wrong = (digits: string) => (digits === "000000" ? "000001" : "000000");
      const [first, earlier] = [await signUp(0), await signUp(1)];
      const digits = codeIn(first.mail).slice(0, OTP_LENGTH);
      for (let i = 0; i < MAX_DIGIT_CODE_ATTEMPTS; i++)
        expect(await guess(9 + i, wrong(digits), first.token)).toBe("VERIFICATION_CODE_NOT_FOUND");
      // The remaining guesses are counted without a mail each.
      const counted = await context.db
        .updateTable("rate_limits")
        .set({ count: MAX_GUESSES_PER_DAY - 1 })
        .where("count", "=", MAX_DIGIT_CODE_ATTEMPTS)
        .executeTakeFirst();
      expect(counted.numUpdatedRows).toBe(1n);
      const typed = codeIn(earlier.mail).slice(0, OTP_LENGTH);
      await guess(1, wrong(typed), earlier.token);
      expect(await areDigitsGuessed(context, project.id)).toBe(true);
      // What was sent before has one try, and its link.
      expect(await guess(1, typed, earlier.token)).toBe("VERIFICATION_CODE_MAX_ATTEMPTS_REACHED");
      expect(await guess(1, codeIn(earlier.mail), earlier.token)).toBeUndefined();
      const late = await signUp(2);
      expect(late.mail.subject).not.toMatch(/\d{6}/);
      expect(await guess(2, codeIn(late.mail).slice(0, OTP_LENGTH), late.token)).toBe(
        "VERIFICATION_CODE_NOT_FOUND",
      );
      expect(await guess(2, codeIn(late.mail), late.token)).toBeUndefined();
      countCases(MAX_GUESSES_PER_DAY);
    });
  },
);
