import { passwords } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import type { ShownMail } from "../../../service/src/mail/mailbox/mails.js";
import { MAX_PROTECTION_CHANGES } from "../../../service/src/users/protection.js";
import { newEmail } from "../../support/addresses.js";
import { codeIn, mailsTo, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = "correct horse battery";
const APP = "https://app.example.com";

const clock = new TestClock();
const project = serveTestProject(
  { domains: [{ domain: APP, handlerPath: "/handler" }] },
  { clock, rateLimits: true },
);

interface Owner {
  readonly userId: string;
  readonly email: string;
}

/** A person who proved their address, and the token of a fresh session, as a thief has it. */
async function createOwner(): Promise<Owner & { token: string }> {
  const { userId, email, accessToken } = await project.signUp(newEmail(), PASSWORD);
  await project.markVerified(userId);
  return { userId, email, token: accessToken };
}

/** Calls as the session of a token, a moment after the last call. */
const as = (token: string, method: string, path: string, body?: unknown) => {
  clock.advance(1);
  return project.call(method, path, { token, body });
};

const kindsTo = async (email: string) =>
  (await mailsTo(project, email))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "email_verification");

/** Adds an address as the thief, and proves it. */
async function addAddress(token: string, email = newEmail(), used_for_auth = true) {
  const draft = { user_id: "me", type: "email", value: email, used_for_auth };
  const added = await as(token, "POST", "/contact-channels", draft);
  expect(added.status).toBe(201);
  const { id } = added.body;
  await as(token, "POST", `/contact-channels/me/${id}/send-verification-code`, {
    callback_url: `${APP}/handler/email-verification`,
  });
  const code = codeIn(await mailTo(project, email, "email_verification"));
  expect((await as(token, "POST", "/contact-channels/verify", { code })).status).toBe(200);
  return { email, id };
}

/** The owner's address leaves the account: it is no way in any more, then it is deleted. */
async function dropAddress(token: string, owner: Owner, keeper: string) {
  const { body } = await as(token, "GET", "/contact-channels?user_id=me");
  const own = body.items.find(({ value }: { value: string }) => value === owner.email);
  expect(
    (await as(token, "PATCH", `/contact-channels/me/${keeper}`, { is_primary: true })).status,
  ).toBe(200);
  expect(
    (await as(token, "PATCH", `/contact-channels/me/${own.id}`, { used_for_auth: false })).status,
  ).toBe(200);
  expect((await as(token, "DELETE", `/contact-channels/me/${own.id}`)).status).toBe(200);
}

const linkIn = (mail: ShownMail): string | undefined =>
  mail.links.find((link) => new URL(link).pathname === "/handler/not-me");

const object = (link: string) =>
  project.call("POST", "/auth/objections", {
    body: { code: new URL(link).searchParams.get("code") },
  });

const resetWith = async (mail: ShownMail, password: string) =>
  project.call("POST", passwords.reset.path, { body: { code: codeIn(mail), password } });

const signIn = (email: string, password: string) => project.signIn({ email, password });

