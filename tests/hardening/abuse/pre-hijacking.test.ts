import {
  contactChannels,
  HEADERS,
  oneTimeCodes,
  passkeys,
  passwords,
  recoveryCodes,
  secondFactor,
} from "@stackkit/next/protocol/internal";
import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { codeIn, eventually, mailsTo, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";

const clock = new TestClock();
const project = serveTestProject(
  { oauthProviders: [{ id: "google", enabled: true, type: "shared" }] },
  { clock },
);

const post = (path: string, body: unknown, token?: string) =>
  project.call("POST", path, { body, token });
const signIn = (email: string, password: string) =>
  post(passwords.signIn.path, { email, password });
const me = (token: string) => project.call("GET", "/users/me", { token });
const verify = (code: string, token?: string) => post(contactChannels.verify.path, { code }, token);

async function codeTo(email: string, kind: string) {
  return codeIn(await mailTo(project, email, kind));
}

async function reset(email: string, password: string) {
  await post(passwords.sendResetCode.path, { email, callback_url: CALLBACK });
  return post(passwords.reset.path, { code: await codeTo(email, "password_reset"), password });
}

async function openMagicLink(email: string, account?: string) {
  await post(oneTimeCodes.send.path, { email, callback_url: CALLBACK });
  return post(oneTimeCodes.signIn.path, { code: await codeTo(email, "magic_link"), account });
}

/**
 * An account that an attacker created with another user's address, with every sign-in method they
 * can add.
 */
async function squat(email: string) {
  const password = "the stranger's password";
  const account = await project.signUp(email, password);
  const token = account.accessToken;
  const authenticator = new SoftwareAuthenticator();
  const { body: ceremony } = await post(passkeys.startRegistration.path, {}, token);
  const registered = await post(
    passkeys.register.path,
    { credential: authenticator.create(ceremony.options_json), code: ceremony.code },
    token,
  );
  expect(registered.status).toBe(200);
  const ownEmail = newEmail();
  const draft = { user_id: "me", type: "email", value: ownEmail, used_for_auth: true };
  expect((await post(contactChannels.create.path, draft, token)).status).toBe(201);
  const providerEmail = newEmail();
  const visitor = new Visitor(project);
  const linked = await visitor.signIn("google", { email: providerEmail }, { type: "link", token });
  await visitor.exchange(linked);
  return { ...account, password, authenticator, ownEmail, providerEmail };
}

type Squat = Awaited<ReturnType<typeof squat>>;

/** The sign-in methods that the attacker can still use. */
async function waysIn(stranger: Squat): Promise<string[]> {
  const ways: string[] = [];
  const { email, userId, password, authenticator, ownEmail, providerEmail } = stranger;
  const isIn = async (token: string | undefined) =>
    token !== undefined && (await me(token)).body.id === userId;
  if (await isIn(stranger.accessToken)) ways.push("session");
  const refreshed = await project.call("POST", "/auth/sessions/current/refresh", {
    refreshToken: stranger.refreshToken,
  });
  if (refreshed.status === 200) ways.push("refresh token");
  const byPassword = await signIn(email, password);
  // A code that was mailed to the proved address is not the stranger's to type.
  const isMailed = byPassword.body.details?.sent_to === email;
  if (
    byPassword.status === 200 ||
    (byPassword.code === "MULTI_FACTOR_AUTHENTICATION_REQUIRED" && !isMailed)
  )
    ways.push("password");
  const { body: ceremony } = await post(passkeys.startSignIn.path, {});
  const authentication_response = authenticator.get(ceremony.options_json);
  const byPasskey = await post(passkeys.signIn.path, {
    authentication_response,
    code: ceremony.code,
  });
  if (byPasskey.status === 200) ways.push("passkey");
  if ((await openMagicLink(ownEmail)).body.user_id === userId) ways.push("own address");
  const visitor = new Visitor(project);
  const byProvider = await visitor.exchange(
    await visitor.signIn("google", { email: providerEmail }),
  );
  if (await isIn(byProvider.body.access_token)) ways.push("provider");
  return ways;
}

describeSuite(
  "pre-hijacking",
  "Signing up with someone else's address and staying in after its owner comes",
  () => {
    it("A1: a reset suspends everything that was added before the address was proved", async () => {
      const stranger = await squat(newEmail());
      expect((await reset(stranger.email, "the owner's password")).status).toBe(200);
      expect(await waysIn(stranger)).toEqual([]);
      const owner = await signIn(stranger.email, "the owner's password");
      expect((await me(owner.body.access_token)).body).toMatchObject({
        primary_email: stranger.email,
        primary_email_verified: true,
        passkey_auth_enabled: false,
        oauth_providers: [],
      });
    });

    it("A1: networks and browsers of the stranger are forgotten", async () => {
      const { email, userId } = await project.signUp();
      const { db } = project.service.context;
      const of = { project_id: project.id, user_id: userId };
      const seen = { ...of, last_seen_at: clock.now() };
      await db
        .insertInto("known_networks")
        .values({ ...seen, network_hash: "his" })
        .execute();
      await db
        .insertInto("device_ids")
        .values({ ...seen, device_id: "his", trusted_until: null, device: null })
        .execute();
      expect((await reset(email, "the owner's password")).status).toBe(200);
      for (const table of ["known_networks", "device_ids"] as const) {
        const left = await db.selectFrom(table).selectAll().where("user_id", "=", userId).execute();
        expect(JSON.stringify(left), table).not.toContain('"his"');
      }
    });

    it("A1: a magic link suspends everything that was added before", async () => {
      const stranger = await squat(newEmail());
      const { status, body } = await openMagicLink(stranger.email, stranger.userId);
      expect(status).toBe(200);
      expect(await waysIn(stranger)).toEqual([]);
      expect((await me(body.access_token)).body).toMatchObject({
        primary_email: stranger.email,
        primary_email_verified: true,
        has_password: false,
      });
    });

    it("A1: a verification without a session of the account suspends everything, and a provider joins the owner's", async () => {
      const stranger = await squat(newEmail());
      expect((await verify(await codeTo(stranger.email, "email_verification"))).status).toBe(200);
      expect(await waysIn(stranger)).toEqual([]);
      const visitor = new Visitor(project);
      const answer = await visitor.exchange(
        await visitor.signIn("google", { email: stranger.email }),
      );
      expect(answer.status).toBe(200);
      expect((await me(answer.body.access_token)).body).toMatchObject({
        primary_email: stranger.email,
        has_password: false,
      });
      expect(await waysIn(stranger)).toEqual([]);
    });

    it("A1: a provider that vouches for the address suspends everything that was added before", async () => {
      const stranger = await squat(newEmail());
      const visitor = new Visitor(project);
      const { status, body } = await visitor.exchange(
        await visitor.signIn("google", { email: stranger.email }),
        { account: stranger.userId },
      );
      expect(status).toBe(200);
      expect((await me(body.access_token)).body).toMatchObject({
        primary_email: stranger.email,
        primary_email_verified: true,
      });
      expect(await waysIn(stranger)).toEqual([]);
    });

    it("A1: a second factor and open codes of the stranger end at the first proof", async () => {
      const email = newEmail();
      const stranger = await project.signUp(email);
      const bytes = Buffer.alloc(20, 9);
      await project.call("PATCH", "/users/me", {
        token: stranger.accessToken,
        body: { totp_secret_base64: bytes.toString("base64") },
      });
      const { body } = await post("/users/me/recovery-codes", {}, stranger.accessToken);
      const [recovery_code] = body.codes;
      const attempt = (await signIn(email, stranger.password)).body.details.attempt_code;
      expect((await reset(email, "the owner's password")).status).toBe(200);
      expect((await signIn(email, "the owner's password")).status).toBe(200);
      const totp = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) });
      const finished = await post(secondFactor.signIn.path, {
        code: attempt,
        type: "totp",
        totp: totp.generate({ timestamp: clock.now() }),
      });
      expect(finished.code).toBe("VERIFICATION_CODE_ALREADY_USED");
      const recovered = await post(recoveryCodes.signIn.path, { code: attempt, recovery_code });
      expect(recovered.code).toBe("VERIFICATION_CODE_ALREADY_USED");
      const left = await project.call("GET", `/users/${stranger.userId}/recovery-codes`, {
        level: "server",
      });
      expect(left.body).toEqual({ count: 0 });
    });

    it("A1: an unverified address does not block the sign-up of its owner, and each password opens its own account", async () => {
      const stranger = await squat(newEmail());
      clock.advance(1000);
      const owner = await project.signUp(stranger.email, "the owner's password");
      expect(owner.userId).not.toBe(stranger.userId);
      expect((await signIn(stranger.email, "the owner's password")).body.user_id).toBe(
        owner.userId,
      );
      expect((await signIn(stranger.email, stranger.password)).body.user_id).toBe(stranger.userId);
      await eventually(async () =>
        (await mailsTo(project, owner.email)).length > 1 ? true : undefined,
      );
      expect(
        (await verify(await codeTo(owner.email, "email_verification"), owner.accessToken)).status,
      ).toBe(200);
      expect((await signIn(stranger.email, "the owner's password")).body.user_id).toBe(
        owner.userId,
      );
      expect((await signIn(stranger.email, stranger.password)).code).toBe(
        "EMAIL_PASSWORD_MISMATCH",
      );
    });

    it("A1: an owner who signs up twice with one password gets an error, and has one account", async () => {
      const { email, password } = await project.signUp();
      const again = await post(passwords.signUp.path, {
        email,
        password,
        verification_callback_url: CALLBACK,
      });
      expect([again.status, again.code]).toEqual([409, "USER_EMAIL_ALREADY_EXISTS"]);
    });

    it("A1: a flood of sign-ups with one address neither displaces its first account nor stops a later one", async () => {
      const email = newEmail();
      const first = await project.signUp(email, "the first password");
      for (let i = 0; i < 5; i++) {
        clock.advance(1000);
        await project.signUp(email, `a password of the flood ${i}`);
      }
      clock.advance(1000);
      const last = await project.signUp(email, "the last password");
      expect((await signIn(email, "the first password")).body.user_id).toBe(first.userId);
      expect((await signIn(email, "the last password")).body.user_id).toBe(last.userId);
      expect((await signIn(email, "a password of the flood 1")).code).toBe(
        "EMAIL_PASSWORD_MISMATCH",
      );
    });

    it("A21: a stranger's sign-ups don't end the claim of the owner, who is in use, also from one network", async () => {
      const email = newEmail();
      for (const n of [1, 2]) {
        clock.advance(1000);
        await project.signUp(email, `the stranger's password ${n}`);
      }
      clock.advance(1000);
      const owner = await project.signUp(email, "the owner's password");
      clock.advance(60_000);
      expect((await signIn(email, "the owner's password")).status).toBe(200);
      for (const n of [3, 4, 5]) {
        clock.advance(1000);
        await project.signUp(email, `the stranger's password ${n}`);
      }
      expect((await signIn(email, "the owner's password")).body.user_id).toBe(owner.userId);
    });

    it("A21: a proof of a sign-up address gives the sign-in back and ends the other claims", async () => {
      const email = newEmail();
      const owner = await project.signUp(email, "the owner's password");
      const code = await codeTo(email, "email_verification");
      const stranger = await project.signUp(email, "the stranger's password");
      await project.service.context.db
        .updateTable("contact_channels")
        .set({ used_for_auth: 0, claim_ended_at: clock.now() })
        .where("user_id", "=", owner.userId)
        .execute();
      expect((await signIn(email, "the owner's password")).code).toBe("EMAIL_PASSWORD_MISMATCH");
      expect((await verify(code, owner.accessToken)).status).toBe(200);
      expect((await signIn(email, "the owner's password")).body.user_id).toBe(owner.userId);
      expect((await signIn(email, "the stranger's password")).code).toBe("EMAIL_PASSWORD_MISMATCH");
      expect((await openMagicLink(email)).body.user_id).toBe(owner.userId);
      expect(stranger.userId).not.toBe(owner.userId);
    });

    it.each([
      ["a reset in the owner's browser", passwords.sendResetCode.path],
      [
        "a reset from the owner's browser, with its link opened in another,",
        passwords.sendResetCode.path,
      ],
      ["a mailed code in the owner's browser", oneTimeCodes.send.path],
    ])("A1: %s opens the owner's account, not the stranger's older one", async (way, path) => {
      const email = newEmail();
      const stranger = await project.signUp(email, "the stranger's password");
      clock.advance(1000);
      const body = {
        email,
        password: "the owner's password",
        verification_callback_url: CALLBACK,
      };
      const signedUp = await project.call("POST", passwords.signUp.path, { body });
      const headers = {
        [HEADERS.deviceToken]: signedUp.headers.get(HEADERS.deviceToken) as string,
      };
      await project.call("POST", path, { body: { email, callback_url: CALLBACK }, headers });
      const isReset = path === passwords.sendResetCode.path;
      const code = await codeTo(email, isReset ? "password_reset" : "magic_link");
      const proof = isReset ? { code, password: "another password" } : { code };
      const proofPath = isReset ? passwords.reset.path : oneTimeCodes.signIn.path;
      const opened = { body: proof, headers: way.includes("another") ? {} : headers };
      expect((await project.call("POST", proofPath, opened)).status).toBe(200);
      const left = isReset ? "another password" : "the owner's password";
      expect((await signIn(email, left)).body.user_id).toBe(signedUp.body.user_id);
      expect((await signIn(email, "the stranger's password")).code).toBe("EMAIL_PASSWORD_MISMATCH");
      expect(stranger.userId).not.toBe(signedUp.body.user_id);
    });

    it("A1: an additional unverified address signs in nowhere and blocks no one", async () => {
      const stranger = await project.signUp();
      await verify(await codeTo(stranger.email, "email_verification"), stranger.accessToken);
      const email = newEmail();
      const draft = { user_id: "me", type: "email", value: email, used_for_auth: true };
      expect((await post(contactChannels.create.path, draft, stranger.accessToken)).status).toBe(
        201,
      );
      expect((await signIn(email, stranger.password)).code).toBe("EMAIL_PASSWORD_MISMATCH");
      await post(passwords.sendResetCode.path, { email, callback_url: CALLBACK });
      const owner = await openMagicLink(email);
      expect(owner.body).toMatchObject({ is_new_user: true });
      expect(owner.body.user_id).not.toBe(stranger.userId);
      expect((await mailsTo(project, email)).map(({ kind }) => kind)).toEqual(["magic_link"]);
    });

    it("A1: the first to prove an address has it: a later verification elsewhere is refused", async () => {
      const email = newEmail();
      const stranger = await project.signUp(email);
      const code = await codeTo(email, "email_verification");
      const [draft] = (
        await project.call("GET", "/contact-channels?user_id=me", { token: stranger.accessToken })
      ).body.items;
      const visitor = new Visitor(project);
      const otherEmail = newEmail();
      const other = (await visitor.exchange(await visitor.signIn("google", { email: otherEmail })))
        .body.access_token;
      const added = await post(
        contactChannels.create.path,
        { user_id: "me", type: "email", value: email, used_for_auth: true },
        other,
      );
      await post(
        `/contact-channels/me/${added.body.id}/send-verification-code`,
        { callback_url: CALLBACK },
        other,
      );
      const mails = await mailsTo(project, email);
      const newest = mails.map((mail) => codeIn(mail)).find((one) => one !== code) as string;
      expect((await verify(newest, other)).status).toBe(200);
      expect((await verify(code, stranger.accessToken)).status).toBe(200);
      expect(
        (
          await project.call("GET", `/contact-channels/me/${draft.id}`, {
            token: stranger.accessToken,
          })
        ).body,
      ).toMatchObject({ used_for_auth: false });
      expect((await signIn(email, stranger.password)).code).toBe("EMAIL_PASSWORD_MISMATCH");
      const taken = await project.call("PATCH", `/contact-channels/me/${draft.id}`, {
        token: stranger.accessToken,
        body: { used_for_auth: true },
      });
      expect([taken.status, taken.code]).toEqual([
        409,
        "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
      ]);
    });
  },
);
