import { KnownErrors } from "@stackkit/next";
import { beforeAll, describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../support/addresses.js";
import { type Apps, signUp, startApps, verify } from "./set-up.js";

let apps: Apps;
beforeAll(async () => {
  apps = await startApps();
  await apps.admin.createTeamPermissionDefinition({ id: "pay", containedPermissionIds: [] });
  await apps.admin.createTeamRole({
    id: "accountant",
    displayName: "Accountant",
    permissionIds: ["pay", "$read_members"],
    givenBy: ["admin"],
  });
});

/** A team of its creator, with one more member. */
async function crew() {
  const [ann, bob] = [await signUp(apps), await signUp(apps)];
  await verify(apps, ann.user.id);
  const team = await ann.user.createTeam({ displayName: "Crew" });
  const onServer = await apps.server.getTeam(team.id);
  await onServer?.addUser(bob.user.id);
  if (!onServer) throw new Error("The team is gone.");
  return { ann: ann.user, bob: bob.user, team, onServer };
}
const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe("members of a team", () => {
  it("are listed in pages, and searched", async () => {
    const { ann, bob, team, onServer } = await crew();
    await (await bob.getTeamProfile(team)).update({ displayName: "Zoë Ångström" });
    const first = await team.listUsers({ limit: 1 });
    expect(first.map(({ id }) => id)).toEqual([ann.id]);
    const rest = await team.listUsers({ cursor: first.nextCursor ?? "" });
    expect(rest.map(({ id }) => id)).toEqual([bob.id]);
    expect(rest.nextCursor).toBeNull();
    const [found] = await onServer.listUsers({ query: "angstrom" });
    expect([found?.id, found?.primaryEmail]).toEqual([bob.id, bob.primaryEmail]);
    const all = await team.listUsers();
    expect([all.length, all.nextCursor]).toEqual([2, null]);
  });
});

describe("roles of a project", () => {
  it("are defined, changed and listed by an administrator", async () => {
    const { admin } = apps;
    const made = await admin.createTeamRole({ id: "scribe" });
    expect(made).toMatchObject({ id: "scribe", displayName: null, permissionIds: [], givenBy: [] });
    await admin.updateTeamRole("scribe", { displayName: "Scribe", givenBy: ["admin"] });
    const roles = await admin.listTeamRoles();
    expect(roles.map(({ id }) => id)).toEqual(["admin", "accountant", "member", "scribe"]);
    expect(roles[3]).toMatchObject({ displayName: "Scribe", givenBy: ["admin"] });
    expect(await errorOf(admin.createTeamRole({ id: "scribe" }))).toBeInstanceOf(
      KnownErrors.PermissionIdAlreadyExists,
    );
    await admin.deleteTeamRole("scribe");
    expect(await errorOf(admin.updateTeamRole("scribe", {}))).toBeInstanceOf(
      KnownErrors.PermissionNotFound,
    );
  });

  it("are listed to members with what they may give, and with no definition", async () => {
    const { ann, bob, team } = await crew();
    const accountant = {
      id: "accountant",
      displayName: "Accountant",
      isDefined: true,
      isDefault: false,
    };
    await (await apps.server.getUser(ann.id))?.grantPermission(team, "pay");
    const shown = (await ann.getTeam(team.id))?.listRoles();
    expect(await shown).toContainEqual({ ...accountant, isAssignable: true });
    const seen = await (await bob.getTeam(team.id))?.listRoles();
    expect(seen).toContainEqual({ ...accountant, isAssignable: false });
  });

  it("are replaced as one list, and a member's are in their profile", async () => {
    const { bob, team, onServer } = await crew();
    await onServer.setRoles(bob.id, ["accountant", "member"]);
    const member = (await team.listUsers()).find(({ id }) => id === bob.id);
    expect(member?.teamProfile.roleIds?.toSorted()).toEqual(["accountant", "member"]);
    expect([await bob.hasRole(team, "accountant"), await bob.hasPermission(team, "pay")]).toEqual([
      true,
      true,
    ]);
    await (await bob.getTeamProfile(team)).update({ roleIds: ["member"] });
    const onlyMember = await apps.server.getUser(bob.id);
    expect(await onlyMember?.hasRole(team, "accountant")).toBe(false);
    expect((await bob.getTeamProfile(team)).roleIds).toEqual(["member"]);
  });

  it("are not given by a member who lacks what they allow", async () => {
    const { ann, bob, team } = await crew();
    const refused = await errorOf(team.setRoles(bob.id, ["member", "accountant"]));
    expect(refused).toBeInstanceOf(KnownErrors.TeamPermissionRequired);
    const invited = team.inviteUser({
      email: newEmail(),
      callbackUrl: CALLBACK,
      roleIds: ["accountant"],
    });
    expect(await errorOf(invited)).toBeInstanceOf(KnownErrors.TeamPermissionRequired);
    await (await apps.server.getUser(ann.id))?.grantPermission(team, "pay");
    await team.setRoles(bob.id, ["member", "accountant"]);
    expect(await (await apps.server.getUser(bob.id))?.hasRole(team, "accountant")).toBe(true);
  });

  it("are not changed by members without the permission, or by strangers", async () => {
    const { ann, bob, team } = await crew();
    const byBob = await bob.getTeam(team.id);
    const own = errorOf(byBob?.setRoles(bob.id, ["admin"]) ?? Promise.resolve());
    expect(await own).toBeInstanceOf(KnownErrors.TeamPermissionRequired);
    const others = errorOf(byBob?.setRoles(ann.id, ["member"]) ?? Promise.resolve());
    expect(await others).toBeInstanceOf(KnownErrors.TeamPermissionRequired);
    await bob.leaveTeam(team);
    expect(await errorOf(byBob?.listRoles() ?? Promise.resolve())).toBeInstanceOf(
      KnownErrors.TeamMembershipNotFound,
    );
  });

  it("are named in an invitation", async () => {
    const { team, onServer } = await crew();
    const email = newEmail();
    await onServer.inviteUser({ email, callbackUrl: CALLBACK, roleIds: ["accountant"] });
    await onServer.inviteUser({ email: newEmail(), callbackUrl: CALLBACK });
    const roles = (await team.listInvitations()).map(({ roleIds }) => roleIds);
    expect(roles).toHaveLength(2);
    expect(roles).toEqual(expect.arrayContaining([["accountant"], undefined]));
  });

  it("held directly are roles, and those within a role are none", async () => {
    const { ann, bob, team } = await crew();
    await apps.admin.createTeamRole({ id: "boss", permissionIds: ["accountant"] });
    await (await apps.server.getTeam(team.id))?.setRoles(bob.id, ["boss"]);
    expect(await bob.hasRole(team, "boss")).toBe(true);
    expect(await bob.hasRole(team, "accountant")).toBe(false);
    expect(await ann.hasRole(team, "boss")).toBe(false);
    const unnamed = await errorOf(apps.admin.deleteTeamRole("boss"));
    expect(unnamed).toBeInstanceOf(Error);
    await apps.admin.deleteTeamRole("boss", { successorId: "member" });
    expect(await (await apps.server.getUser(bob.id))?.hasRole(team, "member")).toBe(true);
  });
});
