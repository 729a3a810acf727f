import {
  contactChannels,
  oneTimeCodes,
  passkeys,
  passwords,
  secondFactor,
} from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { announceRemovals } from "../../../service/src/accounts/suspended/announce-removal.js";
import { prune } from "../../../service/src/start/pruning.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { codeIn, mailsTo, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";

const DAY = 24 * 60 * 60 * 1000;
const clock = new TestClock();
const project = serveTestProject(
  { oauthProviders: [{ id: "google", enabled: true, type: "shared" }] },
  { clock },
);

const post = (path: string, body: unknown, token?: string) =>
  project.call("POST", path, { body, token });
const signIn = (email: string, password: string) =>
  post(passwords.signIn.path, { email, password });
const isAlive = async (refreshToken: string) =>
  (await project.call("POST", "/auth/sessions/current/refresh", { refreshToken })).status === 200;

/** The address is proved by a link that opens in a browser that the account does not know. */
async function proveElsewhere(email: string) {
  const code = codeIn(await mailTo(project, email, "email_verification"));
  expect((await post(contactChannels.verify.path, { code })).status).toBe(200);
}

async function proveBySignIn(email: string, account: string) {
  await post(oneTimeCodes.send.path, { email, callback_url: CALLBACK });
  const code = codeIn(await mailTo(project, email, "magic_link"));
  return post(oneTimeCodes.signIn.path, { code, account });
}

const digitsTo = async (email: string) =>
  /\d{6}/.exec((await mailTo(project, email, "confirm_sign_in")).subject)?.[0] as string;
const finish = (attempt: string, totp: string) =>
  post(secondFactor.signIn.path, { type: "totp", totp, code: attempt });

/** An account with one of everything, before its address is proved. */
async function fullAccount() {
  const account = await project.signUp();
  const token = account.accessToken;
  const authenticator = new SoftwareAuthenticator();
  const { body: ceremony } = await post(passkeys.startRegistration.path, {}, token);
  const credential = authenticator.create(ceremony.options_json);
  await post(passkeys.register.path, { credential, code: ceremony.code }, token);
  const further = newEmail();
  const draft = { user_id: "me", type: "email", value: further, used_for_auth: false };
  await post(contactChannels.create.path, draft, token);
  const visitor = new Visitor(project);
  const providerEmail = newEmail();
  await visitor.exchange(
    await visitor.signIn("google", { email: providerEmail }, { type: "link", token }),
  );
  const other = await project.signUp();
  const { body: team } = await post(
    "/teams",
    { display_name: "Atlas", creator_user_id: "me" },
    other.accessToken,
  );
  const membership = `/team-memberships/${team.id}/${account.userId}`;
  await project.call("POST", membership, { level: "server", body: {} });
  await project.call("POST", `/team-permissions/${team.id}/${account.userId}/$update_team`, {
    level: "server",
    body: {},
  });
  return { ...account, authenticator, further, providerEmail, teamId: team.id as string };
}

type Full = Awaited<ReturnType<typeof fullAccount>>;

const signInByPasskey = async ({ authenticator }: Full) => {
  const { body: ceremony } = await post(passkeys.startSignIn.path, {});
  const authentication_response = authenticator.get(ceremony.options_json);
  return post(passkeys.signIn.path, { authentication_response, code: ceremony.code });
};
const signInByProvider = async ({ providerEmail }: Full) => {
  const visitor = new Visitor(project);
  return visitor.exchange(await visitor.signIn("google", { email: providerEmail }));
};
/** What an account has, as its user and server see it. */
async function belongings({ userId, teamId }: Full) {
  const server = { level: "server" } as const;
  const { body: user } = await project.call("GET", `/users/${userId}`, server);
  const channels = await project.call("GET", `/contact-channels?user_id=${userId}`, server);
  const granted = await project.call(
    "GET",
    `/team-permissions?team_id=${teamId}&user_id=${userId}&recursive=false`,
    server,
  );
  return {
    password: user.has_password,
    passkey: user.passkey_auth_enabled,
    providers: user.oauth_providers.length,
    addresses: channels.body.items.map(({ value }: { value: string }) => value).sort(),
    permissions: granted.body.items.map(({ id }: { id: string }) => id).sort(),
  };
}

