import { describe, expect, it } from "vitest";
import { peopledProject } from "../../support/people.js";

const SYSTEM = [
  "$delete_team",
  "$invite_members",
  "$manage_api_keys",
  "$read_members",
  "$remove_members",
  "$update_team",
];

describe.each([
  ["team", "project", [...SYSTEM, "admin", "member"]],
  ["project", "team", []],
] as const)("the permission definitions of a %s", (scope, otherScope, initial) => {
  const home = peopledProject();
  const other = peopledProject();
  const path = `/${scope}-permission-definitions`;
  const create = (fields: object) => home.project.admin("POST", path, fields);
  const change = (id: string, fields: object) =>
    home.project.admin("PATCH", `${path}/${id}`, fields);
  const list = async () =>
    (await home.project.admin("GET", path)).body.items as {
      id: string;
      description?: string;
      contained_permission_ids: string[];
    }[];
  const one = async (id: string) => (await list()).find((definition) => definition.id === id);

  it("are at first those that every project has, in the order of their ids", async () => {
    const { status, body } = await other.project.admin("GET", path);
    expect(status).toBe(200);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(initial);
    for (const { id, contained_permission_ids, description } of body.items) {
      expect(description).toEqual(expect.any(String));
      expect(contained_permission_ids).toEqual(
        id === "admin" ? SYSTEM : id === "member" ? ["$invite_members", "$read_members"] : [],
      );
    }
  });

  it("are the administrators' alone", async () => {
    for (const level of ["client", "server"] as const) {
      for (const [method, to] of [
        ["GET", path],
        ["POST", path],
        ["PATCH", `${path}/x`],
        ["DELETE", `${path}/x`],
      ] as const) {
        const { status, code } = await home.project.call(method, to, {
          level,
          body: method === "GET" ? undefined : {},
        });
        expect([status, code]).toEqual([401, "INSUFFICIENT_ACCESS_TYPE"]);
      }
    }
  });

  it("are created, changed, renamed and deleted", async () => {
    const { status, body } = await create({ id: "first", description: "The first" });
    expect([status, body]).toEqual([
      201,
      { id: "first", description: "The first", contained_permission_ids: [] },
    ]);
    expect(
      (await create({ id: "second", contained_permission_ids: ["first", "first"] })).body,
    ).toEqual({ id: "second", contained_permission_ids: ["first"] });
    expect((await change("first", { description: "Changed" })).body).toEqual({
      id: "first",
      description: "Changed",
      contained_permission_ids: [],
    });
    expect((await change("first", {})).body.description).toBe("Changed");
    expect(
      (await change("first", { contained_permission_ids: ["second"] })).body
        .contained_permission_ids,
    ).toEqual(["second"]);
    expect((await change("first", { id: "renamed" })).body.id).toBe("renamed");
    expect((await one("second"))?.contained_permission_ids).toEqual(["renamed"]);
    expect((await home.project.admin("DELETE", `${path}/renamed`)).body).toEqual({ success: true });
    expect((await one("second"))?.contained_permission_ids).toEqual([]);
    expect(await one("renamed")).toBeUndefined();
  });

  it("share one name space with the other scope", async () => {
    await create({ id: "mine" });
    await home.project.admin("POST", `/${otherScope}-permission-definitions`, { id: "theirs" });
    for (const id of ["mine", "theirs"]) {
      const { status, code, body } = await create({ id });
      expect([status, code, body.details]).toEqual([
        400,
        "PERMISSION_ID_ALREADY_EXISTS",
        { permission_id: id },
      ]);
    }
    expect((await change("mine", { id: "theirs" })).code).toBe("PERMISSION_ID_ALREADY_EXISTS");
    expect((await change("mine", { id: "mine" })).status).toBe(200);
    expect((await other.project.admin("POST", path, { id: "mine" })).status).toBe(201);
  });

  it("contain only what is defined in their own scope", async () => {
    await create({ id: "holder" });
    await home.project.admin("POST", `/${otherScope}-permission-definitions`, { id: "elsewhere" });
    for (const id of [
      "nope",
      "elsewhere",
      "self",
      ...(scope === "project" ? ["$read_members"] : []),
    ]) {
      const answers = [
        await create({ id: "self", contained_permission_ids: [id] }),
        ...(id === "self" ? [] : [await change("holder", { contained_permission_ids: [id] })]),
      ];
      for (const { status, code, body } of answers)
        expect([status, code, body.details], id).toEqual([
          400,
          "CONTAINED_PERMISSION_NOT_FOUND",
          { permission_id: id },
        ]);
    }
    expect((await one("holder"))?.contained_permission_ids).toEqual([]);
    if (scope === "team")
      expect(
        (await change("holder", { contained_permission_ids: ["$update_team", "$delete_team"] }))
          .body.contained_permission_ids,
      ).toEqual(["$delete_team", "$update_team"]);
  });

  it.each(["nope", "$update_team"])(
    "that are not the project's own cannot be changed: %s",
    async (id) => {
      for (const { status, code, body } of [
        await change(id, { description: "x" }),
        await home.project.admin("DELETE", `${path}/${id}`),
      ]) {
        expect([status, code, body.details]).toEqual([
          404,
          "PERMISSION_NOT_FOUND",
          { permission_id: id },
        ]);
      }
    },
  );

  it("of the other scope or another project are not found", async () => {
    await home.project.admin("POST", `/${otherScope}-permission-definitions`, { id: "distant" });
    await create({ id: "near" });
    expect((await change("distant", {})).code).toBe("PERMISSION_NOT_FOUND");
    expect((await home.project.admin("DELETE", `${path}/distant`)).code).toBe(
      "PERMISSION_NOT_FOUND",
    );
    expect((await other.project.admin("DELETE", `${path}/near`)).code).toBe("PERMISSION_NOT_FOUND");
    expect(await one("near")).toBeDefined();
  });

  it.each([
    {},
    { id: "Bad Id" },
    { id: "$foo" },
    { id: "$update_team" },
    { id: "" },
    { id: "x".repeat(256) },
    { id: "x", description: null },
    { id: "x", contained_permission_ids: "y" },
    { id: "x", y: 1 },
  ])("are refused with %j", async (fields) => {
    const { status, code } = await create(fields);
    expect([status, code]).toEqual([400, "SCHEMA_ERROR"]);
  });

  it("carry a new id, or their deletion, to all grants and to the project's defaults", async () => {
    const { project } = home;
    const ann = await project.person();
    const team = await project.team(ann);
    const granted =
      scope === "team"
        ? `/team-permissions/${team}/${ann.userId}`
        : `/project-permissions/${ann.userId}`;
    const held = async () =>
      (await project.server("GET", `/${scope}-permissions?user_id=${ann.userId}`)).body.items
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => id !== "admin");
    const setting =
      scope === "team" ? "team_member_default_permissions" : "user_default_permissions";
    const defaults = async () =>
      (await project.admin("GET", "/projects/current")).body.config[setting];
    await create({ id: "old" });
    await project.server("POST", `${granted}/old`, {});
    await project.admin("PATCH", "/projects/current", { config: { [setting]: [{ id: "old" }] } });
    await change("old", { id: "new" });
    expect([await held(), await defaults()]).toEqual([["new"], [{ id: "new" }]]);
    const bob = await project.person();
    if (scope === "team") await project.join(team, bob);
    expect(
      (await project.server("GET", `/${scope}-permissions?user_id=${bob.userId}`)).body.items.map(
        ({ id }: { id: string }) => id,
      ),
    ).toEqual(["new"]);
    await project.admin("DELETE", `${path}/new`);
    expect([await held(), await defaults()]).toEqual([[], []]);
  });
});
