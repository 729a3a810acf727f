import { OAUTH_OUTER_LIFE_MILLIS, operations } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { createUser } from "../../support/create-user.js";
import { read, serveTestProject, startTestProject, TestClock } from "../../support/service.js";
import { REDIRECT_URI, Visitor } from "../../support/visitor.js";

const ERROR_URL = "http://localhost:3000/handler/error";
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

const me = async (token: string) => (await project.call("GET", "/users/me", { token })).body;
const location = (response: Response) => new URL(response.headers.get("location") as string);

/** The parameters of an app's error page. */
const errorAt = (response: Response) => {
  const { origin, pathname, searchParams } = location(response);
  return {
    page: origin + pathname,
    code: searchParams.get("errorCode"),
    message: searchParams.get("message"),
    details: JSON.parse(searchParams.get("details") ?? "null"),
  };
};

describe("signing in through a provider", () => {
  it("creates a new user with the provider's profile", async () => {
    const email = newEmail();
    const visitor = new Visitor(project);
    const answer = await visitor.signIn("google", { name: "Ada Lovelace", email });
    expect(answer.status).toBe(307);
    expect(location(answer).origin + location(answer).pathname).toBe(REDIRECT_URI);
    expect(location(answer).searchParams.get("state")).toBe(visitor.state);
    const { status, body } = await visitor.exchange(answer);
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^[0-9a-z]{45}$/),
      token_type: "Bearer",
      expires_in: 600,
      scope: "legacy",
      is_new_user: true,
      newUser: true,
      after_callback_redirect_url: null,
      afterCallbackRedirectUrl: null,
    });
    expect(await me(body.access_token)).toMatchObject({
      display_name: "Ada Lovelace",
      primary_email: email,
      primary_email_verified: true,
      has_password: false,
      auth_with_email: false,
      oauth_providers: [{ id: "google", account_id: expect.any(String), email }],
    });
  });

  it("finds a known user by their account, and keeps what they changed", async () => {
    const email = newEmail();
    const first = new Visitor(project);
    const { body: made } = await first.exchange(
      await first.signIn("google", { name: "Before", email }),
    );
    await project.call("PATCH", "/users/me", {
      token: made.access_token,
      body: { display_name: "Own name" },
    });
    const second = new Visitor(project);
    const { body } = await second.exchange(await second.signIn("google", { name: "After", email }));
    expect(body).toMatchObject({ is_new_user: false, newUser: false });
    expect((await me(body.access_token)).display_name).toBe("Own name");
    expect((await me(body.access_token)).id).toBe((await me(made.access_token)).id);
  });

  it("hands over where to go on to", async () => {
    const visitor = new Visitor(project);
    const { body } = await visitor.exchange(
      await visitor.signIn(
        "google",
        { email: newEmail() },
        { afterUrl: "http://localhost:3000/after" },
      ),
    );
    expect(body).toMatchObject({
      after_callback_redirect_url: "http://localhost:3000/after",
      afterCallbackRedirectUrl: "http://localhost:3000/after",
    });
  });

  it("keeps the query of the redirect address and drops its hash", async () => {
    const visitor = new Visitor(project);
    const answer = await visitor.signIn(
      "google",
      { email: newEmail() },
      { redirectUri: `${REDIRECT_URI}?after_auth_return_to=%2Fx#there` },
    );
    expect(location(answer).searchParams.get("after_auth_return_to")).toBe("/x");
    expect(location(answer).hash).toBe("");
    expect(
      (
        await visitor.exchange(answer, {
          redirect_uri: `${REDIRECT_URI}?after_auth_return_to=%2Fx`,
        })
      ).status,
    ).toBe(200);
  });

  it("of a new user is refused while sign-up is off", async () => {
    const closed = await startTestProject({
      signUpEnabled: false,
      oauthProviders: [{ id: "google", enabled: true, type: "shared" }],
    });
    const { status, code } = await read(
      await new Visitor(closed).signIn("google", { email: newEmail() }),
    );
    expect([status, code]).toEqual([400, "SIGN_UP_NOT_ENABLED"]);
    await closed.service.stop();
  });

  it("of a user who has the provider's address works while sign-up is off", async () => {
    const closed = await startTestProject({
      signUpEnabled: false,
      oauthProviders: [{ id: "google", enabled: true, type: "shared" }],
    });
    const { id, email } = await createUser(closed);
    const visitor = new Visitor(closed);
    const { status, body } = await visitor.exchange(await visitor.signIn("google", { email }));
    expect([status, body.is_new_user]).toEqual([200, false]);
    const { body: me } = await closed.call("GET", "/users/me", { token: body.access_token });
    expect(me.id).toBe(id);
    await closed.service.stop();
  });

  it("twice at the same moment creates one user", async () => {
    const email = newEmail();
    const visitors = Array.from({ length: 4 }, () => new Visitor(project));
    const urls: string[] = [];
    for (const visitor of visitors) urls.push(await visitor.visit("google", { email }));
    const answers = await Promise.all(
      visitors.map((visitor, at) => visitor.go(urls[at] as string)),
    );
    expect(answers.map(({ status }) => status)).toEqual([307, 307, 307, 307]);
    const { body } = await project.call("GET", `/users?query=${email}`, { level: "server" });
    expect(body.items).toHaveLength(1);
  });

  it("asks for the second factor before it gives a session", async () => {
    const email = newEmail();
    const first = new Visitor(project);
    const { body: made } = await first.exchange(await first.signIn("google", { email }));
    await project.call("PATCH", "/users/me", {
      token: made.access_token,
      body: { totp_secret_base64: Buffer.alloc(20, 7).toString("base64") },
    });
    const second = new Visitor(project);
    const { status, code, body } = await second.exchange(await second.signIn("google", { email }));
    expect([status, code]).toEqual([400, "MULTI_FACTOR_AUTHENTICATION_REQUIRED"]);
    expect(body.details.attempt_code).toMatch(/^[0-9a-z]{45}$/);
  });
});

