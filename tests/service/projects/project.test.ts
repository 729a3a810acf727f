import { operations } from "@stackkit/next/protocol";
import { describe, expect, it } from "vitest";
import { mailServerBody } from "../../support/mail-server.js";
import { serveTestProject } from "../../support/service.js";

const project = serveTestProject({
  magicLinkEnabled: false,
  passkeyEnabled: false,
  clientTeamCreationEnabled: false,
  clientUserDeletionEnabled: false,
  anonymousSignUpEnabled: false,
});

const path = operations.projects.current.path;
const change = (body: unknown) => project.call("PATCH", path, { level: "admin", body });
const changeConfig = (config: unknown) => change({ config });

describe("a project", () => {
  it("shows browsers and servers the same few settings", async () => {
    const { status, body } = await project.call("GET", path);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: project.id,
      display_name: "Test project",
      config: {
        sign_up_enabled: true,
        sign_up_name_enabled: false,
        credential_enabled: true,
        magic_link_enabled: false,
        passkey_enabled: false,
        client_team_creation_enabled: false,
        client_user_deletion_enabled: false,
        allow_user_api_keys: false,
        allow_team_api_keys: false,
        team_domains_enabled: false,
        api_key_scopes: [],
        enabled_oauth_providers: [],
      },
    });
    expect((await project.call("GET", path, { level: "server" })).body).toEqual(body);
  });

  it("shows administrators everything", async () => {
    const { body } = await project.call("GET", path, { level: "admin" });
    expect(body).toEqual({
      id: project.id,
      display_name: "Test project",
      description: "",
      created_at_millis: expect.any(Number),
      user_count: 0,
      is_production_mode: false,
      config: {
        id: expect.any(String),
        allow_localhost: true,
        sign_up_enabled: true,
        sign_up_name_enabled: false,
        credential_enabled: true,
        magic_link_enabled: false,
        passkey_enabled: false,
        client_team_creation_enabled: false,
        client_user_deletion_enabled: false,
        anonymous_sign_up_enabled: false,
        invitation_requires_matching_email: false,
        fresh_sign_in_required: true,
        new_device_code_required: true,
        sign_in_code_kind: "digits",
        allow_user_api_keys: false,
        allow_team_api_keys: false,
        team_domains_enabled: false,
        api_key_scopes: [],
        sign_up_allow_list: [],
        sign_up_block_list: [],
        oauth_providers: [],
        enabled_oauth_providers: [],
        domains: [],
        email_config: { type: "shared" },
        create_team_on_sign_up: false,
        team_creator_default_permissions: [{ id: "admin" }],
        team_member_default_permissions: [{ id: "member" }],
        user_default_permissions: [],
        oauth_account_merge_strategy: "link_method",
      },
    });
  });

  it("is changed by administrators only", async () => {
    for (const level of ["client", "server"] as const) {
      const { status, code } = await project.call("PATCH", path, {
        level,
        body: { display_name: "x" },
      });
      expect([status, code]).toEqual([401, "INSUFFICIENT_ACCESS_TYPE"]);
    }
  });

  it("keeps its description when the change does not name it, and drops it on null", async () => {
    expect((await change({ description: "What it is" })).body.description).toBe("What it is");
    expect((await change({})).body.description).toBe("What it is");
    expect((await change({ description: null })).body.description).toBe("");
  });

  it("keeps settings that a change does not name", async () => {
    await changeConfig({ magic_link_enabled: true });
    const { body } = await changeConfig({
      passkey_enabled: true,
      anonymous_sign_up_enabled: true,
      invitation_requires_matching_email: true,
    });
    expect(body.config).toMatchObject({
      magic_link_enabled: true,
      passkey_enabled: true,
      anonymous_sign_up_enabled: true,
      invitation_requires_matching_email: true,
    });
  });

  it("counts both of two concurrent changes", async () => {
    await Promise.all([
      change({ display_name: "Twice" }),
      changeConfig({ sign_up_enabled: false }),
      changeConfig({ credential_enabled: false }),
    ]);
    const { body } = await changeConfig({});
    expect(body).toMatchObject({
      display_name: "Twice",
      config: { sign_up_enabled: false, credential_enabled: false },
    });
  });

  it.each([
    ["an unknown field", { foo: 1 }],
    ["an unknown setting", { config: { foo: 1 } }],
    ["text instead of a flag", { config: { sign_up_enabled: "yes" } }],
    ["an unknown merge strategy", { config: { oauth_account_merge_strategy: "zz" } }],
    ["an empty name", { display_name: "" }],
    [
      "a domain that is no URL",
      { config: { domains: [{ domain: "zz", handler_path: "/handler" }] } },
    ],
    [
      "a handler path without a slash",
      { config: { domains: [{ domain: "https://app.example", handler_path: "handler" }] } },
    ],
    [
      "an unknown provider",
      { config: { oauth_providers: [{ id: "nope", type: "shared", enabled: true }] } },
    ],
    [
      "an enabled provider without keys",
      { config: { oauth_providers: [{ id: "google", type: "standard", enabled: true }] } },
    ],
    [
      "an enabled provider with an empty secret",
      {
        config: {
          oauth_providers: [
            { id: "google", type: "standard", enabled: true, client_id: "a", client_secret: "" },
          ],
        },
      },
    ],
    [
      "a mail server without its fields",
      { config: { email_config: { type: "standard", host: "x" } } },
    ],
    [
      "a port out of range",
      {
        config: {
          email_config: { type: "standard", ...mailServerBody({ port: 99_999 }) },
        },
      },
    ],
  ])("refuses %s as a malformed request", async (_, body) => {
    const answer = await change(body);
    expect([answer.status, answer.code]).toEqual([400, "SCHEMA_ERROR"]);
  });

  it("names every missing field of a mail server", async () => {
    const { body } = await changeConfig({ email_config: { type: "standard", host: "x" } });
    for (const name of ["port", "username", "password", "sender_name", "sender_email"])
      expect(body.error).toContain(`body.config.email_config.${name} `);
  });

  it.each([
    [
      "a domain that is listed twice",
      {
        domains: [
          { domain: "https://a.example", handler_path: "/h" },
          { domain: "https://A.example/", handler_path: "/i" },
        ],
      },
    ],
    [
      "a team permission that does not exist",
      { team_creator_default_permissions: [{ id: "nope" }] },
    ],
    ["a user permission that does not exist", { user_default_permissions: [{ id: "nope" }] }],
    ["a team permission as one of users", { user_default_permissions: [{ id: "member" }] }],
  ])("refuses %s with a plain sentence", async (_, config) => {
    const { status, code, body } = await changeConfig(config);
    expect([status, code, typeof body]).toEqual([400, undefined, "string"]);
  });

  it("takes system permissions as defaults and lists defaults by id", async () => {
    const { body } = await changeConfig({
      team_member_default_permissions: [{ id: "member" }, { id: "$invite_members" }],
    });
    expect(body.config.team_member_default_permissions).toEqual([
      { id: "$invite_members" },
      { id: "member" },
    ]);
  });
});

