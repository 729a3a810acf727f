import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod/mini";
import {
  adminProject,
  apiKey,
  column,
  decodeAnswer,
  decodeRecord,
  encodeRecord,
  type Fields,
  nestedList,
  type Output,
  operations,
  record,
  team,
  user,
} from "../../src/protocol/index.js";
import adminProjectOnWire from "./fixtures/admin-project.json" with { type: "json" };
import userOnWire from "./fixtures/user.json" with { type: "json" };

const SERVER_ONLY = {
  user: ["primaryEmailAuthEnabled", "lastActiveAt", "serverMetadata"],
  team: ["createdAt", "serverMetadata"],
};
const WRITE_ONLY = ["password", "passwordHash", "totpMultiFactorSecret"];

describe("a record on its way in", () => {
  const client = decodeRecord(user, "client", userOnWire);
  const server = decodeRecord(user, "server", userOnWire);

  it("has the developer's names, dates, and metadata as it was", () => {
    expect(client).toMatchObject({
      displayName: "Mira Holm",
      signedUpAt: new Date(1_767_225_600_000),
      isMultiFactorRequired: false,
      emailAuthEnabled: true,
    });
    expect(client.clientMetadata).toEqual({
      favourite_colour: "teal",
      nestedKeys: { a_b: [1, null, "x"] },
    });
  });

  it("a browser never gets a server's fields, however much the wire brings", () => {
    for (const name of [...SERVER_ONLY.user, ...WRITE_ONLY])
      expect(client).not.toHaveProperty(name);
    for (const name of SERVER_ONLY.team) expect(client.selectedTeam).not.toHaveProperty(name);
  });

  it("a server gets them, and in the team inside too", () => {
    for (const name of SERVER_ONLY.user) expect(server).toHaveProperty(name);
    expect(server.selectedTeam).toMatchObject({
      createdAt: new Date(1_767_225_000_000),
      serverMetadata: { billing_id: "h-1" },
    });
    expect(decodeRecord(user, "admin", userOnWire)).toEqual(server);
  });

  it("a service that cannot refuse mailed codes refuses none", () => {
    const { otp_auth_refused: _, ...hosted } = userOnWire;
    expect(decodeRecord(user, "client", hosted).otpAuthRefused).toBe(false);
  });

  it("types say the same as the values", () => {
    expectTypeOf(client.signedUpAt).toEqualTypeOf<Date>();
    expectTypeOf(client.displayName).toEqualTypeOf<string | null>();
    expectTypeOf(server.lastActiveAt).toEqualTypeOf<Date>();
    expectTypeOf<keyof Fields<typeof team, "client">>().toEqualTypeOf<
      "id" | "displayName" | "profileImageUrl" | "clientMetadata" | "clientReadOnlyMetadata"
    >();
    expectTypeOf<keyof Fields<typeof team, "server">>().toEqualTypeOf<
      | "id"
      | "displayName"
      | "profileImageUrl"
      | "clientMetadata"
      | "clientReadOnlyMetadata"
      | "serverMetadata"
      | "createdAt"
    >();
    // @ts-expect-error a browser does not see it
    expect(client.lastActiveAt).toBeUndefined();
    // @ts-expect-error no level reads a password
    expect(server.password).toBeUndefined();
  });

  it("keys that no column names are dropped", () => {
    expect(
      decodeRecord(team, "client", { ...userOnWire.selected_team, surprise: 1 }),
    ).not.toHaveProperty("surprise");
  });

  it.each([
    null,
    [],
    "x",
    5,
    {},
    { ...userOnWire, id: undefined },
    { ...userOnWire, signed_up_at_millis: "soon" },
    { ...userOnWire, selected_team: [] },
    { ...userOnWire, selected_team: "t" },
  ])("%j is no user", (wire) => {
    expect(() => decodeRecord(user, "client", wire)).toThrow();
  });

  it("settings of a project are renamed inside, and those that the hosted service does not have may be missing", () => {
    const { config } = decodeRecord(adminProject, "admin", adminProjectOnWire);
    expect(config).toMatchObject({
      allowLocalhost: true,
      oauthProviders: [
        { id: "github", enabled: true, type: "shared" },
        { id: "spotify", enabled: false, type: "standard", clientId: "id", clientSecret: "secret" },
      ],
      domains: [{ domain: "https://lighthouse.example", handlerPath: "/handler" }],
      emailConfig: {
        type: "standard",
        senderName: "Lighthouse",
        senderEmail: "hello@lighthouse.example",
      },
      teamCreatorDefaultPermissions: [{ id: "admin" }],
    });
    expect(config).not.toHaveProperty("anonymousSignUpEnabled");
  });

  it("parts of a key that are not there are null", () => {
    const wire = {
      id: "k",
      description: "ci",
      expires_at_millis: 5,
      created_at_millis: 1,
      secret_server_key: { last_four: "c3d4" },
    };
    expect(decodeRecord(apiKey, "admin", wire)).toEqual({
      id: "k",
      description: "ci",
      expiresAt: new Date(5),
      createdAt: new Date(1),
      manuallyRevokedAt: null,
      publishableClientKey: null,
      secretServerKey: { lastFour: "c3d4" },
      superSecretAdminKey: null,
    });
  });
});

