import { passkeys, STEP_UP_FRESH_MILLIS } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { UPGRADE_FRESH_MILLIS } from "../../../service/src/sessions/fresh-session.js";
import { MAX_PASSKEYS_PER_USER } from "../../../service/src/sign-in/passkeys/table.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
  "Version/19.0 Mobile/15E148 Safari/604.1";
const ONE_PASSWORD = "bada5566-a7aa-401f-bd96-45619a55120d";
const OTHER_SITE = "https://app.example:8443";

const clock = new TestClock();
const project = serveTestProject(
  {
    domains: [OTHER_SITE, "https://app.shop.example"].map((domain) => ({
      domain,
      handlerPath: "/handler",
    })),
  },
  { clock },
);

const as = (token: string, method: string, path: string, body?: unknown, headers = {}) =>
  project.call(method, path, { token, body, headers });

type Mode = "replace" | "add" | "upgrade";
type Ceremony = Parameters<SoftwareAuthenticator["create"]>[1];

interface Made {
  readonly mode?: Mode;
  readonly origin?: string;
  readonly ceremony?: Ceremony;
  readonly userAgent?: string;
}

/** Registers a passkey of a new authenticator, and moves the clock on. */
async function register(token: string, { mode, origin, ceremony, userAgent }: Made = {}) {
  const authenticator = new SoftwareAuthenticator(origin);
  const started = await as(token, "POST", passkeys.startRegistration.path, { mode });
  const { options_json: options, code } = started.body;
  const body = { credential: authenticator.create(options ?? { challenge: "" }, ceremony), code };
  const answer = await as(token, "POST", passkeys.register.path, body, {
    ...(userAgent && { "user-agent": userAgent }),
  });
  clock.advance(1000);
  return { authenticator, options, started, answer };
}

async function signIn(authenticator: SoftwareAuthenticator, userAgent?: string) {
  const { body } = await project.call("POST", passkeys.startSignIn.path, { body: {} });
  return project.call("POST", passkeys.signIn.path, {
    body: { authentication_response: authenticator.get(body.options_json), code: body.code },
    headers: userAgent === undefined ? {} : { "user-agent": userAgent },
  });
}

const list = async (token: string) => (await as(token, "GET", "/users/me/passkeys")).body.items;
const idsOf = async (token: string) =>
  (await list(token)).map(({ id }: { readonly id: string }) => id);

