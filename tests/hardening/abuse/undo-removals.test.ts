import { passkeys } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { mailsTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { countCases, describeSuite } from "../support.js";

const APP = "https://app.example.com";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Moves with every look at it, as a real clock does between the statements of a transaction. */
const clock = new TestClock();
const { now } = clock;
clock.now = () => {
  clock.advance(1);
  return now();
};
const project = serveTestProject(
  {
    oauthProviders: [
      { id: "google", enabled: true, type: "shared" },
      { id: "github", enabled: true, type: "shared" },
    ],
    domains: [{ domain: APP, handlerPath: "/handler" }],
  },
  { clock },
);

const as = (token: string, method: string, path: string, body?: unknown) =>
  project.call(method, path, { token, body });

/** A fresh session of a user, as a thief has it. */
async function sessionOf(userId: string): Promise<string> {
  const { body } = await project.call("POST", "/auth/sessions", {
    level: "server",
    body: { user_id: userId },
  });
  return body.access_token;
}

async function addPasskey(token: string, mode?: "add") {
  const authenticator = new SoftwareAuthenticator(APP);
  const { body } = await as(token, "POST", passkeys.startRegistration.path, { mode });
  const credential = authenticator.create(body.options_json);
  const added = await as(token, "POST", passkeys.register.path, { credential, code: body.code });
  expect(added.status).toBe(200);
  return authenticator;
}

async function opens(authenticator: SoftwareAuthenticator): Promise<string | undefined> {
  const { body } = await project.call("POST", passkeys.startSignIn.path, { body: {} });
  const answer = authenticator.get(body.options_json);
  const signedIn = await project.call("POST", passkeys.signIn.path, {
    body: { authentication_response: answer, code: body.code },
  });
  return signedIn.body.user_id;
}

const removePasskey = (token: string) =>
  as(token, "PATCH", "/users/me", { passkey_auth_enabled: false });

async function connect(token: string, email: string) {
  const visitor = new Visitor(project);
  const link = await visitor.signIn("github", { email }, { type: "link", token });
  return (await visitor.exchange(link)).status;
}

async function signInAtProvider(email: string): Promise<string> {
  const visitor = new Visitor(project);
  const { body } = await visitor.exchange(await visitor.signIn("github", { email }));
  return (await as(body.access_token, "GET", "/users/me")).body.id;
}

const disconnect = (token: string) => as(token, "DELETE", "/connected-accounts/me/github");

/** A person with a passkey and a provider account of more than two weeks ago. */
async function createOwner() {
  const { userId, email } = await project.signUp(newEmail());
  await project.markVerified(userId);
  const token = await sessionOf(userId);
  const own = { authenticator: await addPasskey(token), provider: newEmail() };
  expect(await connect(token, own.provider)).toBe(200);
  clock.advance(15 * DAY);
  return { userId, email, ...own };
}

/** Presses "This wasn't me" in the newest mail that has the link. */
async function object(email: string) {
  const links = (await mailsTo(project, email)).flatMap((mail) => mail.links);
  const link = links.find((one) => new URL(one).pathname === "/handler/not-me") ?? "";
  const code = new URL(link).searchParams.get("code");
  const { status } = await project.call("POST", "/auth/objections", { body: { code } });
  expect(status).toBe(200);
}

describeSuite("abuse: takeover", "Taking an account over with a fresh stolen session", () => {
  it("A31: a passkey that the thief removed signs in again", async () => {
    const owner = await createOwner();
    await removePasskey(await sessionOf(owner.userId));
    expect(await opens(owner.authenticator)).toBeUndefined();
    await object(owner.email);
    expect(await opens(owner.authenticator)).toBe(owner.userId);
    countCases(2);
  });

  it("A31: a passkey that the thief replaced, again and again, signs in again, and theirs do not", async () => {
    const owner = await createOwner();
    const token = await sessionOf(owner.userId);
    const thief = [await addPasskey(token), await addPasskey(token)];
    await removePasskey(token);
    thief.push(await addPasskey(token));
    await object(owner.email);
    expect(await opens(owner.authenticator)).toBe(owner.userId);
    for (const one of thief) expect(await opens(one)).toBeUndefined();
    countCases(1 + thief.length);
  });

  it("A31: each passkey that the thief removed from several signs in again, and theirs does not", async () => {
    const owner = await createOwner();
    const token = await sessionOf(owner.userId);
    const second = await addPasskey(token, "add");
    const third = await addPasskey(token, "add");
    clock.advance(15 * DAY);
    const stolen = await sessionOf(owner.userId);
    const thief = await addPasskey(stolen, "add");
    for (const { credentialId } of [owner.authenticator, third])
      await as(stolen, "DELETE", `/users/me/passkeys/${credentialId}`);
    expect(await opens(owner.authenticator)).toBeUndefined();
    await object(owner.email);
    for (const one of [owner.authenticator, second, third])
      expect(await opens(one)).toBe(owner.userId);
    expect(await opens(thief)).toBeUndefined();
    countCases(4);
  });

  it("A31: a passkey that the owner removed a month before the thief came stays removed", async () => {
    const owner = await createOwner();
    const token = await sessionOf(owner.userId);
    await addPasskey(token, "add");
    await as(token, "DELETE", `/users/me/passkeys/${owner.authenticator.credentialId}`);
    clock.advance(30 * DAY);
    await addPasskey(await sessionOf(owner.userId), "add");
    await object(owner.email);
    expect(await opens(owner.authenticator)).toBeUndefined();
    countCases(1);
  });

  it("A31: the first thing that a thief added is gone, however fast the clock moves", async () => {
    const { userId, email } = await project.signUp(newEmail());
    await project.markVerified(userId);
    const passkey = await addPasskey(await sessionOf(userId));
    await object(email);
    expect(await opens(passkey)).toBeUndefined();

    const other = await project.signUp(newEmail());
    await project.markVerified(other.userId);
    const provider = newEmail();
    await connect(await sessionOf(other.userId), provider);
    await object(other.email);
    expect(await signInAtProvider(provider)).not.toBe(other.userId);
    countCases(2);
  });

  it("A31: an address that the thief replaced or deleted at once comes back, however fast the clock moves", async () => {
    for (const [method, body] of [["PATCH", { value: newEmail() }], ["DELETE"]] as const) {
      const { userId, email } = await project.signUp(newEmail());
      await project.markVerified(userId);
      const token = await sessionOf(userId);
      const { body: own } = await as(token, "GET", "/contact-channels?user_id=me");
      const path = `/contact-channels/me/${own.items[0].id}`;
      // The last way in stays.
      await connect(token, newEmail());
      expect((await as(token, method, path, body)).status).toBe(200);
      await object(email);
      const { body: user } = await project.call("GET", `/users/${userId}`, { level: "server" });
      expect(user.primary_email).toBe(email);
    }
    countCases(2);
  });

  it("A31: what a thief does who comes back after the first link is undone by the next", async () => {
    const { userId, email } = await project.signUp(newEmail());
    await project.markVerified(userId);
    const first = await sessionOf(userId);
    const { body: own } = await as(first, "GET", "/contact-channels?user_id=me");
    const path = `/contact-channels/me/${own.items[0].id}`;
    await connect(first, newEmail());
    for (const used_for_auth of [false, true])
      expect((await as(first, "PATCH", path, { used_for_auth })).status).toBe(200);
    await object(email);
    clock.advance(DAY);
    const second = await sessionOf(userId);
    await connect(second, newEmail());
    expect((await as(second, "DELETE", path)).status).toBe(200);
    await object(email);
    const { body: user } = await project.call("GET", `/users/${userId}`, { level: "server" });
    expect(user.primary_email).toBe(email);
    countCases(2);
  });

  it("A31: a provider account that the thief disconnected signs in again", async () => {
    const owner = await createOwner();
    const token = await sessionOf(owner.userId);
    expect((await disconnect(token)).status).toBe(200);
    const thief = newEmail();
    await connect(token, thief);
    await object(owner.email);
    expect(await signInAtProvider(owner.provider)).toBe(owner.userId);
    expect(await signInAtProvider(thief)).not.toBe(owner.userId);
    countCases(2);
  });

  it("A31: a provider account that signs in to another user by now stays theirs", async () => {
    const owner = await createOwner();
    await disconnect(await sessionOf(owner.userId));
    const now = await signInAtProvider(owner.provider);
    expect(now).not.toBe(owner.userId);
    await object(owner.email);
    expect(await signInAtProvider(owner.provider)).toBe(now);
    countCases(1);
  });

  it("A31: what the owner removed before the thief came stays removed", async () => {
    const owner = await createOwner();
    await removePasskey(await sessionOf(owner.userId));
    clock.advance(15 * DAY);
    await as(await sessionOf(owner.userId), "PATCH", "/users/me", { otp_auth_enabled: true });
    await object(owner.email);
    expect(await opens(owner.authenticator)).toBeUndefined();
    countCases(1);
  });
});