describeSuite(
  "suspended access",
  "Using what an account had before its address was proved from an unknown browser",
  () => {
    it("A20: nothing of before works, and one mailed code gives all of it back", async () => {
      const account = await fullAccount();
      const before = await belongings(account);
      expect(before).toMatchObject({ password: true, passkey: true, providers: 1 });
      expect(before.addresses).toHaveLength(2);
      expect(before.permissions).toContain("$update_team");
      await proveElsewhere(account.email);
      expect(await belongings(account)).toEqual({
        password: false,
        passkey: false,
        providers: 0,
        addresses: [account.email],
        permissions: [],
      });
      expect(await isAlive(account.refreshToken)).toBe(false);
      const asked = await signIn(account.email, account.password);
      expect([asked.status, asked.code]).toEqual([400, "MULTI_FACTOR_AUTHENTICATION_REQUIRED"]);
      const { attempt_code, sent_to } = asked.body.details;
      expect(sent_to).toBe(account.email);
      expect(attempt_code).toHaveLength(45);
      const done = await finish(attempt_code, await digitsTo(account.email));
      expect(done.body).toMatchObject({ user_id: account.userId, is_new_user: false });
      expect(await belongings(account)).toEqual(before);
      expect(await isAlive(account.refreshToken)).toBe(true);
      expect((await signIn(account.email, account.password)).status).toBe(200);
      expect((await signInByPasskey(account)).status).toBe(200);
      expect((await signInByProvider(account)).status).toBe(200);
    });

    it("A50: who came back to a team and was removed does not return with a confirmation", async () => {
      const account = await fullAccount();
      await proveElsewhere(account.email);
      const membership = `/team-memberships/${account.teamId}/${account.userId}`;
      const server = { level: "server", body: {} } as const;
      expect((await project.call("POST", membership, server)).status).toBe(201);
      expect((await project.call("DELETE", membership, { level: "server" })).status).toBe(200);
      const asked = await signIn(account.email, account.password);
      await finish(asked.body.details.attempt_code, await digitsTo(account.email));
      expect(await belongings(account)).toMatchObject({ password: true, permissions: [] });
    });

    it("A51: who is removed from a team while suspended does not return with a confirmation", async () => {
      const account = await fullAccount();
      await proveElsewhere(account.email);
      const remove = (token?: string) =>
        project.call("DELETE", `/team-memberships/${account.teamId}/${account.userId}`, {
          level: token ? "client" : "server",
          token,
        });
      const stranger = await project.signUp();
      expect((await remove(stranger.accessToken)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
      expect((await remove()).status).toBe(200);
      expect((await remove()).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
      const asked = await signIn(account.email, account.password);
      await finish(asked.body.details.attempt_code, await digitsTo(account.email));
      expect(await belongings(account)).toMatchObject({ password: true, permissions: [] });
    });

    it("A51: removing a suspended member needs the rank that they had", async () => {
      const account = await fullAccount();
      const manager = await project.signUp();
      const server = { level: "server", body: {} } as const;
      const ofTeam = (userId: string) => `${account.teamId}/${userId}`;
      await project.call("POST", `/team-memberships/${ofTeam(manager.userId)}`, server);
      const grant = (userId: string, id: string) =>
        project.call("POST", `/team-permissions/${ofTeam(userId)}/${id}`, server);
      await grant(manager.userId, "$remove_members");
      await grant(account.userId, "admin");
      await proveElsewhere(account.email);
      const removal = `/team-memberships/${ofTeam(account.userId)}`;
      const remove = () => project.call("DELETE", removal, { token: manager.accessToken });
      expect((await remove()).code).toBe("TEAM_PERMISSION_REQUIRED");
      await grant(manager.userId, "admin");
      expect((await remove()).status).toBe(200);
    });

    it.each([
      ["a passkey", signInByPasskey],
      ["a provider", signInByProvider],
    ])("A20: %s of before asks for the same code", async (_, attempt) => {
      const account = await fullAccount();
      await proveElsewhere(account.email);
      const asked = await attempt(account);
      expect(asked.code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
      const { attempt_code } = asked.body.details;
      const done = await finish(attempt_code, await digitsTo(account.email));
      expect(done.body.user_id).toBe(account.userId);
      expect((await attempt(account)).status).toBe(200);
    });

    it("A20: a stranger without the mailbox has five guesses of a million, and the code of another attempt is none", async () => {
      const account = await project.signUp();
      await proveElsewhere(account.email);
      const first = (await signIn(account.email, account.password)).body.details.attempt_code;
      const code = await digitsTo(account.email);
      const second = (await signIn(account.email, account.password)).body.details.attempt_code;
      expect((await finish(second, code)).code).toBe("INVALID_TOTP_CODE");
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
      for (let guess = 0; guess < 5; guess++)
        expect((await finish(first, wrong)).code).toBe("INVALID_TOTP_CODE");
      expect((await finish(first, code)).code).toBe("VERIFICATION_CODE_MAX_ATTEMPTS_REACHED");
    });

    it("A20: a reset ends the password of before, and the second factor of before opens nothing", async () => {
      const account = await project.signUp();
      await project.call("PATCH", "/users/me", {
        token: account.accessToken,
        body: { totp_secret_base64: Buffer.alloc(20, 9).toString("base64") },
      });
      await post(passwords.sendResetCode.path, { email: account.email, callback_url: CALLBACK });
      const code = codeIn(await mailTo(project, account.email, "password_reset"));
      await post(passwords.reset.path, { code, password: "the owner's password" });
      expect((await signIn(account.email, account.password)).code).toBe("EMAIL_PASSWORD_MISMATCH");
      expect((await signIn(account.email, "the owner's password")).status).toBe(200);
    });

    it("A20: a second factor that the owner set since is still asked for", async () => {
      const account = await project.signUp();
      const { body } = await proveBySignIn(account.email, account.userId);
      await project.call("PATCH", "/users/me", {
        token: body.access_token,
        body: { totp_secret_base64: Buffer.alloc(20, 7).toString("base64") },
      });
      const asked = await signIn(account.email, account.password);
      const done = await finish(asked.body.details.attempt_code, await digitsTo(account.email));
      expect(done.code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
      expect(done.body.details.sent_to).toBeUndefined();
    });

    it("A20: the owner is told at once, and a week before it is removed", async () => {
      const account = await project.signUp();
      await proveElsewhere(account.email);
      const kinds = async () => (await mailsTo(project, account.email)).map(({ kind }) => kind);
      expect(await kinds()).toContain("access_suspended");
      const { context } = project.service;
      clock.advance(22 * DAY);
      await announceRemovals(context);
      expect(await kinds()).not.toContain("suspension_ending");
      clock.advance(2 * DAY);
      await announceRemovals(context);
      await announceRemovals(context);
      expect((await kinds()).filter((kind) => kind === "suspension_ending")).toHaveLength(1);
      await prune(context);
      expect((await signIn(account.email, account.password)).code).toBe(
        "MULTI_FACTOR_AUTHENTICATION_REQUIRED",
      );
      clock.advance(7 * DAY + 1);
      await prune(context);
      expect((await signIn(account.email, account.password)).code).toBe("EMAIL_PASSWORD_MISMATCH");
    });
  },
);
