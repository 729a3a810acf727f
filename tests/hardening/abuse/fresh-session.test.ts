import { randomUUID } from "node:crypto";
import { oauth, STEP_UP_FRESH_MILLIS } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { type Answered, read, serveTestProject, TestClock } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { countCases, describeSuite } from "../support.js";

const TRIED = "Changing how an account is protected with an access token of an older sign-in";

const clock = new TestClock();
const project = serveTestProject(
  {
    oauthProviders: [
      { id: "google", enabled: true, type: "shared" },
      { id: "github", enabled: true, type: "shared" },
    ],
  },
  { clock },
);

const PASSWORD = "a pass phrase of five words";
const totp = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64");

interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** A user with two verified addresses, two provider accounts and, optionally, a password. */
async function createPerson(password?: string): Promise<Person> {
  const email = newEmail();
  const server = (method: string, path: string, body: unknown) =>
    project.call(method, path, { level: "server", body });
  const { body: user } = await server("POST", "/users", {
    primary_email: email,
    primary_email_verified: true,
    primary_email_auth_enabled: true,
    password,
    oauth_providers: ["google", "github"].map((id) => ({ id, account_id: randomUUID(), email })),
  });
  await server("POST", "/contact-channels", {
    user_id: user.id,
    type: "email",
    value: newEmail(),
    used_for_auth: false,
    is_verified: true,
  });
  const { body } = await server("POST", "/auth/sessions", { user_id: user.id });
  return { userId: user.id, email, token: body.access_token, refreshToken: body.refresh_token };
}

/** The user ten minutes after signing in, with a new access token of the same session. */
async function grownOld(person: Person): Promise<Person> {
  clock.advance(STEP_UP_FRESH_MILLIS);
  const { refreshToken } = person;
  const path = "/auth/sessions/current/refresh";
  const { body } = await project.call("POST", path, { refreshToken, body: {} });
  return { ...person, token: body.access_token };
}

const send = ({ token }: Person, method: string, path: string, body?: unknown) =>
  project.call(method, path, { token, body });

async function channelOf(person: Person, isPrimary: boolean): Promise<string> {
  const { body } = await send(person, "GET", "/contact-channels?user_id=me");
  return body.items.find((one: { is_primary: boolean }) => one.is_primary === isPrimary).id;
}
const patchChannel = async (person: Person, isPrimary: boolean, body: unknown) =>
  send(person, "PATCH", `/contact-channels/me/${await channelOf(person, isPrimary)}`, body);
const addChannel = (person: Person, used_for_auth: boolean) =>
  send(person, "POST", "/contact-channels", {
    user_id: "me",
    type: "email",
    value: newEmail(),
    used_for_auth,
  });
const startLink = (person: Person) => {
  const visitor = new Visitor(project);
  const { token } = person;
  return visitor.go(visitor.authorizeUrl("github", { type: "link", token })).then(read);
};

/** Every change to the protection of an account, and whether it needs a password. */
const CHANGES: Readonly<Record<string, (person: Person) => Promise<Answered>>> = {
  "setting a second factor": (person) =>
    send(person, "PATCH", "/users/me", { totp_secret_base64: totp(20) }),
  "removing the second factor": (person) =>
    send(person, "PATCH", "/users/me", { totp_secret_base64: null }),
  "switching mailed codes on": (person) =>
    send(person, "PATCH", "/users/me", { otp_auth_enabled: true }),
  "starting a passkey": (person) =>
    send(person, "POST", "/auth/passkey/initiate-passkey-registration", {}),
  "setting the first password": (person) =>
    send(person, "POST", "/auth/password/set", { password: PASSWORD }),
  "adding a sign-in address": (person) => addChannel(person, true),
  "signing in with another address": (person) =>
    patchChannel(person, false, { used_for_auth: true }),
  "making another address primary": (person) => patchChannel(person, false, { is_primary: true }),
  "no longer signing in with an address": (person) =>
    patchChannel(person, true, { used_for_auth: false }),
  "replacing the primary address": (person) => patchChannel(person, true, { value: newEmail() }),
  "removing the primary address": async (person) =>
    send(person, "DELETE", `/contact-channels/me/${await channelOf(person, true)}`),
  "connecting a provider": (person) =>
    send(person, "POST", oauth.createLinkTicket.path, {
      provider_id: "github",
      code_challenge: "A".repeat(43),
    }),
  "connecting a provider by an access token in the address": startLink,
  "disconnecting a provider": (person) => send(person, "DELETE", "/connected-accounts/me/github"),
};

/** How older clients show the message of an unknown error. */
const REFUSED = {
  status: 400,
  code: "SCHEMA_ERROR",
  body: {
    code: "SCHEMA_ERROR",
    error: "Sign in again to change how your account is protected.",
    details: {
      message: "Sign in again to change how your account is protected.",
      reason: "fresh_session_required",
    },
  },
};

const asServer = (method: string, path: string) => project.call(method, path, { level: "server" });

