import { beforeEach, describe, expect, it } from "vitest";
import { type Person, peopledProject } from "../../support/people.js";

const home = peopledProject(
  {},
  { webhooks: [{ url: "http://127.0.0.1:9/hooks", secret: "whsec_dGVzdHRlc3R0ZXN0dGVzdHRlc3Q=" }] },
);

let ann: Person;
let bob: Person;
let nameless: Person;
let team: string;
beforeEach(async () => {
  const { project } = home;
  [ann, bob, nameless] = [
    await project.person({ display_name: "Ann" }),
    await project.person({ display_name: "Bob" }),
    await project.person(),
  ];
  team = await project.team(ann);
  await project.join(team, bob);
  await project.join(team, nameless);
});

const members = async (reader: Person): Promise<Record<string, unknown>[]> =>
  (await home.project.as(reader, "GET", `/team-member-profiles?team_id=${team}`)).body.items;
const setRole = (reader: Person, { userId }: Person, role: unknown) =>
  home.project.as(reader, "PATCH", `/team-member-profiles/${team}/${userId}`, { role_id: role });
const permissionsOf = async ({ userId }: Person): Promise<string[]> =>
  (
    await home.project.server("GET", `/team-permissions?team_id=${team}&user_id=${userId}`)
  ).body.items.map(({ id }: { id: string }) => id);

describe("the address of a member", () => {
  it("is shown to those who manage members, and in place of a missing name to everyone", async () => {
    expect((await members(ann)).map(({ email }) => email)).toEqual([
      ann.email,
      bob.email,
      nameless.email,
    ]);
    expect((await members(bob)).map(({ email }) => email)).toEqual([
      undefined,
      bob.email,
      nameless.email,
    ]);
  });

  it("of one member follows the same rule", async () => {
    const read = async (reader: Person, { userId }: Person) =>
      (await home.project.as(reader, "GET", `/team-member-profiles/${team}/${userId}`)).body.email;
    expect(await read(bob, ann)).toBeUndefined();
    expect(await read(bob, nameless)).toBe(nameless.email);
    expect(await read(ann, bob)).toBe(bob.email);
  });
});

describe("the role of a member", () => {
  it("is given and taken by those who hold it and manage members", async () => {
    const given = await setRole(ann, bob, "admin");
    expect([given.status, given.body.role_id, given.body.manages_members]).toEqual([
      200,
      "admin",
      true,
    ]);
    expect(await permissionsOf(bob)).toEqual(["admin"]);
    expect((await setRole(bob, nameless, "admin")).status).toBe(200);
    expect((await setRole(bob, ann, "member")).body.role_id).toBe("member");
    expect(await permissionsOf(ann)).toEqual(["member"]);
    const events = (await home.project.events()).filter(({ data }) => data.user_id === ann.userId);
    expect(events.map(({ type, data }) => [type, data.id])).toEqual(
      expect.arrayContaining([
        ["team_permission.created", "member"],
        ["team_permission.deleted", "admin"],
      ]),
    );
  });

  it("is not changed by plain members, neither others' nor up", async () => {
    const others = await setRole(bob, nameless, "member");
    expect([others.status, others.code, others.body.details.permission_id]).toEqual([
      401,
      "TEAM_PERMISSION_REQUIRED",
      "$remove_members",
    ]);
    const own = await setRole(bob, bob, "admin");
    expect([own.code, own.body.details.permission_id]).toEqual([
      "TEAM_PERMISSION_REQUIRED",
      "admin",
    ]);
    expect(await permissionsOf(bob)).toEqual(["member"]);
    const outsider = await home.project.person();
    expect((await setRole(outsider, bob, "member")).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect((await setRole(ann, outsider, "member")).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
  });

  it("can be given up, but not taken back", async () => {
    await setRole(ann, bob, "admin");
    expect((await setRole(ann, ann, "member")).status).toBe(200);
    expect((await setRole(ann, ann, "admin")).code).toBe("TEAM_PERMISSION_REQUIRED");
  });

  it("that a server took away is not taken back by the member", async () => {
    await home.project.server("DELETE", `/team-permissions/${team}/${bob.userId}/member`);
    expect((await setRole(bob, bob, "member")).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await setRole(ann, bob, "member")).body.role_id).toBe("member");
  });

  it("above the reader's own is out of reach", async () => {
    const { project } = home;
    await project.server(
      "POST",
      `/team-permissions/${team}/${bob.userId}/${encodeURIComponent("$remove_members")}`,
      {},
    );
    const [owner, , other] = await members(bob);
    expect([owner?.assignable_role_ids, other?.assignable_role_ids]).toEqual([[], ["member"]]);
    expect((await setRole(bob, ann, "member")).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await setRole(bob, nameless, "admin")).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await setRole(bob, nameless, "member")).status).toBe(200);
  });

  it("is not all that counts: other permissions over the team are out of reach, too", async () => {
    const { project } = home;
    const grant = ({ userId }: Person, id: string) =>
      project.server("POST", `/team-permissions/${team}/${userId}/${encodeURIComponent(id)}`, {});
    await grant(bob, "$remove_members");
    await project.server("DELETE", `/team-permissions/${team}/${ann.userId}/admin`);
    for (const id of ["$delete_team", "$remove_members", "$update_team"]) await grant(ann, id);
    const path = `/team-memberships/${team}/${ann.userId}`;
    expect((await project.as(bob, "DELETE", path)).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await setRole(bob, ann, "member")).code).toBe("TEAM_PERMISSION_REQUIRED");
    await grant(nameless, "premium");
    expect((await setRole(bob, nameless, "member")).status).toBe(200);
  });

  it("is one that creators or new members get: no other permission can be given this way", async () => {
    const { project } = home;
    await project.admin("POST", "/team-permission-definitions", { id: "premium" });
    expect((await setRole(ann, bob, "premium")).code).toBe("PERMISSION_NOT_FOUND");
    expect((await setRole(ann, bob, "$delete_team")).code).toBe("PERMISSION_NOT_FOUND");
    expect((await setRole(ann, bob, null)).code).toBe("SCHEMA_ERROR");
    await project.admin("DELETE", "/team-permission-definitions/premium");
  });

  it("leaves other permissions as they are", async () => {
    const { project } = home;
    await project.server(
      "POST",
      `/team-permissions/${team}/${bob.userId}/${encodeURIComponent("$update_team")}`,
      {},
    );
    await setRole(ann, bob, "admin");
    expect(await permissionsOf(bob)).toEqual(["$update_team", "admin"]);
  });

  it("of others is changed by itself, not with their name", async () => {
    const both = await home.project.as(
      ann,
      "PATCH",
      `/team-member-profiles/${team}/${bob.userId}`,
      { role_id: "admin", display_name: "Fool" },
    );
    expect(both.status).toBe(403);
    expect(await permissionsOf(bob)).toEqual(["member"]);
  });

  it("is changed by a server without limits", async () => {
    const { body } = await home.project.server(
      "PATCH",
      `/team-member-profiles/${team}/${bob.userId}`,
      { role_id: "admin", display_name: "Robert" },
    );
    expect([body.role_id, body.display_name, body.assignable_role_ids]).toEqual([
      "admin",
      "Robert",
      ["admin", "member"],
    ]);
  });
});