describe("several passkeys", () => {
  it("above the limit are refused before the browser makes one, and still replaced", async () => {
    const { accessToken } = await project.signUp();
    await register(accessToken, { mode: "add" });
    const { db } = project.service.context;
    const [newest] = await list(accessToken);
    const row = await db
      .selectFrom("passkeys")
      .selectAll()
      .where("credential_id", "=", newest.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: MAX_PASSKEYS_PER_USER - 2 }, (_, at) => ({
      ...row,
      credential_id: `copy-${at}`,
    }));
    for (let from = 0; from < copies.length; from += 20)
      await db
        .insertInto("passkeys")
        .values(copies.slice(from, from + 20))
        .execute();
    expect((await register(accessToken, { mode: "add" })).answer.status).toBe(200);
    const refused = (await register(accessToken, { mode: "add" })).started;
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: "SCHEMA_ERROR",
      details: { reason: "passkey_limit_reached" },
    });
    expect((await register(accessToken)).answer.status).toBe(200);
  });

  it("all sign in, on each of their sites, and are listed newest first", async () => {
    const user = await project.signUp();
    const made: SoftwareAuthenticator[] = [];
    for (let count = 0; count < 12; count++) {
      const origin = count % 2 === 0 ? undefined : OTHER_SITE;
      made.push(
        (await register(user.accessToken, { mode: "add", ...(origin && { origin }) }))
          .authenticator,
      );
    }
    for (const one of made)
      expect(await signIn(one)).toMatchObject({ status: 200, body: { user_id: user.userId } });
    expect(await idsOf(user.accessToken)).toEqual(
      made.map(({ credentialId }) => credentialId).reverse(),
    );
    const sites = (await list(user.accessToken)).map(({ rp_id }: { rp_id: string }) => rp_id);
    expect(new Set(sites)).toEqual(new Set(["localhost", "app.example"]));
    const me = await as(user.accessToken, "GET", "/users/me");
    expect(me.body).toMatchObject({ passkey_auth_enabled: true });
    const found = await project.call("GET", "/users?limit=100", { level: "server" });
    const shown = found.body.items.filter(({ id }: { id: string }) => id === user.userId);
    expect(shown).toHaveLength(1);
  });

  it("are excluded from the ceremony that adds one, and not from one that replaces", async () => {
    const user = await project.signUp();
    const first = await register(user.accessToken);
    expect(first.options.excludeCredentials).toEqual([]);
    const second = await register(user.accessToken, { mode: "add" });
    expect(second.options.excludeCredentials).toEqual([
      { id: first.authenticator.credentialId, type: "public-key", transports: ["internal"] },
    ]);
    expect((await register(user.accessToken)).options.excludeCredentials).toEqual([]);
  });

  it("lose the newest to a client that knows only one", async () => {
    const user = await project.signUp();
    const [oldest, newest] = [
      await register(user.accessToken, { mode: "add" }),
      await register(user.accessToken, { mode: "add" }),
    ];
    const replaced = await register(user.accessToken);
    expect((await signIn(oldest.authenticator)).status).toBe(200);
    expect((await signIn(newest.authenticator)).code).toBe("PASSKEY_AUTHENTICATION_FAILED");
    expect((await signIn(replaced.authenticator)).status).toBe(200);
    await as(user.accessToken, "PATCH", "/users/me", { passkey_auth_enabled: false });
    expect(await list(user.accessToken)).toEqual([]);
  });

  it("are named after the authenticator, the device, and what the user calls them", async () => {
    const user = await project.signUp();
    const { authenticator } = await register(user.accessToken, {
      mode: "add",
      ceremony: { aaguid: ONE_PASSWORD },
      userAgent: IPHONE,
    });
    expect(await list(user.accessToken)).toEqual([
      {
        id: authenticator.credentialId,
        name: null,
        provider: "1Password",
        device: "Safari, iPhone",
        rp_id: "localhost",
        is_backed_up: false,
        created_at_millis: expect.any(Number),
        last_used_at_millis: null,
        last_used_device: null,
      },
    ]);
    const path = `/users/me/passkeys/${authenticator.credentialId}`;
    const renamed = await as(user.accessToken, "PATCH", path, { name: "  My phone " });
    expect(renamed).toMatchObject({ status: 200, body: { name: "My phone" } });
    const without = await as(user.accessToken, "PATCH", path, { name: null });
    expect(without.body.name).toBeNull();
    for (const name of ["", "x".repeat(300), 7])
      expect((await as(user.accessToken, "PATCH", path, { name })).code).toBe("SCHEMA_ERROR");
    await signIn(authenticator, IPHONE);
    expect(await list(user.accessToken)).toMatchObject([
      { last_used_at_millis: clock.now(), last_used_device: "Safari, iPhone" },
    ]);
  });

  it("are removed one by one, with a mail, but not the last way to sign in", async () => {
    const user = await project.signUp();
    await project.markVerified(user.userId);
    const [kept, removed] = [
      await register(user.accessToken, { mode: "add" }),
      await register(user.accessToken, { mode: "add" }),
    ];
    const path = `/users/me/passkeys/${removed.authenticator.credentialId}`;
    expect((await as(user.accessToken, "DELETE", path)).status).toBe(200);
    expect((await as(user.accessToken, "DELETE", path)).status).toBe(404);
    await mailTo(project, user.email, "passkey_removed");
    expect((await signIn(removed.authenticator)).code).toBe("PASSKEY_AUTHENTICATION_FAILED");
    expect((await signIn(kept.authenticator)).status).toBe(200);

    const { body } = await project.call("POST", "/users", { level: "server", body: {} });
    const session = await project.call("POST", "/auth/sessions", {
      level: "server",
      body: { user_id: body.id },
    });
    const token = session.body.access_token;
    const only = await register(token, { mode: "add" });
    const last = await as(token, "DELETE", `/users/me/passkeys/${only.authenticator.credentialId}`);
    expect(last.status).toBe(400);
    expect(await idsOf(token)).toEqual([only.authenticator.credentialId]);
  });

  it("are removed soon after a sign-in only", async () => {
    const user = await project.signUp();
    const { authenticator } = await register(user.accessToken, { mode: "add" });
    clock.advance(STEP_UP_FRESH_MILLIS);
    const refreshed = await project.call("POST", "/auth/sessions/current/refresh", {
      refreshToken: user.refreshToken,
      body: {},
    });
    const path = `/users/me/passkeys/${authenticator.credentialId}`;
    const answer = await as(refreshed.body.access_token, "DELETE", path);
    expect(answer.body.details.reason).toBe("fresh_session_required");
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it("belong to their user: nobody else lists, renames or removes them", async () => {
    const [owner, other] = [await project.signUp(), await project.signUp()];
    const { authenticator } = await register(owner.accessToken, { mode: "add" });
    const own = `/users/me/passkeys/${authenticator.credentialId}`;
    const foreign = `/users/${owner.userId}/passkeys`;
    expect(await list(other.accessToken)).toEqual([]);
    expect((await as(other.accessToken, "PATCH", own, { name: "Mine" })).status).toBe(404);
    expect((await as(other.accessToken, "DELETE", own)).status).toBe(404);
    expect(await list(owner.accessToken)).toMatchObject([{ name: null }]);
    expect((await as(other.accessToken, "GET", foreign)).code).toBe("INSUFFICIENT_ACCESS_TYPE");
    const byServer = await project.call("GET", foreign, { level: "server" });
    expect(byServer.body.items).toHaveLength(1);
  });
});

