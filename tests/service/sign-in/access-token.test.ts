import { sessions } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { claimsAt, forge, stealKey } from "../../support/forged-tokens.js";
import { serveTestProject, TestClock, type TestProject } from "../../support/service.js";
import { claimsOf } from "../../support/tokens.js";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

type User = Awaited<ReturnType<TestProject["signUp"]>>;

/** A new token of the user, after a change by a server. */
async function tokenAfter(user: User, change?: object): Promise<string> {
  if (change) {
    const { status } = await project.call("PATCH", `/users/${user.userId}`, {
      level: "server",
      body: change,
    });
    expect(status).toBe(200);
  }
  const { body } = await project.call("POST", sessions.refresh.path, {
    refreshToken: user.refreshToken,
  });
  return body.access_token;
}

describe("an access token", () => {
  it("states the user, the session and the project, and nothing else", async () => {
    const user = await project.signUp();
    const issuedAt = Math.floor(clock.now() / 1000);
    const claims = claimsOf(user.accessToken);
    expect(claims).toEqual({
      sub: user.userId,
      iss: "https://access-token.jwt-signature.stack-auth.com",
      aud: project.id,
      iat: issuedAt,
      exp: issuedAt + 600,
      project_id: project.id,
      branch_id: "main",
      branchId: "main",
      refresh_token_id: expect.stringMatching(/^[\da-f-]{36}$/),
      refreshTokenId: claims.refresh_token_id,
      role: "authenticated",
      name: null,
      email: user.email,
      email_verified: false,
      selected_team_id: null,
      signed_up_at: issuedAt,
      is_anonymous: false,
      is_restricted: false,
      restricted_reason: null,
      requires_totp_mfa: false,
    });
  });

  it("states changes from the next refresh on", async () => {
    const user = await project.signUp();
    const team = await project.call("POST", "/teams", {
      level: "server",
      body: { display_name: "Team", creator_user_id: user.userId },
    });
    const token = await tokenAfter(user, {
      display_name: "Zoë",
      primary_email_verified: true,
      selected_team_id: team.body.id,
      totp_secret_base64: Buffer.alloc(20, 7).toString("base64"),
    });
    expect(claimsOf(token)).toMatchObject({
      name: "Zoë",
      email_verified: true,
      selected_team_id: team.body.id,
      requires_totp_mfa: true,
    });
    await project.call("DELETE", `/teams/${team.body.id}`, { level: "server" });
    expect(claimsOf(await tokenAfter(user))).toMatchObject({ selected_team_id: null });
  });

  it("states that a user is anonymous and has no address", async () => {
    const { body } = await project.call("POST", "/auth/anonymous/sign-up");
    expect(claimsOf(body.access_token)).toMatchObject({
      is_anonymous: true,
      email: null,
      email_verified: false,
    });
  });

  it.each([
    ["letters", "n".repeat(200)],
    ["characters of four bytes", "😀".repeat(100)],
    ["characters that JSON escapes", '"\\'.repeat(100)],
    ["control characters", "\u0001".repeat(200)],
  ])("stays within 1100 bytes with the longest name, of %s", async (_, name) => {
    const user = await project.signUp(`${"a".repeat(20)}${crypto.randomUUID()}@example.com`);
    const token = await tokenAfter(user, { display_name: name });
    expect(token.length).toBeLessThanOrEqual(1100);
    expect(token.length).toBeGreaterThan(1000);
    const stated = claimsOf(token).name as string;
    expect(stated.endsWith("…")).toBe(true);
    expect(name.startsWith(stated.slice(0, -1))).toBe(true);
    expect(claimsOf(token).email).toBe(user.email);
    expect((await project.call("GET", "/users/me", { token })).status).toBe(200);
  });

  it("leaves out an address that does not fit, instead of shortening it", async () => {
    const local = "l".repeat(64);
    const domain = `${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(50)}.example`;
    const user = await project.signUp(`${local}@${domain}`);
    const token = await tokenAfter(user, { display_name: "Ann" });
    expect(token.length).toBeLessThanOrEqual(1100);
    expect(claimsOf(token)).toMatchObject({ name: "Ann", email: null, email_verified: false });
  });

  it("of an older service, with its session under another name, still ends with it", async () => {
    const user = await project.signUp();
    const token = forge(
      await stealKey(project),
      claimsAt(clock.now(), {
        sub: user.userId,
        aud: project.id,
        refreshTokenId: claimsOf(user.accessToken).refresh_token_id,
      }),
    );
    expect((await project.call("GET", "/users/me", { token })).status).toBe(200);
    await project.call("DELETE", sessions.signOut.path, { token: user.accessToken });
    expect((await project.call("GET", "/users/me", { token })).code).toBe("ACCESS_TOKEN_EXPIRED");
  });

  it("of a sign-in states the user as well", async () => {
    const user = await project.signUp();
    const { body } = await project.signIn(user);
    expect(claimsOf(body.access_token)).toMatchObject({ email: user.email });
  });
});
