import { user } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { constantFields } from "../../../src/protocol/encoding/constant-fields.js";
import { peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject();
const closed = peopledProject({ clientUserDeletionEnabled: false });

/** Fields that only servers may read. Without these names, a mistake in a row would show them. */
const OF_SERVERS = ["last_active_at_millis", "primary_email_auth_enabled", "server_metadata"];
const FIELDS = Object.values(user.columns)
  .filter(({ read }) => read !== "none")
  .map(({ wire }) => wire);
const SERVER_FIELDS = [...FIELDS, ...Object.keys({ ...constantFields("user", "server") })].sort();
const CLIENT_FIELDS = [
  ...FIELDS.filter((name) => !OF_SERVERS.includes(name)),
  ...Object.keys({ ...constantFields("user", "client") }),
].sort();

describe("the signed-in user", () => {
  it("is shown to a browser without what servers keep", async () => {
    const ann = await home.project.person({
      display_name: "Ann",
      server_metadata: { secret: 1 },
      client_read_only_metadata: { plan: "gold" },
    });
    const { status, body } = await home.project.as(ann, "GET", "/users/me");
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(CLIENT_FIELDS);
    expect(body).toMatchObject({
      id: ann.userId,
      display_name: "Ann",
      client_read_only_metadata: { plan: "gold" },
      selected_team: null,
      oauth_providers: [],
    });
  });

  it("is shown whole to a server and an administrator who carry the token", async () => {
    const ann = await home.project.person({ server_metadata: { secret: 1 } });
    for (const level of ["server", "admin"] as const) {
      const { body } = await home.project.call("GET", "/users/me", { level, token: ann.token });
      expect(Object.keys(body).sort()).toEqual(SERVER_FIELDS);
      expect(body.server_metadata).toEqual({ secret: 1 });
    }
  });

  it.each(["client", "server"] as const)("has no user without a token (%s)", async (level) => {
    for (const method of ["GET", "DELETE"]) {
      const { status, code } = await home.project.call(method, "/users/me", { level });
      expect([status, code]).toEqual([400, "CANNOT_GET_OWN_USER_WITHOUT_USER"]);
    }
  });

  it("changes their own name, picture, data and team", async () => {
    const { project } = home;
    const ann = await project.person();
    const team = await project.team(ann);
    const picture = "data:image/png;base64,iVBORw0KGgo=";
    const { status, body } = await project.as(ann, "PATCH", "/users/me", {
      display_name: "Ann",
      profile_image_url: picture,
      client_metadata: { a: [1, null] },
      selected_team_id: team,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      display_name: "Ann",
      profile_image_url: picture,
      client_metadata: { a: [1, null] },
      selected_team_id: team,
      selected_team: { id: team },
    });
    expect(body.selected_team).not.toHaveProperty("server_metadata");
    const cleared = await project.as(ann, "PATCH", "/users/me", {
      display_name: null,
      profile_image_url: null,
      client_metadata: null,
      selected_team_id: null,
    });
    expect(cleared.body).toMatchObject({
      display_name: null,
      profile_image_url: null,
      client_metadata: null,
      selected_team_id: null,
      selected_team: null,
    });
  });

  it.each([
    "client_read_only_metadata",
    "server_metadata",
    "primary_email",
    "primary_email_verified",
    "password",
    "is_anonymous",
  ])("may not send %s from a browser", async (field) => {
    const ann = await home.project.person();
    const { status, code } = await home.project.as(ann, "PATCH", "/users/me", { [field]: null });
    expect([status, code]).toEqual([400, "SCHEMA_ERROR"]);
  });

  it("takes a picture from a browser only if it carries it itself, and any from a server", async () => {
    const ann = await home.project.person();
    const { status, code } = await home.project.as(ann, "PATCH", "/users/me", {
      profile_image_url: "https://example.com/a.png",
    });
    expect([status, code]).toEqual([400, undefined]);
    const byServer = await home.project.server("PATCH", `/users/${ann.userId}`, {
      profile_image_url: "https://example.com/a.png",
    });
    expect(byServer.body.profile_image_url).toBe("https://example.com/a.png");
  });

  it("selects only teams that they are in", async () => {
    const { project } = home;
    const [ann, bob] = [await project.person(), await project.person()];
    for (const team of [await project.team(bob), UNKNOWN_ID]) {
      const { status, code, body } = await project.as(ann, "PATCH", "/users/me", {
        selected_team_id: team,
      });
      expect([status, code]).toEqual([404, "TEAM_MEMBERSHIP_NOT_FOUND"]);
      expect(body.details).toEqual({ team_id: team, user_id: ann.userId });
    }
  });

  it("deletes themselves if the project lets them", async () => {
    const ann = await home.project.person();
    expect((await home.project.as(ann, "DELETE", "/users/me")).body).toEqual({ success: true });
    expect((await home.project.as(ann, "GET", "/users/me")).code).toBe(
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    );
    const bob = await closed.project.person();
    const refused = await closed.project.as(bob, "DELETE", "/users/me");
    expect([refused.status, refused.code]).toEqual([400, undefined]);
    expect(
      (await closed.project.call("DELETE", "/users/me", { level: "server", token: bob.token }))
        .status,
    ).toBe(200);
  });
});

describe("a user in the hands of a server", () => {
  it("is read, changed and deleted by id", async () => {
    const { project } = home;
    const { id } = await project.user({ display_name: "Ann" });
    expect((await project.server("GET", `/users/${id}`)).body.display_name).toBe("Ann");
    const changed = await project.server("PATCH", `/users/${id}`, {
      display_name: "Bea",
      server_metadata: { x: 1 },
      client_read_only_metadata: [2],
    });
    expect(changed.body).toMatchObject({
      display_name: "Bea",
      server_metadata: { x: 1 },
      client_read_only_metadata: [2],
    });
    expect((await project.server("DELETE", `/users/${id}`)).body).toEqual({ success: true });
    for (const [method, body] of [["GET"], ["PATCH", {}], ["DELETE"]] as const) {
      const { status, code } = await project.server(method, `/users/${id}`, body);
      expect([status, code], method).toEqual([404, "USER_NOT_FOUND"]);
    }
  });

  it("is out of a browser's reach, the own one included", async () => {
    const { project } = home;
    const ann = await project.person();
    for (const [method, path, body] of [
      ["GET", `/users/${ann.userId}`],
      ["PATCH", `/users/${ann.userId}`, {}],
      ["DELETE", `/users/${ann.userId}`],
      ["GET", "/users"],
      ["POST", "/users", {}],
    ] as const) {
      const { status, code, body: answer } = await project.as(ann, method, path, body);
      expect([status, code], `${method} ${path}`).toEqual([401, "INSUFFICIENT_ACCESS_TYPE"]);
      expect(answer.details).toEqual({
        actual_access_type: "client",
        allowed_access_types: ["server", "admin"],
      });
    }
  });

  it("is not found from another project, and cannot be changed or deleted from there", async () => {
    const { id } = await home.project.user({ display_name: "Ann" });
    for (const [method, body] of [["GET"], ["PATCH", { display_name: "Eve" }], ["DELETE"]] as const)
      expect((await closed.project.server(method, `/users/${id}`, body)).code, method).toBe(
        "USER_NOT_FOUND",
      );
    expect((await home.project.server("GET", `/users/${id}`)).body.display_name).toBe("Ann");
  });

  it("takes sessions, addresses, memberships, permissions and codes along when deleted", async () => {
    const { project } = home;
    const ann = await project.person();
    const team = await project.team(ann);
    const [channel] = (await project.server("GET", `/contact-channels?user_id=${ann.userId}`)).body
      .items;
    await project.server(
      "POST",
      `/contact-channels/${ann.userId}/${channel.id}/send-verification-code`,
      { callback_url: "http://localhost:3000/x" },
    );
    const code = await project.codeFor(ann.email);
    await project.server("DELETE", `/users/${ann.userId}`);
    expect(
      (await project.server("GET", `/contact-channels?user_id=${ann.userId}`)).body.items,
    ).toEqual([]);
    expect(
      (await project.server("GET", `/team-permissions?user_id=${ann.userId}`)).body.items,
    ).toEqual([]);
    expect((await project.server("GET", `/users?team_id=${team}`)).body.items).toEqual([]);
    expect((await project.call("POST", "/contact-channels/verify", { body: { code } })).code).toBe(
      "VERIFICATION_CODE_NOT_FOUND",
    );
    expect(
      (
        await project.server("POST", "/users", {
          primary_email: ann.email,
          primary_email_auth_enabled: true,
        })
      ).status,
    ).toBe(201);
  });
});
