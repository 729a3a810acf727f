import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { mailTo } from "../../support/mailbox.js";
import { read, startTestProject, type TestProject } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";

const PROVIDERS = [
  { id: "google", enabled: true, type: "shared" },
  { id: "github", enabled: true, type: "shared" },
] as const;
const ERROR_URL = "http://localhost:3000/handler/error";

const codeOf = (response: Response) =>
  new URL(response.headers.get("location") as string).searchParams.get("errorCode");

const projects: TestProject[] = [];
async function start(strategy: "link_method" | "raise_error" | "allow_duplicates") {
  const project = await startTestProject({
    oauthAccountMergeStrategy: strategy,
    oauthProviders: [...PROVIDERS],
  });
  projects.push(project);
  return project;
}
afterAll(async () => {
  for (const { service } of projects) await service.stop();
});

/** A user who already signs in with an address. */
async function existing(
  project: TestProject,
  verified: boolean,
): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const { body } = await project.call("POST", "/users", {
    level: "server",
    body: {
      primary_email: email,
      primary_email_verified: verified,
      primary_email_auth_enabled: true,
    },
  });
  return { id: body.id, email };
}

const users = async (project: TestProject, email: string) =>
  (await project.call("GET", `/users?query=${email}`, { level: "server" })).body.items;

describe("an account whose address another user signs in with", () => {
  describe("under link_method", () => {
    let project: TestProject;
    beforeAll(async () => {
      project = await start("link_method");
    });

    it("joins that user when both sides are verified, whatever the case of the address", async () => {
      const { id, email } = await existing(project, true);
      const visitor = new Visitor(project);
      const { body } = await visitor.exchange(
        await visitor.signIn("google", { email: email.toUpperCase() }),
      );
      expect(body.is_new_user).toBe(false);
      const found = await users(project, email);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ id, oauth_providers: [{ id: "google" }] });
    });

    it("is connected only at the exchange, which asks first if the client wants to", async () => {
      const { id, email } = await existing(project, true);
      const connected = async () => (await users(project, email))[0].oauth_providers;
      const visitor = new Visitor(project);
      const answer = await visitor.signIn("google", { email });
      const asked = await visitor.exchange(answer, { connection: "ask" });
      expect(asked).toMatchObject({
        status: 400,
        code: "OAUTH_CONNECTION_CONFIRMATION_REQUIRED",
        body: { details: { provider_id: "google", email } },
      });
      expect(await connected()).toEqual([]);
      const { status, body } = await visitor.exchange(answer);
      expect(status).toBe(200);
      expect(body.is_new_user).toBe(false);
      expect(await users(project, email)).toMatchObject([
        { id, oauth_providers: [{ id: "google" }] },
      ]);
      const mail = await mailTo(project, email, "provider_connected");
      expect(mail.subject).toContain("Google was connected");

      const again = new Visitor(project);
      const known = await again.signIn("google", { email });
      expect((await again.exchange(known, { connection: "ask" })).status).toBe(200);
    });

    it("is not connected if the user loses the address before the exchange", async () => {
      const { id, email } = await existing(project, true);
      const visitor = new Visitor(project);
      const answer = await visitor.signIn("google", { email });
      await project.call("PATCH", `/users/${id}`, {
        level: "server",
        body: { primary_email: newEmail(), primary_email_verified: true },
      });
      expect((await visitor.exchange(answer)).code).toBe("INVALID_AUTHORIZATION_CODE");
      const { body } = await project.call("GET", `/users/${id}`, { level: "server" });
      expect(body.oauth_providers).toEqual([]);
    });

    it("joins that user when the provider's side alone is verified", async () => {
      const { id, email } = await existing(project, false);
      const visitor = new Visitor(project);
      expect(
        (await visitor.exchange(await visitor.signIn("google", { email }))).body.is_new_user,
      ).toBe(false);
      expect(await users(project, email)).toMatchObject([
        { id, primary_email_verified: true, oauth_providers: [{ id: "google" }] },
      ]);
    });

    it("leaves one address for signing in after a password, then a provider", async () => {
      const email = newEmail();
      const { body: signedUp } = await project.call("POST", "/auth/password/sign-up", {
        body: {
          email,
          password: "a long enough secret",
          verification_callback_url: "http://localhost:3000/handler/email-verification",
        },
      });
      const visitor = new Visitor(project);
      const code = await visitor.signIn("google", { email });
      const { body } = await visitor.exchange(code, { account: signedUp.user_id });
      expect(body.is_new_user).toBe(false);
      const channels = await project.call("GET", `/contact-channels?user_id=${signedUp.user_id}`, {
        level: "server",
      });
      expect(channels.body.items).toMatchObject([
        { value: email, used_for_auth: true, is_verified: true, is_primary: true },
      ]);
    });

    it("is refused when the provider's side is not verified", async () => {
      const { email } = await existing(project, true);
      const { status, code, body } = await read(
        await new Visitor(project).signIn("google", { email, verified: false }),
      );
      expect([status, code]).toEqual([
        409,
        "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
      ]);
      expect(body.details).toEqual({ type: "email", contact_channel_value: email });
      expect((await users(project, email))[0].oauth_providers).toEqual([]);
    });

    it("creates a user of its own when the address is not used for signing in", async () => {
      const email = newEmail();
      await project.call("POST", "/users", {
        level: "server",
        body: {
          primary_email: email,
          primary_email_verified: true,
          primary_email_auth_enabled: false,
        },
      });
      const visitor = new Visitor(project);
      expect(
        (await visitor.exchange(await visitor.signIn("google", { email }))).body.is_new_user,
      ).toBe(true);
      expect(await users(project, email)).toHaveLength(2);
    });

    it("keeps an unverified address of a new user unverified", async () => {
      const email = newEmail();
      const visitor = new Visitor(project);
      await visitor.exchange(await visitor.signIn("google", { email, verified: false }));
      expect((await users(project, email))[0]).toMatchObject({
        primary_email_verified: false,
        primary_email_auth_enabled: true,
      });
    });
  });

  it("is refused under raise_error, though both sides are verified", async () => {
    const project = await start("raise_error");
    const { email } = await existing(project, true);
    const { status, code } = await read(await new Visitor(project).signIn("google", { email }));
    expect([status, code]).toEqual([409, "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE"]);
  });

  it.each([true, false])(
    "makes a second user under allow_duplicates, who signs in by the address unless the " +
      "first proved it (%s)",
    async (verified) => {
      const project = await start("allow_duplicates");
      const { id, email } = await existing(project, verified);
      const visitor = new Visitor(project);
      expect(
        (await visitor.exchange(await visitor.signIn("google", { email }))).body.is_new_user,
      ).toBe(true);
      const second = (await users(project, email)).find((user: { id: string }) => user.id !== id);
      expect(second).toMatchObject({
        primary_email: email,
        primary_email_auth_enabled: !verified,
        oauth_providers: [{ id: "google" }],
      });
    },
  );
});