describe("the providers of a project", () => {
  it("are sorted by id, shown with their secrets, and stored encrypted", async () => {
    const { body } = await changeConfig({
      oauth_providers: [
        {
          id: "spotify",
          type: "standard",
          enabled: true,
          client_id: "cid",
          client_secret: "very secret",
        },
        { id: "facebook", type: "standard", enabled: false, facebook_config_id: "c" },
      ],
    });
    expect(body.config.oauth_providers).toEqual([
      { id: "facebook", type: "standard", enabled: false, facebook_config_id: "c" },
      {
        id: "spotify",
        type: "standard",
        enabled: true,
        client_id: "cid",
        client_secret: "very secret",
      },
    ]);
    expect(body.config.enabled_oauth_providers).toEqual([{ id: "spotify" }]);
    expect((await project.call("GET", path)).body.config.enabled_oauth_providers).toEqual([
      { id: "spotify" },
    ]);
    const rows = await project.service.context.db
      .selectFrom("projects")
      .select("config")
      .where("id", "=", project.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain("very secret");
  });

  it("must all be listed in a change of them", async () => {
    const { status, code, body } = await changeConfig({
      oauth_providers: [{ id: "spotify", type: "shared", enabled: true }],
    });
    expect([status, code]).toEqual([400, undefined]);
    expect(body).toContain("facebook");
  });

  it("may not be listed twice", async () => {
    const facebook = { id: "facebook", type: "standard", enabled: false };
    const spotify = { id: "spotify", type: "shared", enabled: true };
    const { status, code } = await changeConfig({ oauth_providers: [facebook, spotify, spotify] });
    expect([status, code]).toEqual([400, undefined]);
  });

  it("share keys only if the service has keys to share", async () => {
    const { status, code, body } = await changeConfig({
      oauth_providers: [
        { id: "facebook", type: "shared", enabled: true },
        { id: "spotify", type: "shared", enabled: true },
      ],
    });
    expect([status, code, body.details]).toEqual([
      400,
      "INVALID_SHARED_OAUTH_PROVIDER_ID",
      { provider_id: "facebook" },
    ]);
  });
});

describe("the mail server of a project", () => {
  const standard = { type: "standard", ...mailServerBody({ password: "very secret" }) };

  it("is shown to administrators with its password, which is stored encrypted", async () => {
    expect((await changeConfig({ email_config: standard })).body.config.email_config).toEqual(
      standard,
    );
    const rows = await project.service.context.db
      .selectFrom("projects")
      .select("config")
      .where("id", "=", project.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain("very secret");
  });

  it("cannot become the shared one while the project has templates of its own", async () => {
    const template = { project_id: project.id, type: "magic_link", subject: "s", content: "{}" };
    await project.service.context.db.insertInto("email_templates").values(template).execute();
    const { status, code } = await changeConfig({ email_config: { type: "shared" } });
    expect([status, code]).toEqual([400, undefined]);
    await project.service.context.db
      .deleteFrom("email_templates")
      .where("project_id", "=", project.id)
      .execute();
    expect((await changeConfig({ email_config: { type: "shared" } })).status).toBe(200);
  });
});
