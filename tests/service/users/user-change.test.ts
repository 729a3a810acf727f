import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject({
  oauthProviders: [
    { id: "github", enabled: true, type: "shared" },
    { id: "google", enabled: false, type: "shared" },
  ],
});
const bare = peopledProject({ magicLinkEnabled: false, credentialEnabled: false });

const BCRYPT = "$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy";
const SECRET = "BwcHBwcHBwcHBwcHBwcHBwcHBwc=";

const create = (fields: object) => home.project.server("POST", "/users", fields);
const change = (id: string, fields: object) => home.project.server("PATCH", `/users/${id}`, fields);

describe("a change of a user", () => {
  it("keeps an empty name as none", async () => {
    const { id } = await home.project.user({ display_name: "Ann" });
    expect((await change(id, { display_name: "" })).body.display_name).toBeNull();
    expect((await create({ display_name: "" })).body.display_name).toBeNull();
  });

  it("switches the second factor on with a secret and off with none", async () => {
    const { id } = await home.project.user({});
    expect((await change(id, { totp_secret_base64: SECRET })).body.requires_totp_mfa).toBe(true);
    expect((await change(id, {})).body.requires_totp_mfa).toBe(true);
    expect((await change(id, { totp_secret_base64: null })).body.requires_totp_mfa).toBe(false);
    const { totp_secret } = await home.project.service.context.db
      .selectFrom("users")
      .select("totp_secret")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(totp_secret).toBeNull();
  });

  it("never keeps a secret that can be read in the database", async () => {
    const { id } = await home.project.user({});
    await change(id, { totp_secret_base64: SECRET });
    const { totp_secret } = await home.project.service.context.db
      .selectFrom("users")
      .select("totp_secret")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(totp_secret).not.toContain(SECRET.slice(0, 8));
    expect(home.project.service.context.vault.open(totp_secret ?? "")).toBe(SECRET);
  });

  it("adds one-time codes unless they are off, and removes them", async () => {
    const { id } = await home.project.user({});
    expect((await change(id, { otp_auth_enabled: true })).body).toMatchObject({
      otp_auth_enabled: true,
      auth_with_email: true,
    });
    expect((await change(id, { otp_auth_enabled: false })).body).toMatchObject({
      otp_auth_enabled: false,
      auth_with_email: false,
    });
    const other = await bare.project.user({});
    const { status, body } = await bare.project.server("PATCH", `/users/${other.id}`, {
      otp_auth_enabled: true,
    });
    expect([status, body.otp_auth_enabled]).toEqual([200, false]);
  });

  it("removes a passkey and cannot add one", async () => {
    const { project } = home;
    const { id } = await project.user({});
    await project.service.context.db
      .insertInto("passkeys")
      .values({
        project_id: project.id,
        credential_id: randomUUID(),
        user_id: id,
        public_key: "k",
        counter: 0,
        transports: "[]",
        device_type: "singleDevice",
        created_at: 0,
      })
      .execute();
    expect((await project.server("GET", `/users/${id}`)).body.passkey_auth_enabled).toBe(true);
    expect((await change(id, { passkey_auth_enabled: false })).body.passkey_auth_enabled).toBe(
      false,
    );
    const { status, code } = await change(id, { passkey_auth_enabled: true });
    expect([status, code]).toEqual([400, undefined]);
  });

  it.each([
    ["replaced", { password: "another good password" }],
    ["replaced by a hash", { password_hash: BCRYPT }],
    ["taken away", { password: null }],
  ])("ends every session when the password is %s, and says so by mail", async (_, fields) => {
    const { project } = home;
    const ann = await project.person({ password: "a good password", primary_email_verified: true });
    await change(ann.userId, fields);
    expect((await project.as(ann, "GET", "/users/me")).code).toBe("ACCESS_TOKEN_EXPIRED");
    await expect
      .poll(async () => (await project.mailsTo(ann.email)).map(({ kind }) => kind))
      .toEqual(["password_changed"]);
  });

  it("turns an anonymous user into a named one, and never the reverse", async () => {
    const { id } = await home.project.user({ is_anonymous: true });
    expect((await change(id, { is_anonymous: false })).body.is_anonymous).toBe(false);
    expect((await change(id, { is_anonymous: true })).code).toBe("SCHEMA_ERROR");
  });

  it("applies completely or not at all", async () => {
    const { id } = await home.project.user({ display_name: "Ann" });
    expect((await change(id, { display_name: "Eve", selected_team_id: UNKNOWN_ID })).code).toBe(
      "TEAM_MEMBERSHIP_NOT_FOUND",
    );
    expect((await home.project.server("GET", `/users/${id}`)).body.display_name).toBe("Ann");
  });
});
