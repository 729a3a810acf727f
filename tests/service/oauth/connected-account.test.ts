import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { claimsOf } from "../../support/tokens.js";
import { ORIGIN, Visitor } from "../../support/visitor.js";

const clock = new TestClock();
const OWN_KEYS = {
  enabled: true,
  type: "standard",
  clientId: "my-app",
  clientSecret: "my-app",
} as const;
const project = serveTestProject(
  {
    oauthProviders: [
      { ...OWN_KEYS, id: "spotify", issuer: `${ORIGIN}/emulator/spotify` },
      { ...OWN_KEYS, id: "company", issuer: `${ORIGIN}/emulator/company` },
      { id: "google", enabled: true, type: "shared" },
    ],
  },
  { clock },
);

const signIn = async (provider: string, scope?: string) => {
  const visitor = new Visitor(project);
  const { body } = await visitor.exchange(
    await visitor.signIn(provider, { email: newEmail() }, scope === undefined ? {} : { scope }),
  );
  return body.access_token as string;
};
const ask = (token: string | undefined, provider = "spotify", scope = "", user = "me") =>
  project.call("POST", `/connected-accounts/${user}/${provider}/access-token`, {
    body: { scope },
    ...(token && { token }),
  });
const rows = () => project.service.context.db.selectFrom("oauth_tokens").selectAll().execute();

describe("an access token of a connected account", () => {
  it("is handed out by 201, and opens the provider", async () => {
    const token = await signIn("spotify");
    const { status, body } = await ask(token);
    expect(status).toBe(201);
    const profile = await new Visitor(project).go("/emulator/spotify/me", {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await profile.json()).toMatchObject({ sub: expect.any(String) });
  });

  it("is handed out by the older path as well", async () => {
    const token = await signIn("spotify");
    const { status, body } = await project.call(
      "POST",
      "/auth/oauth/connected-accounts/spotify/access-token",
      { token, body: {} },
    );
    expect([status, body]).toEqual([200, { access_token: expect.any(String) }]);
  });

  it("is stored encrypted", async () => {
    const { body } = await ask(await signIn("spotify"));
    expect(JSON.stringify(await rows())).not.toContain(body.access_token);
  });

  it("works for a provider of OpenID Connect that only the configuration names", async () => {
    const token = await signIn("company");
    expect((await ask(token, "company")).status).toBe(201);
    expect((await project.call("GET", "/users/me", { token })).body.oauth_providers).toMatchObject([
      { id: "company" },
    ]);
  });

  it("stays the same while more than five minutes of its life are left, and is refreshed after that", async () => {
    const token = await signIn("spotify");
    const { body: first } = await ask(token);
    expect((await ask(token)).body).toEqual(first);
    clock.advance(55 * 60_000);
    const renewed = await project.call("POST", "/connected-accounts/me/spotify/access-token", {
      body: {},
      token: await again(token),
    });
    expect(renewed.status).toBe(201);
    expect(renewed.body.access_token).not.toBe(first.access_token);
  });

  /** A session's access token has ended by then: one of the same user, made by the server. */
  async function again(token: string): Promise<string> {
    const { sub } = claimsOf(token);
    return (
      await project.call("POST", "/auth/sessions", { level: "server", body: { user_id: sub } })
    ).body.access_token;
  }

  it("has the requested scopes, or does not exist", async () => {
    const token = await signIn("spotify", "playlist-read");
    expect((await ask(token, "spotify", "openid playlist-read")).status).toBe(201);
    const { status, code } = await ask(token, "spotify", "playlist-read playlist-write");
    expect([status, code]).toEqual([400, "OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE"]);
  });

  it("is gone when the provider no longer takes the refresh token", async () => {
    const token = await signIn("spotify");
    await ask(token);
    clock.advance(60 * 60_000);
    await project.service.context.db
      .deleteFrom("emulator_records")
      .where("model", "=", "spotify:RefreshToken")
      .execute();
    const { code } = await ask(await again(token));
    expect(code).toBe("OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE");
  });

  it("does not pile up: a second sign-in takes the place of the first", async () => {
    const email = newEmail();
    for (let times = 0; times < 3; times++) {
      const visitor = new Visitor(project);
      await visitor.exchange(await visitor.signIn("spotify", { email }));
    }
    const { body } = await project.call("GET", `/users?query=${email}`, { level: "server" });
    expect((await rows()).filter(({ user_id }) => user_id === body.items[0].id)).toHaveLength(1);
  });

  it.each([
    ["a provider that is not there", "github", "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED"],
    ["shared keys", "google", "OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS"],
    ["an account that is not connected", "company", "OAUTH_CONNECTION_NOT_CONNECTED_TO_USER"],
  ])("is refused for %s", async (_, provider, code) => {
    const answer = await ask((await project.signUp()).accessToken, provider);
    expect([answer.status, answer.code]).toEqual([400, code]);
  });

  it("is for the user themselves, or for a server", async () => {
    const { userId } = await project.signUp();
    const { accessToken } = await project.signUp();
    const foreign = await ask(accessToken, "spotify", "", userId);
    expect([foreign.status, foreign.code]).toEqual([403, undefined]);
    expect((await ask(undefined)).code).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
    const byServer = (user: string) =>
      project.call("POST", `/connected-accounts/${user}/spotify/access-token`, {
        level: "server",
        body: {},
      });
    expect((await byServer(userId)).code).toBe("OAUTH_CONNECTION_NOT_CONNECTED_TO_USER");
    expect((await byServer(randomUUID())).code).toBe("USER_NOT_FOUND");
  });
});