/** The publicly readable fields about an account's protection. */
async function protectionOf({ userId }: Person): Promise<unknown> {
  const { body: user } = await asServer("GET", `/users/${userId}`);
  const { body: channels } = await asServer("GET", `/contact-channels?user_id=${userId}`);
  const { last_active_at_millis: _, ...shown } = user;
  return { shown, channels };
}

describeSuite("abuse: step-up", TRIED, () => {
  it.each(Object.entries(CHANGES))(
    "A7: %s is refused ten minutes after the sign-in, and changes nothing",
    async (_, change) => {
      const person = await grownOld(await createPerson());
      const before = await protectionOf(person);
      expect(await change(person)).toMatchObject(REFUSED);
      expect(await protectionOf(person)).toEqual(before);
    },
  );

  it("A7: all of it is done just after a sign-in", async () => {
    for (const [name, change] of Object.entries(CHANGES)) {
      const person = await createPerson();
      clock.advance(STEP_UP_FRESH_MILLIS - 1000);
      const { status, body } = await change(person);
      expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(400);
    }
    countCases(Object.keys(CHANGES).length);
  });

  it("A7: a changed password needs a sign-in just now, beside the old one", async () => {
    const body = { old_password: PASSWORD, new_password: `${PASSWORD} more` };
    const person = await createPerson(PASSWORD);
    const old = await grownOld(person);
    expect(await send(old, "POST", "/auth/password/update", body)).toMatchObject(REFUSED);
    const signedIn = await project.signIn({ email: person.email, password: PASSWORD });
    const again = { ...person, token: signedIn.body.access_token };
    expect((await send(again, "POST", "/auth/password/update", body)).status).toBe(200);
  });

  it("A7: a passkey that was started in time is refused if it is finished too late", async () => {
    const person = await createPerson();
    clock.advance(STEP_UP_FRESH_MILLIS - 1000);
    const path = "/auth/passkey/initiate-passkey-registration";
    const { body } = await send(person, "POST", path, {});
    const credential = new SoftwareAuthenticator().create(body.options_json);
    const { code } = body;
    clock.advance(1000);
    const { refreshToken } = person;
    const refreshed = await project.call("POST", "/auth/sessions/current/refresh", {
      refreshToken,
      body: {},
    });
    const late = { ...person, token: refreshed.body.access_token };
    const finish = () => send(late, "POST", "/auth/passkey/register", { code, credential });
    expect(await finish()).toMatchObject(REFUSED);
    expect((await asServer("GET", `/users/${person.userId}`)).body.passkey_auth_enabled).toBe(
      false,
    );
  });

  it("A7: what protects nothing is changed at any time", async () => {
    const person = await grownOld(await createPerson());
    for (const call of [
      () => send(person, "PATCH", "/users/me", { display_name: "Ada", otp_auth_enabled: false }),
      () => addChannel(person, false),
      async () => send(person, "DELETE", `/contact-channels/me/${await channelOf(person, false)}`),
    ])
      expect((await call()).status).toBeLessThan(400);
  });

  it("A7: servers and administrators change anything at any time", async () => {
    const person = await grownOld(await createPerson());
    const { userId, token } = person;
    for (const level of ["server", "admin"] as const) {
      const body = { totp_secret_base64: totp(20), otp_auth_enabled: true };
      const path = `/users/${userId}`;
      expect((await project.call("PATCH", path, { level, body, token })).status).toBe(200);
    }
    const path = `/connected-accounts/${userId}/github`;
    expect((await asServer("DELETE", path)).status).toBe(200);
  });

  it("A7: an anonymous user, who cannot sign in again, may add a way to sign in", async () => {
    const { body } = await project.call("POST", "/auth/anonymous/sign-up", { body: {} });
    const { user_id: userId, access_token: token, refresh_token: refreshToken } = body;
    const guest = await grownOld({ userId, email: "", token, refreshToken });
    const set = await send(guest, "POST", "/auth/password/set", { password: PASSWORD });
    expect(set.status).toBe(200);
  });

  it("A7: a project may switch it off, but ended sessions stay refused", async () => {
    const config = (fresh_sign_in_required: boolean) =>
      project.call("PATCH", "/projects/current", {
        level: "admin",
        body: { config: { fresh_sign_in_required } },
      });
    expect((await config(false)).body.config.fresh_sign_in_required).toBe(false);
    try {
      const person = await grownOld(await createPerson());
      const body = { totp_secret_base64: totp(20) };
      expect((await send(person, "PATCH", "/users/me", body)).status).toBe(200);
      await send(person, "DELETE", "/auth/sessions/current");
      const { code } = await send(person, "PATCH", "/users/me", body);
      expect(code).toBe("ACCESS_TOKEN_EXPIRED");
    } finally {
      await config(true);
    }
  });

  it("A7: the secret of a second factor has at least 16 bytes", async () => {
    const person = await createPerson();
    for (const [bytes, status] of [
      [1, 400],
      [10, 400],
      [15, 400],
      [16, 200],
      [64, 200],
    ] as const) {
      const body = { totp_secret_base64: totp(bytes) };
      expect((await send(person, "PATCH", "/users/me", body)).status, `${bytes}`).toBe(status);
    }
  });
});
