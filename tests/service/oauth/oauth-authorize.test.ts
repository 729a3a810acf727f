import { randomUUID } from "node:crypto";
import { OAUTH_PROVIDERS, type OAuthProviderId } from "@stackkit/next/protocol";
import { describe, expect, it } from "vitest";
import {
  read,
  serveTestProject,
  startTestProject,
  TestClock,
  TestProject,
} from "../../support/service.js";
import { type StartOptions, Visitor } from "../../support/visitor.js";

/** What only some providers have. */
const OWN: Readonly<Partial<Record<OAuthProviderId, object>>> = {
  facebook: { facebookConfigId: "conf" },
  microsoft: { microsoftTenantId: "my-tenant" },
};

const clock = new TestClock();
const project = serveTestProject(
  {
    domains: [{ domain: "https://app.example/inside", handlerPath: "/handler" }],
    oauthProviders: [
      { id: "google", enabled: true, type: "shared" },
      { id: "github", enabled: false, type: "shared" },
      ...OAUTH_PROVIDERS.slice(2).map((id) => ({
        id,
        enabled: true,
        type: "standard" as const,
        clientId: `client of ${id}`,
        clientSecret: "secret",
        ...OWN[id],
      })),
    ],
  },
  { clock },
);

const start = async (provider: string, options?: StartOptions) => {
  const visitor = new Visitor(project);
  const response = await visitor.go(visitor.authorizeUrl(provider, options));
  return {
    visitor,
    ...(await read(response)),
    location: response.headers.get("location"),
    cookie: response.headers.get("set-cookie"),
  };
};

