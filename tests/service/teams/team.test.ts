import { describe, expect, it } from "vitest";
import { peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject();
const closed = peopledProject({ clientTeamCreationEnabled: false });

const CLIENT_FIELDS = [
  "client_metadata",
  "client_read_only_metadata",
  "display_name",
  "id",
  "profile_image_url",
];
const PICTURE = "data:image/png;base64,iVBORw0KGgo=";

describe("a new team", () => {
  it("is created by a browser for its signed-in user, who gets the creator's permissions", async () => {
    const { project } = home;
    const ann = await project.person();
    for (const creator of [{ creator_user_id: "me" }, {}, { creator_user_id: ann.userId }]) {
      const { status, body } = await project.as(ann, "POST", "/teams", {
        display_name: "Crew",
        ...creator,
      });
      expect(status).toBe(201);
      expect(Object.keys(body).sort()).toEqual(CLIENT_FIELDS);
      const { items } = (
        await project.as(ann, "GET", `/team-permissions?team_id=${body.id}&user_id=me`)
      ).body;
      expect(items).toEqual([{ id: "admin", user_id: ann.userId, team_id: body.id }]);
    }
  });

  it("is created by a server, with or without a creator", async () => {
    const { project } = home;
    const ann = await project.person();
    const fields = {
      display_name: "Crew",
      profile_image_url: "https://example.com/t.png",
      client_metadata: 1,
      client_read_only_metadata: "r",
      server_metadata: { s: null },
    };
    const { status, body } = await project.server("POST", "/teams", fields);
    expect([status, body]).toEqual([
      201,
      { ...fields, id: expect.any(String), created_at_millis: project.clock.now() },
    ]);
    expect((await project.server("GET", `/users?team_id=${body.id}`)).body.items).toEqual([]);
    const withCreator = await project.server("POST", "/teams", {
      display_name: "Crew",
      creator_user_id: ann.userId,
    });
    expect(
      (await project.server("GET", `/users?team_id=${withCreator.body.id}`)).body.items,
    ).toHaveLength(1);
    const older = await project.call("POST", "/teams?add_current_user=true", {
      level: "server",
      token: ann.token,
      body: { display_name: "Crew" },
    });
    expect((await project.server("GET", `/users?team_id=${older.body.id}`)).body.items[0].id).toBe(
      ann.userId,
    );
  });

  it.each([
    [
      "for another user",
      "client",
      { display_name: "X", creator_user_id: UNKNOWN_ID },
      403,
      undefined,
    ],
    [
      "with a picture that lies elsewhere",
      "client",
      { display_name: "X", profile_image_url: "https://example.com/t.png" },
      400,
      undefined,
    ],
    [
      "with server metadata",
      "client",
      { display_name: "X", server_metadata: 1 },
      400,
      "SCHEMA_ERROR",
    ],
    ["without a name", "client", {}, 400, "SCHEMA_ERROR"],
    ["with NUL in its name", "server", { display_name: "a\u0000" }, 400, "SCHEMA_ERROR"],
    [
      "by a user that does not exist",
      "server",
      { display_name: "X", creator_user_id: UNKNOWN_ID },
      404,
      "USER_NOT_FOUND",
    ],
  ] as const)("is refused %s (%s)", async (_, level, body, status, code) => {
    const { token } = await home.project.person();
    const answer = await home.project.call("POST", "/teams", { level, token, body });
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it("may have an empty name, as on the hosted service", async () => {
    const person = await home.project.person();
    const made = await home.project.as(person, "POST", "/teams", {
      display_name: "",
      creator_user_id: "me",
    });
    expect([made.status, made.body.display_name]).toEqual([201, ""]);
    const { body } = await home.project.as(person, "PATCH", `/teams/${made.body.id}`, {
      display_name: "Named",
    });
    expect(body.display_name).toBe("Named");
  });

  it("needs a signed-in user if a browser creates it, and a project that lets users create teams", async () => {
    expect((await home.project.call("POST", "/teams", { body: { display_name: "X" } })).code).toBe(
      "USER_AUTHENTICATION_REQUIRED",
    );
    for (const level of ["client", "server"] as const) {
      expect(
        (
          await home.project.call("POST", "/teams", {
            level,
            body: { display_name: "X", creator_user_id: "me" },
          })
        ).code,
      ).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
    }
    const refused = await closed.project.as(await closed.project.person(), "POST", "/teams", {
      display_name: "X",
    });
    expect([refused.status, refused.code]).toEqual([403, undefined]);
  });

  it("takes one way to name its creator, not two", async () => {
    const { token } = await home.project.person();
    const { status, code } = await home.project.call("POST", "/teams?add_current_user=true", {
      level: "server",
      token,
      body: { display_name: "X", creator_user_id: "me" },
    });
    expect([status, code]).toEqual([400, undefined]);
  });
});

describe("teams", () => {
  it("are listed oldest first: one's own to a browser, anybody's and all to a server", async () => {
    const { project } = home;
    const [ann, bob] = [await project.person(), await project.person()];
    const teams = [await project.team(ann), await project.team(bob), await project.team(ann)];
    await project.join(teams[1] ?? "", ann);
    for (const user of ["me", ann.userId]) {
      const { body } = await project.as(ann, "GET", `/teams?user_id=${user}`);
      expect(body.items.map(({ id }: { id: string }) => id)).toEqual(teams);
      expect(Object.keys(body.items[0]).sort()).toEqual(CLIENT_FIELDS);
    }
    expect(
      (await project.server("GET", `/teams?user_id=${bob.userId}`)).body.items.map(
        ({ id }: { id: string }) => id,
      ),
    ).toEqual([teams[1]]);
    expect(
      (await project.server("GET", "/teams")).body.items
        .slice(-3)
        .map(({ id }: { id: string }) => id),
    ).toEqual(teams);
    expect((await project.server("GET", `/teams?user_id=${UNKNOWN_ID}`)).body.items).toEqual([]);
    for (const query of ["", `?user_id=${bob.userId}`])
      expect((await project.as(ann, "GET", `/teams${query}`)).status).toBe(403);
    expect((await project.call("GET", "/teams?user_id=me")).code).toBe(
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    );
  });

  it("are read, changed and deleted by members with the permission", async () => {
    const { project } = home;
    const [ann, bob] = [await project.person(), await project.person()];
    const team = await project.team(ann);
    await project.join(team, bob);
    expect((await project.as(bob, "GET", `/teams/${team}`)).status).toBe(200);
    for (const [method, permission_id, body] of [
      ["PATCH", "$update_team", { display_name: "Y" }],
      ["DELETE", "$delete_team", undefined],
    ] as const) {
      const answer = await project.as(bob, method, `/teams/${team}`, body);
      expect([answer.status, answer.code, answer.body.details]).toEqual([
        401,
        "TEAM_PERMISSION_REQUIRED",
        { team_id: team, user_id: bob.userId, permission_id },
      ]);
    }
    const { body } = await project.as(ann, "PATCH", `/teams/${team}`, {
      display_name: "Y",
      profile_image_url: PICTURE,
      client_metadata: [],
    });
    expect(body).toMatchObject({
      display_name: "Y",
      profile_image_url: PICTURE,
      client_metadata: [],
    });
    expect((await project.as(ann, "PATCH", `/teams/${team}`, {})).body).toEqual(body);
    expect(
      (
        await project.as(ann, "PATCH", `/teams/${team}`, {
          profile_image_url: "https://example.com/x.png",
        })
      ).status,
    ).toBe(400);
    expect((await project.as(ann, "PATCH", `/teams/${team}`, { server_metadata: 1 })).code).toBe(
      "SCHEMA_ERROR",
    );
    await project.as(bob, "PATCH", "/users/me", { selected_team_id: team });
    expect((await project.as(ann, "DELETE", `/teams/${team}`)).body).toEqual({ success: true });
    expect((await project.as(bob, "GET", "/users/me")).body).toMatchObject({
      selected_team_id: null,
      selected_team: null,
    });
    expect((await project.as(ann, "DELETE", `/teams/${team}`)).code).toBe(
      "TEAM_MEMBERSHIP_NOT_FOUND",
    );
  });

  it("are known only to members, and not to those who are not signed in", async () => {
    const { project } = home;
    const [ann, eve] = [await project.person(), await project.person()];
    const team = await project.team(ann);
    for (const id of [team, UNKNOWN_ID]) {
      for (const [method, body] of [["GET"], ["PATCH", {}], ["DELETE"]] as const) {
        const answer = await project.as(eve, method, `/teams/${id}`, body);
        expect([answer.status, answer.code, answer.body.details], method).toEqual([
          404,
          "TEAM_MEMBERSHIP_NOT_FOUND",
          { team_id: id, user_id: eve.userId },
        ]);
        expect((await project.call(method, `/teams/${id}`, { body })).code, method).toBe(
          "USER_AUTHENTICATION_REQUIRED",
        );
      }
    }
  });

  it("are all in a server's hands, those of its project", async () => {
    const { project } = home;
    const team = await project.team(await project.person());
    expect(
      (
        await project.server("PATCH", `/teams/${team}`, {
          server_metadata: { z: 1 },
          profile_image_url: "https://example.com/x.png",
        })
      ).body.server_metadata,
    ).toEqual({ z: 1 });
    for (const answer of [
      await closed.project.server("GET", `/teams/${team}`),
      await closed.project.server("PATCH", `/teams/${team}`, { display_name: "Eve's" }),
      await closed.project.server("DELETE", `/teams/${team}`),
    ]) {
      expect([answer.status, answer.code, answer.body.details]).toEqual([
        404,
        "TEAM_NOT_FOUND",
        { team_id: team },
      ]);
    }
    expect((await project.server("DELETE", `/teams/${team}`)).status).toBe(200);
    expect((await project.server("GET", `/teams/${team}`)).code).toBe("TEAM_NOT_FOUND");
    expect((await project.server("GET", "/teams/zz")).code).toBe("SCHEMA_ERROR");
  });
});

describe("a membership", () => {
  it("is created by a server with what members get", async () => {
    const { project } = home;
    const [ann, bob] = [await project.person(), await project.person()];
    const team = await project.team(ann);
    const path = `/team-memberships/${team}/${bob.userId}`;
    const { status, body } = await project.server("POST", path, {});
    expect([status, body]).toEqual([201, { team_id: team, user_id: bob.userId }]);
    expect(
      (await project.server("GET", `/team-permissions?team_id=${team}&user_id=${bob.userId}`)).body
        .items,
    ).toEqual([{ id: "member", user_id: bob.userId, team_id: team }]);
    const again = await project.server("POST", path, {});
    expect([again.status, again.code]).toEqual([409, "TEAM_MEMBERSHIP_ALREADY_EXISTS"]);
    expect((await project.server("POST", path)).code).toBe("SCHEMA_ERROR");
    expect((await project.as(ann, "POST", path, {})).code).toBe("INSUFFICIENT_ACCESS_TYPE");
    expect((await project.server("POST", `/team-memberships/${team}/${UNKNOWN_ID}`, {})).code).toBe(
      "USER_NOT_FOUND",
    );
    expect(
      (await project.server("POST", `/team-memberships/${UNKNOWN_ID}/${bob.userId}`, {})).code,
    ).toBe("TEAM_NOT_FOUND");
    expect((await closed.project.server("POST", path, {})).code).toBe("USER_NOT_FOUND");
  });

  it("is ended by the member, by members with the permission and by a server", async () => {
    const { project } = home;
    const [ann, bob] = [await project.person(), await project.person()];
    const team = await project.team(ann);
    const path = `/team-memberships/${team}/${bob.userId}`;
    for (const end of [
      () => project.as(bob, "DELETE", `/team-memberships/${team}/me`),
      () => project.as(bob, "DELETE", path),
      () => project.as(ann, "DELETE", path),
      () => project.server("DELETE", path),
    ]) {
      await project.join(team, bob);
      await project.as(bob, "PATCH", "/users/me", { selected_team_id: team });
      expect((await end()).body).toEqual({ success: true });
      expect(
        (await project.server("GET", `/team-permissions?team_id=${team}&user_id=${bob.userId}`))
          .body.items,
      ).toEqual([]);
      expect((await project.as(bob, "GET", "/users/me")).body.selected_team_id).toBeNull();
    }
    for (const answer of [
      await project.as(bob, "DELETE", path),
      await project.as(ann, "DELETE", path),
      await project.server("DELETE", path),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, "TEAM_MEMBERSHIP_NOT_FOUND"]);
    }
  });

  it("is not deleted by members without the permission, by other users, or without a session", async () => {
    const { project } = home;
    const [ann, bob, eve] = [
      await project.person(),
      await project.person(),
      await project.person(),
    ];
    const team = await project.team(ann);
    await project.join(team, bob);
    const path = `/team-memberships/${team}/${ann.userId}`;
    expect((await project.as(bob, "DELETE", path)).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await project.as(eve, "DELETE", path)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect((await project.call("DELETE", path)).code).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
    expect((await project.call("DELETE", `/team-memberships/${team}/me`)).code).toBe(
      "CANNOT_GET_OWN_USER_WITHOUT_USER",
    );
    expect((await project.server("DELETE", `/team-memberships/${team}/${UNKNOWN_ID}`)).code).toBe(
      "USER_NOT_FOUND",
    );
  });
});