describe("connecting an account", () => {
  let project: TestProject;
  beforeAll(async () => {
    project = await start("link_method");
  });
  const link = (token: string) => ({ type: "link", token, errorUrl: ERROR_URL }) as const;
  const connect = async (email: string, token: string) => {
    const visitor = new Visitor(project);
    return visitor.exchange(await visitor.signIn("github", { email }, link(token)));
  };
  const me = async (token: string) => (await project.call("GET", "/users/me", { token })).body;

  it("adds it to the user who is signed in, and signs them in from then on", async () => {
    const { accessToken, userId } = await project.signUp();
    const email = newEmail();
    const visitor = new Visitor(project);
    const { body } = await visitor.exchange(
      await visitor.signIn("github", { email }, link(accessToken)),
    );
    expect(body.is_new_user).toBe(false);
    expect(await me(body.access_token)).toMatchObject({
      id: userId,
      oauth_providers: [{ id: "github", email }],
    });
    const later = new Visitor(project);
    const { body: again } = await later.exchange(await later.signIn("github", { email }));
    expect((await me(again.access_token)).id).toBe(userId);
  });

  it("leaves the addresses of the user as they are", async () => {
    const { accessToken, email } = await project.signUp();
    await connect(newEmail(), accessToken);
    expect((await me(accessToken)).primary_email).toBe(email);
  });

  it("may be done again with the same account", async () => {
    const { accessToken } = await project.signUp();
    const email = newEmail();
    for (let times = 0; times < 2; times++)
      expect((await connect(email, accessToken)).status).toBe(200);
    expect((await me(accessToken)).oauth_providers).toHaveLength(1);
  });

  it("is refused for a second account of the same provider", async () => {
    const { accessToken } = await project.signUp();
    await connect(newEmail(), accessToken);
    expect(
      codeOf(await new Visitor(project).signIn("github", { email: newEmail() }, link(accessToken))),
    ).toBe("USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION");
  });

  it("is refused for an account of another user", async () => {
    const email = newEmail();
    await new Visitor(project).signIn("github", { email });
    const { accessToken } = await project.signUp();
    expect(codeOf(await new Visitor(project).signIn("github", { email }, link(accessToken)))).toBe(
      "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER",
    );
    expect((await me(accessToken)).oauth_providers).toEqual([]);
  });

  it("is refused for a user who was deleted meanwhile", async () => {
    const { accessToken, userId } = await project.signUp();
    const visitor = new Visitor(project);
    const url = await visitor.visit("github", { email: newEmail() }, link(accessToken));
    await project.call("DELETE", `/users/${userId}`, { level: "server" });
    expect(codeOf(await visitor.go(url))).toBe("USER_NOT_FOUND");
  });
});
