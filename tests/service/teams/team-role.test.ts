import { beforeEach, describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";
import { confirmationDigits } from "../../support/suspended-account.js";
import { roleCalls } from "../../support/team-roles.js";

const home = peopledProject();

let ann: Person;
let bob: Person;
let team: string;
beforeEach(async () => {
  const { project } = home;
  for (const { id, given_by } of (await project.server("GET", "/team-roles")).body.items)
    if (given_by && !["admin", "member"].includes(id))
      await project.server("DELETE", `/team-roles/${id}?successor_id=member`);
  [ann, bob] = [await project.inviter({ display_name: "Ann" }), await project.inviter()];
  team = await project.team(ann);
  await project.join(team, bob);
});

const define = (id: string, fields: object = {}) =>
  home.project.server("POST", "/team-roles", { id, ...fields });
const rolesIn = async (person: Person) =>
  (await home.project.as(person, "GET", `/team-roles?team_id=${team}`)).body.items;
const { setRoles, invite, accept } = roleCalls(() => ({ project: home.project, team }));
const profileOf = async ({ userId }: Person) =>
  (await home.project.server("GET", `/team-member-profiles/${team}/${userId}`)).body;
const permissionsOf = async ({ userId }: Person, recursive = false): Promise<string[]> =>
  (
    await home.project.server(
      "GET",
      `/team-permissions?team_id=${team}&user_id=${userId}&recursive=${recursive}`,
    )
  ).body.items.map(({ id }: { id: string }) => id);

/** A member with a role who has just proved their address in an unknown browser. */
async function suspendedMember(roleId: string) {
  const { project } = home;
  const { accessToken: token, ...account } = await project.signUp();
  const member = { ...account, token };
  await project.join(team, member);
  const path = `/team-member-profiles/${team}/${member.userId}`;
  await project.server("PATCH", path, { role_ids: [roleId] });
  const code = await project.codeFor(member.email);
  await project.call("POST", "/contact-channels/verify", { body: { code } });
  expect((await profileOf(member)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
  return member;
}
async function confirm(member: Awaited<ReturnType<typeof suspendedMember>>) {
  const asked = await home.project.signIn(member);
  const { digits: totp } = await confirmationDigits(home.project, member.email);
  const body = { type: "totp", totp, code: asked.body.details.attempt_code };
  expect((await home.project.call("POST", "/auth/mfa/sign-in", { body })).status).toBe(200);
}

describe("a role of a project", () => {
  it("is a team permission with a name, and the roles of before stay", async () => {
    const { status, body } = await define("accountant", {
      display_name: "Accountant",
      permission_ids: ["$read_members"],
      given_by: ["admin"],
    });
    const role = {
      id: "accountant",
      display_name: "Accountant",
      permission_ids: ["$read_members"],
      given_by: ["admin"],
      is_defined: true,
      is_default: false,
      is_assignable: true,
    };
    expect([status, body]).toEqual([201, role]);
    const listed = (await home.project.server("GET", "/team-roles")).body.items;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(["admin", "member", "accountant"]);
    expect(listed[1]).toMatchObject({ display_name: null, given_by: ["admin"], is_default: true });
    expect((await profileOf(ann)).role_ids).toEqual(["admin"]);
    const definitions = await home.project.admin("GET", "/team-permission-definitions");
    expect(definitions.body.items).toContainEqual({
      id: "accountant",
      contained_permission_ids: ["$read_members"],
    });
  });

  it("can be made of a permission, whose holders have it then", async () => {
    const { project } = home;
    await project.admin("POST", "/team-permission-definitions", { id: "editor" });
    await project.server("POST", `/team-permissions/${team}/${bob.userId}/editor`, {});
    expect((await define("editor", { display_name: "Editor" })).status).toBe(201);
    expect((await profileOf(bob)).role_ids).toEqual(["member", "editor"]);
    expect((await define("editor")).code).toBe("PERMISSION_ID_ALREADY_EXISTS");
  });

  it("is not defined with what does not exist", async () => {
    const missing = { permission_ids: ["nothing"] };
    expect((await define("editor", missing)).code).toBe("CONTAINED_PERMISSION_NOT_FOUND");
    expect((await define("editor", { given_by: ["nothing"] })).code).toBe(
      "CONTAINED_PERMISSION_NOT_FOUND",
    );
    expect((await define("Editor")).code).toBe("SCHEMA_ERROR");
    const change = await home.project.server("PATCH", "/team-roles/editor", {});
    expect(change.code).toBe("PERMISSION_NOT_FOUND");
  });

  it("keeps its members and invitations when it is renamed", async () => {
    const { project } = home;
    await define("editor", { display_name: "Editor", given_by: ["admin"] });
    await setRoles(ann, bob, ["member", "editor"]);
    const email = newEmail();
    await invite(ann, email, ["editor"]);
    const renamed = { display_name: "Author" };
    expect((await project.server("PATCH", "/team-roles/editor", renamed)).body).toMatchObject({
      display_name: "Author",
      given_by: ["admin"],
    });
    const waiting = await suspendedMember("editor");
    await project.admin("PATCH", "/team-permission-definitions/editor", { id: "author" });
    await confirm(waiting);
    expect((await profileOf(waiting)).role_ids).toEqual(["author"]);
    expect((await profileOf(bob)).role_ids).toEqual(["member", "author"]);
    expect((await profileOf(await accept(email))).role_ids).toEqual(["author"]);
  });

  it("that members have is deleted only with a successor", async () => {
    const { project } = home;
    await define("editor", { given_by: ["admin"] });
    await setRoles(ann, bob, ["editor"]);
    const email = newEmail();
    await invite(ann, email, ["editor"]);
    const remove = (query: string) => project.server("DELETE", `/team-roles/editor${query}`);
    const waiting = await suspendedMember("editor");
    expect((await remove("")).status).toBe(400);
    expect((await remove("?successor_id=editor")).status).toBe(400);
    expect((await remove("?successor_id=nothing")).code).toBe("PERMISSION_NOT_FOUND");
    expect((await remove("?successor_id=admin")).status).toBe(200);
    await confirm(waiting);
    expect((await profileOf(waiting)).role_ids).toEqual(["admin"]);
    expect(await permissionsOf(bob)).toEqual(["admin"]);
    expect((await profileOf(await accept(email))).role_ids).toEqual(["admin"]);
  });

  it("that only a suspended member has is deleted only with a successor", async () => {
    for (const id of ["team_editor", "teamxeditor"]) await define(id, { given_by: ["admin"] });
    const waiting = await suspendedMember("team_editor");
    const remove = (path: string) => home.project.server("DELETE", `/team-roles/${path}`);
    expect((await remove("teamxeditor")).status).toBe(200);
    expect((await remove("team_editor")).status).toBe(400);
    expect((await remove("team_editor?successor_id=admin")).status).toBe(200);
    await confirm(waiting);
    expect((await profileOf(waiting)).role_ids).toEqual(["admin"]);
  });

  it("is listed to members, who learn its name and whether they may invite with it", async () => {
    await define("editor", { display_name: "Editor", given_by: ["admin"] });
    const facts = ({ id, is_assignable }: { id: string; is_assignable: boolean }) =>
      `${id} ${is_assignable}`;
    expect((await rolesIn(ann)).map(facts)).toEqual(["admin true", "member true", "editor true"]);
    expect((await rolesIn(bob)).map(facts)).toEqual(["admin false", "member true", "editor false"]);
    expect(Object.keys((await rolesIn(bob))[2])).toEqual([
      "id",
      "display_name",
      "is_defined",
      "is_default",
      "is_assignable",
    ]);
    const outsider = await home.project.person();
    const list = (path: string) => home.project.as(outsider, "GET", path);
    expect((await list(`/team-roles?team_id=${team}`)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect((await list("/team-roles")).status).toBe(400);
    const unknown = await home.project.server("GET", `/team-roles?team_id=${UNKNOWN_ID}`);
    expect(unknown.code).toBe("TEAM_NOT_FOUND");
  });
});

describe("the roles of a member", () => {
  it("are several, and leave other permissions as they are", async () => {
    await define("editor", { permission_ids: ["$update_team"], given_by: ["admin"] });
    const path = `/team-permissions/${team}/${bob.userId}/${encodeURIComponent("$update_team")}`;
    await home.project.server("POST", path, {});
    expect((await setRoles(ann, bob, ["member", "editor"])).body).toMatchObject({
      role_id: "member",
      role_ids: ["member", "editor"],
      assignable_role_ids: ["admin", "member", "editor"],
    });
    await setRoles(ann, bob, ["member"]);
    expect(await permissionsOf(bob)).toEqual(["$update_team", "member"]);
    await setRoles(ann, bob, []);
    expect((await profileOf(bob)).role_ids).toEqual([]);
  });

  it("change with the role", async () => {
    await define("editor", { given_by: ["admin"] });
    await setRoles(ann, bob, ["editor"]);
    expect(await permissionsOf(bob, true)).toEqual(["editor"]);
    const change = { permission_ids: ["$update_team"] };
    await home.project.server("PATCH", "/team-roles/editor", change);
    expect(await permissionsOf(bob, true)).toEqual(["$update_team", "editor"]);
  });

  it("come with an invitation, in place of the default role", async () => {
    await define("editor", { given_by: ["admin"] });
    const email = newEmail();
    const { status } = await invite(ann, email, ["editor", "editor"]);
    expect(status).toBe(200);
    const open = await home.project.as(ann, "GET", `/team-invitations?team_id=${team}`);
    expect(open.body.items[0].role_ids).toEqual(["editor", "editor"]);
    expect(await permissionsOf(await accept(email))).toEqual(["editor"]);
    const plain = newEmail();
    await invite(bob, plain, []);
    expect(await permissionsOf(await accept(plain))).toEqual(["member"]);
  });
});
