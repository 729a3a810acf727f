import { HEADERS, oneTimeCodes, passwords } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailsTo, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { CHROME } from "../../support/user-agents.js";
import { Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";

const PASSWORD = "the password of the laptop";

const clock = new TestClock();
const project = serveTestProject(
  { oauthProviders: [{ id: "google", enabled: true, type: "shared" }] },
  { clock, rateLimits: true },
);

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  project.call("POST", path, { body, headers });

/** An account that a browser made, whose address nobody has verified. */
async function claim(email = newEmail(), password = PASSWORD) {
  const body = { email, password, verification_callback_url: CALLBACK };
  const made = await post(passwords.signUp.path, body, { "user-agent": CHROME });
  expect(made.status).toBe(200);
  const device = made.headers.get(HEADERS.deviceToken) as string;
  const { user_id: userId, access_token: token } = made.body;
  await project.call("PATCH", "/users/me", { token, body: { display_name: "Trust me" } });
  clock.advance(1000);
  return { email, userId: userId as string, token: token as string, device };
}

async function codeFor(email: string) {
  clock.advance(1000);
  await post(oneTimeCodes.send.path, { email, callback_url: CALLBACK });
  return codeIn(await mailTo(project, email, "magic_link"));
}

const open = (code: string, choice: object = {}, headers = {}) =>
  post(oneTimeCodes.signIn.path, { code, ...choice }, headers);
const signIn = (email: string, password = PASSWORD) =>
  post(passwords.signIn.path, { email, password });

async function resetWith(email: string, choice: object) {
  await post(passwords.sendResetCode.path, { email, callback_url: CALLBACK });
  const code = codeIn(await mailTo(project, email, "password_reset"));
  const send = (more: object) =>
    post(passwords.reset.path, { code, password: "a fresh password of mine", ...more });
  return { first: await send(choice), send };
}

describeSuite(
  "account choice",
  "Leading the owner of an address into an account that a stranger made with it",
  () => {
    it("A33: a client without the question gets a new account, with nothing of the stranger's", async () => {
      const stranger = await claim();
      const { status, body } = await open(await codeFor(stranger.email));
      expect({ status, isNew: body.is_new_user }).toEqual({ status: 200, isNew: true });
      expect(body.user_id).not.toBe(stranger.userId);
      const me = await project.call("GET", "/users/me", { token: body.access_token });
      expect(me.body).toMatchObject({ display_name: null, primary_email_verified: true });
      expect((await signIn(stranger.email)).code).toBe("EMAIL_PASSWORD_MISMATCH");
    });

    it("A33: the question says when, where and with how many teams, and none of the account's words", async () => {
      const stranger = await claim();
      const other = await project.signUp();
      const team = await project.call("POST", "/teams", {
        token: other.accessToken,
        body: { display_name: "Your bank", creator_user_id: "me" },
      });
      const path = `/team-memberships/${team.body.id}/${stranger.userId}`;
      expect((await project.call("POST", path, { level: "server", body: {} })).status).toBe(201);
      const code = await codeFor(stranger.email);
      const asked = await open(code, { account: "ask" });
      expect(asked.code).toBe("ACCOUNT_CHOICE_REQUIRED");
      expect(asked.body.details).toMatchObject({
        email: stranger.email,
        can_sign_up: true,
        accounts: [
          { id: stranger.userId, device: "Chrome, Windows", teams: 1, has_password: true },
        ],
      });
      expect(JSON.stringify(asked.body)).not.toMatch(/Trust me|Your bank/);
    });

    it("A33: the code stays usable for one choice, and for no account that was not shown", async () => {
      const stranger = await claim();
      const unrelated = await claim();
      const code = await codeFor(stranger.email);
      expect((await open(code, { account: "ask" })).code).toBe("ACCOUNT_CHOICE_REQUIRED");
      const foreign = await open(code, { account: unrelated.userId });
      expect(foreign.code).toBe("ACCOUNT_CHOICE_REQUIRED");
      const opened = await open(code, { account: stranger.userId });
      expect(opened.body).toMatchObject({ user_id: stranger.userId, is_new_user: false });
      expect((await open(code, { account: "new" })).code).toBe("VERIFICATION_CODE_ALREADY_USED");
      // Opened without the password, so that waits for a mailed code.
      expect((await signIn(stranger.email)).code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
    });

    it("A33: the password opens its account whole, a wrong one none, and both count as sign-ins", async () => {
      const owner = await claim();
      const code = await codeFor(owner.email);
      const wrong = await open(code, { account: "ask", account_password: "not this one" });
      expect(wrong.code).toBe("EMAIL_PASSWORD_MISMATCH");
      const right = await open(code, { account: "ask", account_password: PASSWORD });
      expect(right.body).toMatchObject({ user_id: owner.userId, is_new_user: false });
      expect((await signIn(owner.email)).status).toBe(200);
      const victim = await claim();
      const statuses: number[] = [];
      for (let round = 0; round < 12; round++) {
        const mailed = await codeFor(victim.email);
        for (let guess = 0; guess < 3; guess++) {
          const choice = { account: "ask", account_password: `guess ${round} ${guess}` };
          statuses.push((await open(mailed, choice)).status);
        }
        if (statuses.includes(429)) break;
      }
      expect(statuses).toContain(429);
      expect((await signIn(victim.email)).status).toBe(429);
    });

    it("A33: a browser that signed up opens its own account whole and is asked nothing", async () => {
      const email = newEmail();
      const stranger = await claim(email, "the stranger's password");
      const owner = await claim(email);
      const headers = { [HEADERS.deviceToken]: owner.device };
      const { body } = await open(await codeFor(email), { account: "ask" }, headers);
      expect(body).toMatchObject({ user_id: owner.userId, is_new_user: false });
      expect((await signIn(email)).body.user_id).toBe(owner.userId);
      expect((await signIn(email, "the stranger's password")).status).toBe(400);
      expect(body.user_id).not.toBe(stranger.userId);
    });

    it("A33: of two answers at once one counts", async () => {
      const stranger = await claim();
      const code = await codeFor(stranger.email);
      const answers = await Promise.all([
        open(code, { account: "new" }),
        open(code, { account: stranger.userId }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const next = await open(await codeFor(stranger.email));
      expect(next.body).toMatchObject({ is_new_user: false });
    });

    it("A33: a provider asks too, and its code stays usable for the choice", async () => {
      const stranger = await claim();
      const visitor = new Visitor(project);
      const answer = await visitor.signIn("google", { email: stranger.email });
      const asked = await visitor.exchange(answer, { account: "ask" });
      expect(asked.code).toBe("ACCOUNT_CHOICE_REQUIRED");
      const opened = await visitor.exchange(answer, { account: "new" });
      expect(opened.body).toMatchObject({ is_new_user: true });
      const replayed = await visitor.exchange(answer, { account: stranger.userId });
      expect(replayed.code).toBe("INVALID_AUTHORIZATION_CODE");
      const again = new Visitor(project);
      const back = await again.exchange(await again.signIn("google", { email: stranger.email }));
      expect(back.body).toMatchObject({ is_new_user: false });
      const other = await claim();
      const older = new Visitor(project);
      const made = await older.exchange(await older.signIn("google", { email: other.email }));
      expect(made.body).toMatchObject({ is_new_user: true });
    });

    it("A33: a reset asks too, and without the question opens the account whose mail it was", async () => {
      const stranger = await claim();
      const { first, send } = await resetWith(stranger.email, { account: "ask" });
      expect(first.code).toBe("ACCOUNT_CHOICE_REQUIRED");
      expect((await send({ account: "new" })).status).toBe(200);
      expect((await send({ account: stranger.userId })).code).toBe(
        "VERIFICATION_CODE_ALREADY_USED",
      );
      const signedIn = await signIn(stranger.email, "a fresh password of mine");
      expect(signedIn.status).toBe(200);
      expect(signedIn.body.user_id).not.toBe(stranger.userId);
      const older = await claim();
      expect((await resetWith(older.email, {})).first.status).toBe(200);
      const opened = await signIn(older.email, "a fresh password of mine");
      expect(opened.body.user_id).toBe(older.userId);
    });

    it("A33: an account that the app's server made opens without a question", async () => {
      const email = newEmail();
      const made = await project.call("POST", "/users", {
        level: "server",
        body: { primary_email: email, primary_email_auth_enabled: true },
      });
      const { body } = await open(await codeFor(email), { account: "ask" });
      expect(body).toMatchObject({ user_id: made.body.id, is_new_user: false });
      expect((await mailsTo(project, email)).map(({ kind }) => kind)).not.toContain(
        "access_suspended",
      );
    });
  },
);
