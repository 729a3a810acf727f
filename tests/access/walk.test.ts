import { describe, expect, it } from "vitest";
import { Access, freshReads } from "../../src/access/access.js";
import { KnownErrors, operations } from "../../src/protocol/index.js";
import { createSession } from "../../src/session/fresh-tokens.js";
import { ProjectKeys } from "../../src/session/jwks.js";
import { createMemoryStore } from "../../src/session/token-store.js";
import { TokenVerifier } from "../../src/session/verify.js";
import { systemClock } from "../../src/transport/clock.js";
import { createPublicKeysRequest } from "../../src/transport/public-keys.js";
import { createTokenRequests } from "../../src/transport/token-request.js";
import { createTransport } from "../../src/transport/transport.js";
import { newEmail } from "../support/addresses.js";
import { KEYS, serveTestProject } from "../support/service.js";

const { passwords, users, teams, sessions } = operations;
const project = serveTestProject();

/** A browser of its own: a session, and what it may do. */
function openBrowser() {
  const keys = KEYS(project.id);
  const line = {
    host: "http://service.test",
    projectId: project.id,
    fetch: ((url, init) =>
      Promise.resolve(project.service.fetch(new Request(url, init)))) as typeof fetch,
  };
  const { refresh } = createTokenRequests({ ...line, publishableClientKey: keys.client });
  const session = createSession({ store: createMemoryStore(), refresh, clock: systemClock });
  const transport = createTransport({
    ...line,
    level: "client",
    keys: { publishableClientKey: keys.client },
  });
  const verifier = new TokenVerifier({
    projectId: project.id,
    keys: new ProjectKeys({ load: createPublicKeysRequest(line), clock: systemClock }),
    clock: systemClock,
  });
  const access = new Access({
    level: "client",
    transport,
    session,
    reads: freshReads,
    live: () => undefined as never,
  });
  const me = { params: { user_id: "me" } };
  const readMe = () => access.query(users.read, me, (fields) => fields).fetch();
  const signUp = async () => {
    const email = newEmail();
    const { userId, ...tokens } = await access.run(passwords.signUp, {
      body: {
        email,
        password: "correct horse battery",
        verificationCallbackUrl: "http://localhost:3000/verify",
      },
    });
    session.setTokens(tokens);
    return { userId, email };
  };
  return { session, access, verifier, readMe, signUp, me };
}

describe("all layers together, against the real service", () => {
  it("sign up, read, change, verify without the service, refresh, sign out", async () => {
    const { session, access, verifier, readMe, signUp, me } = openBrowser();
    await expect(readMe()).rejects.toBeInstanceOf(KnownErrors.CannotGetOwnUserWithoutUser);

    const { userId, email } = await signUp();
    await expect(readMe()).resolves.toMatchObject({ id: userId, primaryEmail: email });
    await expect(
      access.run(users.update, {
        ...me,
        body: { displayName: "Ann", clientMetadata: { some_key: 1 } },
      }),
    ).resolves.toMatchObject({
      displayName: "Ann",
      clientMetadata: { some_key: 1 },
    });
    await expect(verifier.verify(session.tokens.accessToken ?? "")).resolves.toMatchObject({
      userId,
      projectId: project.id,
    });

    session.setTokens({ accessToken: null, refreshToken: session.tokens.refreshToken });
    await expect(readMe()).resolves.toMatchObject({ displayName: "Ann" });

    await access.run(sessions.signOut);
    session.markAccessTokenExpired();
    await expect(session.getTokens()).resolves.toBeNull();
    expect(session.isKnownInvalid).toBe(true);
  });

  it("an access token that the service refuses is renewed on the way, unseen by the caller", async () => {
    const { session, readMe, signUp } = openBrowser();
    const { userId } = await signUp();
    const [head, payload] = (session.tokens.accessToken ?? "").split(".");
    session.setTokens({
      accessToken: `${head}.${payload}.bm90IHRoZSBzaWduYXR1cmU`,
      refreshToken: session.tokens.refreshToken,
    });
    await expect(readMe()).resolves.toMatchObject({ id: userId });
  });

  it("a wrong password is a result, and says nothing about the session", async () => {
    const { session, access, signUp } = openBrowser();
    const { email } = await signUp();
    const result = await access.attempt(passwords.signIn, { body: { email, password: "wrong" } });
    expect(result).toMatchObject({ status: "error", error: { code: "EMAIL_PASSWORD_MISMATCH" } });
    expect(session.isKnownInvalid).toBe(false);
  });

  it("a list is read with what a browser may see of it", async () => {
    const { access, signUp } = openBrowser();
    await signUp();
    await access.run(teams.create, { body: { displayName: "Crew" } });
    await expect(
      access.query(teams.list, { query: { userId: "me" } }, (fields) => fields).fetch(),
    ).resolves.toMatchObject([{ displayName: "Crew" }]);
  });
});
