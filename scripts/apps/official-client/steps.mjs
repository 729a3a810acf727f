// What the official client does on our service: one function per subject, each with its own people.
import assert from "node:assert/strict";

const PASSWORD = "correct horse battery";
const AT = "http://localhost:3000";

/**
 * Calls the service as a server, for what a client has no method for.
 * @typedef {(path: string, body: object) => Promise<any>} Post
 * @typedef {{ client: any, server: any, admin: any, reconnect: () => any, post: Post }} Apps
 * @typedef {(apps: Apps) => Promise<void>} Step
 */

let people = 0;
const newEmail = () => `person-${++people}@example.com`;

/** @param {any} result */
const assertOk = (result) => assert.equal(result.status, "ok", JSON.stringify(result));

/** Whether an app is one of 2.8.108, which has more than 2.8.1. @param {any} app */
const isLast = (app) => "getPartialUser" in app;

/** @param {any} client */
async function signUp(client) {
  const email = newEmail();
  const options = { email, password: PASSWORD, noRedirect: true };
  assertOk(
    await client.signUpWithCredential({ ...options, verificationCallbackUrl: `${AT}/verify` }),
  );
  return { email, user: await client.getUser({ or: "throw" }) };
}

/** @type {Readonly<Record<string, Step>>} */
export const STEPS = {
  "signs up, out and in": async ({ client }) => {
    const { email, user } = await signUp(client);
    assert.equal(user.primaryEmail, email);
    // Outside a browser it cannot navigate afterwards.
    await user
      .signOut()
      .catch((/** @type {Error} */ { message }) => assert.match(message, /window/));
    assert.equal(await client.getUser(), null);
    const options = { email, noRedirect: true };
    assertOk(await client.signInWithCredential({ ...options, password: PASSWORD }));
    assert.equal((await client.getUser()).id, user.id);
    const wrong = await client.signInWithCredential({ ...options, password: "another password" });
    assert.equal(wrong.error.errorCode, "EMAIL_PASSWORD_MISMATCH");
  },
  "knows the user by the token alone": async ({ client }) => {
    const { email, user } = await signUp(client);
    const partial = await client.getPartialUser({ from: "token" });
    assert.deepEqual([partial.id, partial.primaryEmail], [user.id, email]);
    const { accessToken, refreshToken } = await user.getAuthJson();
    assert.ok(accessToken.length <= 1100 && refreshToken);
  },
  "changes the signed-in user": async ({ client }) => {
    const { email, user } = await signUp(client);
    await user.update({ displayName: "Ann", clientMetadata: { theme: "dark" } });
    const changed = await client.getUser();
    assert.deepEqual([changed.displayName, changed.clientMetadata], ["Ann", { theme: "dark" }]);
    await user.updatePassword({ oldPassword: PASSWORD, newPassword: `${PASSWORD} 2` });
    const options = { email, password: `${PASSWORD} 2`, noRedirect: true };
    assertOk(await client.signInWithCredential(options));
    assertOk(await client.sendForgotPasswordEmail(email, { callbackUrl: `${AT}/reset` }));
    assertOk(await client.sendMagicLinkEmail(email, { callbackUrl: `${AT}/sign-in` }));
    await (await client.getUser()).delete();
    assert.equal(await client.getUser(), null);
  },
  "changes contact channels": async ({ client }) => {
    const { user } = await signUp(client);
    const draft = { type: "email", value: newEmail(), usedForAuth: false };
    const channel = await user.createContactChannel(draft);
    // 2.8.1 takes no address here, and finds its own in browsers only.
    if (isLast(client)) await channel.sendVerificationEmail({ callbackUrl: `${AT}/verify` });
    assert.equal((await user.listContactChannels()).length, 2);
    await channel.delete();
    assert.equal((await user.listContactChannels()).length, 1);
  },
  "reads and ends sessions": async ({ client, reconnect }) => {
    const { email, user } = await signUp(client);
    const elsewhere = reconnect();
    assertOk(await elsewhere.signInWithCredential({ email, password: PASSWORD, noRedirect: true }));
    const sessions = await user.getActiveSessions();
    assert.equal(sessions.length, 2);
    const other = sessions.find((/** @type {any} */ session) => !session.isCurrentSession);
    await user.revokeSession(other.id);
    assert.equal((await user.getActiveSessions()).length, 1);
  },
  "creates, selects and invites to a team": async ({ client, server }) => {
    const { user } = await signUp(client);
    const team = await user.createTeam({ displayName: "Harbour" });
    await user.setSelectedTeam(team);
    assert.equal((await client.getUser()).selectedTeam.id, team.id);
    assert.equal((await user.listTeams()).length, 1);
    assert.equal((await team.listUsers()).length, 1);
    const invitation = { email: newEmail(), callbackUrl: `${AT}/join` };
    await assert.rejects(team.inviteUser(invitation), { errorCode: "EMAIL_NOT_VERIFIED" });
    await (await server.getUser(user.id)).update({ primaryEmailVerified: true });
    await team.inviteUser(invitation);
    assert.equal((await team.listInvitations()).length, 1);
    await team.update({ displayName: "Harbour 2" });
    assert.equal((await user.getTeam(team.id)).displayName, "Harbour 2");
    assert.equal(await user.hasPermission(team, "$update_team"), true);
    assert.equal(await user.hasPermission(team, "unknown"), false);
    await user.leaveTeam(team);
    assert.deepEqual(await user.listTeams(), []);
  },
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
  "makes and revokes keys": async ({ admin }) => {
    const isNamed = isLast(admin);
    const made = await admin[isNamed ? "createInternalApiKey" : "createApiKey"]({
      description: "ci",
      expiresAt: new Date(Date.now() + 3_600_000),
      hasPublishableClientKey: true,
      hasSecretServerKey: true,
      hasSuperSecretAdminKey: false,
    });
    assert.match(made.secretServerKey, /^ssk_/);
    const keyOf = async () =>
      (await admin[isNamed ? "listInternalApiKeys" : "listApiKeys"]()).find(
        (/** @type {any} */ { id }) => id === made.id,
      );
    assert.equal((await keyOf()).isValid(), true);
    await (await keyOf()).revoke();
    assert.equal((await keyOf()).isValid(), false);
  },
  "makes, reads and revokes API keys of a user": async ({ client, server }) => {
    const { user } = await signUp(client);
    assert.deepEqual(await user.listApiKeys(), []);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const made = await user.createApiKey({ description: "Export", expiresAt });
    assert.match(made.value, /^sk_/);
    assert.deepEqual([made.userId, made.type, made.isValid()], [user.id, "user", true]);
    assert.equal((await server.getUser({ apiKey: made.value })).id, user.id);
    assert.equal(await server.getUser({ apiKey: `${made.value}0` }), null);
    const keyOf = async () => (await user.listApiKeys())[0];
    const key = await keyOf();
    assert.deepEqual([key.value, key.whyInvalid()], [{ lastFour: made.value.slice(-4) }, null]);
    assert.equal(key.expiresAt.getTime(), expiresAt.getTime());
    await key.update({ description: "Nightly export" });
    assert.equal((await keyOf()).description, "Nightly export");
    await (await keyOf()).revoke();
    assert.equal((await keyOf()).whyInvalid(), "manually-revoked");
    const byServer = await (await server.getUser(user.id)).createApiKey({ description: "Cron" });
    assert.equal((await server.getUser({ apiKey: byServer.value })).id, user.id);
    assert.equal((await client.getProject()).config.allowUserApiKeys, true);
  },
  "makes, reads and revokes API keys of a team": async ({ client, server }) => {
    const { user } = await signUp(client);
    const team = await user.createTeam({ displayName: "Harbour" });
    const made = await team.createApiKey({ description: "CI", isPublic: true });
    assert.match(made.value, /^pk_/);
    assert.deepEqual([made.teamId, made.type], [team.id, "team"]);
    assert.equal((await server.getTeam({ apiKey: made.value })).id, team.id);
    const [key] = await team.listApiKeys();
    await key.revoke();
    assert.equal((await team.listApiKeys())[0].isValid(), false);
    assert.equal((await server.listTeams()).length > 0, true);
  },
  "lists accounts at providers": async ({ client, server, post }) => {
    const { user } = await signUp(client);
    assert.deepEqual(await user.listOAuthProviders(), []);
    assert.deepEqual(await user.listConnectedAccounts(), []);
    const oauth_providers = [{ id: "github", account_id: "gh-1", email: "ann@example.com" }];
    const imported = await post("/users", { oauth_providers });
    const owner = await server.getUser(imported.id);
    const [provider] = await owner.listOAuthProviders();
    assert.deepEqual(
      [provider.type, provider.accountId, provider.email, provider.allowSignIn],
      ["github", "gh-1", "ann@example.com", true],
    );
    const [account] = await owner.listConnectedAccounts();
    assert.deepEqual([account.provider, account.providerAccountId], ["github", "gh-1"]);
  },
  "sends mails, and turns them off": async ({ client, server }) => {
    const { user } = await signUp(client);
    await server.sendEmail({ userIds: [user.id], subject: "Hello", html: "<p>Hello</p>" });
    const news = async () =>
      (await user.listNotificationCategories()).find(
        (/** @type {any} */ { name }) => name === "Marketing",
      );
    const before = await news();
    assert.deepEqual([before.enabled, before.canDisable], [true, true]);
    await before.setEnabled(false);
    const owner = await server.getUser(user.id);
    const [first, second] = await owner.listNotificationCategories();
    assert.deepEqual(
      [first.name, first.canDisable, second.enabled],
      ["Transactional", false, false],
    );
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

/** Steps that 2.8.1 cannot take. It reads the service's list of sessions as an array, and has no API
 * keys, no lists of accounts and no mails of apps. */
export const NOT_IN_FIRST = [
  "knows the user by the token alone",
  "opens and ends sessions on a server",
  "makes, reads and revokes API keys of a user",
  "makes, reads and revokes API keys of a team",
  "lists accounts at providers",
  "sends mails, and turns them off",
];

/** Calls of the last official client that our service does not have: ADR 034. */
/** @type {Readonly<Record<string, Step>>} */
export const LACKING = {
  "GET /internal/config": async ({ admin }) => (await admin.getProject()).getConfig(),
  "PATCH /internal/config/override/environment": async ({ admin }) =>
    (await admin.getProject()).updateConfig({ "auth.allowSignUp": true }),
};
