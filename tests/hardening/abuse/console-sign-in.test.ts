import { expect, it } from "vitest";
import { INTERNAL } from "../../../service/src/projects/project-owners.js";
import { registerWith } from "../../support/authenticator.js";
import { CONSOLE_PASSWORD, consoleOf, cookieIn } from "../../support/console.js";
import { codeIn, mailsTo, mailTo } from "../../support/mailbox.js";
import {
  KEYS,
  serveTestProject,
  startTestProject,
  TestClock,
  TestProject,
} from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const SIGN_IN = "account/v1/auth/password/sign-in";
const GUESSES = 30;

const clock = new TestClock();
const internalKeys = KEYS(INTERNAL);
const project = serveTestProject({}, { port: 0, clock, rateLimits: true, internalKeys });

const { call, owner } = consoleOf(() => project, clock);

/** A call whose connection is not known to be local. */
const fromAfar = (path: string, body: unknown, of: TestProject, cookie = "") =>
  of.service.fetch(
    new Request(`${of.service.url}/console/${path}`, {
      method: "POST",
      headers: {
        "x-stackkit-console": "1",
        origin: of.service.url ?? "",
        "content-type": "application/json",
        cookie,
      },
      body: JSON.stringify(body),
    }),
  );

const addPasskey = (of: TestProject, cookie: string) =>
  registerWith(async (_, path, body) =>
    (await fromAfar(`account/v1${path}`, body, of, cookie)).json(),
  );

/** An administrator whose only factor is a passkey. */
async function ownerWithPasskey(of: TestProject) {
  const made = await consoleOf(() => of, clock).owner();
  await addPasskey(of, made.cookie);
  return { email: made.email, password: CONSOLE_PASSWORD };
}

describeSuite("abuse: console sign-in", "Opening the console by a password alone", () => {
  it("A43: a passkey is needed where there is one, however the path is spelled", async () => {
    const known = await ownerWithPasskey(project);
    const spellings = [SIGN_IN, `${SIGN_IN}/`, SIGN_IN.replace("in", "i%6E"), `${SIGN_IN}/?x`];
    countCases(spellings.length);
    for (const path of spellings) {
      const answer = await fromAfar(path, known, project);
      expect(answer.status, path).toBe(403);
      expect(cookieIn(answer.headers)).toBe("");
    }
  });

  it("A43: digits from the mailbox take its place neither", async () => {
    const smtpUrl = "smtp://127.0.0.1:1";
    const withMail = await startTestProject({}, { port: 0, clock, smtpUrl });
    const { email, cookie } = await consoleOf(() => withMail, clock).owner();
    const known = { email, password: CONSOLE_PASSWORD };
    const { details } = await (await fromAfar(SIGN_IN, known, withMail)).json();
    await addPasskey(withMail, cookie);
    const { subject } = await mailTo(withMail, email, "new_device_code");
    const typed = {
      code: details.attempt_code,
      type: "totp",
      totp: /\d{6}/.exec(subject)?.[0],
    };
    const answer = await fromAfar("account/v1/auth/mfa/sign-in", typed, withMail);
    expect(answer.status).toBe(403);
    expect(cookieIn(answer.headers)).toBe("");
    // No further ones are mailed: they would open nothing.
    const again = await fromAfar(SIGN_IN, known, withMail);
    expect([again.status, await again.text()]).toEqual([403, expect.stringContaining("passkey")]);
    const mails = await mailsTo(withMail, email);
    expect(mails.filter(({ kind }) => kind === "new_device_code")).toHaveLength(1);
    await withMail.service.stop();
  });

  it("A44: the API of apps opens no session for less either, whose token would open the console", async () => {
    const known = await ownerWithPasskey(project);
    const api = new TestProject(project.service, INTERNAL);
    const byPassword = await api.signIn(known);
    const callback_url = "http://localhost:3000/handler/magic-link-callback";
    await api.call("POST", "/auth/otp/send-sign-in-code", {
      body: { email: known.email, callback_url },
    });
    const code = codeIn(await mailTo(project, known.email, "magic_link"));
    const byCode = await api.call("POST", "/auth/otp/sign-in", { body: { code } });
    countCases(2);
    for (const { status, body } of [byPassword, byCode]) {
      const cookie = `stackkit-console=${body.refresh_token}`;
      const administrators = await call("administrators", { cookie });
      expect([status, administrators.status]).toEqual([403, 401]);
    }
  });

  it("A43: a made-up project resets no count of tries", async () => {
    const { email } = await owner();
    const body = { email, password: "a guess of many" };
    const statuses: number[] = [];
    for (let n = 0; n < GUESSES; n++)
      statuses.push((await call(SIGN_IN, { method: "POST", body, of: `${INTERNAL}${n}` })).status);
    countCases(GUESSES);
    expect(statuses.at(-1)).toBe(429);
  });
});