describeSuite("abuse: takeover", "Taking an account over with a fresh stolen session", () => {
  it("A31: each step of a takeover is mailed to the owner, also after the address has gone", async () => {
    const owner = await createOwner();
    const { token } = owner;
    const thief = await addAddress(token);
    await dropAddress(token, owner, thief.id);
    await as(token, "PATCH", "/users/me", { otp_auth_enabled: true });
    await as(token, "PATCH", "/users/me", {
      totp_secret_base64: Buffer.alloc(20, 5).toString("base64"),
    });
    expect((await kindsTo(owner.email)).reverse()).toEqual([
      "sign_in_address_added",
      "address_verified",
      "primary_changed",
      "sign_in_address_removed",
      "sign_in_address_removed",
      "email_codes_on",
      "second_factor_on",
    ]);
    countCases(7);
  });

  it("A31: the last of these mails brings the account back, whatever was done before", async () => {
    const owner = await createOwner();
    const { token } = owner;
    const thief = await addAddress(token);
    await dropAddress(token, owner, thief.id);
    await as(token, "PATCH", "/users/me", {
      totp_secret_base64: Buffer.alloc(20, 5).toString("base64"),
    });
    const last = await mailTo(project, owner.email, "second_factor_on");
    const done = await object(linkIn(last) ?? "");
    expect([done.status, done.body]).toEqual([200, { is_reset_sent: true }]);
    expect((await as(token, "GET", "/users/me")).code).toBe("ACCESS_TOKEN_EXPIRED");
    const reset = await mailTo(project, owner.email, "password_reset");
    expect((await resetWith(reset, "an entirely new password")).status).toBe(200);
    const back = await signIn(owner.email, "an entirely new password");
    expect([back.status, back.body.user_id]).toEqual([200, owner.userId]);
    const { body } = await as(back.body.access_token, "GET", "/contact-channels?user_id=me");
    expect(body.items).toMatchObject([
      { value: owner.email, is_primary: true, is_verified: true, used_for_auth: true },
    ]);
    expect(
      (await mailsTo(project, thief.email)).some(({ kind }) => kind === "password_reset"),
    ).toBe(false);
  });

  it("A31: a password that the thief set is gone, and so is a link that the thief asked for", async () => {
    const owner = await createOwner();
    const callback_url = `${APP}/handler/password-reset`;
    const body = { old_password: PASSWORD, new_password: "the thief's own password" };
    expect((await as(owner.token, "POST", passwords.update.path, body)).status).toBe(200);
    await project.call("POST", passwords.sendResetCode.path, {
      body: { email: owner.email, callback_url },
    });
    const asked = await mailTo(project, owner.email, "password_reset");
    await object(linkIn(await mailTo(project, owner.email, "password_changed")) ?? "");
    expect((await signIn(owner.email, "the thief's own password")).status).toBe(400);
    expect((await signIn(owner.email, PASSWORD)).status).toBe(400);
    expect((await resetWith(asked, "another new password")).code).toBe(
      "VERIFICATION_CODE_ALREADY_USED",
    );
    countCases(3);
  });

  it("A31: the link does nothing when opened, works once, and for two weeks", async () => {
    const owner = await createOwner();
    await as(owner.token, "PATCH", "/users/me", { otp_auth_enabled: true });
    const link = linkIn(await mailTo(project, owner.email, "email_codes_on")) ?? "";
    expect(new URL(link).origin).toBe(APP);
    const path = `/auth/objections?code=${new URL(link).searchParams.get("code")}`;
    for (const method of ["GET", "HEAD"])
      expect((await project.call(method, path)).status).toBe(405);
    expect((await as(owner.token, "GET", "/users/me")).status).toBe(200);
    clock.advance(14 * DAY - 10);
    expect((await object(link)).status).toBe(200);
    expect((await object(link)).code).toBe("VERIFICATION_CODE_ALREADY_USED");
    const late = await createOwner();
    await as(late.token, "PATCH", "/users/me", { otp_auth_enabled: true });
    const lateLink = linkIn(await mailTo(project, late.email, "email_codes_on")) ?? "";
    clock.advance(14 * DAY + 1);
    expect((await object(lateLink)).code).toBe("VERIFICATION_CODE_EXPIRED");
    countCases(5);
  });

  it("A31: an address that was added meanwhile gets the notices, but no link that undoes", async () => {
    const owner = await createOwner();
    const thief = await addAddress(owner.token);
    await as(owner.token, "PATCH", "/users/me", { otp_auth_enabled: true });
    expect(linkIn(await mailTo(project, owner.email, "email_codes_on"))).toBeDefined();
    expect(linkIn(await mailTo(project, thief.email, "email_codes_on"))).toBeUndefined();
    const own = (await mailsTo(project, thief.email)).map(linkIn).filter(Boolean);
    expect(own).toEqual([]);
    countCases(2);
  });

  it("A31: the thief's reset of the password leaves the links of the owner's mails working", async () => {
    const owner = await createOwner();
    const thief = await addAddress(owner.token);
    const link = linkIn(await mailTo(project, owner.email, "address_verified")) ?? "";
    const callback_url = `${APP}/handler/password-reset`;
    await project.call("POST", passwords.sendResetCode.path, {
      body: { email: thief.email, callback_url },
    });
    const reset = await mailTo(project, thief.email, "password_reset");
    clock.advance(1);
    expect((await resetWith(reset, "the thief's own password")).status).toBe(200);
    expect((await kindsTo(owner.email))[0]).toBe("password_changed");
    expect((await object(link)).status).toBe(200);
    expect((await signIn(thief.email, "the thief's own password")).status).toBe(400);
    countCases(3);
  });

  it("A31: the owner's address that was replaced and put back still undoes, and comes back", async () => {
    const owner = await createOwner();
    const { body } = await as(owner.token, "GET", "/contact-channels?user_id=me");
    const path = `/contact-channels/me/${body.items[0].id}`;
    for (const value of [newEmail(), owner.email])
      expect((await as(owner.token, "PATCH", path, { value })).status).toBe(200);
    await as(owner.token, "PATCH", "/users/me", { otp_auth_enabled: true });
    const link = linkIn(await mailTo(project, owner.email, "email_codes_on"));
    expect(link).toBeDefined();
    const done = await object(link ?? "");
    expect([done.status, done.body]).toEqual([200, { is_reset_sent: true }]);
    const reset = await mailTo(project, owner.email, "password_reset");
    expect((await resetWith(reset, "an entirely new password")).status).toBe(200);
    const back = await signIn(owner.email, "an entirely new password");
    expect([back.status, back.body.user_id]).toEqual([200, owner.userId]);
    countCases(3);
  });

  it("A31: the owner's address, written into another one of the account, does not stop the link", async () => {
    const owner = await createOwner();
    const { token } = owner;
    const plain = { user_id: "me", type: "email", value: newEmail(), used_for_auth: false };
    const { id } = (await as(token, "POST", "/contact-channels", plain)).body;
    const thief = await addAddress(token);
    await dropAddress(token, owner, thief.id);
    const value = { value: owner.email };
    expect((await as(token, "PATCH", `/contact-channels/me/${id}`, value)).status).toBe(200);
    const link = linkIn(await mailTo(project, owner.email, "sign_in_address_removed")) ?? "";
    const done = await object(link);
    expect([done.status, done.body]).toEqual([200, { is_reset_sent: true }]);
    expect((await signIn(owner.email, PASSWORD)).body.user_id).toBe(owner.userId);
    countCases(2);
  });

  it("A31: the link keeps the thief out of an account whose address has a new one", async () => {
    const owner = await createOwner();
    const thief = await addAddress(owner.token);
    await dropAddress(owner.token, owner, thief.id);
    // Signing in by a mailed code makes a new account, since no other has the address.
    const second = await project.signUp(owner.email, "the password of the new account");
    await project.markVerified(second.userId);
    const link = linkIn(await mailTo(project, owner.email, "sign_in_address_removed")) ?? "";
    const done = await object(link);
    expect([done.status, done.body]).toEqual([200, { is_reset_sent: false }]);
    expect((await as(owner.token, "GET", "/users/me")).code).toBe("ACCESS_TOKEN_EXPIRED");
    expect((await signIn(thief.email, PASSWORD)).status).toBe(400);
    expect((await signIn(owner.email, "the password of the new account")).status).toBe(200);
    countCases(3);
  });

  it("A31: for a day nothing about the account's protection can be changed", async () => {
    const owner = await createOwner();
    await as(owner.token, "PATCH", "/users/me", { otp_auth_enabled: true });
    await object(linkIn(await mailTo(project, owner.email, "email_codes_on")) ?? "");
    const reset = await mailTo(project, owner.email, "password_reset");
    await resetWith(reset, "an entirely new password");
    const token = (await signIn(owner.email, "an entirely new password")).body.access_token;
    const draft = { user_id: "me", type: "email", value: newEmail(), used_for_auth: true };
    const changes = [
      ["PATCH", "/users/me", { otp_auth_enabled: true }],
      ["PATCH", "/users/me", { passkey_auth_enabled: false }],
      ["DELETE", "/users/me", undefined],
      ["POST", "/contact-channels", draft],
    ] as const;
    for (const [method, path, body] of changes) {
      const { status, body: said } = await as(token, method, path, body);
      expect([status, said.details?.reason ?? said.reason ?? said.code], path).toEqual([
        400,
        expect.stringContaining("protection_paused"),
      ]);
    }
    clock.advance(DAY + 1);
    const later = (await signIn(owner.email, "an entirely new password")).body.access_token;
    expect((await as(later, "POST", "/contact-channels", draft)).status).toBe(201);
    countCases(changes.length + 1);
  });

  it("A31: a flood of changes is refused and hides none", async () => {
    const owner = await createOwner();
    let made = 0;
    let status = 200;
    while (status === 200 && made <= MAX_PROTECTION_CHANGES) {
      const change = await as(owner.token, "PATCH", "/users/me", {
        otp_auth_enabled: made % 2 === 0,
      });
      status = change.status;
      if (status === 200) made += 1;
    }
    expect([status, made]).toEqual([429, MAX_PROTECTION_CHANGES]);
    expect(await kindsTo(owner.email)).toHaveLength(MAX_PROTECTION_CHANGES);
    countCases(made + 1);
  });

  it("A31: a code of another kind, a foreign one and a guessed one undo nothing", async () => {
    const owner = await createOwner();
    await project.call("POST", passwords.sendResetCode.path, {
      body: { email: owner.email, callback_url: `${APP}/handler/password-reset` },
    });
    const reset = codeIn(await mailTo(project, owner.email, "password_reset"));
    for (const code of [reset, "x".repeat(45), reset.slice(1) + reset[0]])
      expect((await project.call("POST", "/auth/objections", { body: { code } })).code).toBe(
        "VERIFICATION_CODE_NOT_FOUND",
      );
    expect((await as(owner.token, "GET", "/users/me")).status).toBe(200);
    countCases(3);
  });

  it("A41: an address that an old session adds and proves undoes nothing, and gets no account", async () => {
    const { userId, email } = await project.signUp(newEmail(), PASSWORD);
    const plain = await addAddress(await sessionOf(userId), newEmail(), false);
    for (const wait of [0, 15 * DAY]) {
      clock.advance(wait);
      const old = await sessionOf(userId);
      expect((await as(old, "POST", "/users/me/activity/report")).status).toBe(200);
      const notice = await mailTo(project, plain.email, "activity_reported");
      expect(linkIn(notice)).toBeUndefined();
    }
    expect((await signIn(email, PASSWORD)).body.user_id).toBe(userId);
    countCases(2);
  });

  it("A41: an objection gives the account to no address that is older and never signed in", async () => {
    const owner = await createOwner();
    const plain = await addAddress(await sessionOf(owner.userId), newEmail(), false);
    clock.advance(15 * DAY);
    const token = (await signIn(owner.email, PASSWORD)).body.access_token;
    const next = await addAddress(token);
    await dropAddress(token, owner, next.id);
    clock.advance(15 * DAY);
    const later = (await signIn(next.email, PASSWORD)).body.access_token;
    await as(later, "PATCH", "/users/me", { otp_auth_enabled: true });
    const done = await object(linkIn(await mailTo(project, next.email, "email_codes_on")) ?? "");
    expect([done.status, done.body]).toEqual([200, { is_reset_sent: true }]);
    expect(await kindsTo(plain.email)).not.toContain("password_reset");
    expect(await kindsTo(next.email)).toContain("password_reset");
    countCases(1);
  });

  it("A41: an address that an old session added, and a thief made a way in, is none after the link", async () => {
    const owner = await createOwner();
    const plain = await addAddress(await sessionOf(owner.userId), newEmail(), false);
    clock.advance(15 * DAY);
    const token = (await signIn(owner.email, PASSWORD)).body.access_token;
    for (const change of [{ used_for_auth: true }, { is_primary: true }])
      expect((await as(token, "PATCH", `/contact-channels/me/${plain.id}`, change)).status).toBe(
        200,
      );
    expect(linkIn(await mailTo(project, plain.email, "primary_changed"))).toBeUndefined();
    const done = await object(linkIn(await mailTo(project, owner.email, "primary_changed")) ?? "");
    expect([done.status, done.body]).toEqual([200, { is_reset_sent: true }]);
    const back = (await signIn(owner.email, PASSWORD)).body.access_token;
    const { body } = await as(back, "GET", "/contact-channels?user_id=me");
    expect(body.items).toMatchObject([
      { value: owner.email, is_primary: true, used_for_auth: true },
      { value: plain.email, is_primary: false, used_for_auth: false },
    ]);
    countCases(2);
  });

  it("A32: deleting the account, removing passkeys and a new primary address need a fresh sign-in", async () => {
    const owner = await createOwner();
    const { id } = await addAddress(owner.token);
    const old = await sessionOf(owner.userId);
    const changes = [
      ["DELETE", "/users/me", undefined],
      ["PATCH", "/users/me", { passkey_auth_enabled: false }],
      ["PATCH", `/contact-channels/me/${id}`, { is_primary: true }],
    ] as const;
    for (const [method, path, body] of changes) {
      const { status, body: said } = await as(old, method, path, body);
      expect([status, JSON.stringify(said)], path).toEqual([
        400,
        expect.stringContaining("fresh_session_required"),
      ]);
    }
    countCases(changes.length);
  });
});

/** The access token of a session that is older than ten minutes. */
async function sessionOf(userId: string): Promise<string> {
  const made = await project.call("POST", "/auth/sessions", {
    level: "server",
    body: { user_id: userId },
  });
  clock.advance(11 * 60 * 1000);
  const renewed = await project.call("POST", "/auth/sessions/current/refresh", {
    refreshToken: made.body.refresh_token,
  });
  return renewed.body.access_token;
}
