import { anonymous, passwords, sessions } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { serveTestProject, startTestProject } from "../../support/service.js";

const project = serveTestProject();

const join = () => project.call("POST", anonymous.signUp.path);
const me = (token: string) => project.call("GET", "/users/me", { token });
const signUp = (token: string | undefined, email = newEmail()) =>
  project.call("POST", passwords.signUp.path, {
    token,
    body: {
      email,
      password: "correct horse battery",
      verification_callback_url: "http://localhost:3000/verify",
    },
  });

describe("an anonymous user", () => {
  it("has a name, an id and a session, and nothing else", async () => {
    const { status, body } = await join();
    expect(status).toBe(200);
    expect((await me(body.access_token)).body).toMatchObject({
      id: body.user_id,
      display_name: "Anonymous user",
      is_anonymous: true,
      primary_email: null,
      auth_with_email: false,
      has_password: false,
    });
  });

  it("is refused if the project does not have them", async () => {
    const without = await startTestProject({ anonymousSignUpEnabled: false });
    expect(await without.call("POST", anonymous.signUp.path)).toMatchObject({
      status: 400,
      code: "ANONYMOUS_ACCOUNTS_NOT_ENABLED",
    });
    await without.service.stop();
  });

  it("becomes a user in place when they sign up with their token: the id and what is in the account stay", async () => {
    const { body: before } = await join();
    await project.call("PATCH", "/users/me", {
      token: before.access_token,
      body: { client_metadata: { cart: ["hat"] } },
    });
    const email = newEmail();
    const { body: after } = await signUp(before.access_token, email);
    expect(after.user_id).toBe(before.user_id);
    expect((await me(after.access_token)).body).toMatchObject({
      id: before.user_id,
      is_anonymous: false,
      primary_email: email,
      display_name: null,
      has_password: true,
      client_metadata: { cart: ["hat"] },
    });
    const { body: signedIn } = await project.signIn({ email, password: "correct horse battery" });
    expect(signedIn.user_id).toBe(before.user_id);
  });

  it("keeps a name that they gave themselves", async () => {
    const { body: before } = await join();
    await project.call("PATCH", "/users/me", {
      token: before.access_token,
      body: { display_name: "Ann" },
    });
    const { body: after } = await signUp(before.access_token);
    expect((await me(after.access_token)).body.display_name).toBe("Ann");
  });

  it("leaves the anonymous session behind when they sign up", async () => {
    const { body: before } = await join();
    await signUp(before.access_token);
    expect(
      (await project.call("POST", sessions.refresh.path, { refreshToken: before.refresh_token }))
        .code,
    ).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
  });

  it("stays anonymous if the address is taken", async () => {
    const { email } = await project.signUp();
    const { body: before } = await join();
    expect((await signUp(before.access_token, email)).code).toBe("USER_EMAIL_ALREADY_EXISTS");
    expect((await me(before.access_token)).body.is_anonymous).toBe(true);
  });

  it("does not replace an account: another sign-up creates a second user", async () => {
    const user = await project.signUp();
    expect((await signUp(user.accessToken)).body.user_id).not.toBe(user.userId);
  });
});
