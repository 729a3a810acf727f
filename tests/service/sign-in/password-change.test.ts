import { passwords, sessions } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { serveTestProject } from "../../support/service.js";

const project = serveTestProject();

const PASSWORD = "correct horse battery";
const signIn = (email: string, password: string) => project.signIn({ email, password });
const refresh = (refreshToken: string) =>
  project.call("POST", sessions.refresh.path, { refreshToken });

describe("changing a password", () => {
  const update = (
    user: { accessToken: string; refreshToken?: string },
    body: { old_password: string; new_password: string },
  ) =>
    project.call("POST", passwords.update.path, {
      token: user.accessToken,
      refreshToken: user.refreshToken,
      body,
    });

  it("needs a session", async () => {
    const body = { old_password: PASSWORD, new_password: "a better password" };
    expect((await project.call("POST", passwords.update.path, { body })).code).toBe("SCHEMA_ERROR");
    expect(
      (await project.call("POST", passwords.set.path, { body: { password: PASSWORD } })).code,
    ).toBe("SCHEMA_ERROR");
  });

  it("needs the old password, and keeps only the session whose refresh token comes along", async () => {
    const user = await project.signUp();
    const other = await signIn(user.email, user.password);
    expect(
      (await update(user, { old_password: "wrong password", new_password: "a better password" }))
        .code,
    ).toBe("PASSWORD_CONFIRMATION_MISMATCH");
    expect((await update(user, { old_password: user.password, new_password: "x" })).code).toBe(
      "PASSWORD_TOO_SHORT",
    );
    expect(
      (await update(user, { old_password: user.password, new_password: "a better password" }))
        .status,
    ).toBe(200);
    expect((await refresh(other.body.refresh_token)).code).toBe(
      "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
    );
    expect((await refresh(user.refreshToken)).status).toBe(200);
    expect((await signIn(user.email, "a better password")).status).toBe(200);
  });

  it("ends every session if no refresh token, or a stranger's, comes along", async () => {
    const stranger = await project.signUp();
    const user = await project.signUp();
    await update(
      { accessToken: user.accessToken, refreshToken: stranger.refreshToken },
      { old_password: user.password, new_password: "a better password" },
    );
    expect((await refresh(user.refreshToken)).code).toBe("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    expect((await refresh(stranger.refreshToken)).status).toBe(200);
  });

  it("sets a first password without an old one, once, and keeps the sessions", async () => {
    const email = newEmail();
    const { body: created } = await project.call("POST", "/users", {
      level: "server",
      body: { primary_email: email, primary_email_auth_enabled: true },
    });
    const { body: tokens } = await project.call("POST", sessions.create.path, {
      level: "server",
      body: { user_id: created.id },
    });
    const token = tokens.access_token;
    expect(
      (await update({ accessToken: token }, { old_password: PASSWORD, new_password: PASSWORD }))
        .code,
    ).toBe("USER_DOES_NOT_HAVE_PASSWORD");
    expect(
      (await project.call("POST", passwords.set.path, { token, body: { password: "x" } })).code,
    ).toBe("PASSWORD_TOO_SHORT");
    expect(
      (await project.call("POST", passwords.set.path, { token, body: { password: PASSWORD } }))
        .status,
    ).toBe(200);
    const again = await project.call("POST", passwords.set.path, {
      token,
      body: { password: "another password" },
    });
    expect(again).toMatchObject({ status: 400, code: undefined });
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});
