import { beforeAll, describe, expect, it } from "vitest";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject();
const other = peopledProject();

let ann: Person;
let bob: Person;
let eve: Person;
let team: string;
beforeAll(async () => {
  const { project } = home;
  for (const scope of ["team", "project"]) {
    await project.admin("POST", `/${scope}-permission-definitions`, { id: `${scope}_read` });
    await project.admin("POST", `/${scope}-permission-definitions`, {
      id: `${scope}_write`,
      contained_permission_ids: [`${scope}_read`],
    });
    await project.admin("PATCH", `/${scope}-permission-definitions/${scope}_read`, {
      contained_permission_ids: [`${scope}_write`],
    });
  }
  [ann, bob, eve] = [await project.person(), await project.person(), await project.person()];
  team = await project.team(ann);
  await project.join(team, bob);
});

const ids = (items: { id: string }[]) => items.map(({ id }) => id);
const EVERYTHING_IN_ADMIN = [
  "$delete_team",
  "$invite_members",
  "$manage_api_keys",
  "$read_members",
  "$remove_members",
  "$update_team",
  "admin",
];

describe("permissions in a team", () => {
  const inTeam = (query: string) => home.project.server("GET", `/team-permissions?${query}`);

  it("are listed as they were granted, or with all that they contain", async () => {
    const { project } = home;
    expect(
      (await project.as(ann, "GET", `/team-permissions?team_id=${team}&user_id=me`)).body,
    ).toEqual({
      is_paginated: false,
      items: [{ id: "admin", user_id: ann.userId, team_id: team }],
    });
    expect(
      ids(
        (
          await project.as(
            ann,
            "GET",
            `/team-permissions?team_id=${team}&user_id=${ann.userId}&recursive=true`,
          )
        ).body.items,
      ),
    ).toEqual(EVERYTHING_IN_ADMIN);
    expect(
      ids((await inTeam(`team_id=${team}&user_id=${ann.userId}&recursive=false`)).body.items),
    ).toEqual(["admin"]);
    expect(
      ids((await inTeam(`user_id=${ann.userId}&permission_id=$read_members`)).body.items),
    ).toEqual([]);
    expect(
      ids(
        (await inTeam(`user_id=${ann.userId}&permission_id=$read_members&recursive=true`)).body
          .items,
      ),
    ).toEqual(["$read_members"]);
  });

  it("are in the order of team, user and id", async () => {
    const second = await home.project.team(bob);
    await home.project.join(second, ann);
    const { items } = (await inTeam("recursive=true")).body;
    const keys = items.map(
      (item: { team_id: string; user_id: string; id: string }) =>
        `${item.team_id} ${item.user_id} ${item.id}`,
    );
    expect(keys).toEqual([...keys].sort());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are shown to a browser for its signed-in user", async () => {
    const { project } = home;
    for (const query of ["", `?team_id=${team}`, `?team_id=${team}&user_id=${bob.userId}`]) {
      const { status, code } = await project.as(ann, "GET", `/team-permissions${query}`);
      expect([status, code]).toEqual([403, undefined]);
    }
    expect((await project.call("GET", "/team-permissions?user_id=me")).code).toBe(
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    );
    for (const query of [
      "recursive=maybe",
      "team_id=zz",
      "permission_id=Bad%20Id",
      "permission_id=$foo",
      "x=1",
    ])
      expect((await inTeam(query)).code, query).toBe("SCHEMA_ERROR");
  });

  it("are granted to members by a server, once or again, and walk circles once", async () => {
    const path = `/team-permissions/${team}/${bob.userId}/team_write`;
    for (let times = 0; times < 2; times++) {
      const { status, body } = await home.project.server("POST", path, {});
      expect([status, body]).toEqual([
        201,
        { id: "team_write", user_id: bob.userId, team_id: team },
      ]);
    }
    expect(ids((await inTeam(`team_id=${team}&user_id=${bob.userId}`)).body.items)).toEqual([
      "member",
      "team_write",
    ]);
    expect(
      ids((await inTeam(`team_id=${team}&user_id=${bob.userId}&recursive=true`)).body.items),
    ).toEqual(["$invite_members", "$read_members", "member", "team_read", "team_write"]);
    expect((await home.project.server("DELETE", path)).body).toEqual({ success: true });
    const again = await home.project.server("DELETE", path);
    expect([again.status, again.code, again.body.details]).toEqual([
      401,
      "TEAM_PERMISSION_NOT_FOUND",
      { team_id: team, user_id: bob.userId, permission_id: "team_write" },
    ]);
  });

  it("of the system are granted and count at once", async () => {
    const { project } = home;
    expect((await project.as(bob, "PATCH", `/teams/${team}`, {})).code).toBe(
      "TEAM_PERMISSION_REQUIRED",
    );
    await project.server("POST", `/team-permissions/${team}/${bob.userId}/$update_team`, {});
    expect((await project.as(bob, "PATCH", `/teams/${team}`, {})).status).toBe(200);
    await project.server("DELETE", `/team-permissions/${team}/${bob.userId}/$update_team`);
    expect((await project.as(bob, "PATCH", `/teams/${team}`, {})).code).toBe(
      "TEAM_PERMISSION_REQUIRED",
    );
  });

  it.each([
    ["an unknown permission", () => [team, bob.userId, "nope"], 404, "PERMISSION_NOT_FOUND"],
    [
      "a permission of projects",
      () => [team, bob.userId, "project_read"],
      404,
      "PERMISSION_NOT_FOUND",
    ],
    ["an unknown user", () => [team, UNKNOWN_ID, "team_read"], 404, "USER_NOT_FOUND"],
    [
      "a user who is no member",
      () => [team, eve.userId, "team_read"],
      404,
      "TEAM_MEMBERSHIP_NOT_FOUND",
    ],
    [
      "a member of no team",
      () => [UNKNOWN_ID, bob.userId, "team_read"],
      404,
      "TEAM_MEMBERSHIP_NOT_FOUND",
    ],
    ["what is no id", () => ["zz", bob.userId, "team_read"], 400, "SCHEMA_ERROR"],
    ["an id with NUL in it", () => [team, bob.userId, "a%00"], 400, "SCHEMA_ERROR"],
  ] as const)("are not granted: %s", async (_, parts, status, code) => {
    const answer = await home.project.server("POST", `/team-permissions/${parts().join("/")}`, {});
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it("are not revoked if they were not granted", async () => {
    const revoke = (...parts: string[]) =>
      home.project.server("DELETE", `/team-permissions/${parts.join("/")}`);
    expect((await revoke(team, ann.userId, "$read_members")).code).toBe(
      "TEAM_PERMISSION_NOT_FOUND",
    );
    expect((await revoke(team, bob.userId, "nope")).code).toBe("TEAM_PERMISSION_NOT_FOUND");
    for (const parts of [
      [team, eve.userId],
      [UNKNOWN_ID, ann.userId],
      [team, UNKNOWN_ID],
    ] as const)
      expect((await revoke(...parts, "admin")).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect(
      (await other.project.server("DELETE", `/team-permissions/${team}/${ann.userId}/admin`)).code,
    ).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
  });

  it("are granted and revoked by servers only", async () => {
    for (const method of ["POST", "DELETE"])
      expect(
        (await home.project.as(ann, method, `/team-permissions/${team}/${bob.userId}/member`, {}))
          .code,
      ).toBe("INSUFFICIENT_ACCESS_TYPE");
  });
});

describe("permissions in the project", () => {
  const inProject = (query: string) => home.project.server("GET", `/project-permissions?${query}`);

  it("are granted to users by a server, listed, and revoked", async () => {
    const { project } = home;
    const path = `/project-permissions/${ann.userId}/project_write`;
    for (let times = 0; times < 2; times++) {
      const { status, body } = await project.server("POST", path, {});
      expect([status, body]).toEqual([201, { id: "project_write", user_id: ann.userId }]);
    }
    expect((await project.as(ann, "GET", "/project-permissions?user_id=me")).body.items).toEqual([
      { id: "project_write", user_id: ann.userId },
    ]);
    expect(
      ids(
        (await project.as(ann, "GET", "/project-permissions?user_id=me&recursive=true")).body.items,
      ),
    ).toEqual(["project_read", "project_write"]);
    expect((await inProject("")).body.items).toEqual([
      { id: "project_write", user_id: ann.userId },
    ]);
    expect((await inProject("permission_id=project_read&recursive=true")).body.items).toEqual([
      { id: "project_read", user_id: ann.userId },
    ]);
    expect((await project.server("DELETE", path)).body).toEqual({ success: true });
    const again = await project.server("DELETE", path);
    expect([again.status, again.code, again.body.details]).toEqual([
      404,
      "PERMISSION_NOT_FOUND",
      { permission_id: "project_write" },
    ]);
  });

  it("are shown to a browser for its signed-in user", async () => {
    for (const query of ["", `?user_id=${bob.userId}`])
      expect((await home.project.as(ann, "GET", `/project-permissions${query}`)).status).toBe(403);
    expect((await home.project.call("GET", "/project-permissions?user_id=me")).code).toBe(
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    );
    for (const method of ["POST", "DELETE"])
      expect(
        (await home.project.as(ann, method, `/project-permissions/${ann.userId}/project_read`, {}))
          .code,
      ).toBe("INSUFFICIENT_ACCESS_TYPE");
  });

  it("are not granted if the user or the permission does not exist in this scope and project", async () => {
    const grant = (user: string, id: string) =>
      home.project.server("POST", `/project-permissions/${user}/${id}`, {});
    for (const id of ["nope", "team_read", "$read_members"])
      expect((await grant(ann.userId, id)).code, id).toBe("PERMISSION_NOT_FOUND");
    expect((await grant(UNKNOWN_ID, "project_read")).code).toBe("USER_NOT_FOUND");
    expect(
      (await home.project.server("DELETE", `/project-permissions/${UNKNOWN_ID}/project_read`)).code,
    ).toBe("USER_NOT_FOUND");
    expect(
      (await other.project.server("POST", `/project-permissions/${ann.userId}/project_read`, {}))
        .code,
    ).toBe("USER_NOT_FOUND");
    expect((await inProject("")).status).toBe(200);
  });
});
