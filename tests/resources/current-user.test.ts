import { KnownErrors, stackAppInternalsSymbol } from "@stackkit/next";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { CALLBACK } from "../support/addresses.js";
import { type Apps, signUp, startApps, verify } from "./set-up.js";

let apps: Apps;
beforeAll(async () => {
  apps = await startApps();
});

describe("the current user", () => {
  it("is null before a sign-in, and the user afterwards", async () => {
    const app = apps.visitor();
    expect(await app.getUser()).toBeNull();
    const { user, email } = await signUp(apps);
    expect(user.primaryEmail).toBe(email);
    expect(user.signedUpAt).toBeInstanceOf(Date);
    expect(user.hasPassword).toBe(true);
  });

  it("is a frozen snapshot", async () => {
    const { user, app } = await signUp(apps);
    expect(Object.isFrozen(user)).toBe(true);
    await user.update({ displayName: "Ada" });
    expect(user.displayName).toBeNull();
    expect((await app.getUser())?.displayName).toBe("Ada");
  });

  it("a wrong password has an error of its own", async () => {
    const { email } = await signUp(apps);
    const result = await apps
      .visitor()
      .signInWithCredential({ email, password: "wrong password", noRedirect: true });
    expect(
      result.status === "error" && result.error instanceof KnownErrors.EmailPasswordMismatch,
    ).toBe(true);
  });

  it("signs in again with the password, and out", async () => {
    const { email, password } = await signUp(apps);
    const app = apps.visitor();
    expect(await app.signInWithCredential({ email, password, noRedirect: true })).toEqual({
      status: "ok",
      data: undefined,
    });
    const user = await app.getUser({ or: "throw" });
    expect((await user.currentSession.getTokens()).refreshToken).toHaveLength(45);
    await user.signOut();
    expect(await app.getUser()).toBeNull();
    expect(await user.currentSession.getTokens()).toEqual({
      accessToken: null,
      refreshToken: null,
    });
  });

  it.each(["signOut", "delete"] as const)(
    "%s leaves alone who has signed in meanwhile, as in another tab",
    async (method) => {
      const other = await signUp(apps);
      const { app, user } = await signUp(apps);
      const open = globalThis.fetch;
      vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
        const answer = await open(...args);
        if (args[1]?.method === "DELETE")
          await app.signInWithCredential({ ...other, noRedirect: true });
        return answer;
      });
      await user[method]();
      expect((await app.getUser())?.id).toBe(other.user.id);
    },
  );

  it("gets teams, permissions, channels, sessions and profiles", async () => {
    const { user, app } = await signUp(apps);
    const team = await user.createTeam({ displayName: "Atlas" });
    expect((await app.getUser())?.selectedTeam?.displayName).toBe("Atlas");
    expect((await user.listTeams()).map(({ id }) => id)).toEqual([team.id]);
    expect(await user.getTeam("00000000-0000-4000-8000-000000000000")).toBeNull();
    expect(await user.hasPermission(team, "$update_team")).toBe(true);
    expect(await user.getPermission(team, "$delete_team")).toEqual({ id: "$delete_team" });
    await team.update({ displayName: "Atlas 2" });
    expect((await user.getTeam(team.id))?.displayName).toBe("Atlas 2");
    const profile = await user.getTeamProfile(team);
    await profile.update({ displayName: "Cap" });
    expect(
      (await team.listUsers()).map(({ id, teamProfile }) => [id, teamProfile.displayName]),
    ).toEqual([[user.id, "Cap"]]);
    const [channel] = await user.listContactChannels();
    expect(channel).toMatchObject({
      value: user.primaryEmail,
      type: "email",
      isPrimary: true,
      isVerified: false,
    });
    await channel?.sendVerificationEmail({ callbackUrl: CALLBACK });
    await verify(apps, user.id);
    await team.inviteUser({ email: "b@example.com", callbackUrl: CALLBACK });
    const [invitation] = await team.listInvitations();
    expect(invitation?.recipientEmail).toBe("b@example.com");
    await invitation?.revoke();
    expect(await team.listInvitations()).toEqual([]);
    const sessions = await user.getActiveSessions();
    expect(sessions).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ isCurrentSession: true, userId: user.id });
    await user.leaveTeam(team);
    expect(await user.listTeams()).toEqual([]);
  });

  it("changes and sets passwords, and gets an error for invalid ones", async () => {
    const { user, password } = await signUp(apps);
    expect(
      await user.updatePassword({ oldPassword: password, newPassword: "short" }),
    ).toBeInstanceOf(KnownErrors.PasswordTooShort);
    expect(
      await user.updatePassword({ oldPassword: "not this one", newPassword: "another password" }),
    ).toBeInstanceOf(KnownErrors.PasswordConfirmationMismatch);
    expect(
      await user.updatePassword({ oldPassword: password, newPassword: "another password" }),
    ).toBeUndefined();
  });

  it("is known by its token alone without a call", async () => {
    const { app, user } = await signUp(apps);
    const session = await app.getSession();
    expect(session).toMatchObject({ id: user.id });
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(await app.getUser({ from: "token", or: "throw" })).toEqual(session);
    await expect(apps.visitor().getUser({ or: "throw" })).rejects.toThrow("ACCOUNT_NOT_SIGNED_IN");
  });

  it("may have no display name", async () => {
    const app = apps.visitor();
    const [first, second] = await Promise.all([
      app.getUser({ or: "anonymous" }),
      app.getUser({ or: "anonymous" }),
    ]);
    expect(first.isAnonymous).toBe(true);
    expect(second.id).toBe(first.id);
    expect(await app.getUser()).toBeNull();
    expect((await app.getUser({ or: "anonymous-if-exists" }))?.id).toBe(first.id);
  });

  it("deletes the account, and is signed out then", async () => {
    const { user, app } = await signUp(apps);
    await user.delete();
    expect(await app.getUser()).toBeNull();
  });

  it("hands its tokens to the app's own server", async () => {
    const { user } = await signUp(apps);
    const headers = new Headers(await user.getAuthHeaders());
    expect((await apps.server.getUser({ tokenStore: { headers } }))?.id).toBe(user.id);
    const pair = await user.getAuthJson();
    expect(
      (
        await apps.server.getUser({
          tokenStore: { accessToken: pair.accessToken as string, refreshToken: pair.refreshToken },
        })
      )?.id,
    ).toBe(user.id);
  });

  it("is known by an access token alone, while that lives, and by the cookies of a request", async () => {
    const { user } = await signUp(apps);
    const { accessToken, refreshToken } = await user.getAuthJson();
    expect(
      (
        await apps
          .visitor()
          .getUser({ tokenStore: { accessToken: accessToken as string, refreshToken: null } })
      )?.id,
    ).toBe(user.id);
    const cookie = `stack-refresh-${apps.project.id}=${refreshToken}; stack-access=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}`;
    expect(
      (await apps.server.getUser({ tokenStore: { headers: new Headers({ cookie }) } }))?.id,
    ).toBe(user.id);
  });

  it("is for tools too: calls in its name, by the app's own internals", async () => {
    const { app, user } = await signUp(apps);
    const answer = await app[stackAppInternalsSymbol].sendRequest("/users/me", { method: "GET" });
    expect(await answer.json()).toMatchObject({ id: user.id });
    await expect(
      apps.visitor()[stackAppInternalsSymbol].sendRequest("/users/me", { method: "GET" }),
    ).rejects.toBeInstanceOf(KnownErrors.CannotGetOwnUserWithoutUser);
    const users = await apps.server[stackAppInternalsSymbol].sendRequest(
      "/users?limit=1",
      { method: "GET" },
      "server",
    );
    expect((await users.json()).items).toHaveLength(1);
  });

  it("is read by the old name of getUser() as well, with a warning", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await apps.server.getServerUser()).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("use getUser()"));
  });
});
