import { randomUUID } from "node:crypto";
import { cliLogin, contactChannels, invitations, oneTimeCodes, passkeys, passwords, secondFactor, sessions } from "@stackkit/next/protocol";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SoftwareAuthenticator } from "../support/authenticator.js";
import { codeIn, mailTo } from "../support/mailbox.js";
import { type Answered, startTestProject, type TestProject } from "../support/service.js";
import { Visitor } from "../support/visitor.js";

const AT_ONCE = 50;

let project: TestProject;
beforeAll(async () => {
  project = await startTestProject({ oauthProviders: [{ id: "google", enabled: true, type: "shared" }] });
});
afterAll(() => project.service.stop());

/** Makes the same call fifty times at once; how many went through. None may fail for a reason of the service's own. */
async function winners(call: (i: number) => Promise<Answered>, won: (answer: Answered) => boolean = ({ status }) => status < 400): Promise<number> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => call(i)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return answers.filter(won).length;
}
const post = (path: string, body: unknown, token?: string) => project.call("POST", path, { body, token });
const newEmail = () => `${randomUUID()}@example.com`;
const CALLBACK = "http://localhost:3000/callback";

describe("of fifty at once, exactly one", () => {
  it("signs in with a one-time code, and makes one account", async () => {
    const email = newEmail();
    await post(oneTimeCodes.send.path, { email, callback_url: CALLBACK });
    const code = codeIn(await mailTo(project, email, "magic_link"));
    expect(await winners(() => post(oneTimeCodes.signIn.path, { code }))).toBe(1);
    const { rows } = { rows: await project.service.context.db.selectFrom("contact_channels").select("user_id").where("value", "=", email).execute() };
    expect(rows).toHaveLength(1);
  });

  it("resets a password", async () => {
    const { email } = await project.signUp();
    await post(passwords.sendResetCode.path, { email, callback_url: CALLBACK });
    const code = codeIn(await mailTo(project, email, "password_reset"));
    expect(await winners((i) => post(passwords.reset.path, { code, password: `a new password ${i}` }))).toBe(1);
  });

  it("verifies an address", async () => {
    const { email } = await project.signUp();
    const code = codeIn(await mailTo(project, email, "email_verification"));
    expect(await winners(() => post(contactChannels.verify.path, { code }))).toBe(1);
  });

  it("accepts an invitation, each for a person of their own", async () => {
    const { body: team } = await project.call("POST", "/teams", { level: "server", body: { display_name: "Crew" } });
    const people: string[] = [];
    for (let i = 0; i < 5; i++) people.push((await project.signUp()).accessToken);
    const email = newEmail();
    await project.call("POST", invitations.send.path, { level: "server", body: { team_id: team.id, email, callback_url: CALLBACK } });
    const code = codeIn(await mailTo(project, email, "team_invitation"));
    expect(await winners((i) => post(invitations.accept.path, { code }, people[i % people.length]))).toBe(1);
    const { body: members } = await project.call("GET", `/team-member-profiles?team_id=${team.id}`, { level: "server" });
    expect(members.items).toHaveLength(1);
  });

  it("comes back from a provider with a state", async () => {
    const visitor = new Visitor(project);
    const url = await visitor.visit("google", { email: newEmail() });
    // All of them with the cookie of that state: the first answer takes it away.
    const [cookie = ""] = visitor.cookieNames().filter((name) => name.includes(new URL(url).searchParams.get("state") as string));
    const back = async () => {
      const response = await project.service.fetch(new Request(url, { headers: { cookie: `${cookie}=true` } }));
      return { status: response.status, headers: response.headers, code: undefined, body: await response.text() };
    };
    expect(await winners(back, ({ status }) => status === 307)).toBe(1);
  });

  it("does not use a refresh token up: it is no one-time thing, and each gets an access token", async () => {
    const { refreshToken } = await project.signUp();
    expect(await winners(() => project.call("POST", sessions.refresh.path, { refreshToken }))).toBe(AT_ONCE);
  });

  it("signs up with an address", async () => {
    const email = newEmail();
    expect(await winners(() => post(passwords.signUp.path, { email, password: "correct horse battery", verification_callback_url: CALLBACK }))).toBe(1);
  });

  it("sets a first password", async () => {
    const { body: user } = await project.call("POST", "/users", { level: "server", body: {} });
    const { body: tokens } = await project.call("POST", "/auth/sessions", { level: "server", body: { user_id: user.id } });
    expect(await winners((i) => post(passwords.set.path, { password: `a first password ${i}` }, tokens.access_token))).toBe(1);
  });

  it("changes a password", async () => {
    const user = await project.signUp();
    expect(await winners((i) => post(passwords.update.path, { old_password: user.password, new_password: `a new password ${i}` }, user.accessToken))).toBe(1);
  });

  it("finishes a second factor", async () => {
    const user = await project.signUp();
    const bytes = Buffer.alloc(20, 7);
    await project.call("PATCH", "/users/me", { token: user.accessToken, body: { totp_secret_base64: bytes.toString("base64") } });
    const app = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) });
    const { body } = await post(passwords.signIn.path, { email: user.email, password: user.password });
    const totp = app.generate();
    expect(await winners(() => post(secondFactor.signIn.path, { code: body.details.attempt_code, type: "totp", totp }))).toBe(1);
  });

  it("uses a code of the app, though each has an attempt of its own", async () => {
    const user = await project.signUp();
    const bytes = Buffer.alloc(20, 8);
    await project.call("PATCH", "/users/me", { token: user.accessToken, body: { totp_secret_base64: bytes.toString("base64") } });
    const attempts: string[] = [];
    for (let i = 0; i < 10; i++) attempts.push((await post(passwords.signIn.path, { email: user.email, password: user.password })).body.details.attempt_code);
    const totp = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) }).generate();
    expect(await winners((i) => post(secondFactor.signIn.path, { code: attempts[i % attempts.length], type: "totp", totp }))).toBe(1);
  });

  it("registers a passkey", async () => {
    const user = await project.signUp();
    const { body } = await post(passkeys.startRegistration.path, {}, user.accessToken);
    const authenticator = new SoftwareAuthenticator();
    const credential = authenticator.create(body.options_json);
    expect(await winners(() => post(passkeys.register.path, { credential, code: body.code }, user.accessToken))).toBe(1);

    const { body: ceremony } = await post(passkeys.startSignIn.path, {});
    const authentication_response = authenticator.get(ceremony.options_json);
    expect(await winners(() => post(passkeys.signIn.path, { authentication_response, code: ceremony.code }))).toBe(1);
  });

  it("is handed the session of a command-line sign-in, and completes it", async () => {
    const { body } = await post(cliLogin.start.path, {});
    expect(await winners((i) => post(cliLogin.complete.path, { login_code: body.login_code, refresh_token: `token ${i}` }))).toBe(1);
    expect(
      await winners(
        () => post(cliLogin.poll.path, { polling_code: body.polling_code }),
        ({ status }) => status === 201,
      ),
    ).toBe(1);
  });
});