describe("authorize", () => {
  it("sends the person to the provider with a challenge and a state of the service's own, and sets a cookie for that state", async () => {
    const { status, location, cookie, visitor } = await start("google");
    expect(status).toBe(307);
    const url = new URL(location as string);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "stackkit-emulator",
      scope: "openid email profile",
      response_type: "code",
      redirect_uri: "http://service.localhost/api/v1/auth/oauth/callback/google",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      access_type: "offline",
    });
    expect(url.searchParams.get("state")).not.toBe(visitor.state);
    expect(cookie).toContain(
      `stack-oauth-inner-${url.searchParams.get("state")}=true; Max-Age=600; Path=/; HttpOnly`,
    );
  });

  it("stores neither the state nor the request in plain text", async () => {
    const { location, visitor } = await start("google");
    const stored = JSON.stringify(
      await project.service.context.db.selectFrom("oauth_requests").selectAll().execute(),
    );
    expect(stored).not.toContain(new URL(location as string).searchParams.get("state"));
    expect(stored).not.toContain(visitor.state);
    expect(stored).not.toContain("localhost:3000");
  });

  it("adds the scopes that the app asks for to those of the provider", async () => {
    const { location } = await start("spotify", { scope: "playlist-read-private user-read-email" });
    expect(new URL(location as string).searchParams.get("scope")).toBe(
      "user-read-email user-read-private playlist-read-private",
    );
  });

  it.each(OAUTH_PROVIDERS.slice(2))("knows where %s stands", async (id) => {
    const { status, location } = await start(id);
    expect(status).toBe(307);
    const url = new URL(location as string);
    expect(url.protocol).toBe("https:");
    expect(url.searchParams.get("client_id")).toBe(`client of ${id}`);
    expect(url.searchParams.get("scope")).not.toBe("");
    expect(url.searchParams.get("redirect_uri")).toBe(
      `http://service.localhost/api/v1/auth/oauth/callback/${id}`,
    );
  });

  it("sends what a provider asks for besides", async () => {
    const params = async (id: string) =>
      Object.fromEntries(new URL((await start(id)).location as string).searchParams);
    expect(await params("apple")).toMatchObject({ response_mode: "form_post" });
    expect(await params("facebook")).toMatchObject({ config_id: "conf" });
    expect((await start("microsoft")).location).toContain(
      "https://login.microsoftonline.com/my-tenant/oauth2/v2.0/authorize?",
    );
    expect(await params("linkedin")).not.toHaveProperty("code_challenge");
  });

  it.each<[string, string, StartOptions, number, string | undefined]>([
    [
      "a provider that is switched off",
      "github",
      {},
      400,
      "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
    ],
    ["an unknown provider", "nope", {}, 400, "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED"],
    [
      "an unknown project",
      "google",
      { other: { client_id: randomUUID() } },
      400,
      "INVALID_OAUTH_CLIENT_ID_OR_SECRET",
    ],
    [
      "a wrong key",
      "google",
      { other: { client_secret: "pck_nope" } },
      401,
      "INVALID_PUBLISHABLE_CLIENT_KEY",
    ],
    ["another scope than legacy", "google", { other: { scope: "openid" } }, 400, "INVALID_SCOPE"],
    [
      "a missing redirect address",
      "google",
      { other: { redirect_uri: undefined } },
      400,
      "SCHEMA_ERROR",
    ],
    ["a missing state", "google", { other: { state: undefined } }, 400, "SCHEMA_ERROR"],
    ["a redirect address that is no URL", "google", { redirectUri: "nope" }, 400, "SCHEMA_ERROR"],
    [
      "another response type than code",
      "google",
      { other: { response_type: "token" } },
      400,
      "SCHEMA_ERROR",
    ],
    ["another grant type", "google", { other: { grant_type: "implicit" } }, 400, "SCHEMA_ERROR"],
    [
      "a plain challenge",
      "google",
      { other: { code_challenge_method: "plain" } },
      400,
      "SCHEMA_ERROR",
    ],
    ["an unknown type", "google", { other: { type: "other" } }, 400, "SCHEMA_ERROR"],
    ["an unknown parameter", "google", { other: { provider: "google" } }, 400, "SCHEMA_ERROR"],
    [
      "an untrusted redirect address",
      "google",
      { redirectUri: "https://evil.example/x" },
      400,
      "REDIRECT_URL_NOT_WHITELISTED",
    ],
    [
      "a redirect address beside the trusted path",
      "google",
      { redirectUri: "https://app.example/inside-out" },
      400,
      "REDIRECT_URL_NOT_WHITELISTED",
    ],
    [
      "a redirect address with a name before the host",
      "google",
      { redirectUri: "https://app.example@evil.example/inside" },
      400,
      "REDIRECT_URL_NOT_WHITELISTED",
    ],
    [
      "a script as redirect address",
      "google",
      { redirectUri: "javascript:alert(1)" },
      400,
      "REDIRECT_URL_NOT_WHITELISTED",
    ],
    [
      "an untrusted address to go on to",
      "google",
      { afterUrl: "https://evil.example/x" },
      400,
      "REDIRECT_URL_NOT_WHITELISTED",
    ],
    ["a link without a token", "google", { type: "link" }, 401, "UNPARSABLE_ACCESS_TOKEN"],
    [
      "a link with a broken token",
      "google",
      { type: "link", token: "zzz" },
      401,
      "UNPARSABLE_ACCESS_TOKEN",
    ],
  ])("refuses %s", async (_, provider, options, status, code) => {
    const answer = await start(provider, options);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it("takes a trusted redirect address at its own port only", async () => {
    const at = async (port: string) =>
      (await start("google", { redirectUri: `https://app.example${port}/inside/callback` })).status;
    expect([await at(""), await at(":443"), await at(":8443")]).toEqual([307, 307, 400]);
  });

  it("refuses extra scopes of a link by shared keys", async () => {
    const { accessToken } = await project.signUp();
    const { status, code } = await start("google", {
      type: "link",
      token: accessToken,
      scope: "calendar",
    });
    expect([status, code]).toEqual([400, "OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS"]);
  });

  it("refuses a link with an expired token, and with one of another project", async () => {
    const { accessToken } = await project.signUp();
    const other = await startTestProject(
      { oauthProviders: [{ id: "google", enabled: true, type: "shared" }] },
      { clock },
    );
    const visitor = new Visitor(other);
    const foreign = await read(
      await visitor.go(visitor.authorizeUrl("google", { type: "link", token: accessToken })),
    );
    expect([foreign.status, foreign.code]).toEqual([401, "UNPARSABLE_ACCESS_TOKEN"]);
    await other.service.stop();
    clock.advance(11 * 60_000);
    expect((await start("google", { type: "link", token: accessToken })).code).toBe(
      "ACCESS_TOKEN_EXPIRED",
    );
  });

  it("refuses a link with a token of another project of the same service with 403", async () => {
    const otherId = randomUUID();
    const service = await startTestProject(
      { oauthProviders: [{ id: "google", enabled: true, type: "shared" }] },
      { projects: [{ id: otherId, displayName: "Other", keys: { client: `pck_${otherId}` } }] },
    );
    const { accessToken } = await new TestProject(service.service, otherId).signUp();
    const visitor = new Visitor(service);
    const { status, code } = await read(
      await visitor.go(visitor.authorizeUrl("google", { type: "link", token: accessToken })),
    );
    expect([status, code]).toEqual([403, undefined]);
    await service.service.stop();
  });
});
