import assert from "node:assert/strict";
import { isLast, signUp } from "./step.mjs";

/** @import { Step } from "./step.mjs" */

/** Keys of the project, of users and of teams. @type {Readonly<Record<string, Step>>} */
export const KEY_STEPS = {
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
};
