import assert from "node:assert/strict";
import { AT, assertOk, isLast, newEmail, PASSWORD, signUp } from "./step.mjs";

/** @import { Step } from "./step.mjs" */

/** What users do with their own account. @type {Readonly<Record<string, Step>>} */
export const OWN_ACCOUNT_STEPS = {
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
  "is no customer": async ({ client }) => {
    const { user } = await signUp(client);
    // Its account settings ask, and show nothing if they get no answer.
    assert.deepEqual(await user.getBilling(), { hasCustomer: false, defaultPaymentMethod: null });
    assert.equal((await user.listProducts()).length, 0);
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
};
