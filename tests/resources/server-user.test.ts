import { KnownErrors } from "@stackkit/next";
import { beforeAll, describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../support/addresses.js";
import { type Apps, signUp, startApps } from "./set-up.js";

const NOBODY = "00000000-0000-4000-8000-000000000000";

let apps: Apps;
beforeAll(async () => {
  apps = await startApps();
});

describe("a user, as a server sees them", () => {
  it("is created, read, listed, changed and deleted", async () => {
    const { server } = apps;
    const email = newEmail();
    const made = await server.createUser({
      primaryEmail: email,
      primaryEmailAuthEnabled: true,
      password: "correct horse battery",
      displayName: "Ada",
      serverMetadata: { inner_key: 1 },
    });
    const read = await server.getUser(made.id);
    expect(read).toMatchObject({
      id: made.id,
      primaryEmail: email,
      displayName: "Ada",
      serverMetadata: { inner_key: 1 },
      hasPassword: true,
    });
    expect(read?.lastActiveAt).toBeInstanceOf(Date);
    expect(await server.getUser(NOBODY)).toBeNull();
    await read?.setPrimaryEmail(email, { verified: true });
    await read?.setServerMetadata({ plan: "pro" });
    await read?.setClientReadOnlyMetadata({ seat: 4 });
    await read?.setDisplayName("Ada L.");
    await read?.update({ otpAuthEnabled: true, passkeyAuthEnabled: false });
    expect(await server.getUser(made.id)).toMatchObject({
      primaryEmailVerified: true,
      serverMetadata: { plan: "pro" },
      clientReadOnlyMetadata: { seat: 4 },
      displayName: "Ada L.",
      otpAuthEnabled: true,
    });
    const list = await server.listUsers({ query: email });
    expect(list.map(({ id }) => id)).toEqual([made.id]);
    expect(list.nextCursor).toBeNull();
    await read?.delete();
    expect(await server.getUser(made.id)).toBeNull();
  });

  it.each(["", "ada", "../teams", `${NOBODY}x`])("is null for the id %j", async (id) => {
    const { server } = apps;
    expect(await server.getUser(id)).toBeNull();
    expect(await server.getTeam(id)).toBeNull();
  });

  it("is listed whole, beyond what one request reads", async () => {
    const { server } = await startApps();
    const names = Array.from({ length: 501 }, (_, at) => `user ${at}`);
    await Promise.all(names.map((displayName) => server.createUser({ displayName })));
    const list = await server.listUsers();
    expect(new Set(list.map(({ displayName }) => displayName))).toEqual(new Set(names));
    expect(list).toHaveLength(names.length);
    expect(list.nextCursor).toBeNull();
  });

  it("is listed a page at a time", async () => {
    const { server } = await startApps();
    for (const name of ["a", "b", "c"]) await server.createUser({ displayName: name });
    const first = await server.listUsers({ limit: 2, orderBy: "signedUpAt" });
    expect(first).toHaveLength(2);
    const rest = await server.listUsers({ limit: 2, cursor: first.nextCursor ?? "" });
    expect([...first, ...rest].map(({ displayName }) => displayName).toSorted()).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect((await server.listUsers({ desc: true }))[0]?.displayName).toBe(rest[0]?.displayName);
  });

  it("gets a session without asking for anything", async () => {
    const user = await apps.server.createUser({ displayName: "Bot" });
    const tokens = await (await user.createSession()).getTokens();
    const again = await apps.visitor().getUser({
      tokenStore: {
        accessToken: tokens.accessToken as string,
        refreshToken: tokens.refreshToken,
      },
    });
    expect(again?.id).toBe(user.id);
    const sessions = await user.getActiveSessions();
    expect(sessions).toHaveLength(1);
    await user.revokeSession(sessions[0]?.id ?? "");
    expect(await user.getActiveSessions()).toEqual([]);
  });

  it("gets a password, and an error for what only the user can do", async () => {
    const user = await apps.server.createUser({
      primaryEmail: newEmail(),
      primaryEmailAuthEnabled: true,
    });
    expect(await user.setPassword({ password: "short" })).toBeInstanceOf(
      KnownErrors.PasswordTooShort,
    );
    expect(await user.setPassword({ password: "correct horse battery" })).toBeUndefined();
    await expect(user.updatePassword({ oldPassword: "a", newPassword: "b" })).rejects.toThrow(
      "NOT_ON_A_SERVER_USER",
    );
    await expect(user.sendVerificationEmail()).rejects.toThrow("NOT_ON_A_SERVER_USER");
  });

  it("has contact channels that a server may mark verified", async () => {
    const user = await apps.server.createUser({});
    const value = newEmail();
    const channel = await user.createContactChannel({
      value,
      type: "email",
      usedForAuth: false,
      isVerified: true,
    });
    expect(channel).toMatchObject({ value, isVerified: true });
    await channel.update({ isVerified: false });
    expect((await user.listContactChannels())[0]?.isVerified).toBe(false);
    await channel.delete();
    expect(await user.listContactChannels()).toEqual([]);
  });

  it("is in teams, with permissions that a server grants and revokes", async () => {
    const { server, admin } = apps;
    await admin.createTeamPermissionDefinition({ id: "write", containedPermissionIds: [] });
    await admin.createProjectPermissionDefinition({ id: "beta", containedPermissionIds: [] });
    const owner = await server.createUser({ displayName: "Owner" });
    const member = await server.createUser({ displayName: "Member" });
    const team = await server.createTeam({ displayName: "Crew", creatorUserId: owner.id });
    await team.addUser(member.id);
    await expect(team.addUser(member.id)).rejects.toBeInstanceOf(
      KnownErrors.TeamMembershipAlreadyExists,
    );
    const users = await team.listUsers();
    expect(users.map(({ displayName }) => displayName).toSorted()).toEqual(["Member", "Owner"]);
    expect(users[0]?.createSession).toBeTypeOf("function");
    expect(users[0]?.teamProfile).toBeDefined();
    await member.grantPermission(team, "write");
    expect(await member.hasPermission(team, "write")).toBe(true);
    await member.revokePermission(team, "write");
    expect(await member.hasPermission(team, "write")).toBe(false);
    for (const id of [crypto.randomUUID(), "from-an-address"]) {
      expect(await member.hasPermission({ id }, "write")).toBe(false);
      expect(await member.listPermissions({ id })).toEqual([]);
    }
    await member.grantPermission("beta");
    expect(await member.listPermissions()).toEqual([{ id: "beta" }]);
    await member.leaveTeam(team);
    expect(await member.listTeams()).toEqual([]);
    await team.update({ serverMetadata: { limit: 3 } });
    expect(await server.getTeam(team.id)).toMatchObject({
      serverMetadata: { limit: 3 },
      displayName: "Crew",
    });
    expect((await server.getTeam(team.id))?.createdAt).toBeInstanceOf(Date);
    expect((await server.listTeams()).map(({ id }) => id)).toContain(team.id);
    const own = await owner.createTeam({ displayName: "Second" });
    expect((await server.getUser(owner.id))?.selectedTeam?.id).toBe(own.id);
    await team.delete();
    expect(await server.getTeam(team.id)).toBeNull();
  });

  it("as the current user has both a session and a server's powers", async () => {
    const { user, password } = await signUp(apps);
    const tokenStore = { headers: new Headers(await user.getAuthHeaders()) };
    const current = await apps.server.getUser({ tokenStore, or: "throw" });
    expect(Object.isFrozen(current)).toBe(true);
    await current.setServerMetadata({ seen: true });
    expect(
      await current.updatePassword({ oldPassword: password, newPassword: "another password" }),
    ).toBeUndefined();
    await expect(current.sendVerificationEmail()).rejects.toThrow("CALLBACK_URL_REQUIRED");
    await expect(current.getConnectedAccount("github", { or: "redirect" })).rejects.toThrow(
      "BROWSER_ONLY",
    );
    expect(await current.getConnectedAccount("github")).toBeNull();
    expect(current.toClientJson()).not.toHaveProperty("server_metadata");
  });

  it("cannot be invited from a server without saying where to", async () => {
    const team = await apps.server.createTeam({ displayName: "Crew" });
    await expect(team.inviteUser({ email: "a@example.com" })).rejects.toThrow(
      "CALLBACK_URL_REQUIRED",
    );
    await team.inviteUser({ email: "a@example.com", callbackUrl: CALLBACK });
    expect((await team.listInvitations()).map(({ recipientEmail }) => recipientEmail)).toEqual([
      "a@example.com",
    ]);
  });

  it("has hooks that name their twins if no hook can run", async () => {
    const user = await apps.server.createUser({});
    expect(() => user.useTeams()).toThrow("listTeams()");
    expect(() => apps.server.useUser()).toThrow("getUser()");
    expect(() => apps.server.useUsers()).toThrow("listUsers()");
    expect(() => apps.admin.useProject()).toThrow("getProject()");
  });
});