describe("a passkey of one domain on another", () => {
  const RELATED = "https://app.shop.example";
  const started = async () =>
    (await project.call("POST", passkeys.startSignIn.path, { body: {} })).body;

  it.each([
    ["a domain above the page's", OTHER_SITE, RELATED, "shop.example", 200],
    ["another trusted domain", RELATED, OTHER_SITE, "app.shop.example", 200],
    ["a domain that is not trusted", OTHER_SITE, RELATED, "evil.example", 400],
    ["a registry's domain", OTHER_SITE, RELATED, "example", 400],
  ])("signs in if it belongs to %s: from %s to %s", async (_, origin, other, rpId, status) => {
    const user = await project.signUp();
    const { authenticator, answer } = await register(user.accessToken, {
      mode: "add",
      origin,
      ceremony: { rpId },
    });
    expect(answer.status).toBe(status);
    if (status !== 200) return;
    const { options_json, code } = await started();
    const response = authenticator.get(options_json, { origin: other, rpId });
    const signedIn = await project.call("POST", passkeys.signIn.path, {
      body: { authentication_response: response, code },
    });
    expect(signedIn.body.user_id).toBe(user.userId);
    expect(await list(user.accessToken)).toMatchObject([{ rp_id: rpId }]);
  });
});

describe("a passkey that the browser makes by itself", () => {
  const unattended = { present: false };

  it("needs nobody's touch within a minute of the sign-in, and no later", async () => {
    const user = await project.signUp();
    const made = await register(user.accessToken, { mode: "upgrade", ceremony: unattended });
    expect(made.answer.status).toBe(200);
    expect((await signIn(made.authenticator)).status).toBe(200);
    const late = await project.signUp();
    clock.advance(UPGRADE_FRESH_MILLIS);
    const refused = await register(late.accessToken, { mode: "upgrade", ceremony: unattended });
    expect(refused.started.body.details.reason).toBe("fresh_session_required");
  });

  it("is refused if the minute ends during the ceremony", async () => {
    const user = await project.signUp();
    const authenticator = new SoftwareAuthenticator();
    const { body } = await as(user.accessToken, "POST", passkeys.startRegistration.path, {
      mode: "upgrade",
    });
    clock.advance(UPGRADE_FRESH_MILLIS);
    const credential = authenticator.create(body.options_json, unattended);
    const answer = await as(user.accessToken, "POST", passkeys.register.path, {
      credential,
      code: body.code,
    });
    expect(answer.body.details.reason).toBe("fresh_session_required");
  });

  it.each(["add", "replace"] as const)("needs a touch in the mode %s", async (mode) => {
    const user = await project.signUp();
    const { answer } = await register(user.accessToken, { mode, ceremony: unattended });
    expect(answer.code).toBe("PASSKEY_REGISTRATION_FAILED");
  });

  it("names no other mode", async () => {
    const user = await project.signUp();
    const { started } = await register(user.accessToken, { mode: "silent" as Mode });
    expect(started.code).toBe("SCHEMA_ERROR");
  });
});
