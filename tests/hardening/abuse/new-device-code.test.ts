import { hash } from "@node-rs/bcrypt";
import {
  HEADERS,
  KEY_HEADERS,
  NEW_DEVICE_ATTEMPT,
  objections,
  passwords,
  secondFactor,
} from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { MAILS_PER_DAY, RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { newEmail } from "../../support/addresses.js";
import { beMorePatient } from "../../support/be-more-patient.js";
import { createUser } from "../../support/create-user.js";
import { codeIn, mailsTo, mailTo } from "../../support/mailbox.js";
import {
  KEYS,
  read,
  serveTestProject,
  startTestProject,
  TestClock,
} from "../../support/service.js";
import { FIREFOX } from "../../support/user-agents.js";
import { countCases, describeSuite } from "../support.js";

// Each of a thousand passwords is hashed.
beMorePatient();

const HOME = "203.0.113.7";
const AWAY = "198.51.100.9";
const PASSWORD = "correct horse battery";
const DAY = 24 * 60 * 60 * 1000;

const clock = new TestClock();
/** Mails stay in the outbox of this service, and are read in its mailbox. */
const WITH_MAIL = { smtpUrl: "smtp://127.0.0.1:1", clock };
const BEHIND_PROXY = { port: 0, trustedProxies: ["127.0.0.1", "::1"] };

const project = serveTestProject(
  { domains: [{ domain: "https://app.example.com", handlerPath: "/handler" }] },
  { ...WITH_MAIL, ...BEHIND_PROXY, rateLimits: true },
);

interface Browser {
  readonly address: string;
  readonly device?: string | null | undefined;
  readonly token?: string;
}

/** Calls over a real connection, through a proxy that forwards the browser's address. */
async function callAs(
  { address, device, token }: Browser,
  path: string,
  body: unknown,
  of = project,
  method = "POST",
) {
  const response = await fetch(`${of.service.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      [HEADERS.projectId]: of.id,
      [HEADERS.accessType]: "client",
      [KEY_HEADERS.client]: KEYS(of.id).client,
      "user-agent": FIREFOX,
      "x-forwarded-for": address,
      ...(device ? { [HEADERS.deviceToken]: device } : {}),
      ...(token ? { [HEADERS.accessToken]: token } : {}),
    },
    body: JSON.stringify(body),
  });
  return { ...(await read(response)), device: response.headers.get(HEADERS.deviceToken) };
}

const signIn = (browser: Browser, email: string, of = project) =>
  callAs(browser, "/auth/password/sign-in", { email, password: PASSWORD }, of);

const finish = (browser: Browser, attempt: string, totp: string) =>
  callAs(browser, secondFactor.signIn.path, { code: attempt, type: "totp", totp });

/** A user whom the app's server made, so that no browser is known. */
const makeStranger = (of = project, fields: object = { password: PASSWORD }) =>
  createUser(of, fields);

const codesTo = async (email: string) =>
  (await mailsTo(project, email)).filter(({ kind }) => kind === "new_device_code");
const digitsTo = async (email: string) =>
  /\d{6}/.exec((await codesTo(email))[0]?.subject ?? "")?.[0] as string;

const ASKED = "MULTI_FACTOR_AUTHENTICATION_REQUIRED";

describeSuite("abuse: new device code", "Signing in with a leaked password alone", () => {
  it("A35: asks an unknown browser for mailed digits, which then is known anywhere", async () => {
    const { email } = await makeStranger();
    const asked = await signIn({ address: HOME }, email);
    expect(asked).toMatchObject({ status: 400, code: ASKED });
    const { attempt_code: attempt, sent_to } = asked.body.details;
    expect(attempt.startsWith(NEW_DEVICE_ATTEMPT)).toBe(true);
    expect(sent_to).toBe(email);
    const [mail] = await codesTo(email);
    // Who reads the mail can tell whether it is about them.
    expect(mail?.text).toContain("Firefox on Linux");
    expect(mail?.text).toContain(HOME);
    const digits = await digitsTo(email);
    const wrong = digits === "000000" ? "111111" : "000000";
    expect(await finish({ address: HOME }, attempt, wrong)).toMatchObject({
      code: "INVALID_TOTP_CODE",
    });
    const done = await finish({ address: HOME }, attempt, digits);
    expect(done.status).toBe(200);
    expect((await finish({ address: HOME }, attempt, digits)).status).toBe(409);
    expect((await signIn({ address: AWAY, device: done.device }, email)).status).toBe(200);
    // Its network is known too, for clients that keep no device token.
    expect((await signIn({ address: HOME }, email)).status).toBe(200);
    expect((await signIn({ address: AWAY.replace("9", "10") }, email)).code).toBe(ASKED);
    // The mail with the code was notice enough.
    expect((await mailsTo(project, email)).map(({ kind }) => kind)).not.toContain("new_device");
  });

  it("A35: 1,000 right passwords from as many networks open nothing, by few mails", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makeStranger()));
    for (const [at, { email }] of people.entries()) {
      for (let n = 0; n < 50; n++) {
        const { status } = await signIn({ address: `2001:db8:${at}:${n}::1` }, email);
        expect(status).not.toBe(200);
      }
      expect((await codesTo(email)).length).toBeLessThanOrEqual(3);
    }
    countCases(1000);
    const sessions = await project.service.context.db
      .selectFrom("sessions")
      .select("id")
      .where("project_id", "=", project.id)
      .where(
        "user_id",
        "in",
        people.map(({ id }) => id),
      )
      .execute();
    expect(sessions).toEqual([]);
  });

  it("A35: the owner signs in from a known network while others have the password", async () => {
    const { email } = await makeStranger();
    const asked = await signIn({ address: HOME }, email);
    await finish({ address: HOME }, asked.body.details.attempt_code, await digitsTo(email));
    for (let n = 0; n < 30; n++) await signIn({ address: `2001:db8:99:${n}::1` }, email);
    expect((await signIn({ address: HOME }, email)).status).toBe(200);
  });

  it("A35: a code ends with the password, and opens no suspended access", async () => {
    const { email, id: userId } = await makeStranger();
    const asked = await signIn({ address: HOME }, email);
    const attempt = asked.body.details.attempt_code as string;
    const digits = await digitsTo(email);
    const plain = await finish({ address: HOME }, attempt.replace(/^device/, "mailed"), digits);
    expect(plain.code).toBe("INVALID_TOTP_CODE");
    await project.call("PATCH", `/users/${userId}`, {
      level: "server",
      body: { password: "another horse battery" },
    });
    expect((await finish({ address: HOME }, attempt, digits)).status).not.toBe(200);
  });

  it("A35: a second factor is asked for instead", async () => {
    const { email, id: userId } = await makeStranger();
    await project.call("PATCH", `/users/${userId}`, {
      level: "server",
      body: { totp_secret_base64: Buffer.alloc(20, 7).toString("base64") },
    });
    const asked = await signIn({ address: HOME }, email);
    expect(asked.code).toBe(ASKED);
    expect(asked.body.details).not.toHaveProperty("sent_to");
    expect(await codesTo(email)).toEqual([]);
  });

  it("A35: nothing is asked for that nobody could answer, or that is off", async () => {
    const unproved = newEmail();
    await callAs({ address: HOME }, "/auth/password/sign-up", {
      email: unproved,
      password: PASSWORD,
      verification_callback_url: "http://localhost:3000/verify",
    });
    expect((await signIn({ address: AWAY }, unproved)).status).toBe(200);
    for (const [settings, mail] of [
      [{}, { clock }],
      [{ newDeviceCodeRequired: false }, WITH_MAIL],
    ] as const) {
      const other = await startTestProject(settings, { ...mail, ...BEHIND_PROXY });
      const { email } = await makeStranger(other);
      expect((await signIn({ address: HOME }, email, other)).status).toBe(200);
      await other.service.stop();
    }
  });

  it("A35: imported users sign in once without a code, within 30 days", async () => {
    const imported = { password_hash: await hash(PASSWORD, 4) };
    const [one, late] = [
      await makeStranger(project, imported),
      await makeStranger(project, imported),
    ];
    expect((await signIn({ address: HOME }, one.email)).status).toBe(200);
    expect((await signIn({ address: AWAY }, one.email)).code).toBe(ASKED);
    clock.advance(31 * DAY);
    expect((await signIn({ address: HOME }, late.email)).code).toBe(ASKED);
  });

  it("A35: an imported user who has signed in gets no second month", async () => {
    const { email } = await makeStranger(project, { password_hash: await hash(PASSWORD, 4) });
    const { body } = await signIn({ address: HOME }, email);
    const path = "/users/me/activity/report";
    expect((await project.call("POST", path, { token: body.access_token })).status).toBe(200);
    expect((await signIn({ address: AWAY }, email)).code).toBe(ASKED);
  });

  it("A35: mails that strangers ask for keep no owner out of a new browser", async () => {
    const { email } = await makeStranger();
    const asking = { email, callback_url: "http://localhost:3000/reset" };
    for (let n = 0; n < MAILS_PER_DAY; n++) {
      if (n === RATE_LIMITS.mail.everywhere) clock.advance(RATE_LIMITS.mail.windowMillis);
      const from = { address: `2001:db8:${0x1000 + n}::1` };
      expect((await callAs(from, passwords.sendResetCode.path, asking)).status).toBe(200);
    }
    const another = { address: "2001:db8:2000::1" };
    expect((await callAs(another, passwords.sendResetCode.path, asking)).status).toBe(429);
    expect((await signIn({ address: HOME }, email)).code).toBe(ASKED);
    expect(await codesTo(email)).toHaveLength(1);
  });

  it("A35: after an objection a thief's network is unknown again", async () => {
    const { email } = await makeStranger();
    const asked = await signIn({ address: AWAY }, email);
    const attempt = asked.body.details.attempt_code;
    const { body } = await finish({ address: AWAY }, attempt, await digitsTo(email));
    expect((await signIn({ address: AWAY }, email)).status).toBe(200);
    const change = { token: body.access_token, body: { otp_auth_enabled: true } };
    expect((await project.call("PATCH", "/users/me", change)).status).toBe(200);
    const notice = await mailTo(project, email, "email_codes_on");
    const link = notice.links.find((one) => one.includes("/not-me")) ?? "";
    const code = new URL(link).searchParams.get("code");
    expect((await callAs({ address: HOME }, objections.create.path, { code })).status).toBe(200);
    expect((await signIn({ address: AWAY }, email)).code).toBe(ASKED);
  });

  it.each(["its session is ended from another one", "its owner presses This wasn't me"])(
    "A35: a browser and its network are unknown again when %s",
    async (how) => {
      const { email } = await makeStranger();
      const enter = async (from: Browser) => {
        // So that the latest mail is known.
        clock.advance(1000);
        const asked = await signIn(from, email);
        const { attempt_code: attempt } = asked.body.details;
        return finish(from, attempt, await digitsTo(email));
      };
      const thief = await enter({ address: AWAY });
      const own = await enter({ address: HOME });
      const from = { address: HOME, token: own.body.access_token as string };
      const { body } = await project.call("GET", "/auth/sessions?user_id=me", from);
      const { id } = body.items.find(
        (one: { is_current_session: boolean }) => !one.is_current_session,
      );
      const ended = how.startsWith("its session")
        ? await callAs(from, `/auth/sessions/${id}?user_id=me`, undefined, project, "DELETE")
        : await callAs(from, "/users/me/activity/report", undefined);
      expect(ended.status).toBe(200);
      expect((await signIn({ address: AWAY, device: thief.device }, email)).code).toBe(ASKED);
      expect((await signIn({ address: "192.0.2.4", device: own.device }, email)).status).toBe(200);
      expect((await signIn({ address: HOME }, email)).status).toBe(200);
    },
  );

  it("A41: an address that an old session proved gets no codes of an account that has proved none", async () => {
    const email = newEmail();
    const callback_url = "http://localhost:3000/verify";
    const { body } = await callAs({ address: HOME }, passwords.signUp.path, {
      email,
      password: PASSWORD,
      verification_callback_url: callback_url,
    });
    const as = (path: string, sent: object) =>
      project.call("POST", path, { token: body.access_token, body: sent });
    const plain = { user_id: "me", type: "email", value: newEmail(), used_for_auth: false };
    const { id } = (await as("/contact-channels", plain)).body;
    await as(`/contact-channels/me/${id}/send-verification-code`, { callback_url });
    const code = codeIn(await mailTo(project, plain.value, "email_verification"));
    expect((await as("/contact-channels/verify", { code })).status).toBe(200);
    expect((await signIn({ address: AWAY }, email)).status).toBe(200);
    expect(await codesTo(plain.value)).toEqual([]);
  });

  it("A35: projects of before keep their ways, and may turn it on", async () => {
    const { db } = project.service.context;
    const stored = () => db.selectFrom("projects").select("config").where("id", "=", project.id);
    const config = JSON.parse((await stored().executeTakeFirstOrThrow()).config);
    const { newDeviceCodeRequired: isOn, ...before } = config;
    expect(isOn).toBe(true);
    const change = (next: object) =>
      db
        .updateTable("projects")
        .set({ config: JSON.stringify(next) as never })
        .where("id", "=", project.id)
        .execute();
    await change(before);
    const { email } = await makeStranger();
    expect((await signIn({ address: HOME }, email)).status).toBe(200);
    const on = await project.call("PATCH", "/projects/current", {
      level: "admin",
      body: { config: { new_device_code_required: true } },
    });
    expect(on.body.config.new_device_code_required).toBe(true);
    expect((await signIn({ address: AWAY }, email)).code).toBe(ASKED);
  });
});
