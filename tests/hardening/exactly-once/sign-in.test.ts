import {
  cliLogin,
  oneTimeCodes,
  passkeys,
  passwords,
  recoveryCodes,
  secondFactor,
  sessions,
} from "@stackkit/next/protocol/internal";
import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";
import { AT_ONCE, countWinners, raceProject, SUITE, TRIED } from "./race.js";

const race = raceProject();
const post = (path: string, body: unknown, token?: string) => race.post(path, body, token);
const channelsOf = (email: string) =>
  race.project.service.context.db
    .selectFrom("contact_channels")
    .select("user_id")
    .where("value", "=", email)
    .execute();

async function turnOnTotp(token: string, byte: number): Promise<TOTP> {
  const bytes = Buffer.alloc(20, byte);
  await race.project.call("PATCH", "/users/me", {
    token,
    body: { totp_secret_base64: bytes.toString("base64") },
  });
  return new TOTP({ secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) });
}

describeSuite(SUITE, TRIED, () => {
  it("one magic link signs in, and creates one account", async () => {
    const email = newEmail();
    await post(oneTimeCodes.send.path, { email, callback_url: CALLBACK });
    const code = codeIn(await mailTo(race.project, email, "magic_link"));
    expect(await countWinners(() => post(oneTimeCodes.signIn.path, { code }))).toBe(1);
    expect(await channelsOf(email)).toHaveLength(1);
  });

  it("one magic link makes one account beside one that never proved its address", async () => {
    const { email, userId } = await race.project.signUp();
    await post(oneTimeCodes.send.path, { email, callback_url: CALLBACK });
    const code = codeIn(await mailTo(race.project, email, "magic_link"));
    expect(await countWinners(() => post(oneTimeCodes.signIn.path, { code }))).toBe(1);
    const owners = (await channelsOf(email)).map((channel) => channel.user_id);
    expect(owners).toHaveLength(2);
    expect(owners).toContain(userId);
  });

  it("one answer of a provider comes back with a state", async () => {
    const visitor = new Visitor(race.project);
    const url = await visitor.visit("google", { email: newEmail() });
    // All with the cookie of that state: the first response deletes it.
    const [cookie = ""] = visitor
      .cookieNames()
      .filter((name) => name.includes(new URL(url).searchParams.get("state") as string));
    const back = async () => {
      const response = await race.project.service.fetch(
        new Request(url, { headers: { cookie: `${cookie}=true` } }),
      );
      return {
        status: response.status,
        headers: response.headers,
        code: undefined,
        body: await response.text(),
      };
    };
    expect(await countWinners(back, ({ status }) => status === 307)).toBe(1);
  });

  it("one exchange of an authorization code opens a session", async () => {
    const visitor = new Visitor(race.project);
    const answer = await visitor.signIn("google", { email: newEmail() });
    expect(await countWinners(() => visitor.exchange(answer))).toBe(1);
  });

  it("fifty provider sign-ins of a new person make one account", async () => {
    const email = newEmail();
    const visitors = Array.from({ length: AT_ONCE }, () => new Visitor(race.project));
    const urls: string[] = [];
    for (const visitor of visitors) urls.push(await visitor.visit("google", { email }));
    const won = await countWinners(async (i) => {
      const visitor = visitors[i] as Visitor;
      return visitor.exchange(await visitor.go(urls[i] as string));
    });
    expect(won).toBe(AT_ONCE);
    expect(await channelsOf(email)).toHaveLength(1);
  });

  it("one sign-up has an address with one password", async () => {
    const email = newEmail();
    const body = { email, password: "correct horse battery", verification_callback_url: CALLBACK };
    expect(await countWinners(() => post(passwords.signUp.path, body))).toBe(1);
    expect(await channelsOf(email)).toHaveLength(1);
  });

  it("one use of an attempt finishes a second factor", async () => {
    const user = await race.project.signUp();
    const app = await turnOnTotp(user.accessToken, 7);
    const { body } = await post(passwords.signIn.path, {
      email: user.email,
      password: user.password,
    });
    const totp = app.generate();
    expect(
      await countWinners(() =>
        post(secondFactor.signIn.path, { code: body.details.attempt_code, type: "totp", totp }),
      ),
    ).toBe(1);
  });

  it("one attempt uses a code of the app, though each has an attempt of its own", async () => {
    const user = await race.project.signUp();
    const app = await turnOnTotp(user.accessToken, 8);
    const attempts: string[] = [];
    for (let i = 0; i < 10; i++)
      attempts.push(
        (await post(passwords.signIn.path, { email: user.email, password: user.password })).body
          .details.attempt_code,
      );
    const totp = app.generate();
    expect(
      await countWinners((i) =>
        post(secondFactor.signIn.path, { code: attempts[i % attempts.length], type: "totp", totp }),
      ),
    ).toBe(1);
  });

  it("one attempt uses a recovery code, though each has an attempt of its own", async () => {
    const user = await race.project.signUp();
    await turnOnTotp(user.accessToken, 9);
    const { body } = await post("/users/me/recovery-codes", {}, user.accessToken);
    const [recovery_code] = body.codes as string[];
    const attempts: string[] = [];
    for (let i = 0; i < 10; i++)
      attempts.push(
        (await post(passwords.signIn.path, { email: user.email, password: user.password })).body
          .details.attempt_code,
      );
    expect(
      await countWinners((i) =>
        post(recoveryCodes.signIn.path, { code: attempts[i % attempts.length], recovery_code }),
      ),
    ).toBe(1);
  });

  it("one answer to a passkey challenge registers, and one signs in", async () => {
    const user = await race.project.signUp();
    const { body } = await post(passkeys.startRegistration.path, {}, user.accessToken);
    const authenticator = new SoftwareAuthenticator();
    const credential = authenticator.create(body.options_json);
    expect(
      await countWinners(() =>
        post(passkeys.register.path, { credential, code: body.code }, user.accessToken),
      ),
    ).toBe(1);

    const { body: ceremony } = await post(passkeys.startSignIn.path, {});
    const authentication_response = authenticator.get(ceremony.options_json);
    expect(
      await countWinners(() =>
        post(passkeys.signIn.path, { authentication_response, code: ceremony.code }),
      ),
    ).toBe(1);
  });

  it("one confirmation completes a command-line sign-in, and one poll is handed its session", async () => {
    const { body } = await post(cliLogin.start.path, {});
    const { refreshToken } = await race.project.signUp();
    expect(
      await countWinners(() =>
        post(cliLogin.complete.path, { login_code: body.login_code, refresh_token: refreshToken }),
      ),
    ).toBe(1);
    const isHandedOver = ({ status }: { status: number }) => status === 201;
    expect(
      await countWinners(
        () => post(cliLogin.poll.path, { polling_code: body.polling_code }),
        isHandedOver,
      ),
    ).toBe(1);
  });

  it("a refresh token works for all, since the protocol does not rotate it, and for none once it has ended", async () => {
    const { refreshToken, accessToken } = await race.project.signUp();
    const refresh = () => race.project.call("POST", sessions.refresh.path, { refreshToken });
    expect(await countWinners(refresh)).toBe(AT_ONCE);
    expect(
      await countWinners(() =>
        race.project.call("DELETE", sessions.signOut.path, { token: accessToken }),
      ),
    ).toBe(1);
    expect(await countWinners(refresh)).toBe(0);
  });
});
