import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject({
  oauthProviders: [
    { id: "github", enabled: true, type: "shared" },
    { id: "google", enabled: false, type: "shared" },
  ],
});
const bare = peopledProject({ magicLinkEnabled: false, credentialEnabled: false });
const welcoming = peopledProject({
  createTeamOnSignUp: true,
  userDefaultPermissions: ["reader", "gone"],
});

const BCRYPT = "$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy";
const SECRET = "BwcHBwcHBwcHBwcHBwcHBwcHBwc=";

const create = (fields: object) => home.project.server("POST", "/users", fields);
const change = (id: string, fields: object) => home.project.server("PATCH", `/users/${id}`, fields);

describe("a new user", () => {
  it("needs no field at all", async () => {
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      display_name: null,
      primary_email: null,
      primary_email_verified: false,
      has_password: false,
      auth_with_email: false,
      is_anonymous: false,
    });
  });

  it("has what a server says of them", async () => {
    const email = newEmail();
    const given = {
      display_name: "Full",
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      otp_auth_enabled: true,
      server_metadata: { s: 1 },
      is_anonymous: true,
    };
    const { body } = await create({
      ...given,
      password: "a good password",
      oauth_providers: [{ id: "github", account_id: "77", email: null }],
    });
    expect(body).toMatchObject({
      ...given,
      has_password: true,
      auth_with_email: true,
      oauth_providers: [{ id: "github", account_id: "77", email: null }],
    });
    expect(body.signed_up_at_millis).toBe(body.last_active_at_millis);
  });

  it.each([
    ["a verified address without an address", { primary_email_verified: true }],
    ["an address for sign-in without an address", { primary_email_auth_enabled: true }],
    ["a passkey", { passkey_auth_enabled: true }],
    ["a password and a hash", { password: "a good password", password_hash: BCRYPT }],
    ["a hash of an unknown kind", { password_hash: "zz" }],
    ["a hash that costs too much to check", { password_hash: BCRYPT.replace("$10$", "$17$") }],
    [
      "two accounts at one provider",
      {
        oauth_providers: [
          { id: "github", account_id: "a", email: null },
          { id: "github", account_id: "b", email: null },
        ],
      },
    ],
  ])("cannot have %s: 400 in words", async (_, fields) => {
    const { status, code } = await create(fields);
    expect([status, code]).toEqual([400, undefined]);
  });

  it.each([
    ["a short password", { password: "short" }, 400, "PASSWORD_TOO_SHORT"],
    ["a long password", { password: "x".repeat(71) }, 400, "PASSWORD_TOO_LONG"],
    [
      "an account of a provider that is off",
      { oauth_providers: [{ id: "google", account_id: "a", email: null }] },
      400,
      "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
    ],
    [
      "an account of an unknown provider",
      { oauth_providers: [{ id: "gitlab", account_id: "a", email: null }] },
      400,
      "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
    ],
    ["a selected team", { selected_team_id: null }, 400, "SCHEMA_ERROR"],
    ["an id of their own", { id: UNKNOWN_ID }, 400, "SCHEMA_ERROR"],
    ["an unknown field", { nickname: "x" }, 400, "SCHEMA_ERROR"],
    [
      "an unknown field in an account",
      { oauth_providers: [{ id: "github", account_id: "a", email: null, x: 1 }] },
      400,
      "SCHEMA_ERROR",
    ],
    [
      "an account id that no index holds",
      { oauth_providers: [{ id: "github", account_id: "a".repeat(256), email: null }] },
      400,
      "SCHEMA_ERROR",
    ],
    ["a number for a name", { display_name: 12 }, 400, "SCHEMA_ERROR"],
    ["NUL in a name", { display_name: "a\u0000b" }, 400, "SCHEMA_ERROR"],
    ["half a character in a name", '{"display_name":"\\ud800"}', 400, "SCHEMA_ERROR"],
    ["NUL in metadata", { server_metadata: { "a\u0000": 1 } }, 400, "SCHEMA_ERROR"],
    ["no address", { primary_email: "" }, 400, "SCHEMA_ERROR"],
    ["two addresses in one", { primary_email: "a@b@example.com" }, 400, "SCHEMA_ERROR"],
    ["a quoted address", { primary_email: '"a b"@example.com' }, 400, "SCHEMA_ERROR"],
    ["a secret that is not base64", { totp_secret_base64: "???" }, 400, "SCHEMA_ERROR"],
    ["a list for a user", [], 400, "SCHEMA_ERROR"],
  ])("cannot have %s", async (_, fields, status, code) => {
    const answer = await home.project.call("POST", "/users", { level: "server", body: fields });
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it("cannot have another user's account at a provider", async () => {
    await create({ oauth_providers: [{ id: "github", account_id: "taken", email: null }] });
    const { status, code } = await create({
      oauth_providers: [{ id: "github", account_id: "taken", email: null }],
    });
    expect([status, code]).toEqual([409, "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER"]);
  });

  it("keeps a given secret without a second factor", async () => {
    expect((await create({ totp_secret_base64: SECRET })).body.requires_totp_mfa).toBe(false);
  });

  it.each([
    ["one-time codes", { otp_auth_enabled: true }],
    ["a password", { password: "a good password" }],
    ["a hash", { password_hash: BCRYPT }],
  ])("cannot have %s if the project has switched that off", async (_, fields) => {
    const { status, code } = await bare.project.server("POST", "/users", fields);
    expect([status, code]).toEqual([400, undefined]);
  });

  it("signs in with an imported hash", async () => {
    const email = newEmail();
    const { status, body } = await create({
      primary_email: email,
      primary_email_auth_enabled: true,
      password_hash: "$2b$04$JpscT7Kf1C94jtoRnrgCbOSkuN2ySq2SwyyAcdg2FlhkfE3hESN6S",
    });
    expect([status, body.has_password]).toEqual([201, true]);
  });

  it("gets the project's permissions, those that exist, and a team of their own, named after them", async () => {
    const { project } = welcoming;
    await project.admin("POST", "/project-permission-definitions", { id: "reader" });
    for (const [fields, name] of [
      [{ display_name: "Ann" }, "Ann's Team"],
      [{ primary_email: "bea@example.com" }, "bea@example.com's Team"],
      [{}, "Personal Team"],
    ] as const) {
      const made = await project.user(fields);
      expect(made.selected_team).toMatchObject({ display_name: name, id: made.selected_team_id });
      const { body } = await project.server("GET", `/team-permissions?user_id=${made.id}`);
      expect(body.items).toEqual([
        { id: "admin", user_id: made.id, team_id: made.selected_team_id },
      ]);
      expect(
        (await project.server("GET", `/project-permissions?user_id=${made.id}`)).body.items,
      ).toEqual([{ id: "reader", user_id: made.id }]);
    }
  });
});

