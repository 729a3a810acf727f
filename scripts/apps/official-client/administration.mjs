import assert from "node:assert/strict";
import { isLast, newEmail, PASSWORD, signUp } from "./step.mjs";

/** @import { Step } from "./step.mjs" */

/** What servers and administrators do. @type {Readonly<Record<string, Step>>} */
export const ADMINISTRATION_STEPS = {
  "manages users on a server": async ({ client, server }) => {
    const email = newEmail();
    const options = { primaryEmail: email, primaryEmailAuthEnabled: true, password: PASSWORD };
    const user = await server.createUser({ ...options, displayName: "Sam" });
    await user.update({ displayName: "Sam 2", serverMetadata: { plan: "gold" } });
    const read = await server.getUser(user.id);
    assert.deepEqual([read.displayName, read.serverMetadata], ["Sam 2", { plan: "gold" }]);
    if (isLast(server)) assert.equal(read.isRestricted, false);
    const listed = await server.listUsers({ limit: 100, query: email });
    assert.deepEqual(
      listed.map((/** @type {any} */ { id }) => id),
      [user.id],
    );
    const draft = { type: "email", value: newEmail(), usedForAuth: false, isVerified: true };
    await user.createContactChannel(draft);
    assert.equal((await user.listContactChannels()).length, 2);
    await user.setPassword({ password: `${PASSWORD} 3` });
    const { user: person } = await signUp(client);
    const tokenStore = await person.getAuthJson();
    assert.equal((await server.getUser({ tokenStore })).id, person.id);
    await user.delete();
    assert.equal(await server.getUser(user.id), null);
  },
  "opens and ends sessions on a server": async ({ server }) => {
    const user = await server.createUser({ primaryEmail: newEmail() });
    const session = await user.createSession({ expiresInMillis: 60_000 });
    assert.ok((await session.getTokens()).accessToken);
    const [{ id }] = await user.getActiveSessions();
    await user.revokeSession(id);
    assert.deepEqual(await user.getActiveSessions(), []);
  },
  "manages teams and permissions on a server": async ({ server }) => {
    const owner = await server.createUser({ primaryEmail: newEmail() });
    const member = await server.createUser({ primaryEmail: newEmail() });
    const team = await server.createTeam({ displayName: "Crew", creatorUserId: owner.id });
    await team.update({ displayName: "Crew 2", serverMetadata: { seats: 4 } });
    assert.equal((await server.getTeam(team.id)).displayName, "Crew 2");
    assert.ok((await server.listTeams()).length > 0);
    await team.addUser(member.id);
    assert.equal((await team.listUsers()).length, 2);
    await member.grantPermission(team, "admin");
    assert.equal(await member.hasPermission(team, "admin"), true);
    await member.revokePermission(team, "admin");
    assert.equal(await member.hasPermission(team, "admin"), false);
    await team.removeUser(member.id);
    assert.equal((await team.listUsers()).length, 1);
    await team.delete();
    assert.equal(await server.getTeam(team.id), null);
  },
  "defines permissions": async ({ admin }) => {
    const draft = { id: "write_posts", description: "d", containedPermissionIds: [] };
    await admin.createTeamPermissionDefinition(draft);
    await admin.updateTeamPermissionDefinition("write_posts", { description: "e" });
    const found = (await admin.listTeamPermissionDefinitions()).find(
      (/** @type {any} */ { id }) => id === "write_posts",
    );
    assert.equal(found.description, "e");
    await admin.deleteTeamPermissionDefinition("write_posts");
    await admin.createProjectPermissionDefinition({ ...draft, id: "read_reports" });
    assert.equal((await admin.listProjectPermissionDefinitions()).length, 1);
    await admin.deleteProjectPermissionDefinition("read_reports");
  },
  "reads and changes the project": async ({ client, admin }) => {
    assert.equal((await client.getProject()).displayName, "Official client");
    const project = await admin.getProject();
    await project.update({ displayName: "Renamed", description: "d" });
    const changed = await admin.getProject();
    assert.deepEqual([changed.displayName, changed.description], ["Renamed", "d"]);
    const templates = await admin.listEmailTemplates();
    assert.equal(templates.length, 4);
    if (!isLast(admin)) return;
    assert.deepEqual(await admin.listSentEmails(), []);
    const names = templates.map((/** @type {any} */ { displayName }) => displayName);
    assert.ok(names.includes("Sign-in code"), names.join());
  },
};