/** Fields with one value, which newer clients read. */
const UNRESTRICTED = { is_restricted: false, restricted_reason: null };

describe("a record on its way out", () => {
  it.each(["server", "admin"] as const)("at %s is what came in", (level) => {
    expect(encodeRecord(user, level, decodeRecord(user, level, userOnWire) as never)).toEqual({
      ...userOnWire,
      ...UNRESTRICTED,
      risk_scores: { sign_up: { bot: 0, free_trial_abuse: 0 } },
    });
  });

  it("shows a browser only what it may see, of nested records too", () => {
    const shown = encodeRecord(user, "client", decodeRecord(user, "server", userOnWire) as never);
    const {
      primary_email_auth_enabled: _a,
      last_active_at_millis: _b,
      server_metadata: _c,
      selected_team,
      ...rest
    } = userOnWire;
    const { created_at_millis: _d, server_metadata: _e, ...teamSeen } = selected_team;
    expect(shown).toEqual({ ...rest, ...UNRESTRICTED, selected_team: teamSeen });
  });

  it("keys that a list of objects does not declare stay here", () => {
    const account = { id: "google", account_id: "g-1", email: null };
    const row = {
      ...decodeRecord(user, "client", userOnWire),
      oauthProviders: [{ ...account, refreshToken: "a secret" }],
    };
    expect(encodeRecord(user, "client", row as never).oauth_providers).toEqual([account]);
  });

  it("a whole project comes out as it came in", () => {
    expect(
      encodeRecord(
        adminProject,
        "admin",
        decodeRecord(adminProject, "admin", adminProjectOnWire) as never,
      ),
    ).toEqual(adminProjectOnWire);
  });

  it("fields that are not set are left out", () => {
    const row = {
      id: "k",
      description: "ci",
      expiresAt: new Date(5),
      createdAt: new Date(1),
      manuallyRevokedAt: null,
      publishableClientKey: null,
      secretServerKey: null,
      superSecretAdminKey: null,
    };
    expect(encodeRecord(apiKey, "admin", row)).toEqual({
      id: "k",
      description: "ci",
      expires_at_millis: 5,
      created_at_millis: 1,
    });
  });
});

describe("lists inside a record", () => {
  it("are read by the same level", () => {
    const item = record("item", {
      id: column("item_id", z.string()),
      secret: column("secret", z.string(), { read: "server" }),
    });
    const box = record("box", { items: nestedList("items", item) });
    const wire = { items: [{ item_id: "a", secret: "s" }] };
    expect(decodeRecord(box, "client", wire)).toEqual({ items: [{ id: "a" }] });
    expect(decodeRecord(box, "server", wire)).toEqual({ items: [{ id: "a", secret: "s" }] });
  });
});

describe("an answer", () => {
  const { teams, userLists, meta } = operations;
  const { selected_team } = userOnWire;

  it.each([
    [
      "one record",
      teams.read,
      selected_team,
      expect.objectContaining({ displayName: "Harbour crew" }),
    ],
    [
      "a list",
      teams.list,
      { items: [selected_team], is_paginated: false },
      [expect.objectContaining({ displayName: "Harbour crew" })],
    ],
    [
      "a page",
      userLists.list,
      { items: [], is_paginated: true, pagination: { next_cursor: "u" } },
      { items: [], nextCursor: "u" },
    ],
    [
      "the last page",
      userLists.list,
      { items: [], is_paginated: true, pagination: { next_cursor: null } },
      { items: [], nextCursor: null },
    ],
    ["a success", teams.delete, { success: true }, undefined],
    ["text", meta.root, "Hello.", "Hello."],
  ])("of %s is read", (_, operation, wire, expected) => {
    expect(decodeAnswer(operation, "client", wire)).toEqual(expected);
  });

  it.each([
    ["a list", teams.list, {}],
    ["a list", teams.list, []],
    ["a page", userLists.list, { items: [] }],
    ["a success", teams.delete, {}],
    ["a success", teams.delete, { success: false }],
    ["text", meta.root, {}],
  ])("that is not %s throws", (_, operation, wire) => {
    expect(() => decodeAnswer(operation, "client", wire)).toThrow();
  });

  it("has its type from its operation and the level", () => {
    expectTypeOf<Output<typeof teams.list, "server">>().toEqualTypeOf<
      Fields<typeof team, "server">[]
    >();
    expectTypeOf<Output<typeof teams.delete, "client">>().toEqualTypeOf<undefined>();
    expectTypeOf<Output<typeof userLists.list, "server">["nextCursor"]>().toEqualTypeOf<
      string | null
    >();
  });
});
