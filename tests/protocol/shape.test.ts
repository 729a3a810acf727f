import { describe, expect, expectTypeOf, it } from "vitest";
import {
  decodeInput,
  encodeInput,
  fillPath,
  type Input,
  KnownErrors,
  operations,
  type Params,
} from "../../src/protocol/index.js";

const { users, userLists, teams, passwords, contactChannels, projects, permissions, sessions } =
  operations;
const problemsOf = (...args: Parameters<typeof decodeInput>) => decodeInput(...args).problems;

describe("what a caller sends", () => {
  it("goes out in wire names, without what was not named", () => {
    expect(
      encodeInput(users.update.body, {
        displayName: null,
        selectedTeamId: undefined,
        clientMetadata: { a_b: 1, cD: 2 },
        totpMultiFactorSecret: new Uint8Array(18),
      }),
    ).toEqual({
      display_name: null,
      client_metadata: { a_b: 1, cD: 2 },
      totp_secret_base64: "A".repeat(24),
    });
  });

  it("of the wrong shape throws SCHEMA_ERROR by the developer's name", () => {
    expect(() => encodeInput(passwords.signIn.body, { email: "x" })).toThrow(
      KnownErrors.SchemaError,
    );
    expect(() => encodeInput(passwords.signIn.body, { email: "x" })).toThrow(
      "email must be a valid e-mail address",
    );
  });

  it("has its required and its optional fields by type, and those of a level only at that level", () => {
    expectTypeOf<Input<typeof passwords.signIn.body, "client">>().toExtend<{
      email: string;
      password: string;
    }>();
    const client: Input<typeof users.update.body, "client"> = { displayName: "Ann" };
    const server: Input<typeof users.update.body, "server"> = {
      displayName: "Ann",
      serverMetadata: { a: 1 },
      primaryEmail: "a@b.example",
    };
    // @ts-expect-error server metadata is a server's
    const forbidden: Input<typeof users.update.body, "client"> = { serverMetadata: {} };
    // @ts-expect-error no level sets when a user signed up
    const nobodys: Input<typeof users.update.body, "admin"> = { signedUpAt: new Date() };
    expect([client, server, forbidden, nobodys]).toHaveLength(4);
  });
});

describe("what a service reads", () => {
  it("is in the developer's names", () => {
    expect(
      decodeInput(users.update.body, "client", {
        display_name: "Ann",
        selected_team_id: null,
        totp_secret_base64: "A".repeat(24),
      }),
    ).toEqual({
      input: {
        displayName: "Ann",
        selectedTeamId: null,
        totpMultiFactorSecret: new Uint8Array(18),
      },
      problems: [],
    });
  });

  it.each([
    ["server_metadata", {}],
    ["client_read_only_metadata", {}],
    ["primary_email", "a@b.example"],
    ["primary_email_verified", true],
    ["password", "correct horse"],
    ["is_anonymous", false],
    ["id", "x"],
    ["surprise", 1],
  ])("refuses %s from a browser", (key, value) => {
    expect(problemsOf(users.update.body, "client", { [key]: value })).toEqual([
      { field: key, problem: "is not a known field here" },
    ]);
  });

  it("takes from a server what it refuses from a browser", () => {
    expect(
      problemsOf(users.update.body, "server", {
        server_metadata: {},
        primary_email: "a@b.example",
        password: "x",
      }),
    ).toEqual([]);
  });

  it("names what is missing", () => {
    expect(problemsOf(passwords.signUp.body, "client", { email: "a@b.example" })).toEqual([
      { field: "password", problem: "must be defined" },
      { field: "verification_callback_url", problem: "must be defined" },
    ]);
  });

  it.each([
    [
      "a number as text",
      teams.create.body,
      { display_name: 12 },
      "display_name",
      "must be of type string",
    ],
    [
      "an empty project name",
      projects.update.body,
      { display_name: "" },
      "display_name",
      "must not be empty",
    ],
    [
      "null if it may not be",
      contactChannels.update.body,
      { is_primary: null },
      "is_primary",
      "must be of type boolean",
    ],
    [
      "text as yes or no",
      contactChannels.update.body,
      { is_primary: "true" },
      "is_primary",
      "must be of type boolean",
    ],
    ["a NUL character", users.update.body, { display_name: "a\u0000b" }, "display_name", "NUL"],
    [
      "a lone surrogate in metadata",
      users.update.body,
      { client_metadata: { a: "\ud800" } },
      "client_metadata",
      "lone surrogates",
    ],
    [
      "a negative life",
      sessions.create.body,
      { user_id: "me", expires_in_millis: -1 },
      "expires_in_millis",
      "must be more than 0",
    ],
    [
      "a field of a nested object",
      projects.update.body,
      { config: { domains: [{ domain: "ftp://x", handler_path: "/h" }] } },
      "config.domains.0.domain",
      "must be an http or https URL",
    ],
  ])("does not take %s", (_, shape, wire, field, problem) => {
    expect(problemsOf(shape, "admin", wire)).toEqual([
      expect.objectContaining({ field, problem: expect.stringContaining(problem) }),
    ]);
  });

  it("reads flags and counts of a query from text", () => {
    expect(
      decodeInput(permissions.listInTeam.query, "client", { recursive: "true", user_id: "me" })
        .input,
    ).toEqual({ recursive: true, userId: "me" });
    expect(problemsOf(permissions.listInTeam.query, "client", { recursive: "yes" })).toHaveLength(
      1,
    );
    expect(decodeInput(userLists.list.query, "server", { limit: "10" }).input).toEqual({
      limit: 10,
    });
    for (const limit of ["0", "-1", "1.5", "x", ""])
      expect(problemsOf(userLists.list.query, "server", { limit })).toHaveLength(1);
  });
});

describe("the path of a call", () => {
  it("is filled with escaped values", () => {
    expect(fillPath(teams.removeMember.path, { team_id: "a/b", user_id: "me" })).toBe(
      "/team-memberships/a%2Fb/me",
    );
    expectTypeOf<Params<typeof teams.removeMember>>().toEqualTypeOf<{
      readonly team_id: string;
      readonly user_id: string;
    }>();
  });
  it("with a value missing throws", () => {
    expect(() => fillPath(teams.read.path, {})).toThrow("team_id");
    expect(() => fillPath(teams.read.path, { team_id: "" })).toThrow("team_id");
  });
});