describe("an address of a user", () => {
  it("signs in one user, in whatever letters it is written", async () => {
    const email = newEmail();
    await create({ primary_email: email, primary_email_auth_enabled: true });
    for (const same of [email, email.toUpperCase(), email.replace("e", "\uff45")]) {
      const { status, code, body } = await create({
        primary_email: same,
        primary_email_auth_enabled: true,
      });
      expect([status, code]).toEqual([409, "USER_EMAIL_ALREADY_EXISTS"]);
      expect(body.details).toEqual({ email: same });
    }
  });

  it("may be had by many who do not sign in with it", async () => {
    const email = newEmail();
    for (const auth of [true, false, false])
      expect(
        (await create({ primary_email: email, primary_email_auth_enabled: auth })).status,
      ).toBe(201);
  });

  it("is changed, created and removed by a server", async () => {
    const { id } = await home.project.user({});
    const first = newEmail();
    expect((await change(id, { primary_email: first })).body).toMatchObject({
      primary_email: first,
      primary_email_verified: false,
      primary_email_auth_enabled: false,
    });
    expect(
      (await change(id, { primary_email_verified: true, primary_email_auth_enabled: true })).body,
    ).toMatchObject({
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    });
    const second = newEmail();
    expect((await change(id, { primary_email: second })).body).toMatchObject({
      primary_email: second,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    });
    expect((await change(id, { primary_email: null })).body).toMatchObject({
      primary_email: null,
      primary_email_verified: false,
    });
    expect(
      (await home.project.server("GET", `/contact-channels?user_id=${id}`)).body.items,
    ).toEqual([]);
  });

  it("is not taken from the user who signs in with it", async () => {
    const { project } = home;
    const [ann, bob] = [await project.person(), await project.person()];
    const { status, code } = await change(bob.userId, { primary_email: ann.email });
    expect([status, code]).toEqual([409, "USER_EMAIL_ALREADY_EXISTS"]);
    expect((await project.server("GET", `/users/${bob.userId}`)).body.primary_email).toBe(
      bob.email,
    );
  });

  it("is not two contact channels of one user", async () => {
    const { project } = home;
    const ann = await project.person();
    const value = newEmail();
    await project.as(ann, "POST", "/contact-channels", {
      user_id: "me",
      type: "email",
      value,
      used_for_auth: false,
    });
    const { status, code } = await change(ann.userId, { primary_email: value });
    expect([status, code]).toEqual([400, undefined]);
  });

  it.each([
    { primary_email_verified: true },
    { primary_email_auth_enabled: true },
    { primary_email: null, primary_email_verified: true },
  ])("is needed for what is said of it: %j", async (fields) => {
    const { id } = await home.project.user({});
    const { status, code } = await change(id, fields);
    expect([status, code]).toEqual([400, undefined]);
  });

  it("that was removed gets a mail about it", async () => {
    const { project } = home;
    const ann = await project.person({ primary_email_verified: true });
    await change(ann.userId, { primary_email: newEmail() });
    await expect
      .poll(async () => (await project.mailsTo(ann.email)).map(({ kind }) => kind))
      .toEqual(["email_changed"]);
  });
});