describe("an answer of a provider", () => {
  it("is taken once", async () => {
    const visitor = new Visitor(project);
    const url = await visitor.visit("google", { email: newEmail() });
    const cookie = visitor.cookieNames().find((name) => name.startsWith("stack-oauth-inner-"));
    expect((await visitor.go(url)).status).toBe(307);
    expect(visitor.cookieNames()).not.toContain(cookie);
    const again = await read(await visitor.go(url, { headers: { cookie: `${cookie}=true` } }));
    expect([again.status, again.code]).toEqual([400, undefined]);
  });

  it("needs the browser that was sent there", async () => {
    const url = await new Visitor(project).visit("google", { email: newEmail() });
    const { status, code } = await read(await new Visitor(project).go(url));
    expect([status, code]).toEqual([400, undefined]);
  });

  it("of one provider is not taken as that of another", async () => {
    const visitor = new Visitor(project);
    const url = await visitor.visit("google", { email: newEmail() });
    expect((await visitor.go(url.replace("/callback/google", "/callback/github"))).status).toBe(
      400,
    );
  });

  it.each(["", "?state=y&code=x", "?state=%0d%0aset-cookie:x=1", `?state=${"a".repeat(5000)}`])(
    "with nothing behind it (%s) is refused plainly",
    async (query) => {
      const { status, code, headers } = await read(
        await new Visitor(project).go(`/api/v1/auth/oauth/callback/google${query.slice(0, 200)}`),
      );
      expect([status, code]).toEqual([400, undefined]);
      expect(headers.get("x")).toBeNull();
    },
  );

  it("with a code that the provider does not know is refused plainly, and the cookie is gone", async () => {
    const visitor = new Visitor(project);
    const url = new URL(await visitor.visit("google", { email: newEmail() }));
    url.searchParams.set("code", "forged");
    const { status, code } = await read(await visitor.go(url.href));
    expect([status, code]).toEqual([400, undefined]);
    expect(visitor.cookieNames().some((name) => name.startsWith("stack-oauth-inner-"))).toBe(false);
  });

  it("from another issuer is refused", async () => {
    const visitor = new Visitor(project);
    const url = new URL(await visitor.visit("google", { email: newEmail() }));
    url.searchParams.set("iss", "https://evil.example");
    expect((await visitor.go(url.href)).status).toBe(400);
  });

  it("may come as a form", async () => {
    const visitor = new Visitor(project);
    const url = new URL(await visitor.visit("google", { email: newEmail() }));
    const answer = await visitor.go(url.origin + url.pathname, {
      method: "POST",
      body: url.searchParams,
    });
    expect(answer.status).toBe(307);
    expect((await visitor.exchange(answer)).status).toBe(200);
  });

  it("is late after ten minutes", async () => {
    const visitor = new Visitor(project);
    const url = await visitor.visit("google", { email: newEmail() }, { errorUrl: ERROR_URL });
    clock.advance(OAUTH_OUTER_LIFE_MILLIS);
    const answer = await visitor.go(url);
    expect(errorAt(answer)).toMatchObject({
      page: ERROR_URL,
      code: "OUTER_OAUTH_TIMEOUT",
      details: {},
    });
  });

  it("that says no goes to the app's error page", async () => {
    const answer = await new Visitor(project).signIn("google", "deny", { errorUrl: ERROR_URL });
    expect(answer.status).toBe(307);
    expect(errorAt(answer)).toEqual({
      page: ERROR_URL,
      code: "OAUTH_PROVIDER_ACCESS_DENIED",
      message: expect.any(String),
      details: {},
    });
  });

  it("that says no is answered directly without an error page, or with one that is not trusted", async () => {
    for (const errorUrl of [undefined, "https://evil.example/error"]) {
      const { status, code, headers } = await read(
        await new Visitor(project).signIn(
          "google",
          "deny",
          errorUrl === undefined ? {} : { errorUrl },
        ),
      );
      expect([status, code, headers.get("location")]).toEqual([
        400,
        "OAUTH_PROVIDER_ACCESS_DENIED",
        null,
      ]);
    }
  });

  it("prefers the newer name of the error address", async () => {
    const other = { error_redirect_uri: `${ERROR_URL}/newer` };
    expect(
      errorAt(await new Visitor(project).signIn("google", "deny", { errorUrl: ERROR_URL, other }))
        .page,
    ).toBe(`${ERROR_URL}/newer`);
  });

  it("is refused when the redirect address is no longer trusted", async () => {
    const changing = await startTestProject({
      oauthProviders: [{ id: "google", enabled: true, type: "shared" }],
    });
    const visitor = new Visitor(changing);
    const url = await visitor.visit("google", { email: newEmail() });
    await changing.call("PATCH", operations.projects.update.path, {
      level: "admin",
      body: { config: { allow_localhost: false } },
    });
    expect((await read(await visitor.go(url))).code).toBe("REDIRECT_URL_NOT_WHITELISTED");
    expect((await changing.call("GET", "/users", { level: "server" })).body.items).toEqual([]);
    await changing.service.stop();
  });

  it("is refused when the provider was switched off meanwhile", async () => {
    const changing = await startTestProject({
      oauthProviders: [{ id: "google", enabled: true, type: "shared" }],
    });
    const visitor = new Visitor(changing);
    const url = await visitor.visit("google", { email: newEmail() });
    await changing.call("PATCH", operations.projects.update.path, {
      level: "admin",
      body: { config: { oauth_providers: [{ id: "google", enabled: false, type: "shared" }] } },
    });
    expect((await read(await visitor.go(url))).code).toBe(
      "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
    );
    await changing.service.stop();
  });
});
